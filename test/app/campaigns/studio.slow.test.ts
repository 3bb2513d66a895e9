import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type PutRow, taskOf } from "../../../scenes/ambik/row.js";
import { makeWebBot } from "../../../src/app/serve/web-bot.js";
import type { Sous } from "../../../src/app/wire.js";
import type { DesignCheck, StudioOffers, StudioPlan } from "../../../src/core/campaign/studio.js";
import { until } from "../../peers/control.js";
import { asked, Guest, answer as give } from "../join/guests.js";
import { parts, startCampaigns } from "./scenario.js";

let sous: Sous;
let url: string;
beforeEach(async () => {
  const web = makeWebBot({ ...parts, config: { ...parts.config, webPort: 0 } });
  sous = await startCampaigns(":memory:", { bots: [web] });
  onTestFinished(() => sous.stop());
  url = web.url();
});

const get = async <T>(path: string) => (await fetch(url + path)).json() as Promise<T>;
const offers = () => get<StudioOffers>("/api/campaigns/offers");

async function send<T = unknown>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body), signal: signal ?? null };
  return (await fetch(`${url}/api/${path}`, request)).json() as Promise<T>;
}
const check = (draft: object) => send<DesignCheck>("campaigns/check", draft);
const plan = (given: object, signal?: AbortSignal) =>
  send<StudioPlan>("campaigns/plan", { assumptions, ...given }, signal);

async function templateOf(id: string, change: object = {}): Promise<Record<string, unknown>> {
  const found = (await offers()).templates.find((one) => one.id === id);
  return { ...(found?.design as object), ...change };
}

const said = { pay: "none", ethics: "reviewed, number 7" };
const assumptions = { people: 30, answersADay: 5, secondsAnAnswer: 60, effect: 0.1 };

test("offers templates in which only what their author must say is missing, and the channels there are", async () => {
  const { templates, channels, tasks } = await offers();
  expect(channels).toEqual([
    { bot: "web", channel: "web", title: expect.stringContaining("local page") },
  ]);
  expect(tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(["kitchen", "cooking:take1"]));
  const ids = ["pilot", "memory", "baseline", "ambik", "shopping"];
  expect(templates.map(({ id }) => id)).toEqual(ids);
  for (const { id, design } of templates) {
    const { faults } = await check({ design });
    expect(
      faults.map(({ path, message }) => `${path} ${message}`),
      id,
    ).toEqual([
      ...(id === "ambik" ? ["tasks is missing"] : []),
      "pay is missing",
      "ethics is missing",
    ]);
  }
});

test("names all faults beside their fields, takes YAML in and out, and loses nothing", async () => {
  const wrong = { copies: "many", timeZone: "Mars", payRate: { amount: 12 } };
  const tasks = ["kitchen", "ambik:persona:1"];
  const design = await templateOf("pilot", { tasks, ...wrong });
  const { faults, yaml } = await check({ design });
  const paths = faults.map(({ path }) => path).toSorted();
  expect(paths.join()).toBe("copies,ethics,pay,payRate.currency,payRate.per,tasks.1,timeZone");
  const back = await check({ yaml });
  expect(back.design, "what is wrong stays as it was typed").toEqual(design);
  expect(back.faults).toEqual(faults);
  expect(await send("campaigns/new", { design })).toEqual({ faults });
  expect(await check({ yaml: "id: [" })).toMatchObject({
    design: null,
    yaml: "id: [",
    faults: [{ path: "yaml", message: expect.stringContaining("line 1") }],
  });
  expect((await check({ yaml: "pilot" })).faults).toEqual([
    { path: "yaml", message: "It has no fields, like id: pilot" },
  ]);
  expect(await plan({ design })).toEqual({
    error: expect.stringContaining("copies is no number"),
  });
  expect(await sous.memory.campaigns.list()).toEqual([]);
});

test("plans a design as the command line does, and makes the campaign once", async () => {
  const rate = { amount: 12, currency: "EUR", per: "hour" };
  const design = await templateOf("memory", { ...said, payRate: rate });
  const planned = await plan({ design });
  expect(planned).toMatchObject({ tasks: 200, currency: "EUR", power: [{ effect: 0.1 }] });
  expect(planned.cost.mean).toBeCloseTo((planned.answers.mean * 12) / 60, 1);
  expect(await plan({ design, assumptions: { ...assumptions, people: 2 } })).toEqual({
    error: expect.stringContaining("answersPerQuestion is 3"),
  });
  const odd = { ...assumptions, people: "many" };
  expect(await plan({ design, assumptions: odd })).toHaveProperty("error");

  const make = (change: object = {}) => send("campaigns/new", { design: { ...design, ...change } });
  expect(await make()).toEqual({ id: "memory" });
  const campaign = await sous.memory.campaigns.get("memory");
  expect(campaign).toMatchObject({ state: "created", design: { title: design.title } });
  expect(await make(), "the same again").toEqual({ id: "memory" });
  expect(await make({ title: "Another" })).toEqual({
    faults: [{ path: "id", message: "is another campaign's already" }],
  });
});

/** As stored by `sous ambik ask --keep`. */
const row: PutRow = {
  row: 201,
  mode: "persona",
  type: "preferences",
  objects: ["tin teapot", "clay teapot"],
  task: "Fill a teapot.",
  intent: "clay teapot",
  question: "Which teapot?",
  phrase: null,
  choices: [],
};

test("makes a campaign from each template that starts, asks, and is answered by a participant", async () => {
  sous.campaigns.start();
  await sous.memory.households.create({
    id: "ambik:persona:201",
    title: "a kitchen",
    tasks: [taskOf(row)],
    createdAt: 1,
    content: { format: "ambik", text: JSON.stringify(row) },
  });
  for (const { id } of (await offers()).templates) {
    const design = await templateOf(id, { ...said, copies: 5 });
    expect(JSON.stringify(design), "practice has no picture").not.toContain("In the picture");
    expect(await send("campaigns/new", { design })).toEqual({ id });
    await send("campaigns", { campaign: id, move: "start" });
    const guest = new Guest(url, id);
    await guest.come("5f1e0a0b0c0d");
    const agreed = await guest.act("agree");
    expect(agreed, id).toHaveProperty("stage");
    const { stage } = agreed;
    if (stage.at === "practice") await guest.act("practise", { at: 0, choice: 0 });
    const question = await asked(guest);
    await give(guest, question.id, { text: "I don't know" });
    await until(async () => (await sous.memory.campaigns.counts(id)).answers > 0, 60_000);
    await send("campaigns", { campaign: id, move: "close" });
  }
});

test("plays homes that people made, as they were when the campaign was made", async () => {
  const { home } = await get<{ home: object }>("/api/homes/home?home=bathroom");
  const mine = { ...home, id: "spa", title: "Our spa" };
  const { version } = await send<{ version: string }>("homes", { home: mine, from: null });
  expect((await offers()).tasks).toContainEqual({ id: "spa", title: "Our spa" });

  const design = await templateOf("pilot", { ...said, tasks: ["spa"], copies: 1 });
  expect(await send("campaigns/new", { design })).toEqual({ id: "pilot" });
  const changed = { home: { ...mine, title: "Another" }, from: version };
  expect(await send("homes", changed)).toHaveProperty("id", "spa");
  expect((await sous.memory.households.get("pilot:1"))?.title).toBe("Our spa");
  const { address } = await send<{ address: string }>("campaigns/preview", { design });
  expect(address).toMatch(/^\/join\/preview-/);
});

test("shows a preview as its participant sees it, and keeps nothing of it", async () => {
  const design = await templateOf("baseline", { ...said, answersPerParticipant: 1 });
  const { address } = await send<{ address: string }>("campaigns/preview", { design });
  const [, campaign = ""] = /^\/join\/(preview-\w+)\?/.exec(address) ?? [];
  const guest = new Guest(url, campaign);
  await guest.get(address);
  expect(await guest.state()).toMatchObject({
    title: "Preview: People play, people answer",
    stage: { at: "consent", pay: "none" },
  });
  await guest.act("agree");
  await guest.act("practise", { at: 0, choice: 0 });
  const { id } = await asked(guest);
  await give(guest, id, { text: "I don't know" });
  await until(async () => (await guest.state()).stage.at === "done");
  for (const { list } of [sous.memory.campaigns, sous.memory.people, sous.memory.households])
    expect(await list()).toEqual([]);

  await send("campaigns/preview", { design });
  expect((await guest.get(`/join/${campaign}/state`)).status, "the former one is over").toBe(404);
  const faulty = { ...design, pay: "" };
  expect(await send("campaigns/preview", { design: faulty })).toEqual({ error: "pay is missing" });
});

test("stops a plan whose reader leaves, and plans for others", async () => {
  const leaving = new AbortController();
  const long = await templateOf("pilot", { ...said, copies: 1_600, rounds: 10 });
  const left = plan({ design: long }, leaving.signal).catch(() => "left");
  const small = plan({ design: await templateOf("pilot", said) });
  leaving.abort();
  expect(await left).toBe("left");
  expect((await small).tasks).toBeGreaterThan(0);
});
