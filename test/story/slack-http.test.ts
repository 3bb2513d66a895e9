/** The same story when Slack sends signed requests. */
import { reachBy } from "../bots/slack-way.js";

reachBy("http");
await import("./slack.test.js");
