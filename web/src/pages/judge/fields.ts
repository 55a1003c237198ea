// The fields of a position as a form changes them: cards as plain things, however they were written.
import type { Json } from "$lib/wire";

export interface LaidCard {
  id: string;
  marks: Record<string, Json>;
  raw?: string; // written in a way that only the server takes apart
}

/** A zone as it is written: its cards, or so many that do not matter. */
export interface LaidZone {
  cards: LaidCard[];
  others: number;
}

const WRITTEN = /^([\w-]+)((?:\+[\w-]+(?::[\w-]+)?)*)$/;

/** A card that is written as a text or as fields. */
export function readCard(written: Json): LaidCard {
  if (typeof written !== "string") {
    const { id, ...marks } = written as Record<string, Json>;
    return { id: String(id ?? ""), marks };
  }
  const hit = WRITTEN.exec(written);
  if (!hit) return { id: /^[\w-]*/.exec(written)![0], marks: {}, raw: written };
  const marks: Record<string, Json> = {};
  for (const part of hit[2]!.split("+").filter(Boolean)) {
    const [name = "", value] = part.split(":");
    marks[name] = value === undefined ? true : /^\d+$/.test(value) ? Number(value) : value;
  }
  return { id: hit[1]!, marks };
}

/** A card as the server takes it. */
export function writeCard(card: LaidCard): Json {
  return card.raw ?? (Object.keys(card.marks).length ? { id: card.id, ...card.marks } : card.id);
}

/** A zone however it is written: a list, a text of names with blanks between, a number of cards. */
export function readZone(written: Json): LaidZone {
  if (typeof written === "number") return { cards: [], others: written };
  const list = typeof written === "string" ? written.split(/\s+/).filter(Boolean) : ((written ?? []) as Json[]);
  return { cards: list.map(readCard), others: 0 };
}

/** A thing as one types it: its name with its marks behind it; as data where that cannot say it. */
function asWord(written: Json): string {
  if (written === null || typeof written !== "object") return String(written ?? "");
  const { id, ...marks } = written as Record<string, Json>;
  const said = Object.entries(marks).map(([name, value]) =>
    value === true ? `+${name}` : `+${name}:${Array.isArray(value) ? value.join(",") : String(value)}`,
  );
  const plain = typeof id === "string" && said.every((part) => !/\s|\[object/.test(part));
  return plain ? id + said.join("") : JSON.stringify(written);
}

/** The words of a field as one types them, with blanks between. */
export const asWords = (value: Json): string => (Array.isArray(value) ? value.map(asWord).join(" ") : asWord(value));

/** A mark that is set, or taken off where it is nothing. */
export function withMark(card: LaidCard, name: string, value: Json): LaidCard {
  const marks = { ...card.marks };
  if (value === "" || value === 0 || value === false) delete marks[name];
  else marks[name] = value;
  return { ...card, marks };
}

/** A position with a field that is set, or left out where it is nothing. */
export function withField(of: Record<string, Json>, name: string, value: Json): Record<string, Json> {
  const out = { ...of };
  if (value === "" || value === null || (Array.isArray(value) && !value.length)) delete out[name];
  else out[name] = value;
  return out;
}
