import { scenarios } from "./all.js";
import { openDiscordStub } from "./discord-place.js";
import { playScenarios } from "./scenario.js";

playScenarios("Discord", openDiscordStub, scenarios);
