/**
 * Sends orders (RPC) to the process that owns a database, as only one process writes. A file beside the database,
 * readable for its user only, holds a loopback address and a token. On PostgreSQL an order is a row.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as rest } from "node:timers/promises";
import { z } from "zod";
import { isPostgres, nameDatabase } from "../../../memory/postgres/address.js";
import { InputError, reasonOf, SousError } from "../../core/errors.js";
import { fetchHere } from "../../core/fetch-here.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";

export type Orders = Readonly<Record<string, (given: unknown) => Promise<unknown>>>;

const addressShape = z.object({ url: z.url(), token: z.string().min(1) });
const answerShape = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);
type Address = z.infer<typeof addressShape>;
type Answer = z.infer<typeof answerShape>;

/** Greatest length of one order: 1 MiB in Base64, plus everything else. */
const longestOrder = 1440 * 1024;
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
    return takeRowOrders(database, async (name, given) => {
      const { body } = await carryOut(orders, name, given).catch(refuse);
      return body;
    });
  }
  const token = randomBytes(32).toString("hex");
  const answering = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    const answered = answer(request, token, orders)
      .catch(refuse)
      .then(({ status, body }) => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(body));
      })
      .finally(() => answering.delete(answered));
    answering.add(answered);
  });
  const file = addressFile(database);
  writeAddress(file, { url: `http://127.0.0.1:${await listen(server)}/`, token });
  return {
    close: async () => {
      if (readAddress(file)?.token === token) rmSync(file, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      // Orders that still run need an open database.
      await Promise.race([Promise.all(answering), rest(lastOrdersMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

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

async function sendHere(database: string, name: string, given: unknown): Promise<Answer | null> {
  const address = readAddress(addressFile(realpathSync(database)));
  return address && send(address, name, given);
}

async function send({ url, token }: Address, name: string, given: unknown): Promise<Answer | null> {
  try {
    const response = await fetchHere(new URL(name, url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.status === 401 ? null : answerShape.parse(await response.json());
  } catch {
    // The owner was killed.
    return null;
  }
}

interface Reply {
  readonly status: number;
  readonly body: Answer;
}

async function answer(request: IncomingMessage, token: string, orders: Orders): Promise<Reply> {
  if (!isTrusted(request, token))
    return { status: 401, body: { ok: false, code: "unauthorized", message: "Who are you?" } };
  const isOrder = request.method === "POST";
  const given: unknown = isOrder ? JSON.parse(await readText(request)) : null;
  return carryOut(orders, isOrder ? (request.url ?? "").slice(1) : "", given);
}

async function carryOut(orders: Orders, name: string, given: unknown): Promise<Reply> {
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (!order)
    return { status: 404, body: { ok: false, code: "no-orders", message: `No order "${name}".` } };
  return { status: 200, body: { ok: true, result: (await order(given)) ?? null } };
}

function refuse(error: unknown): Reply {
  const message = reasonOf(error);
  const code = error instanceof SousError ? error.code : "failed";
  return { status: error instanceof SousError ? 400 : 500, body: { ok: false, code, message } };
}

function isTrusted({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestOrder) throw new InputError("the order is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

function writeAddress(file: string, address: Address): void {
  writePrivateFile(file, JSON.stringify(address));
}

function readAddress(file: string): Address | null {
  try {
    return addressShape.parse(JSON.parse(readTextFile(file)));
  } catch {
    return null;
  }
}
