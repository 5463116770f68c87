// The state of a study page: which moment of the game is shown, through whose eyes, and another answer tried there.
import { tick } from 'svelte';
import * as api from '../api';
import { Decide } from '../decide/decide.svelte';
import { go } from '../route.svelte';
import type { StudyPage, StudyReading, TableMessage, TryResult } from '../wire';

const ASKED_EVERY = 1500; // ms between two looks at how far it is
const CALMLY = 10_000; // while there is something to read, and the strongest bot still plays

/** Its games from the same start: none, still played, broken off, or in the report. */
export type Yardstick = 'none' | 'coming' | 'failed' | 'there';

/** What the asked seat could know, or all cards open. */
export type Knowledge = 'own' | 'open';

export class Review {
  page = $state.raw<StudyPage | null>(null);
  fault = $state('');
  viewer = $state(0);
  /** The decision shown; after the last one the end of the game. */
  at = $state(0);
  table = $state.raw<TableMessage | null>(null);
  knowledge = $state<Knowledge>('own');
  bySize = $state(true);
  trying = $state(false);
  tried = $state.raw<TryResult | null>(null);
  busy = $state(false);
  refused = $state('');

  readonly decide = new Decide({
    pick: (_, { path }) => void this.answer(path.join(' ')),
    pickAll: (_, paths) => void this.answer(paths),
    askCandidates: (_, chosen) => void this.learn(chosen),
  });
  report = $derived(this.page?.report ?? null);
  readable = $derived(this.report !== null);
  yardstick = $derived.by<Yardstick>(() => {
    if (!this.page || !this.report) return 'none';
    if (this.page.done < this.page.total) return this.page.failed ? 'failed' : 'coming';
    return this.report.yardstick_games ? 'there' : 'none';
  });
  decisions = $derived(this.report?.decisions ?? []);
  decision = $derived(this.decisions.at(this.at));
  row = $derived(this.decision ? this.decision.first - 1 : (this.report?.rows ?? 0));
  /** Whose view the board shows. */
  eye = $derived(this.decision?.seat ?? this.viewer);
  reading = $derived<StudyReading | null>(
    this.decision ? ((this.knowledge === 'open' ? this.decision.open : null) ?? this.decision.own) : null,
  );
  slips = $derived.by(() => {
    const own = this.decisions.filter((d) => d.mark && d.seat === this.viewer);
    return this.bySize ? own.toSorted((a, b) => b.own.loss.value - a.own.loss.value) : own;
  });
  /** Which of the mistakes is shown, from 1; 0: none of them. */
  slip = $derived(this.slips.findIndex((d) => d === this.decision) + 1);

  private readonly tables = new Map<string, Promise<TableMessage>>();
  private timer = 0;
  private given: string | string[] = '';

  /** `wanted` are the seat and the row of the address. */
  constructor(
    readonly id: string,
    private wanted: { seat: number | null; row: number | null },
  ) {}

  /** A report that is there stays until a better one comes; `whole`: only the whole is better. */
  async load(begin: boolean, whole = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      const page = await (begin ? api.beginStudy(this.id) : api.study(this.id, whole));
      const had = this.report;
      this.page = { ...page, report: page.report ?? had };
      document.title = `${page.table.title} · Farshore`;
      if (page.report && !had) this.first(page);
      const done = page.report && page.done === page.total;
      if (!done && !page.failed) this.lookAgain(page.total === 0);
    } catch (refusal) {
      if (this.page) this.lookAgain(false);
      else this.fault = (refusal as Error).message;
    }
  }

  /** `begin`: the server was restarted, and goes on only if somebody asks. */
  private lookAgain(begin: boolean): void {
    const { readable } = this;
    this.timer = window.setTimeout(() => void this.load(begin, readable), readable ? CALMLY : ASKED_EVERY);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** In another language. */
  again(): void {
    this.tables.clear();
    void this.load(false).then(() => this.show());
  }

  /** The moment of the address; without one the dearest mistake. */
  private first(page: StudyPage): void {
    const { seat, row } = this.wanted;
    this.viewer = seat ?? page.viewer ?? page.table.winners[0] ?? 0;
    if (row !== null) this.at = this.numberAt(row);
    else if (this.at === 0)
      this.at = Math.max(
        0,
        this.decisions.findIndex((d) => d === this.slips[0]),
      );
    this.wanted = { seat: this.viewer, row: null };
  }

  private numberAt(row: number): number {
    const there = this.decisions.findIndex((d) => d.first - 1 >= row);
    return there < 0 ? this.decisions.length : there;
  }

  /** The board of the moment; during a try with the question. */
  async show(): Promise<void> {
    const { row, eye } = this;
    if (!this.report || (this.trying && this.tried)) return;
    const key = `${row} ${eye}`;
    if (!this.tables.has(key)) this.tables.set(key, api.studyMoment(this.id, row, eye));
    try {
      const found = await this.tables.get(key)!;
      if (this.row === row && this.eye === eye) this.table = this.trying ? found : { ...found, decision: null };
    } catch (refusal) {
      this.tables.delete(key);
      this.fault = (refusal as Error).message;
    }
  }

  step(by: number): void {
    this.leave();
    this.at = Math.min(this.decisions.length, Math.max(0, this.at + by));
  }
  toRow(row: number): void {
    this.leave();
    this.at = this.numberAt(row);
  }
  toSlip(by: number): void {
    if (!this.slips.length) return;
    this.leave();
    const inOrder = this.slips.toSorted((a, b) => a.first - b.first);
    const { row, slips, slip } = this;
    const beside = by > 0 ? inOrder.find((d) => d.first > row + 1) : inOrder.findLast((d) => d.first < row + 1);
    const next = slip ? slips[(slip - 1 + by + slips.length) % slips.length] : (beside ?? slips[0]);
    this.at = this.decisions.indexOf(next!);
  }

  tryAgain(): void {
    this.trying = true;
    this.tried = null;
    this.refused = '';
    this.tables.delete(`${this.row} ${this.eye}`);
    void this.show();
  }
  leave(): void {
    if (!this.trying) return;
    this.trying = false;
    this.tried = null;
    if (this.table) this.table = { ...this.table, decision: null };
    this.tables.clear();
    void tick().then(() => this.show());
  }
  private async answer(given: string | string[]): Promise<void> {
    this.busy = true;
    this.refused = '';
    this.given = given;
    try {
      this.tried = await api.tryPick(this.id, this.row, { seat: this.eye, answer: given });
      this.table = { ...this.tried.table, decision: null };
    } catch (refusal) {
      this.refused = (refusal as Error).message;
      this.decide.reopen();
    } finally {
      this.busy = false;
    }
  }
  private async learn(chosen: string[]): Promise<void> {
    const { candidates, complete } = await api.addableInStudy(this.id, this.row, { seat: this.eye, chosen });
    this.decide.learn(chosen, candidates, complete);
  }

  /** The person's study of this game, open at this moment; the answer that was tried becomes a variation of it. */
  async keep(): Promise<void> {
    try {
      const tree = await this.ownTree();
      let at = `line=0&at=${this.row}`;
      if (this.tried) {
        const { number, row } = await api.growTree(tree, {
          number: 0,
          row: this.row,
          seat: this.eye,
          answer: this.given,
        });
        at = `line=${number}&at=${row}`;
      }
      go(`/studies/${tree}?${at}`);
    } catch (refusal) {
      this.refused = (refusal as Error).message;
    }
  }
  /** One per game on this device, so that several variations come together. */
  private async ownTree(): Promise<string> {
    const key = `farshore.study.${this.id}`;
    const kept = localStorage.getItem(key);
    const there = kept ? await api.studyTree(kept).catch(() => null) : null;
    const tree = there?.yours ? there : await api.newStudy(this.id);
    localStorage.setItem(key, tree.id);
    return tree.id;
  }
}
