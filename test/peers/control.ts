import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const pollMs = 10;

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

/** Polls until something truthy comes back. @throws Error after the time is over. */
export async function waitFor<Value>(
  probe: () => Value | Promise<Value>,
  timeoutMs = 60_000,
): Promise<Exclude<Value, false | null | undefined | 0 | "">> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value) return value as Exclude<Value, false | null | undefined | 0 | "">;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${probe}`);
    await sleep(pollMs);
  }
}

/** Ends a server, whatever is still connected. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
