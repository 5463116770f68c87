// Names and explanations of components, requested from the server in batches as they become visible.
import * as api from '../api';
import { settings } from '../settings.svelte';
import type { RefWords, SettledVariant, Words } from '../wire';

const HANDFUL = 60;
const [SOON, LATEST] = [1000, 60_000]; // ms until names are asked for again

export class Lexicon {
  /** Increases when new names arrive. */
  known = $state(0);
  labels = $state.raw<Pick<Words, 'tallies' | 'scores' | 'phases'>>({ tallies: {}, scores: {}, phases: {} });

  private refs = new Map<string, RefWords>();
  private wanted = new Set<string>();
  private language = settings.language;
  private timer = 0;
  private wait = SOON;

  constructor(
    private readonly game: string,
    private readonly edition: string,
    private readonly variants: SettledVariant[] = [],
  ) {
    this.want([]);
  }

  of(ref: string): RefWords | undefined {
    return this.refs.get(ref);
  }

  /** A component's name; dots until it is known, because a ref is a code. */
  name(ref: string): string {
    void this.known;
    const known = this.refs.get(ref);
    if (!known) this.ask([ref]);
    return known?.name ?? '…';
  }

  tally(name: string, count: number): string {
    return this.labels.tallies[name]?.[Math.abs(count) === 1 ? 0 : 1] ?? name;
  }

  want(refs: Iterable<string>): void {
    if (this.language !== settings.language) {
      this.language = settings.language;
      this.refs.clear();
      this.wanted.clear();
      this.labels = { tallies: {}, scores: {}, phases: {} };
    }
    this.ask(refs);
  }

  private ask(refs: Iterable<string>): void {
    for (const ref of refs) if (!this.refs.has(ref)) this.wanted.add(ref);
    if ((this.wanted.size || !this.known || !Object.keys(this.labels.tallies).length) && !this.timer) {
      this.timer = window.setTimeout(() => void this.fetch(), 30);
    }
  }

  /** Without a line to the server, less and less often. */
  private askAgain(refs: string[]): void {
    for (const ref of refs) this.wanted.add(ref);
    this.timer = window.setTimeout(() => void this.fetch(), this.wait);
    this.wait = Math.min(LATEST, 2 * this.wait);
  }

  private async fetch(): Promise<void> {
    const asked = [...this.wanted].slice(0, HANDFUL);
    for (const ref of asked) this.wanted.delete(ref);
    const language = this.language;
    const words = await api.words(this.game, this.edition, asked, this.variants).catch(() => null);
    this.timer = 0;
    if (language !== settings.language) return;
    if (!words) {
      this.askAgain(asked);
      return;
    }
    this.wait = SOON;
    for (const ref of asked) this.refs.set(ref, words.refs[ref] ?? { name: ref, help: [] });
    this.labels = words;
    this.known++;
    if (this.wanted.size) this.want([]);
  }
}
