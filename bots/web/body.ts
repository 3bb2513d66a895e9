/** Reads what a request carries, up to a limit. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

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
