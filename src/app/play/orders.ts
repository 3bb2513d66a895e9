/**
 * Sends orders (RPC) to the process that owns a database, as only one process writes. A file beside the database,
 * readable for its user only, holds a loopback address and a token. On PostgreSQL an order is a row.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as rest } from "node:timers/promises";
import { z } from "zod";
import { isPostgres, nameDatabase } from "../../../memory/postgres/address.js";
import { reasonOf, SousError } from "../../core/errors.js";
import { fetchHere } from "../../core/fetch-here.js";
import { isSameSecret } from "../../core/same-secret.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";

export type Orders = Readonly<Record<string, (given: unknown) => Promise<unknown>>>;

const addressShape = z.object({ url: z.url(), token: z.string().min(1) });
const answerShape = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
type Answer = z.infer<typeof answerShape>;

const patienceMs = 10_000;
const lastOrdersMs = 2000;

const addressFile = (database: string): string => `${database}.orders`;

/** Carries out other processes' orders. @param database its real path, by which they find the address */
export async function takeOrders(
  database: string,
  orders: Orders,
): Promise<{ close(): Promise<void> }> {
  if (isPostgres(database)) {
    const { takeRowOrders } = await import("../../../memory/postgres/orders.js");
    return takeRowOrders(database, (name, given) => carryOut(orders, name, async () => given));
  }
  const token = randomBytes(32).toString("hex");
  const server = createServer(async (request, response) => {
    const isTrusted = isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`);
    const name = request.method === "POST" ? (request.url ?? "").slice(1) : "";
    const answer = isTrusted
      ? await carryOut(orders, name, async () => JSON.parse(await text(request)))
      : stranger;
    const status = answer.ok ? 200 : (statuses[answer.code] ?? 400);
    response.writeHead(status, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify(answer));
  });
  const file = addressFile(database);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  writePrivateFile(file, JSON.stringify({ url: `http://127.0.0.1:${port}/`, token }));
  return {
    close: async () => {
      if (readAddress(file)?.token === token) rmSync(file, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      // Waits, as orders that still run need an open database.
      await Promise.race([closed, rest(lastOrdersMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

const stranger = { ok: false, code: "unauthorized", message: "Who are you?" } as const;
const statuses: Readonly<Record<string, number>> = { unauthorized: 401, "no-orders": 404 };

/** @throws SousError with the owner's message; "no-orders" when the owner takes none */
export async function giveOrder(database: string, name: string, given: unknown): Promise<unknown> {
  const answer = await (isPostgres(database) ? sendRow : sendHere)(database, name, given);
  if (!answer)
    throw new SousError(
      "no-orders",
      `The process that uses ${nameDatabase(database)} takes no orders: stop it, and try again.`,
    );
  if (answer.ok) return answer.result;
  throw new SousError(answer.code, answer.message);
}

async function sendRow(address: string, name: string, given: unknown): Promise<Answer | null> {
  const { giveRowOrder } = await import("../../../memory/postgres/orders.js");
  return answerShape.nullable().parse(await giveRowOrder(address, { name, given, patienceMs }));
}

/** Returns null when nobody takes orders: the owner was killed, or another process has its port. */
async function sendHere(database: string, name: string, given: unknown): Promise<Answer | null> {
  const address = readAddress(addressFile(realpathSync(database)));
  if (!address) return null;
  try {
    const response = await fetchHere(new URL(name, address.url), {
      method: "POST",
      headers: { authorization: `Bearer ${address.token}`, "content-type": "application/json" },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.status === 401 ? null : answerShape.parse(await response.json());
  } catch {
    return null;
  }
}

/** Carries out one order. Words every failure as an answer. */
async function carryOut(
  orders: Orders,
  name: string,
  read: () => Promise<unknown>,
): Promise<Answer> {
  try {
    const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
    if (!order) throw new SousError("no-orders", `No order "${name}".`);
    return { ok: true, result: (await order(await read())) ?? null };
  } catch (error) {
    const code = error instanceof SousError ? error.code : "failed";
    return { ok: false, code, message: reasonOf(error) };
  }
}

function readAddress(file: string): z.infer<typeof addressShape> | null {
  try {
    return addressShape.parse(JSON.parse(readTextFile(file)));
  } catch {
    return null;
  }
}
