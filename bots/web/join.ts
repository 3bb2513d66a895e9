/** The door of a campaign: a participant's page. It needs no password and leads to none of the owner's pages. */
import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, Hono } from "hono";
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
import { Attempts } from "./attempts.js";
import type { JoinDoor } from "./join-content.js";
import { showView } from "./join-state.js";
import { type PageFile, sendFile } from "./page-files.js";
import { drawingWidth, id, key, parseBody, words } from "./requests.js";

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
const filesPath = "/join-page";
/** The files that this page needs; all others are the owner's. */
const pageFiles = [
  "join.js",
  "join-stages.js",
  "join-store.js",
  "join.css",
  "base.css",
  "dom.js",
  "favicon.svg",
];

/** People of one laboratory share an address. */
const entrances = { fromOne: 60, ofAll: 600 };
const requests = { fromOne: 60, ofAll: 6000 };
/** A waiting page reads its state 20 times a minute, on each device. */
const looks = { fromOne: 240, ofAll: 12_000 };
/** For one participant from everywhere: nobody guesses eight letters at this rate. */
const codes = { fromOne: 5, ofAll: Number.POSITIVE_INFINITY };

const participant = z
  .string()
  .trim()
  .regex(participantPattern, "has letters, digits and . _ - @ only, at most 64");
const enterBody = z.object({ participant });
const practiseBody = z.object({ at: z.int().min(0), choice: z.int().min(0) });
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

export interface JoinOptions {
  readonly join: JoinDesk;
  readonly clock: Clock;
  readonly files: ReadonlyMap<string, PageFile>;
}

/** Adds the routes of the doors. They lead to no other route. */
export function serveJoin(app: Hono, { join, clock, files }: JoinOptions): void {
  const entering = new Attempts(clock, entrances);
  const asking = new Attempts(clock, requests);
  const looking = new Attempts(clock, looks);
  const proving = new Attempts(clock, codes);

  const answerFile = (context: Context, name: string): Response => {
    const file = files.get(name);
    return file ? sendFile(context, file) : nothingHere(context);
  };
  for (const name of pageFiles) app.get(`${filesPath}/${name}`, (c) => answerFile(c, name));

  app.get("/join/:campaign", async (context) => {
    const campaign = context.req.param("campaign");
    const given = idFields.map((field) => context.req.query(field)).find((value) => value);
    if (given === undefined) return answerFile(context, "join.html");
    const refused = tooOften(context, entering, addressOf(context));
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

  app.post("/join/:campaign/enter", async (context) => {
    const refused = tooOften(context, entering, addressOf(context));
    if (refused) return refused;
    const { participant: given } = await parseBody(context, enterBody);
    const campaign = context.req.param("campaign");
    const refusal = await letIn(context, join, { campaign, participant: given, signature: null });
    if (refusal === null) return context.json({ entered: true });
    return refusal === "no-study" ? nothingHere(context) : context.json({ error: refusal }, 403);
  });

  app.get("/join/:campaign/state", async (context) => {
    const session = await sessionOf(context, join);
    if (!session) return atTheDoor(context, join);
    const refused = tooOften(context, looking, session.id);
    return refused ?? context.json(showView(await session.look(), widthOf(context)));
  });

  const onSession = (
    path: string,
    act: (session: ParticipantSession, context: Context) => Promise<Response>,
  ): void => {
    app.post(`/join/:campaign/${path}`, async (context) => {
      const session = await sessionOf(context, join);
      if (!session) return atTheDoor(context, join);
      return tooOften(context, asking, session.id) ?? act(session, context);
    });
  };
  onSession("agree", async (session, context) =>
    context.json(showView(await session.agree(), widthOf(context))),
  );
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
    const refused = tooOften(context, proving, session.id);
    if (refused) return refused;
    const { code } = await parseBody(context, proveBody);
    const proven = await session.prove(code);
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
  context: Context,
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

function keepSession(context: Context, campaign: string, { token, until }: SignedSession): void {
  const expires = new Date(until);
  setCookie(context, cookieName, token, { ...cookieOptions(context, campaign), expires });
}

function cookieOptions(context: Context, campaign: string) {
  const secure = context.req.header("x-forwarded-proto") === "https";
  return { path: pathOf(campaign), httpOnly: true, sameSite: "Lax", secure } as const;
}

/** Empty: the browser has no secret for this campaign. */
function deviceOf(context: Context): string {
  const kept = getCookie(context, deviceCookie) ?? "";
  return devicePattern.test(kept) ? kept : "";
}

async function sessionOf(context: Context, join: JoinDesk): Promise<ParticipantSession | null> {
  context.header("cache-control", "no-store");
  const token = getCookie(context, cookieName) ?? "";
  return join.session(context.req.param("campaign") ?? "", { token, device: deviceOf(context) });
}

/** Counts an attempt; answers with 429 when there were too many. */
function tooOften(context: Context, attempts: Attempts, from: string): Response | null {
  const waitS = attempts.waitS(from);
  if (waitS > 0) {
    context.header("retry-after", String(waitS));
    return context.json({ error: `Too many requests. Try again in ${waitS} s.` }, 429);
  }
  attempts.count(from);
  return null;
}

async function atTheDoor(context: Context, join: JoinDesk): Promise<Response> {
  const title = await join.title(context.req.param("campaign") ?? "");
  return title === null ? nothingHere(context) : context.json({ title } satisfies JoinDoor, 401);
}

function nothingHere(context: Context): Response {
  return context.json({ error: "There is no study at this address." }, 404);
}

function pathOf(campaign: string): string {
  return `/join/${encodeURIComponent(campaign)}`;
}

function addressOf(context: Context): string {
  return getConnInfo(context).remote.address ?? "";
}

function widthOf(context: Context): number {
  return drawingWidth.parse(context.req.query("width"));
}
