// Figures glide from where they stood to where they stand; who wants no motion sees them there at once.
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "svelte/motion";

const MOVE = 200; // milliseconds

const [sent, received] = crossfade({ duration: MOVE, fallback: (node) => fade(node, { duration: 90 }) });
type Glide = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;
const unless =
  (glide: Glide): Glide =>
  (node, params) =>
    prefersReducedMotion.current ? () => ({ duration: 0 }) : glide(node, params);
export const send = unless(sent);
export const receive = unless(received);
