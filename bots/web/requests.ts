/** What pages may send: checked bodies, and the events that some of them become. */
import type { Context } from "hono";
import { z } from "zod";
import type { IncomingEvent, IncomingKind } from "../../src/core/bot.js";
import { campaignMoves, dataRequests, longestRule } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { exchangeFlags, reviewDecisions } from "../../src/core/exchange.js";
import { phraseIssue } from "../../src/core/phrase-issue.js";
import { webWorkspace } from "../../src/core/session.js";
import { asSaid } from "../present/visible-text.js";
import { readBody } from "./body.js";

/** Where the page's people are. */
export const local = { platform: "web", workspace: webWorkspace } as const;

/** No table of ours has more. */
const mostRows = 1_000_000_000;
/** The number of a question of the practice, or of a choice. */
export const place = z.int().min(0).max(100);
/** Most characters of one reply. */
const maxTextLength = 4_000;

export const id = z.string().min(1).max(200);
/** The name or the id of a thing or a place. */
const name = z.string().trim().min(1).max(200);
export const words = z.string().transform(asSaid).pipe(z.string().min(1).max(maxTextLength));
/** Made by the page and the same on each attempt, so that a repeated request counts once. */
export const key = z.string().regex(/^[\w-]{8,64}$/);
/** Without a name for those who gave none. Older pages call them "you". */
const person = z
  .object({
    id: z.string().min(1).max(64),
    name: z
      .string()
      .trim()
      .max(80)
      .transform((given) => (/^you$/i.test(given) ? "" : given)),
  })
  .default({ id: "you", name: "" });

/** What people do on the page, by the last part of its address: the body becomes an event. */
export const eventBodies = {
  press: z
    .object({ question: id, choice: id, key, person })
    .transform(({ question, choice, ...sent }) =>
      toEvent(sent, { kind: "press", question, choice }),
    ),
  reply: z
    .object({ question: id.optional(), episode: id.optional(), text: words, key, person })
    .refine((body) => (body.question === undefined) !== (body.episode === undefined), {
      message: "Give either the question or the episode.",
    })
    .transform(({ question, episode = "", text, ...sent }) =>
      question !== undefined
        ? toEvent(sent, { kind: "words", question, text })
        : toEvent(sent, { kind: "reply", episode, message: keyOf("reply", sent), text }),
    ),
  retract: z
    .object({ ballot: id, key, person })
    .transform(({ ballot, ...sent }) => toEvent(sent, { kind: "retract", ballot })),
  fix: z
    .object({ ballot: id, text: words, key, person })
    .transform(({ ballot, text, ...sent }) => toEvent(sent, { kind: "fix", ballot, text })),
};
/** What was made of a person's answer to an agent. */
export const receiptBody = z.object({ question: id, person });
/** The page shows a question to the person at it. */
export const openedBody = z.object({ question: id, person }).transform(({ question, person }) => ({
  ...local,
  person,
  about: { kind: "words" as const, question },
}));
export const playBody = z.object({
  home: id.nullable().default(null),
  rounds: z.number().int().min(1).max(20).default(1),
});
export const moveBody = z.object({
  home: id.nullable().default(null),
  thing: name,
  place: name,
});

/** What the page's buttons do with the present task. */
const home = id.nullable().default(null);
export const commandBody = z.discriminatedUnion("verb", [
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

/** In pixels; 760 when the page names no number or one out of range. */
export const drawingWidth = z.coerce.number().int().min(240).max(1_600).catch(760);

const chosen = z
  .string()
  .max(200)
  .transform((given) => given || undefined)
  .optional();
/** Which exchanges the owner wants to see. */
export const exchangeQuery = z.object({
  household: chosen,
  campaign: chosen,
  search: chosen,
  flags: z
    .string()
    .transform((given) => (given === "" ? [] : given.split(",")))
    .pipe(z.array(z.enum(exchangeFlags)))
    .optional(),
  skip: z.coerce.number().int().min(0).max(mostRows).default(0),
});
export const replayQuery = z.object({ episode: z.string().default("") });
export const stepQuery = replayQuery.extend({
  step: z.coerce.number().int().min(0).max(1_000_000),
  width: drawingWidth,
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
  z.object({
    about: z.literal("clearance"),
    reviewer,
    words: z.string().trim().min(1).max(maxTextLength),
    cleared: z.boolean(),
    reason: z.string().trim().min(1, "Say why it is not a secret.").max(1_000),
  }),
]);

export const campaignOnly = z.object({ campaign: id });
export const campaignBody = z.object({ campaign: id, move: z.enum(campaignMoves) });

/** The page's address as people reach it. */
const base = z
  .url({ protocol: /^https?$/, error: "The address must be like https://study.example.org." })
  .transform((text) => new URL(text))
  .refine(({ search, hash, username }) => !search && !hash && !username, {
    error: "The address must be like https://study.example.org, and nothing after it.",
  });
export const shownQuery = z.object({ campaign: id, base });
export const linksBody = z.object({ campaign: id, base, ids: z.string().max(60_000) });

/** A design with whatever faults: the studio names them. */
const design = z.record(z.string(), z.unknown());
export const designBody = z.object({ design });
export const draftBody = z.union([designBody, z.object({ yaml: z.string() })]);
export const planBody = z.object({
  design,
  assumptions: z.object({
    people: z.int().min(1).max(100_000),
    answersADay: z.number().min(0.001).max(10_000),
    secondsAnAnswer: z.number().min(0.1).max(86_400),
    effect: z.number().min(0).max(1),
  }),
});
/** A home as the page has it, whole or not: what is wrong with it is answered, not refused. */
const draft = z.record(z.string(), z.unknown()).transform((home) => JSON.stringify(home));
export const homeQuery = z.object({ home: z.string().default("") });
export const checkBody = z.object({ home: draft, width: drawingWidth });
export const taskBody = z.object({ home: draft, sentence: z.string().trim().min(1).max(300) });
const seed = z.int().min(0);
export const makeBody = z.union([
  z.object({ seed, kind: z.string().max(40) }),
  z.object({ seed, home: draft }),
]);
export const saveBody = z.object({ home: draft, from: z.string().max(64).nullable() });
export const renameBody = z.object({ id, title: z.string().trim() });
export const removeBody = z.object({ id });

/** `everywhere`: all sessions of the same person. */
export const logOutBody = z.object({ everywhere: z.boolean().default(false) });
/** The id of the session that the owner ends. */
export const endSessionBody = z.object({ end: id });
/** A log-in that the owner gives somebody, or takes away. */
export const loginBody = z.union([
  z.object({ name: z.string().max(80), password: z.string().max(200) }),
  z.object({ remove: name }),
]);
/** The name of the agent that the owner blocks. */
export const blockBody = z.object({ block: id });

interface Sent {
  readonly key: string;
  readonly person: z.infer<typeof person>;
}

function toEvent(sent: Sent, what: IncomingKind): Omit<IncomingEvent, "at"> {
  return { ...local, key: keyOf(what.kind, sent), person: sent.person, what };
}

/** The page's messages are never edited or deleted: each has one version. */
function keyOf(kind: IncomingKind["kind"], { key }: Sent): string {
  return `${local.platform}:${local.workspace}:${kind}:${key}`;
}

/**
 * @throws InputError (answered with 400) when the body is not JSON or does not fit the schema
 * @throws HTTPException as {@link readBody}
 */
export async function parseBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  return parse(parseJson(await readBody(context)), schema);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("The body is not JSON.", { cause });
  }
}

/** @throws InputError when the value does not fit the schema */
export function parse<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given, { error: phraseIssue });
  if (!parsed.success) throw new InputError(parsed.error.issues.map(phrase).join(" "));
  return parsed.data;
}

/** A message that is a sentence stands alone, any other after the field's name. */
function phrase({ path, message }: z.core.$ZodIssue): string {
  return message.endsWith(".") ? message : `${path.join(".") || "The body"} ${message}.`;
}
