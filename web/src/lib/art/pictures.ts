// The pictures of cards. Drawing is a chunk of its own: a table is there before its pictures are.
const made = new Map<string, Promise<string>>();

/** A picture as a CSS image. */
export function picture(kind: string, id: string, sub: string, traits: string): Promise<string> {
  const key = [kind, id, sub, traits].join("|");
  let found = made.get(key);
  if (!found) {
    found = import("./draw.js").then(({ art }) => {
      const known = art.kinds.includes(kind) ? kind : "neutral";
      return `url("data:image/svg+xml,${encodeURIComponent(art(known, id, sub, traits))}")`;
    });
    made.set(key, found);
  }
  return found;
}
