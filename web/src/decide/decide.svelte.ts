// The state of a choice: tokens taken of a path, items chosen of a set, what is hovered, and when to send it.
// The server says what is possible; nothing here knows a game.
import { settings } from '../settings.svelte';
import type { Decision, Option, Preview } from '../wire';
import { addable, isWhole, keyOf, type Answers } from './sets';
import { back, clickable, complete, follow, next, start, turningPoint } from './walk';

export interface Wishes {
  pick: (decision: Decision, option: Option) => void;
  /** Sends a whole choice of several things, in any order. */
  pickAll: (decision: Decision, paths: string[]) => void;
  /** Asks what can be added to this part of a choice. */
  askCandidates: (decision: Decision, chosen: string[]) => void;
}

export class Decide {
  decision = $state.raw<Decision | null>(null);
  /** The tokens taken of a path. */
  taken = $state.raw<string[]>([]);
  /** The items chosen of a set, by position. */
  chosen = $state.raw<number[]>([]);
  pointed = $state.raw<string | null>(null);
  hinted = $state.raw<string[]>([]);
  sent = $state(false);
  /** How far a piece in hand is turned, by R, the wheel or a tap: before it is put down, and after. */
  turned = $state(0);

  private answers = $state.raw<Answers>(new Map());

  set = $derived(this.decision?.set ?? null);
  options = $derived(this.decision?.options ?? []);
  /** All tokens chosen so far. */
  held = $derived([...this.chosen.flatMap((position) => this.set?.items[position]?.path ?? []), ...this.taken]);
  private more = $derived(this.set ? addable(this.set, this.chosen, this.answers) : []);
  private items = $derived(this.set ? this.more.map((position) => this.set!.items[position]!) : []);
  legal = $derived(
    this.sent ? new Map<string, string>() : this.set ? this.ofSet() : clickable(this.options, this.taken),
  );
  /** The ways a piece that has been put down may be turned, and the one it lies in now. */
  private turns = $derived([...this.legal.keys()].filter((token) => token.startsWith('turn:')));
  lies = $derived(this.turns.includes(`turn:${this.turned}`) ? `turn:${this.turned}` : (this.turns[0] ?? null));
  ready = $derived(this.taken.length && !this.set ? complete(this.options, this.taken) : undefined);
  isReady = $derived(
    this.set ? !this.taken.length && isWhole(this.set, this.chosen, this.answers) : this.ready !== undefined,
  );
  canStepBack = $derived(this.held.length > (this.set ? 0 : start(this.options).length));
  /** The option that would be sent if the hovered token were taken, or that is ready to send. */
  shown = $derived.by(() => {
    const { taken, options } = this;
    const pointed = this.pointed ?? (taken.length ? null : this.lies);
    if (this.set) return { walked: pointed && this.canAdd(pointed) ? [...this.held, pointed] : this.held };
    const from = pointed === null ? null : turningPoint(options, taken, pointed);
    const walked = from === null ? taken : follow(options, from, pointed!);
    return { walked, option: walked.length ? complete(options, walked) : undefined };
  });

  constructor(private readonly wishes: Wishes) {}

  /** A new question, or the same one after another change. */
  ask(decision: Decision | null): void {
    const old = this.decision;
    const same = decision !== null && old !== null && decision.version === old.version && decision.seat === old.seat;
    this.decision = decision;
    const keeps = same && (decision.set ? old.set?.items.length === decision.set.items.length : this.leads(decision));
    if (!keeps) this.begin();
    if (!same) this.hinted = [];
    this.pointed = null;
    this.sent = same && this.sent;
    this.inquire();
  }

  choose(token: string): void {
    if (this.sent || !this.legal.has(token)) return;
    if (this.set) return this.toggle(token);
    if (this.ready && this.taken.includes(token)) return this.confirm();
    const from = turningPoint(this.options, this.taken, token);
    if (from === null) return;
    this.taken = follow(this.options, from, token);
    this.pointed = null;
    if (this.ready && !next(this.options, this.taken).size && !this.waits(this.ready.preview.final)) this.confirm();
  }

  back(): boolean {
    if (!this.canStepBack || this.sent) return false;
    if (!this.set) {
      const stepped = back(this.options, this.taken);
      const first = start(this.options);
      this.taken = stepped.length < first.length ? first : stepped;
    } else if (this.taken.length) this.taken = [];
    else this.keep(this.chosen.slice(0, -1));
    return true;
  }

  confirm(): void {
    if (!this.isReady || !this.decision || this.sent) return;
    this.sent = true;
    if (this.turns.length) this.turned = 0;
    if (!this.set) return this.wishes.pick(this.decision, this.ready!);
    this.wishes.pickAll(this.decision, this.pathsOf(this.chosen));
  }

  point(token: string | null): void {
    this.pointed = token !== null && this.legal.has(token) ? token : null;
  }

  /** Turns the piece in hand by quarters; one that lies on the board only to where it fits. */
  turn(step: number): void {
    const { turns, lies } = this;
    const fitting = turns[(turns.indexOf(lies ?? '') + step + turns.length) % turns.length];
    this.turned = fitting ? Number(fitting.slice('turn:'.length)) : (this.turned + 90 * step + 360) % 360;
    if (fitting) this.pointed = null;
    if (fitting && this.taken.length) this.taken = follow(this.options, [], fitting);
  }

  /** How many times an item is chosen. */
  times(token: string): number {
    return this.held.filter((other) => other === token).length;
  }

  /** The preview of a token, if it completes the choice. */
  foresees(token: string): Preview | null {
    if (!this.legal.has(token)) return null;
    const from = turningPoint(this.options, this.set ? [] : this.taken, token);
    return (from && complete(this.options, follow(this.options, from, token))?.preview) ?? null;
  }

  /** The server's answer about a partial choice. */
  learn(chosen: string[], candidates: number[], isComplete: boolean): void {
    const positions = chosen.map((path) => this.set?.items.findIndex((item) => item.path.join(' ') === path) ?? -1);
    this.answers = new Map([...this.answers, [keyOf(positions), { addable: candidates, complete: isComplete }]]);
  }

  /** The server refused it: the choice is open again. */
  reopen(): void {
    this.sent = false;
  }

  private begin(): void {
    this.answers = new Map();
    this.chosen = [];
    this.taken = this.set ? [] : start(this.options);
  }

  private leads(decision: Decision): boolean {
    return Boolean(complete(decision.options, this.taken) ?? next(decision.options, this.taken).size);
  }

  /** Does a whole choice wait for Confirm? */
  private waits(final: boolean): boolean {
    return settings.confirm === 'always' || (settings.confirm === 'final' && final);
  }

  private pathsOf(positions: number[]): string[] {
    return positions.map((position) => this.set!.items[position]!.path.join(' '));
  }

  private canAdd(token: string): boolean {
    return next(this.items, this.taken).has(token);
  }

  /** Items that can be added, and chosen ones that can be removed. */
  private ofSet(): Map<string, string> {
    const out = this.chosen.map((position) => this.set!.items[position]!).filter(({ path }) => path.length === 1);
    return new Map([
      ...next(this.items, this.taken),
      ...out.map(({ path, labels }) => [path[0]!, labels[0]!] as const),
    ]);
  }

  private toggle(token: string): void {
    const isChosen = this.chosen.some((position) => this.set!.items[position]!.path.join() === token);
    if (this.canAdd(token) && !(isChosen && !this.set!.repeats)) return this.add(token);
    this.keep(this.chosen.filter((position) => this.set!.items[position]!.path.join() !== token));
  }

  private add(token: string): void {
    const walked = follow(this.items, this.taken, token);
    const item = complete(this.items, walked);
    if (!item) this.taken = walked;
    else this.keep([...this.chosen, this.set!.items.indexOf(item)]);
    if (this.isReady && !this.more.length && !this.waits(this.set!.final)) this.confirm();
  }

  private keep(chosen: number[]): void {
    this.chosen = chosen;
    this.taken = [];
    this.pointed = null;
    this.inquire();
  }

  private inquire(): void {
    if (this.set?.rule !== 'ask' || this.answers.has(keyOf(this.chosen))) return;
    this.wishes.askCandidates(this.decision!, this.pathsOf(this.chosen));
  }
}
