import type { lookup } from "node:dns";
import { isIP } from "node:net";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { agentShape } from "../../src/core/question/asking.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { createPublicLookup, requirePublic } from "../../src/doors/http/public-address.js";
import { createWebhooks } from "../../src/doors/http/webhooks.js";
import { openAsked, region } from "../build/asked.js";
import { openReceiver, signatureOf, type Told } from "../build/receiver.js";
import { openSous } from "../build/sous.js";
import { sampleAgent } from "../memory/samples.js";
import { until } from "../peers/control.js";
import { openStage, quickDoors } from "./stage.js";

async function open(webhook: { readonly url: string; readonly inside: boolean }) {
  const stage = await openStage();
  await stage.letIn("deploy-bot", { webhook });
  const call = await quickDoors.HTTP(stage, "deploy-bot");
  return { stage, ask: (await call("ask_people", region)) as AskView, call };
}

it("an answer is told with a signature, again and again until it was taken", async () => {
  const statuses = [500];
  const { told, url } = await openReceiver((response) =>
    response.writeHead(statuses.shift() ?? 204).end(),
  );
  const { stage, ask } = await open({ url, inside: true });
  await stage.press(region.question, "Europe");
  await until(async () => told.length === 2);
  const [first, second] = told.map(({ headers, body }) => ({
    id: headers["webhook-id"],
    view: JSON.parse(body) as AskView,
  }));
  expect(second).toEqual({ ...first, view: { ...first?.view, shown: expect.anything() } });
  const version = second?.view.version;
  expect(second?.view).toMatchObject({
    ticket: ask.ticket,
    state: "answered",
    answer: { choice: "eu" },
  });
  expect(second?.id).toBe(`${ask.ticket}.${version}`);
  const headers = told[1]?.headers ?? {};
  // Receivers refuse what is older than five minutes: seconds since 1970.
  expect(Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]))).toBeLessThan(300);
  const agent = await stage.sous.memory.asks.agent("deploy-bot");
  const signature = signatureOf(told[1] as Told, agent?.tokenHash ?? "");
  expect(headers["webhook-signature"]).toBe(signature);
  await until(async () => (await stage.sous.memory.asks.toldTo(ask.ticket)) === version);
  expect(told).toHaveLength(2);
});

/** The agent's webhooks on a clock whose pauses pass at once; `reply` to the n-th message, with its ticket and version. */
async function watch(reply: (count: number, id: string) => number | Promise<number>) {
  const asked = await openAsked();
  const asks = { ...asked.memory.asks };
  const { told, url } = await openReceiver(async (response, { headers }) => {
    const status = await reply(told.length, String(headers["webhook-id"]));
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
  const webhook = { url, inside: true };
  await asks.keepAgent(sampleAgent({ grants: { ...sampleAgent().grants, webhook } }));
  const [versions, pauses] = [new Map<string, number>(), [] as number[]];
  let hear: (episode: string) => void = () => {};
  const webhooks = createWebhooks({
    asks,
    perform: async (_agent, _tool, given) => {
      const { ticket } = given as AskView;
      return { ticket, version: versions.get(ticket) };
    },
    onChange: (listener) => {
      hear = listener;
      return () => {};
    },
    clock: { now: () => 0, sleep: async (ms) => void pauses.push(ms / 1000) },
    log: createLog("silent"),
  });
  await webhooks.start();
  onTestFinished(() => webhooks.stop());
  return {
    asks,
    pauses,
    ids: () => told.map(({ headers }) => headers["webhook-id"]),
    pose: async (question: string) => {
      const ask = await asked.ask({ question });
      const { episode } = await asked.questionOf(ask);
      return {
        ...ask,
        change: (version: number) => {
          versions.set(ask.ticket, version);
          hear(episode);
        },
        isTold: (version: number) => until(async () => (await asks.toldTo(ask.ticket)) === version),
      };
    },
  };
}

it("a message that is refused or not answered is sent again after 1 s, then after twice as long, an hour at most, 36 times in all", async () => {
  let isTaken = false;
  const statuses = [500, 302, 0, 404, 399];
  const { ids, pauses, pose } = await watch((count) => (isTaken ? 299 : (statuses[count] ?? 503)));
  const { ticket, change, isTold } = await pose("Which region?");
  change(2);
  await until(() => pauses.length === 36);
  expect(ids()).toEqual(Array(36).fill(`${ticket}.2`));
  const doubled = Array.from({ length: 12 }, (_, at) => 2 ** at);
  expect(pauses).toEqual([...doubled, ...Array(24).fill(3600)]);
  isTaken = true;
  change(3);
  await isTold(3);
  expect(ids().slice(36), "the next change begins anew").toEqual([`${ticket}.3`]);
  expect(pauses).toHaveLength(36);
});

it("what cannot be delivered holds nothing else back, and what was delivered shortens the next pause", async () => {
  const { ids, pauses, pose } = await watch((count, id) => {
    const isFirst = id.startsWith(first.ticket);
    return isFirst && count < 6 ? 500 : 204;
  });
  const [first, second] = [await pose("Which region?"), await pose("Which colour?")];
  first.change(2);
  second.change(2);
  await first.isTold(2);
  const [failed, taken] = [`${first.ticket}.2`, `${second.ticket}.2`];
  expect(ids()).toEqual([failed, taken, failed, failed, failed, failed]);
  expect(pauses).toEqual([1, 1, 2, 4]);
});

it.each([
  ["taken", 204, []],
  ["refused", 500, [1]],
] as const)(
  "a change while a message is sent that is then %s is told next",
  async (_, status, waits) => {
    const { ids, pauses, pose } = await watch((count) => {
      if (count > 1) return 204;
      change(3);
      return status;
    });
    const { ticket, change, isTold } = await pose("Which region?");
    change(2);
    await isTold(3);
    expect(ids()).toEqual([`${ticket}.2`, `${ticket}.3`]);
    expect(pauses).toEqual(waits);
  },
);

it("a change at any moment after a message was taken is told", async () => {
  const { asks, ids, pose } = await watch(() => 204);
  const { ticket, change, isTold } = await pose("Which region?");
  const { tell } = asks;
  for (let turns = 0; turns < 30; turns += 1) {
    const version = 2 + 2 * turns;
    asks.tell = async (...given) => {
      await tell(...given);
      if (given[1] !== version) return;
      void (async () => {
        for (let turn = 0; turn < turns; turn += 1) await undefined;
        change(version + 1);
      })();
    };
    change(version);
    await isTold(version + 1);
  }
  expect(ids()).toEqual(Array.from({ length: 60 }, (_, at) => `${ticket}.${at + 2}`));
});

it("what a killed process did not tell is told at the next start, with the same id", async () => {
  let status = 503;
  const { told, url } = await openReceiver((response) => response.writeHead(status).end());
  const { stage, ask, call } = await open({ url, inside: true });
  const other = (await call("ask_people", { question: "Which colour?" })) as AskView;
  await call("cancel_question", { ticket: other.ticket });
  await stage.press(region.question, "Europe");
  const [missed] = await until(async () => told.length > 0 && told);
  await stage.sous.stop();
  status = 204;
  told.length = 0;
  const web = createWebBot({ port: 0, clock: systemClock });
  await openSous({ bots: [web], database: stage.database, paceMs: 1 });
  const [taken] = await until(async () => told.length > 0 && told);
  expect(taken?.headers["webhook-id"]).toBe(missed?.headers["webhook-id"]);
  expect(JSON.parse(taken?.body ?? "")).toMatchObject({ ticket: ask.ticket, state: "answered" });
  await systemClock.sleep(300);
  expect(told.map(({ body }) => JSON.parse(body).ticket)).not.toContain(other.ticket);
});

it("nothing is sent into an inner network, by number or by name, unless the operator allows it", async () => {
  const { told, url } = await openReceiver();
  for (const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]"]) {
    const { stage } = await open({ url: url.replace("127.0.0.1", host), inside: false });
    await stage.press(region.question, "Europe");
  }
  await systemClock.sleep(500);
  expect(told).toEqual([]);
});

const urlOf = (address: string) =>
  new URL(address.includes(":") ? `https://[${address}]/` : `https://${address}/`);

it("knows which addresses anybody may reach", () => {
  for (const address of ["93.184.215.14", "2606:2800:21f:cb07::1", "172.32.0.1", "2001:4860::1"])
    expect(() => requirePublic(urlOf(address)), address).not.toThrow();
  for (const address of "10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 :: fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 64:ff9b:1::a00:1 ::10.0.0.1 ::ffff:0:10.0.0.1 2001:0:a00:1:: 2002:a00:1:: 2001:db8::1 fec0::1 100::1 ff02::1 4000::1 192.0.2.1 198.51.100.1 203.0.113.9 255.255.255.255 ::ffff:8.8.8.8 0x7f.1 2130706433 017700000001 127.1 0".split(
    " ",
  ))
    expect(() => requirePublic(urlOf(address)), address).toThrow("inner network");
});

it("knows both ends of each inner network, and their neighbours outside", () => {
  const inner =
    "0.0.0.0-0.255.255.255 10.0.0.0-10.255.255.255 100.64.0.0-100.127.255.255 127.0.0.0-127.255.255.255 169.254.0.0-169.254.255.255 172.16.0.0-172.31.255.255 192.0.0.0-192.0.0.255 192.0.2.0-192.0.2.255 192.88.99.0-192.88.99.255 192.168.0.0-192.168.255.255 198.18.0.0-198.19.255.255 198.51.100.0-198.51.100.255 203.0.113.0-203.0.113.255 224.0.0.0-255.255.255.255 2001::-2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff 2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff 2002::-2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff 3fff::-3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff";
  for (const address of inner.split(/[ -]/))
    expect(() => requirePublic(urlOf(address)), address).toThrow("inner network");
  const outside =
    "1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 203.0.112.255 203.0.114.0 223.255.255.255 2000:: 2001:200:: 2001:db7:ffff:: 2001:db9:: 2001:ffff:: 2003:: 3ffe:ffff:: 3fff:1000::";
  for (const address of outside.split(" "))
    expect(() => requirePublic(urlOf(address)), address).not.toThrow();
});

it("of a name with several addresses none may be inner", async () => {
  const found = async (...addresses: string[]) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const lookUp = (_: string, __: object, done: (error: null, found: object) => void) =>
      done(null, all);
    const ask = promisify(createPublicLookup(lookUp as typeof lookup)) as unknown as (
      name: string,
      options: object,
    ) => Promise<unknown>;
    return ask("hooks.example", { all: true });
  };
  expect(await found("93.184.215.14", "2606:2800:21f:cb07::1")).toHaveLength(2);
  for (const inner of ["127.0.0.1", "::1", "fe80::1%lo", "169.254.169.254", "::1.2.3.4"])
    await expect(found("93.184.215.14", inner)).rejects.toThrow("inner network");
  await expect(found("not an address")).rejects.toThrow("inner network");
});

it("a redirect is not followed, and an endless answer is not read", async () => {
  const { told: inner, url: secret } = await openReceiver();
  const redirects = [secret];
  const { told, url } = await openReceiver((response) => {
    const location = redirects.pop();
    if (location) return void response.writeHead(307, { location }).end();
    response.writeHead(200);
    const writing = setInterval(() => response.write("x".repeat(1000)), 5);
    response.on("close", () => clearInterval(writing));
  });
  const { stage, ask } = await open({ url, inside: true });
  await stage.press(region.question, "Europe");
  await until(async () => (await stage.sous.memory.asks.toldTo(ask.ticket)) !== null);
  expect([told.length, inner.length]).toEqual([2, 0]);
});

it("an address with a password, or of another protocol, is none", () => {
  const of = (url: string) =>
    agentShape.safeParse(
      sampleAgent({ grants: { ...sampleAgent().grants, webhook: { url, inside: false } } }),
    ).success;
  expect(of("https://hooks.example/sous")).toBe(true);
  for (const url of [
    "ftp://a.example",
    "http://a.example",
    "https://me:secret@a.example/",
    "https://a.example\\@b.example/",
    "hooks",
  ])
    expect([url, of(url)]).toEqual([url, false]);
});
