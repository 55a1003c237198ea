// The open tables at which this browser has a seat: what opens it there, and later the table itself.
import { isRecord, isText, readList } from "$lib/notes";

export interface Held {
  token: string; // of one's own seat
  key?: string; // what the link holds, for those who may pass it on
  host?: boolean;
}

const PLACE = "tableforge.offers";
const MOST = 20; // older ones have long become tables

const isHeld = (value: unknown): value is Held => isRecord(value) && isText(value["token"]);

export const heldOffers = (): Record<string, Held> => readList(localStorage.getItem(PLACE), isHeld);

export const heldOffer = (id: string): Held | undefined => heldOffers()[id];

export function keepOffer(id: string, held: Held): void {
  const known = Object.entries(heldOffers()).filter(([other]) => other !== id);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...known.slice(1 - MOST), [id, held]])));
}

export function forgetOffer(id: string): void {
  const known = heldOffers();
  delete known[id];
  localStorage.setItem(PLACE, JSON.stringify(known));
}
