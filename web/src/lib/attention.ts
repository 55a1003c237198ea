// The sign in the tab: lit while this browser is asked.
import { linkTo } from "./base";

/** Light the sign of the page, or not; what comes back puts it out. */
export function drawAttention(asked: boolean): () => void {
  const sign = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const show = (on: boolean) => sign?.setAttribute("href", linkTo(on ? "/favicon-asked.svg" : "/favicon.svg"));
  show(asked);
  return () => show(false);
}
