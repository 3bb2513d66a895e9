/** The classes of attacks. */
import { readFiles } from "./classes/files.js";
import { forgePresses } from "./classes/forged-presses.js";
import { handOver } from "./classes/hostile-files.js";
import { provoke } from "./classes/leaks.js";
import { attackOthers } from "./classes/lockout.js";
import { attackLogin } from "./classes/login.js";
import { plantMarkup } from "./classes/markup.js";
import { giveOrders } from "./classes/orders.js";
import { attackOrigins } from "./classes/origins.js";
import { takeSeats } from "./classes/participants.js";
import { wander } from "./classes/paths.js";
import { attackRaw } from "./classes/raw-requests.js";
import { readAlong } from "./classes/reading.js";
import { publish } from "./classes/releases.js";
import { crossRoles } from "./classes/roles.js";
import { attackSessions } from "./classes/sessions.js";
import { forgeSlack } from "./classes/slack-http.js";
import { floodStreams } from "./classes/streams.js";
import { stall } from "./classes/texts.js";
import type { Ground } from "./ground.js";
import type { Tally } from "./tally.js";

export interface AttackClass {
  readonly about: string;
  /** What is attacked. Honest people are beside attacks on the locked house. */
  readonly at: "locked" | "unlocked" | "folder";
  run(ground: Ground, tally: Tally): Promise<void>;
}

/** In the order in which they run: what is planted is there for those after it, and files are read last. */
export const attacks = {
  origins: {
    about: "other sites: host rebinding, forged requests to every POST route, embedding",
    at: "locked",
    run: attackOrigins,
  },
  login: {
    about: "guessing the password with forged addresses, while the right one must pass",
    at: "locked",
    run: attackLogin,
  },
  lockout: {
    about: "keeping others out: floods at the log-in and the door, a launch of 2,000 people",
    at: "locked",
    run: attackOthers,
  },
  sessions: {
    about: "sessions forged, planted, borrowed, and used after they ended",
    at: "locked",
    run: attackSessions,
  },
  roles: {
    about: "members and strangers on what is the owner's or somebody else's",
    at: "locked",
    run: crossRoles,
  },
  participants: {
    about: "participants' links, seats, sessions and codes of somebody else",
    at: "locked",
    run: takeSeats,
  },
  releases: {
    about: "hostile answers in a release's CSV, JSON lines, Markdown and YAML",
    at: "locked",
    run: publish,
  },
  raw: {
    about: "sockets: chunked, malformed, huge, slow requests",
    at: "locked",
    run: attackRaw,
  },
  texts: {
    about: "texts as long as people may send, which make careless patterns slow",
    at: "locked",
    run: stall,
  },
  reading: {
    about: "outsiders on Slack and Discord hunting words of channels that are not theirs",
    at: "locked",
    run: readAlong,
  },
  presses: {
    about: "forged presses, menus, forms and commands on Discord",
    at: "locked",
    run: forgePresses,
  },
  "slack-http": {
    about: "Slack over HTTP: wrong signatures, other times, repetitions, forged presses",
    at: "unlocked",
    run: forgeSlack,
  },
  orders: {
    about: "the port that takes orders of other processes",
    at: "locked",
    run: giveOrders,
  },
  paths: {
    about: "files outside the page, and methods that no address has",
    at: "locked",
    run: wander,
  },
  markup: {
    about: "texts with markup, read back on every page",
    at: "locked",
    run: plantMarkup,
  },
  streams: {
    about: "floods of event streams",
    at: "locked",
    run: floodStreams,
  },
  leaks: {
    about: "secrets and people's words in refusals, in the log and in the list of processes",
    at: "locked",
    run: provoke,
  },
  "hostile-files": {
    about: "homes, campaigns, releases and lists that are huge, endless or no files",
    at: "folder",
    run: handOver,
  },
  files: {
    about: "another user of the machine: everything that the run wrote",
    at: "folder",
    run: readFiles,
  },
} as const satisfies Readonly<Record<string, AttackClass>>;

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as readonly AttackName[];
