// Answers that never change lie in the site as files, so that the lobby and the library open before Python does.
import { addressOf, site } from "./site";

const single = new Set(site.single);
const packed = new Set(site.packed);
const packs = new Map<string, Promise<Record<string, unknown>>>();

/** Where the answer to a request lies: a file, and the name in it where it holds several; null where there is none. */
export function placeOf(path: string, query: string): { file: string; part: string | null } | null {
  const asked = new URLSearchParams(query);
  const lang = asked.get("lang") ?? "en";
  asked.delete("lang");
  asked.delete("mark"); // which says how long it may be kept
  const more = asked.size ? `?${asked}` : "";
  const name = decodeURIComponent(path.slice("/api/".length));
  if (!more && single.has(name)) return { file: `${lang}/${name}.json`, part: null };
  const cut = name.lastIndexOf("/");
  const parent = name.slice(0, Math.max(0, cut));
  return packed.has(parent) ? { file: `${lang}/${parent}/all.json`, part: name.slice(cut + 1) + more } : null;
}

/** The answer to a GET that is the same for everybody and at all times; null where it has to be asked for. */
export async function staticAnswer(path: string, query: string): Promise<Response | null> {
  const place = placeOf(path, query);
  if (!place) return null;
  const address = addressOf(`${site.answers}${place.file}`);
  try {
    if (place.part === null) return await fetched(address);
    if (!packs.has(address))
      packs.set(
        address,
        fetched(address).then((found) => found.json()),
      );
    const found = (await packs.get(address)!)[place.part];
    return found === undefined ? null : Response.json(found);
  } catch {
    packs.delete(address); // Python can make the answer, too
    return null;
  }
}

async function fetched(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${found.status}`);
  return found;
}
