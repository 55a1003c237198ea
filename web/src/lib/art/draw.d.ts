/** A picture as SVG text, the same for the same words on every machine. */
export declare const art: ((kind: string, id: string, sub?: string, traits?: string) => string) & { kinds: string[] };
