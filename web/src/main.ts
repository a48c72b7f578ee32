import { mount } from "svelte";
import "./styles/index.css";
import "./anygame/skin.css";
import "./games/styles";
import App from "./App.svelte";
import { applySettings } from "./lib/store.svelte";
import "./games/themes";

applySettings();
mount(App, { target: document.getElementById("app")! });
