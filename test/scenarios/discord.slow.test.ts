import { scenarios } from "./all.js";
import { openDiscordStub } from "./discord-place.js";
import { playScenarios } from "./scenario.js";

/** Discord offers its commands to choose from: there is nothing to mistype. */
const offered = scenarios.filter(({ needs }) => needs !== "typed");

playScenarios("Discord", openDiscordStub, offered);
