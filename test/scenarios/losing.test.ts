import { openDiscordStub } from "./discord-place.js";
import { losing } from "./losing.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

playScenarios("Slack", () => openSlack("socket"), losing);
playScenarios("Discord", openDiscordStub, losing);
