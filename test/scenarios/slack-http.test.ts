import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

const overHttp = scenarios.filter(({ needs }) => needs !== "faults");

playScenarios("Slack, HTTP", () => openSlack("http"), overHttp);
