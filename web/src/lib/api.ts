// The server's JSON API. What is refused comes as `Refusal`, with a sentence in the reader's language.
import { settings } from "./settings.svelte";
import { personKey } from "./tokens";
import { transport } from "./transport";
import type { Json } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}

interface Call {
  method?: string;
  body?: Json;
  text?: string; // a body that is no JSON, such as a deck
  token?: string;
}

/** What the server answers; a `Refusal` where it does not, or not as it was asked. */
async function send(path: string, { method, body, text, token }: Call = {}): Promise<Response> {
  const sent = body !== undefined ? JSON.stringify(body) : text;
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("lang", settings.lang);
  const answer = await transport
    .fetch(url, {
      method: method ?? (sent === undefined ? "GET" : "POST"),
      body: sent,
      headers: {
        ...(sent !== undefined && { "Content-Type": body !== undefined ? "application/json" : "text/plain" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        "Tableforge-Person": personKey(),
      },
    })
    .catch(() => {
      throw new Refusal(
        "offline",
        settings.lang === "fr" ? "Le serveur ne répond pas." : "The server does not answer.",
      );
    });
  if (answer.ok) return answer;
  const found: Json = await answer.json().catch(() => null);
  throw new Refusal(found?.kind ?? "refused", found?.text ?? `${answer.status} ${answer.statusText}`);
}

export async function call<T>(path: string, how: Call = {}): Promise<T> {
  const answer = await send(path, how);
  return (await answer.json().catch(() => null)) as T;
}

/** A file that the server writes, under the name that it gives. */
export async function callFile(path: string, token = ""): Promise<{ name: string; blob: Blob }> {
  const answer = await send(path, { token });
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "tableforge.txt", blob: await answer.blob() };
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the client is open, such as the cards of a game: asked for once in each language. */
export function once<T>(path: string): Promise<T> {
  const key = `${settings.lang} ${path}`;
  if (!kept.has(key)) {
    const found = call<T>(path);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return kept.get(key) as Promise<T>;
}
