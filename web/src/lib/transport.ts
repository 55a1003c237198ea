// How the client reaches its table: over the network, unless the page brings another way (`web/src/tab/`).

/** What the client needs of a socket. */
export interface Socket {
  readonly readyState: number; // as WebSocket has it
  onopen: ((e: Event) => void) | null;
  onmessage: ((e: MessageEvent) => void) | null;
  onclose: ((e: CloseEvent) => void) | null;
  send(frame: string): void;
  close(): void;
}

export interface Transport {
  /** As the global `fetch`, for addresses under /api/. */
  fetch(url: URL, init: RequestInit): Promise<Response>;
  /** A socket to an address under /ws/. */
  socket(path: string): Socket;
}

const network: Transport = {
  fetch: (url, init) => fetch(url, init),
  socket: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`),
};

let chosen = network;

/** Take another way, before the first request. */
export function useTransport(transport: Transport): void {
  chosen = transport;
}

export const transport: Transport = {
  fetch: (url, init) => chosen.fetch(url, init),
  socket: (path) => chosen.socket(path),
};
