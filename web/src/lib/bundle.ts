// What one browser hands to another: how it joins what is there, and the code by which it is fetched.
const JOINED = ["tableforge.seats", "tableforge.offers", "tableforge.campaigns", "tableforge.lessons"]; // lists: what was here stays beside what comes

/** Two notes of one name as one: what comes takes the place of what was here, entry by entry where they are lists. */
export function joined(name: string, here: string | null, coming: string): string {
  if (here === null || !JOINED.includes(name)) return coming;
  try {
    const [old, fresh] = [JSON.parse(here), JSON.parse(coming)] as [object, object];
    return JSON.stringify({ ...old, ...fresh });
  } catch {
    return coming;
  }
}

/** The code in a text that somebody has typed or pasted, or in the link of the page; "" where there is none. */
export function codeIn(text: string): string {
  return /(?:^|#|\s)([0-9A-Za-z]{4}[\s-]?[0-9A-Za-z]{4}[\s-]?[0-9A-Za-z]{4})\s*$/.exec(text.trim())?.[1] ?? "";
}
