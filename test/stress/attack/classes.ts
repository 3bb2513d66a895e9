/** In order of execution: later classes use what earlier ones plant. */
import type { Attempts } from "./attempt.js";
import * as chats from "./classes/chats.js";
import * as floods from "./classes/floods.js";
import * as machine from "./classes/machine.js";
import * as pages from "./classes/pages.js";
import * as people from "./classes/people.js";
import type { Ground } from "./ground.js";

export interface AttackClass {
  readonly about: string;
  /** Honest people run beside attacks on the locked house. */
  readonly at: "locked" | "unlocked" | "folder";
  readonly attempts: (ground: Ground) => Attempts;
}

const classAt =
  (at: AttackClass["at"]) =>
  (about: string, attempts: AttackClass["attempts"]): AttackClass => ({ about, at, attempts });
const locked = classAt("locked");
const unlocked = classAt("unlocked");
const inFolder = classAt("folder");

export const attacks = {
  origins: locked(
    "other sites: host rebinding, forged requests to every POST route, embedding",
    pages.origins,
  ),
  login: locked(
    "guessing the password with forged addresses, while the right one must pass",
    floods.login,
  ),
  lockout: locked(
    "keeping others out: floods at the log-in and the door, a launch of 2,000 people",
    floods.lockout,
  ),
  guesses: locked("guessing a password from many clients", floods.guesses),
  "this-machine": unlocked(
    "requests through proxies and of other sites, where whoever is at this computer is the owner",
    pages.thisMachine,
  ),
  strangers: unlocked("filling the log and the database without any right", floods.strangers),
  "one-person": locked("one member who asks for what another said", people.onePerson),
  sessions: locked("sessions forged, planted, borrowed, and used after they ended", pages.sessions),
  roles: locked("members and strangers on what is the owner's or somebody else's", pages.roles),
  participants: locked(
    "the data of a participant, by somebody who knows their id",
    people.participants,
  ),
  releases: locked(
    "hostile answers in a release's CSV, JSON lines, Markdown and YAML",
    people.releases,
  ),
  raw: locked("sockets: chunked, malformed, huge, slow requests", pages.raw),
  texts: locked(
    "texts as long as people may send, which make careless patterns slow",
    people.texts,
  ),
  reading: locked(
    "outsiders on Slack and Discord hunting words of channels that are not theirs",
    chats.reading,
  ),
  presses: locked("forged presses, menus, forms and commands on Discord", chats.presses),
  "slack-http": unlocked(
    "Slack over HTTP: signatures with another key, and repetitions",
    chats.slackHttp,
  ),
  approvals: locked(
    "approvals whose arguments are hidden from those who approve them",
    chats.approvals,
  ),
  agents: locked("agents with filler words, topics that decide, and lists of calls", chats.agents),
  orders: locked("the port that takes orders of other processes", machine.orders),
  paths: locked("files outside the page, and methods that no address has", pages.paths),
  markup: locked("texts with markup, read back on every page", people.markup),
  streams: locked("floods of event streams", floods.streams),
  leaks: locked(
    "secrets and people's words in refusals, in the log and in the list of processes",
    pages.leaks,
  ),
  numbers: locked("numbers without end in designs, plans and options", machine.numbers),
  crowds: locked("a crowd of made-up participants of one address", floods.crowds),
  "hostile-files": inFolder(
    "homes, campaigns, releases and lists that are huge, endless or no files",
    machine.hostileFiles,
  ),
  links: inFolder("pipes and second names where backups are written", machine.links),
  replaced: inFolder(
    "the database's file or its lock, removed under a running product",
    machine.replaced,
  ),
  redirects: inFolder(
    "models, embeddings and platforms that lead to another address",
    machine.redirects,
  ),
  files: inFolder("another user of the machine: everything that the run wrote", machine.files),
};

export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as readonly AttackName[];
