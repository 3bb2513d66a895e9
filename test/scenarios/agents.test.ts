import { agents } from "./agents.js";
import { openDiscordStub } from "./discord-place.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

playScenarios("Slack, Socket Mode", () => openSlack("socket"), agents);
playScenarios("Discord", openDiscordStub, agents);
