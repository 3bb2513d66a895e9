/** Serves the conversation's page. Answers are stored before they are acknowledged. */

import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import {
  type BotHandlers,
  type Caller,
  type IncomingEvent,
  type IncomingKind,
  ownerRights,
  type Watch,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import {
  type Command,
  dataRequests,
  kindOf,
  longestOrder,
  longestRule,
  queueMoves,
} from "../../src/core/people/command.js";
import { isFromLogIn, nameOfLogin } from "../../src/core/people/session.js";
import { isAskedHome } from "../../src/core/question/asking.js";
import { agreeLabel, consentLines, refusalOf } from "../present/door.js";
import { visible } from "../present/visible-text.js";
import { type WebContext, type WebEnv, webChannel } from "./access.js";
import { readInbox } from "./content.js";
import type { Follower, LiveFeed } from "./live-feed.js";
import { readPageState } from "./page-state.js";
import {
  drawingWidth,
  id,
  jsonRoutes,
  key,
  local,
  mostRows,
  name,
  parseBody,
  person,
  place,
  words,
} from "./requests.js";
import type { Visitors } from "./visitors.js";

const sentShape = z.object({ key, person });
type Sent = z.infer<typeof sentShape>;

const eventBodies = {
  press: sentShape
    .extend({ question: id, choice: id })
    .transform(({ question, choice, ...sent }) =>
      toEvent(sent, { kind: "press", question, choice }),
    ),
  reply: sentShape
    .extend({ question: id.optional(), episode: id.optional(), text: words })
    .refine((body) => (body.question === undefined) !== (body.episode === undefined), {
      message: "Give either the question or the episode.",
    })
    .transform(({ question, episode = "", text, ...sent }) =>
      question !== undefined
        ? toEvent(sent, { kind: "words", question, text })
        : toEvent(sent, { kind: "reply", episode, message: keyOf("reply", sent), text }),
    ),
  retract: sentShape
    .extend({ ballot: id })
    .transform(({ ballot, ...sent }) => toEvent(sent, { kind: "retract", ballot })),
  fix: sentShape
    .extend({ ballot: id, text: words })
    .transform(({ ballot, text, ...sent }) => toEvent(sent, { kind: "fix", ballot, text })),
};
const openedBody = z.object({ question: id, person }).transform(({ question, person }) => ({
  ...local,
  person,
  about: { kind: "words" as const, question },
}));

const home = id.nullable().default(null);
const playBody = z.object({ home, rounds: z.number().int().min(1).max(20).default(1) });
const moveBody = z.object({ home, thing: name, place: name });
const orderBody = sentShape.extend({
  home,
  text: z.string().trim().min(1).max(longestOrder),
  clarified: z.record(z.string().max(40), z.string().max(100)).optional(),
});
const queueBody = z.object({ home, order: id, move: z.enum(queueMoves) });
const commandBody = z.discriminatedUnion("verb", [
  z.object({
    verb: z.literal("consent"),
    campaign: id,
    agree: z.boolean().nullable(),
    person,
    practice: z.object({ at: place, choice: place }).optional(),
  }),
  z.object({ verb: z.enum(["why", "pause", "resume", "stop"]), home, person }),
  z.object({ verb: z.literal("my-data"), request: z.enum(dataRequests), person }),
  z.object({
    verb: z.literal("teach"),
    home,
    person,
    rule: z.string().trim().min(1).max(longestRule).nullable().default(null),
    withdraw: z.int().min(1).max(mostRows).optional(),
  }),
]);

const stateQuery = z.object({
  household: z
    .string()
    .transform((given) => given || undefined)
    .optional(),
  width: drawingWidth,
  drawn: z.string().optional(),
  person: z.string().default(""),
});
const pictureQuery = z.object({ question: z.string().default("") });
const inboxQuery = z.object({ answered: z.string().default(""), person: z.string().default("") });

function toEvent(sent: Sent, what: IncomingKind): Omit<IncomingEvent, "at"> {
  return { ...local, key: keyOf(what.kind, sent), person: sent.person, what };
}

/** Makes an event's key, without a version, as messages of the page are never edited. */
function keyOf(kind: IncomingKind["kind"], { key }: Sent): string {
  return `${local.platform}:${local.workspace}:${kind}:${key}`;
}

/** The owner sees all homes and acts for anybody; members see the web's homes and act for themselves. */
export function serveTeam(
  app: Hono<WebEnv>,
  handlers: BotHandlers,
  feed: LiveFeed,
  clock: Clock,
  visitors: Visitors,
): void {
  const { control } = handlers;
  const homes = createMemberHomes(handlers);
  const homeFor = async (context: WebContext, home: string | null): Promise<string | null> =>
    isMember(context) ? homes.find(home) : home;

  const { get, post } = jsonRoutes(app);
  get("/api/state", stateQuery, ({ household, width, drawn, person }, context) => {
    const access = isMember(context) ? "own" : "everything";
    const { snapshot } = isMember(context) ? homes : handlers.watch;
    const watch = { snapshot, calls: handlers.watch.calls };
    const reader = { ...local, id: personAt(context, { id: person, name: "" }).id };
    return readPageState({ control, watch }, { household, width, drawn, access, reader });
  });
  get("/api/inbox", inboxQuery, async ({ answered, person }, context) => {
    const { id } = personAt(context, { id: person, name: "" });
    return readInbox(handlers.watch, { answered, person: id, isLocal: !context.get("session") });
  });
  get("/api/picture", pictureQuery, async ({ question }, context) => {
    const picture = await handlers.watch.picture("web", question);
    if (!picture) return context.json({ error: "There is no such picture any more." }, 404);
    const { type, bytes } = picture;
    return context.body(new Uint8Array(bytes), 200, { "content-type": type });
  });
  app.get("/api/events", (context) => feed.open(context, followerAt(context)));

  function followerAt(context: WebContext): Follower {
    const session = context.get("session");
    return {
      client: session?.id ?? context.get("client").group,
      hears: async ({ household }) =>
        !isMember(context) || isAskedHome(household) || homes.sees(household),
      isIn: async () => session === null || (await visitors.isIn(context)),
    };
  }

  const here = { answerers: "channel", command: "In a chat, /sous", control } as const;
  async function hear(event: IncomingEvent): Promise<object> {
    const verdict = await handlers.inbox.receive(event, ownerRights);
    const refused = await refusalOf(verdict, event.what, here);
    const asked = refused?.consent;
    if (!asked) return { verdict, refusal: refused?.words };
    const text = consentLines(asked).join("\n");
    return { verdict, consent: { campaign: asked.campaign, text, agree: agreeLabel(asked) } };
  }
  for (const [path, body] of Object.entries(eventBodies))
    app.post(`/api/${path}`, async (context) => {
      const event = await parseBody(context, body);
      const person = personAt(context, event.person);
      return context.json(await hear({ ...event, person, at: clock.now() }));
    });
  post("/api/opened", openedBody, async ({ person, ...opened }, context) => {
    const { id } = personAt(context, person);
    await handlers.inbox.opened({ ...opened, person: id, at: clock.now() });
  });

  post("/api/play", playBody, async ({ home, rounds }, context) =>
    control.play({ home: await homeFor(context, home), rounds }, callerOf(somebody)),
  );
  post("/api/order", orderBody, async ({ home: named, person, key, ...order }, context) => {
    const home = await homeFor(context, named);
    const caller = callerOf(personAt(context, person));
    return visible(await control.order({ ...order, home, key: `web ${key}` }, caller));
  });
  post("/api/queue", queueBody, async ({ home: named, ...change }, context) => {
    const home = await homeFor(context, named);
    return { text: await control.changeQueue({ home, ...change }, callerOf(somebody)) };
  });
  post("/api/move", moveBody, async ({ home: named, ...move }, context) => {
    const home = await homeFor(context, named);
    return { text: await control.move({ home, ...move }, callerOf(somebody)) };
  });
  post("/api/command", commandBody, async ({ person: given, ...asked }, context) => {
    // The owner manages the data of members.
    const isForOther = asked.verb === "my-data" && !isMember(context) && isFromLogIn(given.id);
    const person = isForOther ? given : personAt(context, given);
    const command =
      "home" in asked ? { ...asked, home: await homeFor(context, asked.home) } : asked;
    const caller = isMember(context) ? memberOf(person, command) : callerOf(person);
    const text = await visitors.stayThrough(context, () =>
      command.verb === "my-data" && command.request === "delete"
        ? control.prefer("forget-me", caller)
        : control.perform(command, caller),
    );
    if (command.verb !== "consent") return { text };
    return { text, practice: await control.practiceFor(command.campaign, caller) };
  });
}

const somebody = { id: "you", name: "" };

function callerOf(person: Caller["person"]): Caller {
  return { ...local, channel: webChannel, person, ...ownerRights };
}

/** Members manage their homes, and read only what was said on the page. */
function memberOf(person: Caller["person"], command: Command): Caller {
  if (kindOf(command) === "manage") return callerOf(person);
  const reason = "Only the owner may read that.";
  return { ...callerOf(person), mayManage: async () => ({ allowed: false, reason }) };
}

function isMember(context: WebContext): boolean {
  return context.get("role") === "member";
}

/** Takes the person from the session, not the request, unless people have no log-in. */
function personAt(context: WebContext, claimed: Caller["person"]): Caller["person"] {
  const session = context.get("session");
  if (!session && isFromLogIn(claimed.id)) throw new InputError("Log in with your own name.");
  if (!session) return claimed;
  return { id: session.person, name: nameOfLogin(session.person) ?? claimed.name };
}

function createMemberHomes({ watch, control }: Pick<BotHandlers, "watch" | "control">) {
  /** A home played on the web once stays a web home. */
  const known = new Set<string>();

  async function read(): Promise<{ readonly last: string | null; readonly hidden: Set<string> }> {
    const played = await watch.played();
    const here = played.filter(({ bot }) => bot === "web").map(({ household }) => household);
    for (const household of here) known.add(household);
    const all = played.map(({ household }) => household);
    return { last: here[0] ?? null, hidden: new Set(all.filter((one) => !known.has(one))) };
  }

  async function sees(household: string): Promise<boolean> {
    if (known.has(household)) return true;
    const { hidden } = await read();
    if (known.has(household)) return true;
    return !hidden.has(household) && (await isOffered(household));
  }

  /** Whether a home can be chosen. A game's household is named after its task: "cooking:take1-cut:3". */
  async function isOffered(household: string): Promise<boolean> {
    const task = household.replace(/:\d+$/, "");
    return (await control.homes()).some(({ id }) => id === household || id === task);
  }

  /** Reads a home, by default the one last played on the web; null when the reader sees none. */
  const snapshot: Watch["snapshot"] = async (household, episode, reader) => {
    const shown = household ?? (await read()).last ?? undefined;
    const snapshot = await watch.snapshot(shown, episode, reader);
    return snapshot && (await sees(snapshot.household)) ? snapshot : null;
  };

  /** @throws HTTPException 403 when the member does not see the home */
  async function find(home: string | null): Promise<string | null> {
    const { last, hidden } = await read();
    if (home === null) return last === null && hidden.size > 0 ? refuseHome() : last;
    // Accepts only offered ids: homes have aliases, and games share the id of their task.
    const isTaken = known.has(home) || (await control.homes()).some(({ id }) => id === home);
    const isHidden = [...hidden].some((one) => one === home || one.startsWith(`${home}:`));
    return isTaken && !isHidden ? home : refuseHome();
  }

  return { sees, snapshot, find };
}

function refuseHome(): never {
  const message =
    "This home is played elsewhere, so only the owner sees it here. Choose another home.";
  throw new HTTPException(403, { message });
}
