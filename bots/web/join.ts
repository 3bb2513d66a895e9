/** Serves the page of a campaign's participants ("door"), without password or access to other pages. */

import { randomBytes } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { Clock } from "../../src/core/clock.js";
import {
  type DataAnswer,
  type DoorRefusal,
  type JoinDesk,
  type JoinView,
  type ParticipantSession,
  participantPattern,
  type SignedSession,
  type Visitor,
} from "../../src/core/people/join.js";
import { escapeXml } from "../present/drawing/lettering/text.js";
import { doorFilePath, doorPath, type WebContext, type WebEnv } from "./access.js";
import { type PageFile, sendFile } from "./page-files.js";
import { showView } from "./page-state.js";
import { drawingWidth, id, key, parseBody, place, words } from "./requests.js";
import { Guesses, Throttle } from "./throttle.js";

const cookieName = "sous_participant";
/** Cookie that outlasts sessions, and identifies the participant who agreed in this browser. */
const deviceCookie = "sous_device";
/** 400 days, the longest that browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 3600;
const devicePattern = /^[\w-]{43}$/;
const idFields = ["PROLIFIC_PID", "participant"];
const signatureField = "signature";

/** Limit per address: 2,000 people at once, with two reloads each. */
const entrances = { atOnce: 6_000, perMinute: 1_200 };
/** Limit per address, as each consent adds a row: for a class, not hundreds of invented people. */
const agreements = { atOnce: 60, perMinute: 30 };
/** Limit per participant and address. */
const requests = { atOnce: 60, perMinute: 60 };
/** Each device of a waiting participant polls 20 times a minute. */
const looks = { atOnce: 240, perMinute: 240 };
/** Limit per participant and address, besides those of {@link Guesses}. */
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

export function identifyParticipants(join: JoinDesk): MiddlewareHandler<WebEnv> {
  return async (context, next) => {
    const campaign = context.req.param("campaign") ?? "";
    const keys = { token: getCookie(context, cookieName) ?? "", device: deviceOf(context) };
    const participant = keys.token === "" ? null : await join.session(campaign, keys);
    context.set("door", { campaign, participant });
    context.header("cache-control", "no-store");
    await next();
  };
}

export async function refuseAtDoor(context: WebContext, join: JoinDesk): Promise<Response> {
  const title = await join.title(context.get("door")?.campaign ?? "");
  if (title === null) return nothingHere(context);
  return context.json({ title }, 401);
}

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
  /** Sends the page, also to strangers: browsers would log a refusal as an error. */
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
      ? await enter(context, join, { campaign, participant: checked.data, signature })
      : null;
    if (!checked.success || refusal) deleteCookie(context, cookieName, { path: pathOf(campaign) });
    // Keeps the id out of histories and logs; the page reads the reason after "#".
    return context.redirect(`${pathOf(campaign)}${refusal ? `#${refusal}` : ""}`, 303);
  });

  app.post(`${doorPath}/enter`, async (context) => {
    const refused = tooOften(context, entering, context.get("client").group);
    if (refused) return refused;
    const { participant: given } = await parseBody(context, enterBody);
    const campaign = context.req.param("campaign");
    const refusal = await enter(context, join, { campaign, participant: given, signature: null });
    if (refusal === null) return context.json({ entered: true });
    return refusal === "no-study" ? nothingHere(context) : context.json({ error: refusal }, 403);
  });

  app.get(`${doorPath}/state`, async (context) => {
    const session = sessionOf(context);
    const refused = tooOften(context, looking, limitKey(context, session));
    return refused ?? sendView(context, session.look());
  });

  const onSession = (
    path: string,
    act: (session: ParticipantSession, context: WebContext) => Promise<Response>,
  ): void => {
    app.post(`${doorPath}/${path}`, async (context) => {
      const session = sessionOf(context);
      return tooOften(context, asking, limitKey(context, session)) ?? act(session, context);
    });
  };
  onSession("agree", async (session, context) => {
    const refused = tooOften(context, agreeing, context.get("client").group);
    return refused ?? sendView(context, session.agree());
  });
  onSession("practise", async (session, context) =>
    sendView(context, session.practise(await parseBody(context, practiseBody))),
  );
  onSession("answer", async (session, context) =>
    sendView(context, session.answer(await parseBody(context, answerBody))),
  );
  onSession("data", async (session, context) => sendData(context, await session.data()));
  onSession("leave", async (session, context) => {
    const { sure } = await parseBody(context, leaveBody);
    const answer = await session.leave(sure);
    const path = pathOf(context.req.param("campaign") ?? "");
    if (sure && !answer.refused)
      for (const name of [cookieName, deviceCookie]) deleteCookie(context, name, { path });
    return sendData(context, answer);
  });
  onSession("prove", async (session, context) => {
    const refused = tooOften(context, proving, limitKey(context, session));
    if (refused) return refused;
    const { code } = await parseBody(context, proveBody);
    const { group } = context.get("client");
    const { found: proven, waitS } = await guesses.check(group, () => session.prove(code));
    if (waitS > 0) return waitFirst(context, waitS);
    if (!proven) return context.json({ error: "That isn't the code for your data." }, 403);
    keepSession(context, context.req.param("campaign") ?? "", proven);
    return context.json({ proven: true });
  });
}

async function sendView(context: Context, view: Promise<JoinView>): Promise<Response> {
  const shown = await view;
  return context.json(showView(shown, drawingWidth.parse(context.req.query("width"))));
}

function sendData(context: Context, { text, refused }: DataAnswer): Response {
  return refused ? context.json({ error: text, needsCode: true }, 403) : context.json({ text });
}

async function enter(
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

function deviceOf(context: Context): string {
  const kept = getCookie(context, deviceCookie) ?? "";
  return devicePattern.test(kept) ? kept : "";
}

/** Returns the session, which exists: the guard before these routes admits only participants. */
function sessionOf(context: WebContext): ParticipantSession {
  const session = context.get("door")?.participant;
  if (!session) throw new RangeError("This address is for participants only.");
  return session;
}

/** Returns the key for limits. It has the address, so that others cannot use up a participant's limits. */
function limitKey(context: WebContext, { id }: ParticipantSession): string {
  return `${context.get("client").group} ${id}`;
}

function tooOften(context: Context, throttle: Throttle, client: string): Response | null {
  const waitS = throttle.take(client);
  return waitS === 0 ? null : waitFirst(context, waitS);
}

function waitFirst(context: Context, waitS: number): Response {
  context.header("retry-after", String(waitS));
  return context.json({ error: `Too many requests. Try again in ${waitS} s.` }, 429);
}

function nothingHere(context: Context): Response {
  return context.json({ error: "There's no study at this address." }, 404);
}

function pathOf(campaign: string): string {
  return `/join/${encodeURIComponent(campaign)}`;
}
