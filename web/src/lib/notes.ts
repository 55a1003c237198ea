// Notes that a browser keeps as lists by name. They may come from another browser: what is damaged is as if it were not there.

/** Whether something is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether something is a text. */
export const isText = (value: unknown): value is string => typeof value === "string";

/** A list by name from a note: those of its entries that fit. */
export function readList<T>(note: string | null, fits: (value: unknown) => value is T): Record<string, T> {
  try {
    const found: unknown = JSON.parse(note ?? "{}");
    const entries = isRecord(found) ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
  } catch {
    return {};
  }
}
