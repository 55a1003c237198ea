import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/icons.css";
import "./style/base.css";
import "./style/cards.css";

mount(App, { target: document.getElementById("app")! });
