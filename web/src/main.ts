import { mount } from "svelte";
import App from "./App.svelte";
import { useTransport } from "$lib/transport";
import "./style/tokens.css";
import "./style/icons.css";
import "./style/base.css";
import "./style/cards.css";

// A page of a static site has its table in this very tab; every other page belongs to a server.
const tab = document.querySelector<HTMLMetaElement>('meta[name="tableforge"][content="tab"]') !== null;
if (tab) useTransport((await import("./tab/start")).start());

mount(App, { target: document.getElementById("app")! });
