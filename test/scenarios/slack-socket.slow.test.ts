import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

/** On Slack a message cannot answer another one outside of threads. */
const possible = scenarios.filter(({ needs }) => needs !== "answers");

playScenarios("Slack, Socket Mode", () => openSlack("socket"), possible);
