// Whose table the client sits at: a server's, or one in this very tab, as pages of a static site have it (`web/src/tab/`).

/** Whether the table is in this tab: no server, nobody else, and games are kept by the browser. */
export const inTab: boolean =
  globalThis.document?.querySelector('meta[name="tableforge"][content="tab"]') instanceof Element;
