import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { HomesState, InboxState } from "../../bots/web/content.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import type { IncomingEvent } from "../../src/core/bot.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { readAskLog } from "../../src/desk/agents/view-ask.js";
import { pilot } from "../app/campaigns/scenario.js";
import { askDesk, region } from "../build/asked.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { Browser } from "../peers/browser.js";
import { quietHandlers } from "./quiet-handlers.js";
import { noPasswords, openPage, type Page, passwords } from "./web-setup.js";

const anas = "violet tram ninety";
const press = { question: "q1", choice: "c0", person: { id: "somebody-else", name: "The boss" } };

async function open() {
  const events: IncomingEvent[] = [];
  const receive = async (event: IncomingEvent) => {
    events.push(event);
    return "accepted" as const;
  };
  const { inbox } = quietHandlers();
  const page = await openPage({ inbox: { ...inbox, receive } });
  const come = async (password: string, name = "") => {
    const browser = new Browser(page.url);
    return { browser, status: (await browser.logIn(password, name)).status };
  };
  let keys = 0;
  const presses = async (browser: Browser) => {
    keys += 1;
    await browser.post("/api/press", { ...press, key: `press-000${keys}` });
    return events.at(-1)?.person;
  };
  const give = (body: object) => page.call<{ error: string }>("owner", "POST", "/api/people", body);
  const people = async () => (await page.call("owner", "GET", "/api/people")).body;
  return { ...page, come, presses, give, people };
}

it("make one person of somebody, on each device and after each log-in, and nobody else claims it", async () => {
  const { as, come, presses, give } = await open();
  expect((await give({ name: "Ana", password: anas })).status).toBe(200);
  const ana = { id: "login:Ana", name: "Ana" };
  const { browser } = await come(anas, "ana");
  expect(await presses(browser)).toEqual(ana);
  expect(JSON.parse((await browser.get("/api/me")).body)).toEqual({
    isOwner: false,
    isLoggedIn: true,
    name: "Ana",
    waiting: 0,
    standsBy: null,
  });
  await browser.post("/api/log-out", {});
  expect(await presses((await come(anas, " ANA ")).browser)).toEqual(ana);
  expect((await presses(await as("owner")))?.id).toBe("owner");
  expect((await presses(await as("member")))?.id).toMatch(/^m-/);
  const local = await openPage({}, noPasswords);
  for (const person of [ana, { id: "owner", name: "" }, { id: "m-1", name: "" }]) {
    const claimed = { ...press, person, key: "press-9000" };
    expect((await local.call("owner", "POST", "/api/press", claimed)).status).toBe(400);
  }
});

it("without a password approve in the inbox as the owner of this computer", async () => {
  const { call, sous, clock } = await openPage({}, noPasswords);
  await sous.memory.asks.keepAudience(sampleAudience({ bot: "web", channel: "web" }));
  await sous.memory.asks.keepAgent(sampleAgent());
  const agents = askDesk({ memory: sous.memory, clock }, new Set(["web"]));
  const ask = (question: string, more: object = {}) =>
    agents.perform("deploy-bot", "ask_people", {
      ...region,
      question,
      ...more,
    }) as Promise<AskView>;
  await ask("Which zone?", { urgency: "low" });
  await ask("Which region?");
  const choices = [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ];
  const approval = { kind: "approval", context: "v2", choices, urgency: "high" };
  const { ticket } = await ask("Deploy?", approval);
  const read = async (answered = "") =>
    (await call<InboxState>("owner", "GET", `/api/inbox?person=p1&answered=${answered}`)).body;
  const { calls, isLocal } = await read();
  expect(isLocal).toBe(true);
  expect(calls.map(({ text, audience, isUrgent }) => [text, audience, isUrgent])).toEqual([
    ["Deploy?", "ops", true],
    ["Which zone?", "ops", false],
    ["Which region?", "ops", false],
  ]);
  const [{ id: question = "", isApproval, choices: shown = [] } = {}] = calls;
  expect([isApproval, shown.map(({ label }) => label)]).toEqual([true, ["Deploy", "Do not"]]);
  expect((await call("owner", "GET", "/api/me")).body).toMatchObject({ waiting: 3 });
  const said = { question, choice: shown[0]?.id, person: { id: "p1", name: "Zoe" } };
  const { body } = await call("owner", "POST", "/api/press", { ...said, key: "press-9001" });
  expect(body).toEqual({ verdict: "accepted" });
  const check = () => agents.perform("deploy-bot", "check_question", { ticket });
  await expect.poll(check).toMatchObject({ approved: true, approvedBy: "local owner" });
  const { calls: left, receipt } = await read(question);
  expect([left.length, receipt?.text]).toEqual([2, expect.stringContaining("Deploy.")]);
  const log = await readAskLog(sous.memory, ["deploy-bot"], { since: 0, most: 9 });
  expect(log.flatMap(({ answers }) => answers)).toMatchObject([
    { by: "Zoe", approvedBy: "local owner" },
  ]);
});

it("are refused with a wrong name or password, and counted among the guesses", async () => {
  const { come, give } = await open();
  await give({ name: "Ana", password: anas });
  for (const [password, name] of [
    [anas, "Ben"],
    ["violet tram ninetz", "Ana"],
    [passwords.password, "Ana"],
    [anas, ""],
  ] as const)
    expect((await come(password, name)).status).toBe(401);
  for (let guess = 0; guess < 56; guess += 1) await come("wrong", "");
  expect((await come("wrong", "Ana")).status).toBe(429);
});

it("end with a new password, and when they are removed", async () => {
  const { come, give, people } = await open();
  await give({ name: "Ana", password: anas });
  const { browser } = await come(anas, "Ana");
  await give({ name: "ana", password: "the cellar has no door" });
  expect((await browser.get("/api/state")).status).toBe(401);
  expect((await come(anas, "Ana")).status).toBe(401);
  const again = await come("the cellar has no door", "Ana");
  expect(again.status).toBe(303);
  expect(await people()).toMatchObject({
    people: [{ name: "Ana", createdAt: expect.any(Number) }],
  });
  await give({ remove: "Ana" });
  expect((await again.browser.get("/api/state")).status).toBe(401);
  expect((await come("the cellar has no door", "Ana")).status).toBe(401);
});

it("keep no password, end with no change of the shared ones, and survive a restart", async () => {
  const { bot, come, give, sous, handlers } = await open();
  await give({ name: "Ana", password: anas });
  const { browser } = await come(anas, "Ana");
  expect(JSON.stringify(await sous.memory.sessions.logins())).not.toContain(anas);
  await bot.stop();
  await bot.start(handlers);
  const again = new Browser(bot.url());
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  expect((await again.get("/api/state")).status).toBe(200);
});

const kitchen = JSON.parse(
  readFileSync(new URL("../../scenes/data/kitchen.json", import.meta.url), "utf8"),
);
const home = { ...kitchen, id: "our-kitchen", title: "Our kitchen" };

describe("the owner's page of homes", () => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage();
  });
  const read = <T>(path: string) => page.call<T>("owner", "GET", path);
  const send = <T = object>(path: string, body: object | string) =>
    page.call<T>("owner", "POST", path, body);
  const listed = async () => (await read<HomesState>("/api/homes")).body;

  it("renames a home and deletes it, unless a campaign or a round needs it", async () => {
    await send("/api/homes", { home, from: null });
    await send("/api/homes/rename", { id: "our-kitchen", title: "Tea" });
    expect((await listed()).homes[0]).toMatchObject({ id: "our-kitchen", title: "Tea" });
    expect(await send("/api/homes/rename", { id: "our-kitchen", title: "" })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("title") },
    });
    const remove = (id: string) => send("/api/homes/remove", { id });
    const { memory } = page.sous;
    const { clock } = page;
    await createCampaign({ memory, clock }, pilot({ tasks: ["our-kitchen"] }));
    expect(await remove("our-kitchen")).toEqual({
      status: 400,
      body: { error: "“Tea” cannot be deleted. The campaign pilot names it. Close that first." },
    });
    await moveCampaign({ memory, clock }, "pilot", "close");
    expect((await remove("our-kitchen")).status).toBe(200);
    expect((await listed()).homes.map(({ id }) => id)).not.toContain("our-kitchen");
    expect(await remove("kitchen")).toEqual({
      status: 400,
      body: { error: 'No home called "kitchen" was made here.' },
    });
  });

  it("takes large homes, and says what is too large", async () => {
    const [task] = home.tasks;
    const sentence = "x".repeat(280);
    const large = { ...home, tasks: Array.from({ length: 200 }, () => ({ ...task, sentence })) };
    expect(JSON.stringify(large).length).toBeGreaterThan(64 * 1024);
    expect((await send("/api/homes/check", { home: large, width: 700 })).status).toBe(200);
    const tooLarge = { ...home, notes: "x".repeat(600_000) };
    expect(await send("/api/homes", { home: tooLarge, from: null })).toEqual({
      status: 413,
      body: { error: "That's too long: 512 KB are the most." },
    });
  });
});
