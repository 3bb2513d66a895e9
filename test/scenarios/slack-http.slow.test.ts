import { scenarios } from "./all.js";
import { playScenarios } from "./scenario.js";
import { openSlack } from "./slack-place.js";

/** Events of every kind arrive in another way than over the socket; what follows from them is the same. */
const overHttp = scenarios.filter(({ needs, about }) => needs !== "faults" && about !== "desk");

playScenarios("Slack, HTTP", () => openSlack("http"), overHttp);
