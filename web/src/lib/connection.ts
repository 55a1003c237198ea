// The socket of a table: it comes back by itself, says what was seen already, and asks again what was not answered.
import { transport, type Socket } from "./transport";
import type { FromClient, FromServer } from "./wire";

const SLOWEST = 8000; // milliseconds between two tries
const PATIENCE = 20_000; // without a word, the line is taken for dead

export type Reply = Extract<FromServer, { id: number }>;
type Asked<T> = T extends FromClient ? Omit<T, "id"> : never;
export type Wish = Asked<FromClient>;
export type Line = "opening" | "open" | "lost" | "closed";

/** When the line is tried again, and how often it has been. */
export interface Retry {
  tries: number;
  at: number;
}

interface Pending {
  message: FromClient;
  done(reply: Reply): void;
}

export class Connection {
  private socket: Socket | null = null;
  private pending = new Map<number, Pending>();
  private next = 1;
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private ended = false;

  constructor(
    readonly table: string,
    private readonly sit: () => FromClient,
    private readonly tell: (message: FromServer) => void,
    private readonly state: (line: Line, retry?: Retry) => void,
  ) {
    this.pulse = setInterval(() => this.check(), 5000);
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Try a lost line at once. */
  now = () => {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN && !document.hidden) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    const socket = transport.socket(`/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify(this.sit()));
    };
    socket.onmessage = (e) => this.receive(JSON.parse(e.data as string) as FromServer);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private lost(): void {
    this.socket = null;
    if (this.ended) return;
    const wait = Math.min(SLOWEST, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.state("lost", { tries: this.tries, at: Date.now() + wait });
    this.timer = setTimeout(() => this.open(), wait);
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    if (message.t === "welcome") {
      this.tries = 0;
      this.state("open");
      for (const { message } of this.pending.values()) this.socket?.send(JSON.stringify(message));
    } else if (message.t === "bye" && !message.again) {
      this.close();
      this.state("closed");
    }
    if ("id" in message) {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.done(message);
    }
    this.tell(message);
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > PATIENCE) this.socket.close();
    else this.socket.send(JSON.stringify({ t: "ping", id: 0 }));
  }

  /** Ask for something; it is asked again after a lost connection, which does nothing twice: answers bear their number. */
  ask(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: this.next++ } as FromClient;
    return new Promise((done) => {
      this.pending.set(message.id ?? 0, { message, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}
