export { default as Face } from "./Face.svelte";
export { default as Table } from "./Root.svelte";
