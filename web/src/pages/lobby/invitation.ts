// Invitations as links: the table in the path, which is no secret, and the token in the fragment, which no server is sent.

export interface Invitation {
  table: string;
  token: string;
  kind: "join" | "watch" | "offer";
}

/** What a pasted text invites to; null where it invites to nothing. */
export function invitation(text: string): Invitation | null {
  const hit = /\/?(join|watch|offer)\/([\w-]+)#([\w-]{16,100})\s*$/.exec(text.trim());
  return hit ? { kind: hit[1] as Invitation["kind"], table: hit[2]!, token: hit[3]! } : null;
}

/** The address of an invitation within the client. */
export function address({ kind, table, token }: Invitation): string {
  return `/${kind}/${table}#${token}`;
}
