import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlackSocket } from "./slack-place.js";

playScenarios("Slack, Socket Mode", openSlackSocket, scenarios);
