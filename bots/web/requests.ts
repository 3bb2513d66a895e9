/** What pages may send: fields that several bodies have, and how a body is checked. */
import type { Context } from "hono";
import { z } from "zod";
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
export function parse<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given, { error: phraseIssue });
  if (!parsed.success) throw new InputError(parsed.error.issues.map(phrase).join(" "));
  return parsed.data;
}

/** A message that is a sentence stands alone, any other after the field's name. */
function phrase({ path, message }: z.core.$ZodIssue): string {
  return message.endsWith(".") ? message : `${path.join(".") || "The body"} ${message}.`;
}
