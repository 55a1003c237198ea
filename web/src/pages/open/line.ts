// The line to the open tables: told after every change, and taken up again by itself when it is lost.
import { settings } from "$lib/settings.svelte";
import { transport, type Socket } from "$lib/transport";
import type { Bye, OfferGone, OfferList, OfferState } from "$lib/wire";

const SLOWEST = 8000; // milliseconds between two tries
const PULSE = 15_000;

export type Told = OfferList | OfferState | OfferGone | Bye;

/** Hear of the list, or of one table; returns what ends it. */
export function hear(of: () => { offer?: string; keys?: string[] }, tell: (said: Told | null) => void): () => void {
  let socket: Socket | null = null;
  let tries = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pulse = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send('{"t":"ping"}'), PULSE);

  function open(): void {
    clearTimeout(timer);
    const line = transport.socket("/ws/offers");
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ t: "look", lang: settings.lang, ...of() }));
    line.onmessage = (e) => {
      const said = JSON.parse(e.data as string) as Told | { t: "pong" };
      if (said.t === "pong" || ended) return;
      tries = 0;
      if (said.t === "gone" || (said.t === "bye" && !said.again)) end();
      if (said.t !== "bye" || !said.again) tell(said);
    };
    line.onclose = () => {
      if (ended || socket !== line) return;
      tell(null);
      timer = setTimeout(open, Math.min(SLOWEST, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
  }
  function end(): void {
    ended = true;
    clearTimeout(timer);
    clearInterval(pulse);
    socket?.close();
  }
  open();
  return end;
}
