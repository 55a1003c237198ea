import { mount } from "svelte";
import App from "./App.svelte";
import { inTab } from "$lib/mode";
import "./style/tokens.css";
import "./style/icons.css";
import "./style/base.css";
import "./style/cards.css";

if (inTab) await (await import("./tab/start")).start();

mount(App, { target: document.getElementById("app")! });
