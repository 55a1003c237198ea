import { facesOf } from "../../table/faces";
import Answers from "./Answers.svelte";
import Banner from "./Banner.svelte";
import Card from "./Card.svelte";
import { KeyForgeDesk } from "./desk.svelte";
import Inspector from "./Inspector.svelte";
import "./keyforge.css";
import Middle from "./Middle.svelte";
import Pile from "./Pile.svelte";
import Result from "./Result.svelte";
import SeatPanel from "./SeatPanel.svelte";

export { default as Face } from "./Face.svelte";
export { moves } from "./motion";

export const faces = facesOf<KeyForgeDesk>({
  root: "keyforge",
  hand: "strip fan",
  Desk: KeyForgeDesk,
  Thing: Card,
  Seat: SeatPanel,
  Middle,
  Inspector,
  Answers,
  Pile,
  Banner,
  Result,
});
