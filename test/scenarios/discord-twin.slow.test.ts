import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openDiscordTwin } from "./twin-place.js";

const supported = scenarios.filter(({ needs, about }) => needs === undefined && about !== "desk");

playScenarios("Discord, the twin", openDiscordTwin, supported);
