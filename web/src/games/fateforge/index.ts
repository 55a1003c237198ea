export { default as Face } from "./Face.svelte";
export { default as Table } from "./Table.svelte";
