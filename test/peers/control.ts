import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const pollMs = 10;

export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Polls until the value is truthy. @throws Error on timeout */
export async function until<Value>(
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

export async function closeServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
