/** Reads what a request carries, up to a limit. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

const mostBytes = 64 * 1024;

/** Refuses, before it is read, a body that says of itself that it is too long. */
export function isTooLong(context: Context): boolean {
  return Number(context.req.header("content-length") ?? 0) > mostBytes;
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
    if (bytes > mostBytes) throw new HTTPException(413, { message: "Too long." });
    chunks.push(value);
  }
}
