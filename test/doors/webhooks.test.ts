/** Agents are told what became of their tickets: signed, until it was taken, and nowhere in an inner network. */
import { createHmac } from "node:crypto";
import dns from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { type AddressInfo, isIP } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/index.js";
import { systemClock } from "../../src/app/clock.js";
import { type AskView, agentShape } from "../../src/core/asking.js";
import { lookUpPublic, requirePublic } from "../../src/doors/http/public-address.js";
import { region, sampleAgent } from "../desk/asked-scenario.js";
import { startTeam, until } from "../story/team.js";
import { openStage, quickDoors } from "./stage.js";

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Takes what it is sent. */
async function openReceiver(
  status: (sent: number) => number = () => 204,
  first: [number, Record<string, string>][] = [],
) {
  const told: Told[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ headers: request.headers, body });
      const [code, headers] = first.shift() ?? [status(told.length), {}];
      response.writeHead(code, headers);
      if (code !== 200) return void response.end();
      // It goes on without an end.
      const writing = setInterval(() => response.write("x".repeat(1000)), 5);
      response.on("close", () => clearInterval(writing));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { told, url };
}

async function open(webhook: { readonly url: string; readonly inside: boolean }) {
  const stage = await openStage();
  await stage.letIn("deploy-bot", { webhook });
  const call = await quickDoors.HTTP(stage, "deploy-bot");
  return { stage, ask: (await call("ask_people", region)) as AskView, call };
}

it("an answer is told with a signature, again and again until it was taken", async () => {
  const { told, url } = await openReceiver((sent) => (sent === 1 ? 500 : 204));
  const { stage, ask } = await open({ url, inside: true });
  await stage.press(region.question, "Europe");
  await until(async () => told.length === 2);
  const [first, second] = told.map(({ headers, body }) => ({ id: headers["webhook-id"], body }));
  expect(second).toEqual(first);
  const { version, ...view } = JSON.parse(second?.body ?? "") as AskView;
  expect(view).toMatchObject({ ticket: ask.ticket, state: "answered", answer: { choice: "eu" } });
  expect(second?.id).toBe(`${ask.ticket}.${version}`);
  const headers = told[1]?.headers ?? {};
  const agent = await stage.sous.memory.asks.agent("deploy-bot");
  const signature = createHmac("sha256", Buffer.from(agent?.tokenHash ?? "", "hex"))
    .update(`${second?.id}.${headers["webhook-timestamp"]}.${second?.body}`)
    .digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  await until(async () => (await stage.sous.memory.asks.toldTo(ask.ticket)) === version);
  expect(told).toHaveLength(2);
});

it("what a killed process did not tell is told at the next start, with the same id", async () => {
  let status = 503;
  const { told, url } = await openReceiver(() => status);
  const { stage, ask } = await open({ url, inside: true });
  await stage.press(region.question, "Europe");
  const [missed] = await until(async () => told.length > 0 && told);
  await stage.sous.stop();
  status = 204;
  told.length = 0;
  const again = await startTeam(createWebBot({ port: 0, clock: systemClock }), stage.database);
  onTestFinished(() => again.stop());
  const [taken] = await until(async () => told.length > 0 && told);
  expect(taken?.headers["webhook-id"]).toBe(missed?.headers["webhook-id"]);
  expect(JSON.parse(taken?.body ?? "")).toMatchObject({ ticket: ask.ticket, state: "answered" });
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

it("of a name with several addresses none may be inner", async () => {
  const lookUp = promisify(lookUpPublic) as (name: string, options: object) => Promise<unknown>;
  const { lookup } = dns;
  onTestFinished(() => void Object.assign(dns, { lookup }));
  const found = async (...addresses: string[]) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    Object.assign(dns, { lookup: (_: string, __: object, done: Done) => done(null, all) });
    syncBuiltinESMExports();
    return lookUp("hooks.example", { all: true });
  };
  expect(await found("93.184.215.14", "2606:2800:21f:cb07::1")).toHaveLength(2);
  for (const inner of ["127.0.0.1", "::1", "fe80::1%lo", "169.254.169.254"])
    await expect(found("93.184.215.14", inner)).rejects.toThrow("inner network");
  await expect(found("not an address")).rejects.toThrow("inner network");
});

type Done = (error: null, found: object) => void;

it("a redirect is not followed, and an endless answer is not read", async () => {
  const { told: inner, url: secret } = await openReceiver();
  const answers: [number, Record<string, string>][] = [[307, { location: secret }]];
  const { told, url } = await openReceiver(() => 200, answers);
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
