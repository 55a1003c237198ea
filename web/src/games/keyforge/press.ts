// How a card of the table is pressed, and where its large face is shown.
import type { ChoiceState } from "$lib/choice.svelte";
import { letGo } from "$lib/keyboard";
import { large } from "$lib/large.svelte";

/** A click on a card; one that only ends a long press does nothing. */
export function press(e: MouseEvent, choice: ChoiceState, key: string, name: string): void {
  letGo(e);
  if (!large.heldBefore()) void choice.press(key, name, (e as PointerEvent).pointerType, e);
}

/** Whether there is no rail that shows the card in focus. */
export const railless = (): boolean => innerWidth <= 1300;
