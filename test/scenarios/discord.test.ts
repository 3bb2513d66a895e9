/** Every fifth scenario on Discord; the slow tier plays all of them, on four stages. */
import { scenarios } from "./all.js";
import { openDiscordStub } from "./discord-place.js";
import { playScenarios } from "./scenario.js";

const some = scenarios.filter(({ needs }, at) => needs !== "typed" && at % 5 === 0);

playScenarios("Discord", openDiscordStub, some);
