// The state of choosing: what has been taken of a path, what is pointed at, and when to send it.
import { settings } from '../settings.svelte';
import type { Decision, Option } from '../wire';
import { back, clickable, complete, follow, isWord, next, turningPoint } from './walk';

export type Send = (decision: Decision, option: Option) => void;

export class Decide {
  decision = $state.raw<Decision | null>(null);
  taken = $state.raw<string[]>([]);
  pointed = $state.raw<string | null>(null);
  hinted = $state.raw<string[]>([]);
  sent = $state(false);

  options = $derived(this.decision?.options ?? []);
  legal = $derived(this.sent ? new Map<string, string>() : clickable(this.options, this.taken));
  ready = $derived(this.taken.length ? complete(this.options, this.taken) : undefined);
  /** What would be sent if the token pointed at were taken, or what is ready to be sent. */
  shown = $derived.by(() => {
    const from = this.pointed === null ? null : turningPoint(this.options, this.taken, this.pointed);
    const walked = from === null ? this.taken : follow(this.options, from, this.pointed!);
    return { walked, option: walked.length ? complete(this.options, walked) : undefined };
  });

  constructor(private readonly send: Send) {}

  /** A new question, or the same one again after something else changed. */
  ask(decision: Decision | null): void {
    const same = decision && this.decision && decision.version === this.decision.version && decision.seat === this.decision.seat;
    const still = same && (complete(decision.options, this.taken) || next(decision.options, this.taken).size);
    this.decision = decision;
    if (!still) this.taken = [];
    if (!same) this.hinted = [];
    this.sent = false;
    this.pointed = null;
  }

  choose(token: string): void {
    if (this.sent || !this.legal.has(token)) return;
    if (this.ready && this.taken.includes(token)) return this.commit();
    const from = turningPoint(this.options, this.taken, token);
    if (from === null) return;
    this.taken = follow(this.options, from, token);
    this.pointed = null;
    if (this.ready && (settings.confirm === 'direct' || isWord(token)) && !next(this.options, this.taken).size) this.commit();
  }

  back(): boolean {
    if (!this.taken.length || this.sent) return false;
    this.taken = back(this.options, this.taken);
    return true;
  }

  commit(): void {
    const option = this.ready;
    if (!option || !this.decision || this.sent) return;
    this.sent = true;
    this.send(this.decision, option);
  }

  point(token: string | null): void {
    this.pointed = token !== null && this.legal.has(token) ? token : null;
  }
}
