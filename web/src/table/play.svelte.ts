// A table as this person plays it: the line to the server, the choice under way, answers given ahead, advice, and what
// has changed since the person's last move.
import { untrack } from 'svelte';
import { boardOf, type BoardModule } from '../boards';
import { Decide } from '../decide/decide.svelte';
import { changedBy } from '../decide/marks';
import { t } from '../i18n/words.svelte';
import { isStill } from '../settings.svelte';
import { sound } from '../sound';
import type { Decision, Line, TableMessage } from '../wire';
import { Ahead, labelOf } from './ahead.svelte';
import { choiceOf, hintOf, stageOf } from './asking';
import { Connection, type Wish } from './connection.svelte';
import { fades } from './fades.svelte';
import { Lexicon } from './lexicon.svelte';
import { laid, move } from './motion';
import { ringOf } from './ring';

const ADVISER = 'expert';
const NOTICED = 15_000; // ms that a notice stays
const REMARKED = 6000; // ms that a word about this screen stays
const DWELL = 9000; // ms that a milestone stays for spectators

export class Play {
  readonly link: Connection;
  readonly decide: Decide;
  readonly ahead = new Ahead(() => this.board?.ahead ?? {});
  board = $state.raw<BoardModule | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  changed = $state.raw(changedBy([]));
  milestone = $state.raw<Line[]>([]);
  /** Where pieces move. */
  root = $state<HTMLElement>();
  /** A word about what this screen did by itself. */
  remark = $state('');
  /** The version after the person's last move. */
  since = $state(-1);
  private asksHint = $state<number | null>(null);
  private readonly kept: string;
  private readonly inquiries = new Map<string, string[]>();

  table = $derived.by(() => this.link.table);
  stage = $derived.by(() => stageOf(this.decide));
  /** The line below the question. */
  reason = $derived.by(() => {
    const { link, decide } = this;
    if (link.refusal) return link.refusal.text;
    return this.hintText() ?? choiceOf(decide, this.stage) ?? (this.remark || link.notice?.text) ?? '';
  });

  constructor(readonly id: string) {
    this.kept = `farshore.since.${id}`;
    this.since = Number(localStorage.getItem(this.kept) ?? -1);
    this.link = new Connection(id);
    this.decide = new Decide({
      pick: ({ seat, version }, { path }) => this.send({ type: 'pick', seat, version, path: path.join(' ') }),
      pickAll: ({ seat, version }, paths) => this.send({ type: 'pick', seat, version, paths }),
      askCandidates: ({ seat, version }, chosen) =>
        this.inquiries.set(this.link.ask({ type: 'candidates', seat, version, chosen }), chosen),
    });
    this.link.onCandidates = ({ request_id, version, candidates, complete }) => {
      const chosen = this.inquiries.get(request_id);
      this.inquiries.delete(request_id);
      if (chosen && version === this.decide.decision?.version) this.decide.learn(chosen, candidates, complete);
    };
    this.link.beforeTable = (next) => this.welcome(next);
  }

  close(): void {
    this.link.close();
    delete document.documentElement.dataset.game;
  }

  private send(wish: Wish): void {
    this.since = Math.max(this.since, this.table?.version ?? 0);
    this.milestone = [];
    localStorage.setItem(this.kept, String(this.since));
    this.link.ask(wish);
  }

  /** Before a new table is shown: what changes, what sounds, what moves. */
  private welcome(next: TableMessage): void {
    // On a screen that has not shown this table before: what happened since your last line.
    if (this.since < 0)
      this.since =
        next.log.findLast((line) => line.seat !== null && next.yours.includes(line.seat))?.version ?? next.version;
    const { root, link } = this;
    const old = link.table;
    const before = root && old && !isStill() ? laid(root) : null;
    const lines = old ? next.log.filter((line) => line.version > old.version) : [];
    if (lines.length) this.changed = changedBy(lines);
    const ring = ringOf(old, next);
    if (ring) sound(ring);
    const marked = lines.filter((line) => line.milestone);
    if (marked.length || next.status !== 'running') this.milestone = next.status === 'running' ? marked : [];
    if (!before) return; // the first table shown, or motion is turned off
    requestAnimationFrame(() => this.root && move(this.root, before, lines));
  }

  /** Keeps up with the table; called when the page starts. */
  follow(): void {
    const { link, decide } = this;
    $effect(() => {
      const { game, edition, variants } = this.table ?? {};
      if (!game || untrack(() => this.board)) return;
      document.documentElement.dataset.game = game;
      this.lexicon = new Lexicon(game, edition!, variants);
      void boardOf(game).then((loaded) => (this.board = loaded));
    });
    $effect(() => {
      const decision = this.table?.decision ?? null;
      untrack(() => {
        decide.ask(decision);
        if (decision) this.answerAhead(decision);
      });
    });
    $effect(() => {
      if (link.hint && link.hint.version === untrack(() => decide.decision?.version))
        decide.hinted = link.hint.choice.path;
    });
    $effect(() => {
      if (!link.refusal) return;
      decide.reopen();
      this.asksHint = null;
    });
    const gone = {
      remark: () => (this.remark = ''),
      refusal: () => (link.refusal = null),
      notice: () => (link.notice = null),
      milestone: () => (this.milestone = []),
    };
    fades(() => this.remark, REMARKED, gone.remark);
    fades(() => link.refusal, REMARKED, gone.refusal);
    fades(() => link.notice?.kind !== 'closing' && link.notice, NOTICED, gone.notice);
    fades(() => this.milestone.length && !this.table?.yours.length, DWELL, gone.milestone);
  }

  private answerAhead(decision: Decision): void {
    if (this.decide.sent) return;
    const taken = this.ahead.take(decision);
    this.ahead.learn(decision);
    if (!taken) return;
    if ('dropped' in taken) {
      this.remark = t('ahead-dropped', { answer: taken.dropped });
      return;
    }
    this.remark = t('ahead-given', { answer: labelOf(taken.option) });
    this.decide.sent = true;
    this.send({ type: 'pick', seat: decision.seat, version: decision.version, path: taken.option.path.join(' ') });
  }

  private hintText(): string | undefined {
    const { link, decide } = this;
    if (link.hint && decide.hinted.length) return hintOf(link.hint);
    if (this.asksHint !== null && this.asksHint === decide.decision?.version) return t('hint-thinking');
    return undefined;
  }
  /** The strongest bot; it takes a second or two, and the choice stays open meanwhile. */
  askHint(): void {
    const { seat, version } = this.decide.decision!;
    this.asksHint = version;
    this.link.ask({ type: 'hint', seat, bot: ADVISER });
  }
  takeUndo(): void {
    const { seat, version, practice } = this.table!.undo;
    this.ahead.clear();
    this.link.ask({ type: 'undo', seat: seat!, version, practice });
  }
}
