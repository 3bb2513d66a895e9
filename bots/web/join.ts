/** The door of a campaign: a participant's page. It needs no password and leads to none of the owner's pages. */

import { randomBytes } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { Clock } from "../../src/core/clock.js";
import {
  type DataAnswer,
  type DoorRefusal,
  type JoinDesk,
  type ParticipantSession,
  participantPattern,
  type SignedSession,
  type Visitor,
} from "../../src/core/join.js";
import { escapeXml } from "../present/drawing/text.js";
import { doorFilePath, doorPath, type WebContext, type WebEnv } from "./access.js";
import type { JoinDoor } from "./content.js";
import { showView } from "./join-state.js";
import { type PageFile, sendFile } from "./page-files.js";
import { drawingWidth, id, key, parseBody, place, words } from "./requests.js";
import { Guesses, Throttle } from "./throttle.js";

const cookieName = "sous_participant";
/** The browser's secret. It outlasts sessions: by it somebody is known as the participant who agreed here. */
const deviceCookie = "sous_device";
/** Browsers keep cookies no longer. */
const deviceSeconds = 400 * 24 * 3600;
const devicePattern = /^[\w-]{43}$/;
/** Query fields with a participant's id: recruiting platforms add them to the address. */
const idFields = ["PROLIFIC_PID", "participant"];
/** The query field of signed links. */
const signatureField = "signature";

/** For everybody at one address: 2,000 people may come at once, and load the page again twice. */
const entrances = { atOnce: 6_000, perMinute: 1_200 };
/** Limits consents by address, because each adds a row: a class or a lab passes, hundreds of made-up people don't. */
const agreements = { atOnce: 60, perMinute: 30 };
/** For one participant at one address. */
const requests = { atOnce: 60, perMinute: 60 };
/** A waiting page reads its state 20 times a minute, on each device. */
const looks = { atOnce: 240, perMinute: 240 };
/** For one participant at one address. Beside it, an address and all together have their limits of {@link Guesses}. */
const codes = { atOnce: 5, perMinute: 1 };

const participant = z
  .string()
  .trim()
  .regex(
    participantPattern,
    "An id has letters, digits and the signs . _ - @ only, at most 64 in all.",
  );
const enterBody = z.object({ participant });
const practiseBody = z.object({ at: place, choice: place });
const answerBody = z
  .object({
    question: id,
    choice: id.nullable().default(null),
    text: words.nullable().default(null),
    key,
  })
  .refine(({ choice, text }) => (choice === null) !== (text === null), {
    message: "Give either a choice or words.",
  });
const leaveBody = z.object({ sure: z.boolean() });
const proveBody = z.object({ code: z.string().trim().min(1).max(64) });

/** Finds out who came through the door of the campaign that the address names. */
export function meetParticipants(join: JoinDesk): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const campaign = context.req.param("campaign") ?? "";
    const keys = { token: getCookie(context, cookieName) ?? "", device: deviceOf(context) };
    const participant = keys.token === "" ? null : await join.session(campaign, keys);
    context.set("door", { campaign, participant });
    context.header("cache-control", "no-store");
    await next();
  };
}

/** Answers somebody who has not come through the door: their page asks for their id. */
export async function refuseAtDoor(context: WebContext, join: JoinDesk): Promise<Response> {
  const title = await join.title(context.get("door")?.campaign ?? "");
  if (title === null) return nothingHere(context);
  return context.json({ title } satisfies JoinDoor, 401);
}

/** Adds the routes of the doors. They lead to no other route. */
export function serveJoin(
  app: Hono<WebEnv>,
  join: JoinDesk,
  clock: Clock,
  files: ReadonlyMap<string, PageFile>,
): void {
  const entering = new Throttle(clock, entrances);
  const agreeing = new Throttle(clock, agreements);
  const asking = new Throttle(clock, requests);
  const looking = new Throttle(clock, looks);
  const proving = new Throttle(clock, codes);
  const guesses = new Guesses(clock);

  const answerFile = (context: WebContext, name: string): Response => {
    const file = files.get(name);
    return file ? sendFile(context, file) : nothingHere(context);
  };
  /** The page knows already whether it has to ask for an id: a refusal would be a complaint in the browser. */
  const answerPage = async (context: WebContext): Promise<Response> => {
    const door = context.get("door");
    const title = door && !door.participant ? await join.title(door.campaign) : null;
    const file = files.get("join.html");
    if (title === null || !file) return answerFile(context, "join.html");
    const body = file.body.replace("<body", () => `<body data-door="${escapeXml(title)}"`);
    return sendFile(context, { ...file, body });
  };
  app.get(doorFilePath, (context) => answerFile(context, context.req.param("file")));

  app.get(doorPath, async (context) => {
    const campaign = context.req.param("campaign");
    const given = idFields.map((field) => context.req.query(field)).find((value) => value);
    if (given === undefined) return answerPage(context);
    const refused = tooOften(context, entering, context.get("client").group);
    if (refused) return refused;
    const checked = participant.safeParse(given);
    const signature = context.req.query(signatureField) ?? null;
    const refusal = checked.success
      ? await letIn(context, join, { campaign, participant: checked.data, signature })
      : null;
    if (!checked.success || refusal) deleteCookie(context, cookieName, { path: pathOf(campaign) });
    // Without the id in the address, no history or log keeps it. The page says what follows the "#".
    return context.redirect(`${pathOf(campaign)}${refusal ? `#${refusal}` : ""}`, 303);
  });

  app.post(`${doorPath}/enter`, async (context) => {
    const refused = tooOften(context, entering, context.get("client").group);
    if (refused) return refused;
    const { participant: given } = await parseBody(context, enterBody);
    const campaign = context.req.param("campaign");
    const refusal = await letIn(context, join, { campaign, participant: given, signature: null });
    if (refusal === null) return context.json({ entered: true });
    return refusal === "no-study" ? nothingHere(context) : context.json({ error: refusal }, 403);
  });

  app.get(`${doorPath}/state`, async (context) => {
    const session = sessionOf(context);
    const refused = tooOften(context, looking, counted(context, session));
    return refused ?? context.json(showView(await session.look(), widthOf(context)));
  });

  const onSession = (
    path: string,
    act: (session: ParticipantSession, context: WebContext) => Promise<Response>,
  ): void => {
    app.post(`${doorPath}/${path}`, async (context) => {
      const session = sessionOf(context);
      return tooOften(context, asking, counted(context, session)) ?? act(session, context);
    });
  };
  onSession("agree", async (session, context) => {
    const refused = tooOften(context, agreeing, context.get("client").group);
    return refused ?? context.json(showView(await session.agree(), widthOf(context)));
  });
  onSession("practise", async (session, context) => {
    const given = await parseBody(context, practiseBody);
    return context.json(showView(await session.practise(given), widthOf(context)));
  });
  onSession("answer", async (session, context) => {
    const given = await parseBody(context, answerBody);
    return context.json(showView(await session.answer(given), widthOf(context)));
  });
  onSession("data", async (session, context) => tell(context, await session.data()));
  onSession("leave", async (session, context) => {
    const { sure } = await parseBody(context, leaveBody);
    const answer = await session.leave(sure);
    const path = pathOf(context.req.param("campaign") ?? "");
    if (sure && !answer.refused)
      for (const name of [cookieName, deviceCookie]) deleteCookie(context, name, { path });
    return tell(context, answer);
  });
  onSession("prove", async (session, context) => {
    const refused = tooOften(context, proving, counted(context, session));
    if (refused) return refused;
    const { code } = await parseBody(context, proveBody);
    const { group } = context.get("client");
    const { found: proven, waitS } = await guesses.check(group, () => session.prove(code));
    if (waitS > 0) return waitFirst(context, waitS);
    if (!proven) return context.json({ error: "That is not the code for your data." }, 403);
    keepSession(context, context.req.param("campaign") ?? "", proven);
    return context.json({ proven: true });
  });
}

function tell(context: Context, { text, refused }: DataAnswer): Response {
  return refused ? context.json({ error: text, needsCode: true }, 403) : context.json({ text });
}

/** Begins a session, or says why not. */
async function letIn(
  context: WebContext,
  join: JoinDesk,
  { campaign, ...visitor }: Visitor & { readonly campaign: string },
): Promise<DoorRefusal | null> {
  const entered = await join.enter(campaign, visitor);
  if (typeof entered === "string") return entered;
  keepSession(context, campaign, entered);
  const secret = deviceOf(context) || randomBytes(32).toString("base64url");
  setCookie(context, deviceCookie, secret, {
    ...cookieOptions(context, campaign),
    maxAge: deviceSeconds,
  });
  return null;
}

function keepSession(context: WebContext, campaign: string, { token, until }: SignedSession): void {
  const expires = new Date(until);
  setCookie(context, cookieName, token, { ...cookieOptions(context, campaign), expires });
}

function cookieOptions(context: WebContext, campaign: string) {
  const secure = context.get("client").isHttps;
  return { path: pathOf(campaign), httpOnly: true, sameSite: "Lax", secure } as const;
}

/** Empty: the browser has no secret for this campaign. */
function deviceOf(context: Context): string {
  const kept = getCookie(context, deviceCookie) ?? "";
  return devicePattern.test(kept) ? kept : "";
}

/** The guard of all addresses lets only participants come here. */
function sessionOf(context: WebContext): ParticipantSession {
  const session = context.get("door")?.participant;
  if (!session) throw new RangeError("This address is for participants only.");
  return session;
}

/** Somebody elsewhere who knows a participant's id uses up nothing of theirs. */
function counted(context: WebContext, { id }: ParticipantSession): string {
  return `${context.get("client").group} ${id}`;
}

/** Counts an attempt; answers with 429 when there were too many. */
function tooOften(context: Context, throttle: Throttle, client: string): Response | null {
  const waitS = throttle.take(client);
  return waitS === 0 ? null : waitFirst(context, waitS);
}

function waitFirst(context: Context, waitS: number): Response {
  context.header("retry-after", String(waitS));
  return context.json({ error: `Too many requests. Try again in ${waitS} s.` }, 429);
}

function nothingHere(context: Context): Response {
  return context.json({ error: "There is no study at this address." }, 404);
}

function pathOf(campaign: string): string {
  return `/join/${encodeURIComponent(campaign)}`;
}

function widthOf(context: Context): number {
  return drawingWidth.parse(context.req.query("width"));
}
