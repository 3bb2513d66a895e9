import { agents } from "./agents.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

playScenarios("Slack, Socket Mode", () => openSlack("socket"), agents);
