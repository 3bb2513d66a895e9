import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

/** What only Slack can play. The slow tier plays all scenarios there. */
const typed = scenarios.filter(({ needs }) => needs === "typed");

playScenarios("Slack, Socket Mode", () => openSlack("socket"), typed);
