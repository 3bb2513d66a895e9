/** What pages and programs may send, how it is read and checked, and how routes answer. */
import type { Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { phraseIssue } from "../../src/core/phrase-issue.js";
import { webWorkspace } from "../../src/core/session.js";
import { asSaid, visibleText } from "../present/visible-text.js";
import type { WebContext, WebEnv } from "./access.js";

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
export const person = z
  .object({
    id: z.string().min(1).max(64),
    name: z
      .string()
      .trim()
      .max(80)
      .transform((given) => (/^you$/i.test(given) ? "" : given)),
  })
  .default({ id: "you", name: "" });

/** In pixels; 760 when the page names no number or one out of range. */
export const drawingWidth = z.coerce.number().int().min(240).max(1_600).catch(760);

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
function parse<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given, { error: phraseIssue });
  if (!parsed.success) throw new InputError(parsed.error.issues.map(phrase).join(" "));
  return parsed.data;
}

/** A message that is a sentence stands alone, any other after the field's name. */
function phrase({ path, message }: z.core.$ZodIssue): string {
  return message.endsWith(".") ? message : `${path.join(".") || "The body"} ${message}.`;
}

/** Answers a request; a response is sent as it is, anything else as JSON. */
type Answer<Given> = (given: Given, context: WebContext) => unknown;

/** Accepts anything: for routes without parameters. */
export const nothing = z.unknown();

/** Adds routes: those of `get` parse the query, those of `post` the body. */
export function jsonRoutes(app: Hono<WebEnv>) {
  const send = async (context: WebContext, answer: unknown): Promise<Response> => {
    const given = await answer;
    return given instanceof Response
      ? given
      : context.json(given === undefined ? {} : (given as object | null));
  };
  return {
    get<Given>(path: string, query: z.ZodType<Given>, answer: Answer<Given>): void {
      app.get(path, (context) => send(context, answer(parse(context.req.query(), query), context)));
    },
    post<Given>(path: string, body: z.ZodType<Given>, answer: Answer<Given>): void {
      app.post(path, async (context) =>
        send(context, answer(await parseBody(context, body), context)),
      );
    },
  };
}

/** The same value; nothing in its texts is invisible, and of empty lines one is left. */
export function visible<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? visibleText(part) : part,
  );
}

/** In kilobytes. A home may have 100 places, 300 things and 200 tasks; an agent may show a picture of 1 MiB. */
function most({ req: { path } }: Context): number {
  if (path === "/v1/questions" || path === "/mcp") return 1440;
  return path.startsWith("/api/homes") ? 512 : 64;
}

/** A refusal in words: as pages read it, or as agents do. */
export function sayRefusal({ req: { path } }: Context, message: string): object {
  const isAgents = path === "/mcp" || path.startsWith("/v1/");
  return isAgents ? { error: "bad-input", message } : { error: message };
}

/** Refuses, before it is read, a body that says of itself that it is too long. */
export function refuseLong(context: Context): Response | null {
  const bytes = Number(context.req.header("content-length") ?? 0);
  return bytes > most(context) * 1024
    ? context.json(sayRefusal(context, tooLong(context)), 413)
    : null;
}

function tooLong(context: Context): string {
  return `That is too long: ${most(context)} KB are the most.`;
}

/**
 * The body as text. Whether it comes in one piece or in chunks makes no difference.
 *
 * @throws HTTPException 413 when it is too long, 400 when it breaks off
 */
export async function readBody(context: Context): Promise<string> {
  const { body } = context.req.raw;
  if (!body) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new HTTPException(400, { message: "The request broke off.", cause });
    });
    if (done) return Buffer.concat(chunks).toString("utf8");
    bytes += value.length;
    if (bytes > most(context) * 1024) throw new HTTPException(413, { message: tooLong(context) });
    chunks.push(value);
  }
}
