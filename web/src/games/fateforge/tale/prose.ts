// How a text of the story is set.

/** A paragraph in its parts: what stands between asterisks is stressed; lines of verse are broken. */
export function parts(text: string): { text: string; em: boolean; br: boolean }[] {
  return text.split(/\*([^*]+)\*/).flatMap((piece, k) =>
    piece
      .split("\n")
      .map((line, n) => ({ text: line, em: k % 2 === 1, br: n > 0 }))
      .filter((p) => p.text || p.br),
  );
}
