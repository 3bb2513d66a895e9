import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { z } from "zod";

/** One thing a driver may ask of a running peer: its input is checked before it runs. */
export interface Verb {
  run(input: unknown): Promise<unknown>;
}

/** The verbs a peer offers, by name. */
export type Verbs = Readonly<Record<string, Verb>>;

/** Makes a verb from the shape of its input and what it does; the result must be JSON. */
export function verb<Schema extends z.ZodType>(
  input: Schema,
  act: (input: z.output<Schema>) => unknown,
): Verb {
  return { run: async (value) => act(input.parse(value)) };
}

/** Listens on loopback, on a port the system chooses, and resolves to that port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The whole body of a request. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Offers verbs on loopback: `POST /control/<verb>` with a JSON object answers
 * `{ok: true, result}`, or `{ok: false, error}` with status 400 (404 for an unknown verb).
 */
async function serveControl(verbs: Verbs): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const reply = await answerControl(verbs, request);
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(JSON.stringify(reply.body));
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/control/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ControlReply {
  status: number;
  body: { ok: true; result: unknown } | { ok: false; error: string };
}

async function answerControl(verbs: Verbs, request: IncomingMessage): Promise<ControlReply> {
  const name = /^\/control\/(\w+)$/.exec(request.url ?? "")?.[1] ?? "";
  const found = request.method === "POST" && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!found) return { status: 404, body: { ok: false, error: `no such verb: ${name}` } };
  try {
    const text = (await readBody(request)).toString("utf8");
    const result = await found.run(text === "" ? {} : JSON.parse(text));
    return { status: 200, body: { ok: true, result: result ?? null } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 400, body: { ok: false, error: message } };
  }
}

/**
 * Calls one verb of a peer in another process.
 * @throws Error with the peer's own words when the verb fails.
 */
export async function callControl(url: string, name: string, input: object = {}): Promise<unknown> {
  const response = await fetch(new URL(name, url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as ControlReply["body"];
  if (!body.ok) throw new Error(`${name}: ${body.error}`);
  return body.result;
}

/**
 * Runs a peer as a process of its own: starts it, prints one JSON line (what the peer offers, and
 * `controlUrl`), and stops on SIGTERM, SIGINT or the verb `close`. With `--until-stdin-closes` it
 * also stops when its parent is gone, however the parent ended.
 */
export async function runPeer(peer: {
  offers: object;
  verbs: Verbs;
  close(): Promise<void>;
}): Promise<void> {
  const stop = async (): Promise<void> => {
    await Promise.all([control.close(), peer.close()]);
    process.exit(0);
  };
  const close: Verb = {
    run: async () => {
      setTimeout(stop, 20);
      return true;
    },
  };
  const control = await serveControl({ ...peer.verbs, close });
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (process.argv.includes("--until-stdin-closes")) process.stdin.once("end", stop).resume();
  process.stdout.write(`${JSON.stringify({ ...peer.offers, controlUrl: control.url })}\n`);
}
