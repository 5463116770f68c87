// The state of choosing: what has been taken of a path, or of a set; what is pointed at; and when to send it.
import { settings } from '../settings.svelte';
import type { Decision, Item, Option, Preview } from '../wire';
import { back, clickable, complete, follow, isWord, next, nextOfSet, start, turningPoint } from './walk';

/** What a set may hold, where it is chosen as one; things that may be chosen twice are picked one by one. */
function pool(decision: Decision | null): Item[] {
  const set = decision?.set;
  return set && !set.repeats && set.items.every((item) => item.path.length === 1) ? set.items : [];
}

export type Send = (decision: Decision, option: Option) => void;

export class Decide {
  decision = $state.raw<Decision | null>(null);
  taken = $state.raw<string[]>([]);
  pointed = $state.raw<string | null>(null);
  hinted = $state.raw<string[]>([]);
  sent = $state(false);

  options = $derived(this.decision?.options ?? []);
  /** Several picks that make one set are chosen in any order and sent together. */
  isSet = $derived(pool(this.decision).length > 0);
  legal = $derived(
    this.sent ? new Map<string, string>() : this.isSet ? this.ofSet() : clickable(this.options, this.taken),
  );
  ready = $derived(this.taken.length && !this.isSet ? complete(this.options, this.taken) : undefined);
  isReady = $derived(this.isSet ? this.taken.length === this.decision?.picks_left : this.ready !== undefined);
  canStepBack = $derived(this.taken.length > (this.isSet ? 0 : start(this.options).length));
  /** What would be sent if the token pointed at were taken, or what is ready to be sent. */
  shown = $derived.by(() => {
    const { pointed, taken, options } = this;
    if (this.isSet)
      return {
        walked: pointed && !isWord(pointed) && !taken.includes(pointed) ? [...taken, pointed] : taken,
        option: undefined,
      };
    const from = pointed === null ? null : turningPoint(options, taken, pointed);
    const walked = from === null ? taken : follow(options, from, pointed!);
    return { walked, option: walked.length ? complete(options, walked) : undefined };
  });

  private queue: string[] = [];
  private last: Decision | null = null;

  constructor(private readonly send: Send) {}

  /** A new question, or the same one again after something else changed. */
  ask(decision: Decision | null): void {
    const old = this.decision;
    const same = decision !== null && old !== null && decision.version === old.version && decision.seat === old.seat;
    this.decision = decision;
    if (
      !same ||
      !(pool(decision).length || complete(decision.options, this.taken) || next(decision.options, this.taken).size)
    )
      this.taken = this.begin();
    if (!same) this.hinted = [];
    this.pointed = null;
    this.sent = same && this.sent;
    if (decision && !same) this.sendNext(decision);
  }

  choose(token: string): void {
    if (this.sent || !this.legal.has(token)) return;
    if (this.isSet) return this.toggle(token);
    if (this.ready && this.taken.includes(token)) return this.commit();
    const from = turningPoint(this.options, this.taken, token);
    if (from === null) return;
    this.taken = follow(this.options, from, token);
    this.pointed = null;
    if (this.ready && settings.confirm === 'direct' && !next(this.options, this.taken).size) this.commit();
  }

  back(): boolean {
    if (!this.canStepBack || this.sent) return false;
    const stepped = this.isSet ? this.taken.slice(0, -1) : back(this.options, this.taken);
    this.taken = stepped.length < this.begin().length ? this.begin() : stepped;
    return true;
  }

  commit(): void {
    if (!this.isReady || !this.decision || this.sent) return;
    if (this.isSet) return this.dispatch(this.taken);
    this.sent = true;
    this.send(this.decision, this.ready!);
  }

  point(token: string | null): void {
    this.pointed = token !== null && this.legal.has(token) ? token : null;
  }

  /** What choosing this token now would bring, where it settles the choice. */
  foresees(token: string): Preview | null {
    if (this.isSet || !this.legal.has(token)) return null;
    const from = turningPoint(this.options, this.taken, token);
    return (from && complete(this.options, follow(this.options, from, token))?.preview) ?? null;
  }

  private begin(): string[] {
    return this.isSet ? [] : start(this.options);
  }

  /** The server did not take it: the choice is open again. */
  reopen(): void {
    this.queue = [];
    this.sent = false;
  }

  private ofSet(): Map<string, string> {
    const words = [...next(this.options, [])].filter(([token]) => isWord(token));
    const full = this.taken.length >= (this.decision?.picks_left ?? 0);
    const things = pool(this.decision).map(({ path, labels }) => [path[0]!, labels[0]!] as const);
    return new Map([...things.filter(([token]) => !full || this.taken.includes(token)), ...words]);
  }

  private toggle(token: string): void {
    if (isWord(token)) return this.dispatch([...this.taken, token]);
    this.taken = this.taken.includes(token) ? this.taken.filter((other) => other !== token) : [...this.taken, token];
    if (this.isReady && settings.confirm === 'direct') this.commit();
  }

  /** Send what was chosen, one pick after the other, as each comes up among the options. */
  private dispatch(tokens: string[]): void {
    this.queue = tokens;
    this.last = this.decision;
    this.sendNext(this.decision!);
  }

  private sendNext(decision: Decision): void {
    if (!this.queue.length || decision.question !== this.last?.question || decision.seat !== this.last.seat) {
      this.queue = [];
      return;
    }
    const option = nextOfSet(decision.options, this.queue);
    if (!option) return this.reopen();
    this.queue = this.queue.filter((token) => token !== option.path[0]);
    this.sent = true;
    this.send(decision, option);
  }
}
