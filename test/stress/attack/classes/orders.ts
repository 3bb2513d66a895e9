/** The port on which the owner of a database takes orders of other processes. */
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { z } from "zod";
import { type Ask, ask } from "../ask.js";
import type { Ground } from "../ground.js";
import { readRows } from "../rows.js";
import type { Tally } from "../tally.js";

const shape = z.object({ url: z.url(), token: z.string() });
const json = { "content-type": "application/json" };
const patienceMs = 1500;

export async function giveOrders(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const { database } = house.target;
  const file = `${database}.orders`;
  const { url: text, token } = shape.parse(JSON.parse(readFileSync(file, "utf8")));
  const url = new URL(text);
  const body = JSON.stringify({ id: "study", move: "close" });
  const order = (headers: Record<string, string>, more: Partial<Ask> = {}) =>
    ask(url, {
      path: "/move-campaign",
      method: "POST",
      headers: { ...json, ...headers },
      body,
      ...more,
    });
  const state = () =>
    readRows<{ state: string }>(database, "SELECT state FROM campaigns WHERE id = 'study'")[0]
      ?.state;

  const tokens: readonly (readonly [name: string, headers: Record<string, string>])[] = [
    ["nothing", {}],
    ["an empty token", { authorization: "Bearer " }],
    ["another token of that length", { authorization: `Bearer ${"0".repeat(token.length)}` }],
    ["all but the last letter", { authorization: `Bearer ${token.slice(0, -1)}` }],
    ["a letter more", { authorization: `Bearer ${token}0` }],
    [
      "another last letter",
      { authorization: `Bearer ${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}` },
    ],
    ["capitals", { authorization: `Bearer ${token.toUpperCase()}` }],
    ["Basic", { authorization: `Basic ${Buffer.from(`sous:${token}`).toString("base64")}` }],
    ["no word before it", { authorization: token }],
    ["a cookie", { cookie: `token=${token}` }],
    ["another header", { "x-token": token, "proxy-authorization": `Bearer ${token}` }],
    ["letters of many bytes", { authorization: `Bearer ${"\u00e9".repeat(token.length / 2)}` }],
    ["the owner's password", { authorization: `Bearer ${house.passwords.owner}` }],
    ["the owner's session", { cookie: (await house.owner()).cookie }],
    ["null", { authorization: "null" }],
    ["undefined", { authorization: "Bearer undefined" }],
  ];
  for (const [name, headers] of ground.few(tokens, "tokens")) {
    tally.refused(`an order with ${name}`, await order(headers), [400, 401]);
    for (const method of ["GET", "PUT", "OPTIONS"]) {
      const answer = await order(headers, { method, path: "/forget" });
      tally.refused(`${method} with ${name}`, answer, [400, 401]);
    }
  }
  tally.refused(
    "a token in the address",
    await order({}, { path: `/move-campaign?token=${token}` }),
    [401],
  );
  const evil = { origin: "https://evil.example", host: "evil.example" };
  tally.refused("another site without the token", await order(evil), [401]);
  tally.refused(
    "a megabyte without a token",
    await order({}, { body: "x".repeat(1e6) }),
    [0, 401, 413],
  );
  tally.attempt("an order without the token is done", state() === "running" ? null : `${state()}`);

  const bearer = { authorization: `Bearer ${token}` };
  for (const name of [
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "",
    "forget/../x",
    "%66orget",
  ]) {
    const answer = await order(bearer, { path: `/${name}` });
    tally.refused(`the order "${name}"`, answer, [404]);
  }
  const honest = await order(bearer, { body: JSON.stringify({ id: "study", move: "pause" }) });
  tally.control("the right token", honest.status === 200, `${honest.status} ${honest.body}`);
  await order(bearer, { body: JSON.stringify({ id: "study", move: "start" }) });
  tally.control("its order is done", state() === "running", `${state()}`);
  await seeWho(house.target.url, url, file, tally);
}

/** Only this machine reaches the ports, only this user reads the file, and no process shows the token. */
async function seeWho(page: URL, orders: URL, file: string, tally: Tally): Promise<void> {
  const mode = statSync(file).mode & 0o777;
  tally.attempt("others read the file with the token", mode === 0o600 ? null : mode.toString(8));
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal }) => !internal);
  for (const url of [page, orders]) {
    tally.control("this machine reaches the port", await reaches(url.hostname, url.port));
    for (const { address } of addresses)
      tally.attempt(
        `port ${url.port} from ${address}`,
        (await reaches(address, url.port)) ? "reached" : null,
      );
  }
}

function reaches(host: string, port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) });
    const end = (isReached: boolean) => {
      socket.destroy();
      resolve(isReached);
    };
    socket.setTimeout(patienceMs, () => end(false));
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
