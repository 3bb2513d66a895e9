/** What pages may send: checked bodies, and the events that some of them become. */
import type { Context } from "hono";
import { z } from "zod";
import type { IncomingEvent, IncomingKind } from "../../src/core/bot.js";
import { dataRequests, longestRule } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { phraseIssue } from "../../src/core/phrase-issue.js";
import { webWorkspace } from "../../src/core/session.js";
import { asSaid } from "../present/visible-text.js";
import { readBody } from "./body.js";

/** Where the page's people are. */
export const local = { platform: "web", workspace: webWorkspace } as const;

/** No table of ours has more. */
export const mostRows = 1_000_000_000;
/** The number of a question of the practice, or of a choice. */
export const place = z.int().min(0).max(100);
/** Most characters of one reply. */
export const maxTextLength = 4_000;

export const id = z.string().min(1).max(200);
/** The name or the id of a thing or a place. */
export const name = z.string().trim().min(1).max(200);
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

export const stateQuery = z.object({
  household: z
    .string()
    .transform((given) => given || undefined)
    .optional(),
  width: drawingWidth,
  drawn: z.string().optional(),
  person: z.string().default(""),
});
export const pictureQuery = z.object({ question: z.string().default("") });

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
