/** Everything that holds over sockets, when Slack sends signed requests. */
import { reachBy } from "./slack-way.js";

reachBy("http");
await import("./slack.test.js");
