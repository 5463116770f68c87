// One socket to one table: its latest state, the log, and requests. The connection may drop at any time; it is
// restored, and a pick without an answer is sent again.
import { settings } from '../settings.svelte';
import {
  PROTOCOL,
  type Candidates,
  type Changes,
  type Chat,
  type FromBrowser,
  type FromServer,
  type Hint,
  type Line,
  type Notice,
  type Presence,
  type Refused,
  type TableMessage,
} from '../wire';
import { changed } from './changes';

type Unnumbered<T> = T extends { request_id: string } ? Omit<T, 'request_id'> : never;
export type Wish = Unnumbered<FromBrowser>;

const BACK_OFF = [500, 1000, 2000, 4000, 8000];
const NO_RETURN = new Set([4403, 4404]);
const OUTDATED = 4426;

/** The page is older than the server: load it again, but not in a loop. */
function reloadOnce(): boolean {
  const since = Date.now() - Number(sessionStorage.getItem('reloaded') ?? 0);
  if (since < 60_000) return false;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
  return true;
}

export class Connection {
  table = $state.raw<TableMessage | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  notice = $state.raw<Notice | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  line = $state<'joining' | 'open' | 'lost' | 'closed'>('joining');
  receivedAt = $state(0);

  /** Called before a new table is shown, so that motion can measure the old one. */
  beforeTable: (table: TableMessage) => void = () => undefined;
  onCandidates: (answer: Candidates) => void = () => undefined;

  private socket: WebSocket | null = null;
  private arrived = 0;
  private coming: { table: TableMessage; since: number } | null = null;
  private painting = false;
  private tries = 0;
  private requests = 0;
  private unanswered = new Map<string, FromBrowser>();
  private pulse = 0;
  private over = false;

  constructor(readonly id: string) {
    document.addEventListener('visibilitychange', this.layComing);
    this.connect();
  }

  /** Returns the id that the answer repeats. */
  ask(wish: Wish): string {
    const message = { ...wish, request_id: `m${++this.requests}` };
    if (message.type === 'pick' || message.type === 'undo') this.unanswered.set(message.request_id, message);
    this.transmit(message);
    return message.request_id;
  }

  /** Changes the language: the server sends everything again. */
  greet(whole = true): void {
    if (whole) this.log = [];
    const seen = this.log.at(-1)?.version ?? 0;
    this.transmit({
      type: 'hello',
      request_id: `m${++this.requests}`,
      protocol: PROTOCOL,
      language: settings.language,
      seen,
      changes: true,
    });
  }

  close(): void {
    this.over = true;
    clearTimeout(this.pulse);
    document.removeEventListener('visibilitychange', this.layComing);
    this.socket?.close();
  }

  private transmit(message: FromBrowser): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.greet(this.log.length === 0);
      for (const message of this.unanswered.values()) this.transmit(message);
    };
    socket.onmessage = (event) => {
      this.arrived = performance.now();
      this.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => this.dropped(event.code);
    this.watchPulse(15);
  }

  private dropped(code: number): void {
    clearTimeout(this.pulse);
    if (this.over) return;
    if (code === OUTDATED && reloadOnce()) return;
    if (NO_RETURN.has(code)) {
      this.line = 'closed';
      return;
    }
    this.line = this.table ? 'lost' : 'joining';
    const wait = BACK_OFF[Math.min(this.tries++, BACK_OFF.length - 1)]!;
    setTimeout(() => !this.over && this.connect(), wait);
  }

  private watchPulse(every: number): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => this.socket?.close(), every * 2000 + 2000);
  }

  private hear(message: FromServer): void {
    if (message.type !== 'table' && message.type !== 'changes') this.layComing(); // notices about a table come after it
    switch (message.type) {
      case 'table':
        return this.bring(message);
      case 'changes':
        return this.change(message);
      case 'accepted':
        this.unanswered.delete(message.request_id);
        return;
      case 'refused':
        this.unanswered.delete(message.request_id);
        this.refusal = message;
        if (message.table) this.bring(message.table);
        return;
      case 'presence':
        return this.attend(message);
      case 'chat':
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'hint':
        this.hint = message;
        return;
      case 'candidates':
        return this.onCandidates(message);
      case 'notice':
        this.notice = message;
        return;
      case 'heartbeat':
        this.watchPulse(message.every);
    }
  }

  /** Differences from the latest table, which may not be on the screen yet. */
  private change(message: Changes): void {
    const latest = this.coming?.table ?? this.table;
    if (latest) this.bring(changed(latest, message));
  }

  /** A table is shown at once; those that arrive while it is being painted are merged into the latest. */
  private bring(table: TableMessage): void {
    this.coming = {
      table: this.coming ? after(this.coming.table, table) : table,
      since: this.coming?.since ?? this.arrived,
    };
    if (!this.painting || document.hidden) this.layComing();
  }

  private layComing = (): void => {
    if (!this.coming) return;
    const { table, since: start } = this.coming;
    this.coming = null;
    if (this.line === 'lost') this.notice = null; // notices from before the reconnect are outdated
    this.line = 'open';
    this.tries = 0;
    this.beforeTable(table);
    this.log = [...this.log.filter((line) => line.version <= table.log_from), ...table.log];
    this.receivedAt = this.arrived;
    this.table = table;
    this.painting = true;
    requestAnimationFrame(() => setTimeout(() => this.painted(start)));
  };

  private painted(start: number): void {
    // Measures the time from a socket message to the painted board, for tests and the browser's performance tools.
    performance.measure('table', { start });
    this.painting = false;
    this.layComing();
  }

  private attend({ connected, spectators, watchers = [] }: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, connected: connected[seat.seat] ?? seat.connected }));
    this.table = { ...this.table, seats, spectators, watchers };
  }
}

/** The later table, with the log lines of both. */
function after(first: TableMessage, then: TableMessage): TableMessage {
  const log = [...first.log.filter((line) => line.version <= then.log_from), ...then.log];
  return { ...then, log, log_from: Math.min(first.log_from, then.log_from) };
}
