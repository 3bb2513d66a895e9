/** Edits and deletions when Slack sends signed requests. */
import { reachBy } from "./slack-way.js";

reachBy("http");
await import("./slack-edits.test.js");
