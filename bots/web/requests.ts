/** Reads queries and bodies of requests, and checks them. */
import type { Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { phraseIssue } from "../../src/core/json.js";
import { webWorkspace } from "../../src/core/people/session.js";
import { asSaid } from "../present/visible-text.js";
import type { WebContext, WebEnv } from "./access.js";

export const local = { platform: "web", workspace: webWorkspace } as const;

export const mostRows = 1_000_000_000;
export const place = z.int().min(0).max(100);
const maxTextLength = 4_000;

export const id = z.string().min(1).max(200);
export const name = z.string().trim().min(1).max(200);
export const words = z.string().transform(asSaid).pipe(z.string().min(1).max(maxTextLength));
/** Idempotency key, the same on each retry. */
export const key = z.string().regex(/^[\w-]{8,64}$/);
/** The name is empty for people without one; older pages send "you". */
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

/** Width of a drawing in pixels; 760 when missing or out of range. */
export const drawingWidth = z.coerce.number().int().min(240).max(1_600).catch(760);

/** @throws InputError (400) for invalid JSON or a schema mismatch, HTTPException as {@link readBody} */
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

function parse<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given, { error: phraseIssue });
  if (!parsed.success) throw new InputError(parsed.error.issues.map(phrase).join(" "));
  return parsed.data;
}

/** Prefixes the field's name unless the message is a sentence. */
function phrase({ path, message }: z.core.$ZodIssue): string {
  return message.endsWith(".") ? message : `${path.join(".") || "The body"} ${message}.`;
}

/** A Response is sent as is, other values as JSON. */
type Answer<Given> = (given: Given, context: WebContext) => unknown;

export const nothing = z.unknown();

/** `get` routes parse the query, `post` routes the body. */
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

/** Returns the largest body in KiB: a home has up to 100 places, 300 things and 200 tasks, an agent's picture 1 MiB. */
function most({ req: { path } }: Context): number {
  if (path === "/v1/questions" || path === "/mcp") return 1440;
  return path.startsWith("/api/homes") ? 512 : 64;
}

/** Returns an error's body in the pages' or the agents' format. */
export function sayRefusal({ req: { path } }: Context, message: string): object {
  const isAgents = path === "/mcp" || path.startsWith("/v1/");
  return isAgents ? { error: "bad-input", message } : { error: message };
}

export function refuseLong(context: Context): Response | null {
  const bytes = Number(context.req.header("content-length") ?? 0);
  return bytes > most(context) * 1024
    ? context.json(sayRefusal(context, tooLong(context)), 413)
    : null;
}

function tooLong(context: Context): string {
  return `That's too long: ${most(context)} KB are the most.`;
}

/** @throws HTTPException 413 when it is too long, 400 when it is incomplete */
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
