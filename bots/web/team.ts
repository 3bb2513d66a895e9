/** The routes of the conversation's page. A press or reply is acknowledged only after it is in the inbox. */
import type { Hono } from "hono";
import { isAskedHome } from "../../src/core/asking.js";
import {
  type BotHandlers,
  type Caller,
  type IncomingEvent,
  ownerRights,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { type Command, kindOf } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { nameOfLogin } from "../../src/core/session.js";
import { agreeLabel, consentLines } from "../present/consent.js";
import { refusalOf } from "../present/door.js";
import { visibleText } from "../present/visible-text.js";
import { type WebContext, type WebEnv, webChannel } from "./access.js";
import type { Follower, LiveFeed } from "./live-feed.js";
import { createMemberHomes } from "./member-homes.js";
import { readPageState } from "./page-state.js";
import {
  commandBody,
  drawingWidth,
  eventBodies,
  local,
  moveBody,
  openedBody,
  parseBody,
  playBody,
  receiptBody,
} from "./requests.js";
import { isGivenId, type Visitors } from "./visitors.js";

export interface TeamOptions {
  readonly handlers: BotHandlers;
  readonly feed: LiveFeed;
  readonly clock: Clock;
  readonly visitors: Visitors;
}

/** Adds them. The owner sees every home and may act for anybody; members see those of the web and act for themselves. */
export function serveTeam(
  app: Hono<WebEnv>,
  { handlers, feed, clock, visitors }: TeamOptions,
): void {
  const { control } = handlers;
  const homes = createMemberHomes(handlers);
  const homeFor = async (context: WebContext, home: string | null): Promise<string | null> =>
    isMember(context) ? homes.find(home) : home;

  app.get("/api/state", async (context) => {
    const household = context.req.query("household") || undefined;
    const width = drawingWidth.parse(context.req.query("width"));
    const drawn = context.req.query("drawn");
    const access = isMember(context) ? "own" : "everything";
    const { snapshot } = isMember(context) ? homes : handlers.watch;
    const { calls } = handlers.watch;
    const watch = { snapshot, calls };
    const { id } = personAt(context, { id: context.req.query("person") ?? "", name: "" });
    const reader = { ...local, id };
    return context.json(
      await readPageState({ control, watch }, { household, width, drawn, access, reader }),
    );
  });
  app.get("/api/picture", async (context) => {
    const picture = await handlers.watch.picture("web", context.req.query("question") ?? "");
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
  async function hear(context: WebContext, event: IncomingEvent): Promise<Response> {
    // Without a password anything on this machine may press: an approval counts from whoever has logged in.
    const belongs = async () => (context.get("session") ? "yes" : "unknown");
    const verdict = await handlers.inbox.receive(event, { ...ownerRights, belongs });
    const refused = await refusalOf(verdict, event.what, here);
    const asked = refused?.consent;
    if (!asked) return context.json({ verdict, refusal: refused?.words });
    const consent = {
      campaign: asked.campaign,
      text: consentLines(asked).join("\n"),
      agree: agreeLabel(asked),
    };
    return context.json({ verdict, consent });
  }
  for (const [path, body] of Object.entries(eventBodies))
    app.post(`/api/${path}`, async (context) => {
      const event = await parseBody(context, body);
      const person = personAt(context, event.person);
      return hear(context, { ...event, person, at: clock.now() });
    });
  app.post("/api/opened", async (context) => {
    const { person, ...opened } = await parseBody(context, openedBody);
    const { id } = personAt(context, person);
    await handlers.inbox.opened({ ...opened, person: id, at: clock.now() });
    return context.json({});
  });

  app.post("/api/receipt", async (context) => {
    const { question, person } = await parseBody(context, receiptBody);
    const note = await handlers.watch.receipt(question, personAt(context, person).id);
    return context.json(note && { ...note, text: visibleText(note.text), to: null });
  });

  app.post("/api/play", async (context) => {
    const { home: named, rounds } = await parseBody(context, playBody);
    const home = await homeFor(context, named);
    return context.json(await control.play({ home, rounds }, callerOf(somebody)));
  });
  app.post("/api/move", async (context) => {
    const { home: named, ...move } = await parseBody(context, moveBody);
    const home = await homeFor(context, named);
    return context.json({ text: await control.move({ home, ...move }, callerOf(somebody)) });
  });
  app.post("/api/command", async (context) => {
    const { person: given, ...asked } = await parseBody(context, commandBody);
    // The owner sees and deletes for members what those said.
    const isForOther = asked.verb === "my-data" && !isMember(context) && isGivenId(given.id);
    const person = isForOther ? given : personAt(context, given);
    const command =
      "home" in asked ? { ...asked, home: await homeFor(context, asked.home) } : asked;
    const caller = isMember(context) ? memberOf(person, command) : callerOf(person);
    const text = await visitors.stayThrough(context, () =>
      // The page has buttons for the second word.
      command.verb === "my-data" && command.request === "delete"
        ? control.prefer("forget-me", caller)
        : control.perform(command, caller),
    );
    if (command.verb !== "consent") return context.json({ text });
    const practice = await control.practiceFor(command.campaign, caller);
    return context.json({ text, practice });
  });
}

/** What asks for no name: one person is as good as another. */
const somebody = { id: "you", name: "" };

function callerOf(person: Caller["person"]): Caller {
  return { ...local, channel: webChannel, person, ...ownerRights };
}

/** Members start, stop and change things in their homes. They read what was said on the page, and nothing else. */
function memberOf(person: Caller["person"], command: Command): Caller {
  if (kindOf(command) === "manage") return callerOf(person);
  const reason = "Only the owner may read that.";
  return { ...callerOf(person), mayManage: async () => ({ allowed: false, reason }) };
}

function isMember(context: WebContext): boolean {
  return context.get("role") === "member";
}

/** Takes the person from the session, whatever the page claims. People without a given name choose one. */
function personAt(context: WebContext, claimed: Caller["person"]): Caller["person"] {
  const session = context.get("session");
  if (!session && nameOfLogin(claimed.id) !== null)
    throw new InputError("Log in with your own name.");
  if (!session) return claimed;
  return { id: session.person, name: nameOfLogin(session.person) ?? claimed.name };
}
