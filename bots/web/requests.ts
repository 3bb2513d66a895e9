/** What the page may send: checked bodies, and the events that they become. */
import type { Context } from "hono";
import { z } from "zod";
import type { IncomingEvent, IncomingKind, Opening } from "../../src/core/bot.js";
import { campaignMoves, dataRequests, longestRule } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { exchangeFlags, reviewDecisions } from "../../src/core/exchange.js";

/** Most characters of one reply. */
export const maxTextLength = 4_000;

const id = z.string().min(1).max(200);
/** What people call a thing or a place, or its id. */
const name = z.string().trim().min(1).max(200);
const words = z.string().trim().min(1).max(maxTextLength);
/** Made by the page, the same on every attempt, so that a repeated request counts once. */
const key = z.string().regex(/^[\w-]{8,64}$/);
const person = z
  .object({ id: z.string().min(1).max(64), name: z.string().trim().min(1).max(80) })
  .default({ id: "you", name: "you" });

export const pressBody = z.object({ question: id, choice: id, key, person });
export const replyBody = z
  .object({ question: id.optional(), episode: id.optional(), text: words, key, person })
  .refine((body) => (body.question === undefined) !== (body.episode === undefined), {
    message: "Give either the question or the episode.",
  });
export const openedBody = z.object({ question: id, person });
export const retractBody = z.object({ ballot: id, key, person });
export const fixBody = z.object({ ballot: id, text: words, key, person });
export const playBody = z.object({
  home: id.nullable().default(null),
  rounds: z.number().int().min(1).max(20).default(1),
});
export const moveBody = z.object({
  home: id.nullable().default(null),
  thing: name,
  place: name,
});

/** What the page's buttons say about the task that is going on. */
const home = id.nullable().default(null);
export const commandBody = z.discriminatedUnion("verb", [
  z.object({
    verb: z.literal("consent"),
    campaign: id,
    agree: z.boolean().nullable(),
    person,
    practice: z.object({ at: z.int().min(0), choice: z.int().min(0) }).optional(),
  }),
  z.object({ verb: z.enum(["why", "pause", "resume", "stop"]), home, person }),
  z.object({ verb: z.literal("my-data"), request: z.enum(dataRequests), person }),
  z.object({
    verb: z.literal("teach"),
    home,
    person,
    rule: z.string().trim().min(1).max(longestRule).nullable().default(null),
    withdraw: z.number().int().positive().optional(),
  }),
]);

/** Pixels; what makes no sense is as wide as usual. */
export const drawingWidth = z.coerce.number().int().min(240).max(1_600).catch(760);

const chosen = z
  .string()
  .max(200)
  .transform((given) => given || undefined)
  .optional();
/** Which exchanges the owner wants to look at. */
export const exchangeQuery = z.object({
  household: chosen,
  campaign: chosen,
  search: chosen,
  flags: z
    .string()
    .transform((given) => (given === "" ? [] : given.split(",")))
    .pipe(z.array(z.enum(exchangeFlags)))
    .optional(),
  skip: z.coerce.number().int().min(0).default(0),
});
const reviewer = z.string().trim().min(1).max(80);
export const reviewBody = z.discriminatedUnion("about", [
  z.object({
    about: z.literal("words"),
    reviewer,
    ballot: id,
    decision: z.enum(reviewDecisions),
    hide: z.array(z.string().min(1).max(maxTextLength)).max(100).default([]),
  }),
  z.object({ about: z.literal("exchange"), reviewer, question: id, excluded: z.boolean() }),
]);

export const campaignBody = z.object({ campaign: id, move: z.enum(campaignMoves) });

interface Heard {
  readonly key: string;
  readonly person: { readonly id: string; readonly name: string };
}

export function heardPress(body: z.infer<typeof pressBody>, at: number): IncomingEvent {
  return toEvent(body, at, { kind: "press", question: body.question, choice: body.choice });
}

export function heardReply(body: z.infer<typeof replyBody>, at: number): IncomingEvent {
  const { question, episode = "", text } = body;
  if (question !== undefined) return toEvent(body, at, { kind: "words", question, text });
  return toEvent(body, at, { kind: "reply", episode, message: keyOf("reply", body), text });
}

export function heardRetract(body: z.infer<typeof retractBody>, at: number): IncomingEvent {
  return toEvent(body, at, { kind: "retract", ballot: body.ballot });
}

/** The page shows the question to whoever sits before it. */
export function heardOpening(
  { question, person }: z.infer<typeof openedBody>,
  at: number,
): Opening {
  const where = { platform: "web", workspace: "local" } as const;
  return { ...where, person: person.id, about: { kind: "words", question }, at };
}

export function heardFix(body: z.infer<typeof fixBody>, at: number): IncomingEvent {
  return toEvent(body, at, { kind: "fix", ballot: body.ballot, text: body.text });
}

function toEvent(heard: Heard, at: number, what: IncomingKind): IncomingEvent {
  return {
    key: keyOf(what.kind, heard),
    platform: "web",
    workspace: "local",
    person: heard.person,
    at,
    what,
  };
}

/** The page's messages are never edited or deleted: each has one version. */
function keyOf(kind: IncomingKind["kind"], { key }: Heard): string {
  return `web:local:${kind}:${key}`;
}

/** Throws InputError, which becomes a 400, when the body is not JSON or not what it should be. */
export async function parseBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch((cause: unknown) => {
    throw new InputError("The body is not JSON.", { cause });
  });
  return parse(body, schema);
}

/** Throws InputError when it is not what it should be. */
export function parse<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new InputError(z.prettifyError(parsed.error));
  return parsed.data;
}
