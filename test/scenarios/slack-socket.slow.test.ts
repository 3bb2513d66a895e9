import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

playScenarios("Slack, Socket Mode", () => openSlack("socket"), scenarios);
