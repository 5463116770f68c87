// Calls to the server's HTTP API. A refusal is thrown as an error with the server's text.
import { settings } from './settings.svelte';
import type * as wire from './wire';

export class Refusal extends Error {
  constructor(
    readonly fault: string,
    text: string,
  ) {
    super(text);
  }
}

/** The first response sets a new visitor's cookie; two requests before that would create two people. */
let first: Promise<unknown> | null = null;

async function known(url: URL, init?: RequestInit): Promise<Response> {
  const before = first;
  if (before) await before;
  const answer = fetch(url, init);
  if (!before) first = answer.catch(() => (first = null));
  return answer;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', settings.language);
  const answer = await known(url, init);
  const body: unknown = await answer.json().catch(() => null);
  const fault = body as Partial<wire.Fault> | null;
  if (!answer.ok) throw new Refusal(fault?.fault ?? 'unreachable', fault?.text ?? answer.statusText);
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const home = () => ask<wire.Home>('/api/home');
export const lobby = () => ask<wire.Lobby>('/api/tables');
export const openTable = (form: wire.NewTable) => post<wire.Opened>('/api/tables', form);
export const opened = (table: string) => ask<wire.Opened>(`/api/tables/${table}`);
export const sit = (table: string, seat: number, name: string) =>
  post<wire.Joined>(`/api/tables/${table}/sit`, { seat, name });
export const invitation = (secret: string) => post<wire.Invitation>('/api/invitation', { secret });
export const join = (secret: string, name: string) => post<wire.Joined>('/api/join', { secret, name });
export const introduce = (name: string) => post<wire.Me>('/api/me', { name });
export const linkCode = () => post<wire.LinkCode>('/api/me/link', {});
export const recoveryCode = () => post<wire.RecoveryCode>('/api/me/recovery', {});
export const linkDevice = (code: string) => post<wire.Me>('/api/link', { code });
export const deleteMe = () => ask<wire.Me>('/api/me', { method: 'DELETE' });
export const guide = (game: string) => ask<wire.Guide>(`/api/games/${game}/guide`);
export const rules = (game: string) => ask<wire.Rules>(`/api/games/${game}/rules`);
export const lessons = (game: string) => ask<wire.Lessons>(`/api/games/${game}/lessons`);
export const tryLesson = (game: string, lesson: string, answers: (string | string[])[]) =>
  post<wire.LessonState>(`/api/games/${game}/lessons/${lesson}`, { answers });
export const addableInLesson = (game: string, lesson: string, answers: (string | string[])[], chosen: string[]) =>
  post<wire.Addable>(`/api/games/${game}/lessons/${lesson}/addable`, { answers, chosen });
/** With `whole` a report comes only once the yardstick is in it: who has the early one need not read it again. */
export const study = (table: string, whole: boolean) =>
  ask<wire.StudyPage>(`/api/tables/${table}/study${whole ? '?report=whole' : ''}`);
export const beginStudy = (table: string) => post<wire.StudyPage>(`/api/tables/${table}/study`, {});
export const studyMoment = (table: string, row: number, seat: number) =>
  ask<wire.TableMessage>(`/api/tables/${table}/study/${row}?seat=${seat}`);
export const tryPick = (table: string, row: number, form: wire.TryPick) =>
  post<wire.TryResult>(`/api/tables/${table}/study/${row}/try`, form);
export const addableInStudy = (table: string, row: number, form: wire.TryPart) =>
  post<wire.Addable>(`/api/tables/${table}/study/${row}/addable`, form);
export const playOn = (table: string, form: wire.PlayOn) => post<wire.Opened>(`/api/tables/${table}/study/play`, form);
export const studies = () => ask<wire.Studies>('/api/studies');
export const deleteStudy = (tree: string) => ask<wire.Studies>(`/api/studies/${tree}`, { method: 'DELETE' });
export const newStudy = (table: string) => post<wire.StudyTree>('/api/studies', { table });
export const studyTree = (tree: string) => ask<wire.StudyTree>(`/api/studies/${tree}`);
export const treeMoment = (tree: string, number: number, row: number) =>
  ask<wire.TableMessage>(`/api/studies/${tree}/${number}/${row}`);
export const growTree = (tree: string, form: wire.TreePick) => post<wire.GrownTree>(`/api/studies/${tree}/grow`, form);
export const addableInTree = (tree: string, form: wire.TreePart) =>
  post<wire.Addable>(`/api/studies/${tree}/addable`, form);
export const editTree = (tree: string, form: Partial<wire.TreeWords>) =>
  post<wire.StudyTree>(`/api/studies/${tree}/words`, form);
export const puzzles = () => ask<wire.Puzzles>('/api/puzzles');
export const puzzle = (id: string) => ask<wire.PuzzlePage>(`/api/puzzles/${id}`);
export const nextPuzzle = (game: string, theme: string) =>
  ask<wire.PuzzlePage>(`/api/puzzles/next?${new URLSearchParams({ game, ...(theme ? { theme } : {}) })}`);
export const answerPuzzle = (id: string, answer: string | string[]) =>
  post<wire.PuzzleResult>(`/api/puzzles/${id}`, { answer });
export const addableInPuzzle = (id: string, chosen: string[]) =>
  post<wire.Addable>(`/api/puzzles/${id}/addable`, { chosen });
/** As this seat sees it; null: your own seat, or a spectator's view. */
const through = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);
export const replay = (table: string, seat: number | null = null) =>
  ask<wire.Replay>(`/api/tables/${table}/replay${through(seat)}`);
export const frame = (table: string, version: number, seat: number | null) =>
  ask<wire.Frame>(`/api/tables/${table}/replay/${version}${through(seat)}`);
export const comment = (table: string, form: wire.NewComment) =>
  post<wire.Comments>(`/api/tables/${table}/comments`, form);
export const importRecord = (record: string) => ask<wire.Opened>('/api/records', { method: 'POST', body: record });

export function words(
  game: string,
  edition: string,
  refs: string[],
  variants: wire.SettledVariant[],
): Promise<wire.Words> {
  const query = new URLSearchParams({ edition });
  for (const { name, value } of variants) query.append('variant', `${name}:${value}`);
  for (const ref of refs) query.append('ref', ref);
  return ask<wire.Words>(`/api/games/${game}/words?${query}`);
}
