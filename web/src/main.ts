import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/store.svelte";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/champions.css";
import "./styles/champions-seats.css";
import "./styles/decks.css";
import "./styles/mars.css";
import "./styles/winter.css";
import "./styles/xmen.css";

applySettings();
mount(App, { target: document.getElementById("app")! });
