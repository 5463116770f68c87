// One socket to one table: what it said last, the log as it grew, and a way to ask for things.
// The line may drop at any time; it is taken up again, and a pick that was under way is sent once more.
import { settings } from '../settings.svelte';
import type { Chat, FromBrowser, FromServer, Hint, Line, Notice, Refused, Table } from '../wire';

type Unmarked<T> = T extends { mark: string } ? Omit<T, 'mark'> : never;
export type Wish = Unmarked<FromBrowser>;

const BACK_OFF = [500, 1000, 2000, 4000, 8000];
const NO_RETURN = new Set([4403, 4404]);

export class Connection {
  table = $state.raw<Table | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  notice = $state.raw<Notice | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  line = $state<'joining' | 'open' | 'lost' | 'closed'>('joining');
  receivedAt = $state(0);

  /** Called with the new table before it is shown; motion needs to see the old one first. */
  beforeTable: (table: Table) => void = () => undefined;

  private socket: WebSocket | null = null;
  private arrived = 0;
  private tries = 0;
  private marks = 0;
  private unanswered = new Map<string, FromBrowser>();
  private pulse = 0;
  private over = false;

  constructor(readonly id: string) {
    this.connect();
  }

  ask(wish: Wish): void {
    const message = { ...wish, mark: `m${++this.marks}` } as FromBrowser;
    if (message.type === 'pick' || message.type === 'undo') this.unanswered.set(message.mark, message);
    this.transmit(message);
  }

  /** Change language: the server says everything again in the other one. */
  greet(whole = true): void {
    if (whole) this.log = [];
    const seen = this.log.at(-1)?.version ?? 0;
    this.transmit({ type: 'hello', mark: `m${++this.marks}`, language: settings.language, seen });
  }

  close(): void {
    this.over = true;
    clearTimeout(this.pulse);
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
    switch (message.type) {
      case 'table':
        return this.lay(message);
      case 'accepted':
        this.unanswered.delete(message.mark);
        return;
      case 'refused':
        this.unanswered.delete(message.mark);
        this.refusal = message;
        if (message.table) this.lay(message.table);
        return;
      case 'presence':
        return this.attend(message.connected, message.spectators);
      case 'chat':
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'hint':
        this.hint = message;
        return;
      case 'notice':
        this.notice = message;
        return;
      case 'heartbeat':
        this.watchPulse(message.every);
    }
  }

  private lay(table: Table): void {
    this.line = 'open';
    this.tries = 0;
    this.beforeTable(table);
    this.log = [...this.log.filter((line) => line.version <= table.log_from), ...table.log];
    const start = this.arrived;
    this.receivedAt = start;
    this.table = table;
    // How long people wait for what they are told, from the socket to the painted board; read by tests and by the
    // browser's own tools.
    requestAnimationFrame(() => setTimeout(() => performance.measure('table', { start })));
  }

  private attend(connected: boolean[], spectators: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, connected: connected[seat.seat] ?? seat.connected }));
    this.table = { ...this.table, seats, spectators };
  }
}
