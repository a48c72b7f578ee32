import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";
import { applySettings } from "./lib/store.svelte";
import "./styles/themes.css";

applySettings();
mount(App, { target: document.getElementById("app")! });
