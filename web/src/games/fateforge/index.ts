export { default as Face } from "./Face.svelte";
export { moves } from "./motion";
export { default as Table } from "./Root.svelte";
