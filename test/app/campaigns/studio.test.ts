/** The studio as its page reaches it: offers, all faults at once, the plan, a preview that keeps nothing, the campaign. */
import { expect, onTestFinished, test } from "vitest";
import { type PutRow, taskOf } from "../../../scenes/ambik/index.js";
import { makeWebBot } from "../../../src/app/web-bot.js";
import type { Sous } from "../../../src/app/wire.js";
import type { DesignCheck, StudioOffers, StudioPlan } from "../../../src/core/studio.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { asked, Guest, answer as give } from "../join/guests.js";
import { parts, startCampaigns } from "./scenario.js";

interface Studio {
  readonly sous: Sous;
  readonly url: string;
  readonly get: (path: string) => Promise<unknown>;
  readonly send: (path: string, body: unknown) => Promise<unknown>;
}

async function openStudio(): Promise<Studio> {
  const web = makeWebBot({ ...parts, config: { ...parts.config, webPort: 0 } });
  const sous = await startCampaigns(newFile(), { bots: [web] });
  onTestFinished(() => sous.stop());
  const url = web.url();
  const headers = { "content-type": "application/json" };
  const get = async (path: string) => (await fetch(url + path)).json();
  const send = async (path: string, body: unknown) =>
    (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  return { sous, url, get, send };
}

async function templateOf(
  { get }: Studio,
  id: string,
  change: object = {},
): Promise<Record<string, unknown>> {
  const { templates } = (await get("/api/campaigns/offers")) as StudioOffers;
  const found = templates.find((one) => one.id === id);
  return { ...(found?.design as object), ...change };
}

const said = { pay: "none", ethics: "reviewed, number 7" };
const assumptions = { people: 30, answersADay: 5, secondsAnAnswer: 60, effect: 0.1 };

test("offers templates in which only what their author must say is missing, and the channels there are", async () => {
  const studio = await openStudio();
  const { templates, channels, tasks } = (await studio.get(
    "/api/campaigns/offers",
  )) as StudioOffers;
  expect(channels).toEqual([
    { bot: "web", channel: "web", title: expect.stringContaining("local page") },
  ]);
  expect(tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(["kitchen", "cooking:take1"]));
  const missing = async (design: unknown) => {
    const { faults } = (await studio.send("/api/campaigns/check", { design })) as DesignCheck;
    return faults.map(({ path, message }) => `${path} ${message}`);
  };
  expect(templates.map(({ id }) => id)).toEqual([
    "pilot",
    "memory",
    "baseline",
    "ambik",
    "shopping",
  ]);
  for (const { id, design } of templates)
    expect(await missing(design), id).toEqual([
      ...(id === "ambik" ? ["tasks is missing"] : []),
      "pay is missing",
      "ethics is missing",
    ]);
});

test("names all faults beside their fields, takes YAML in and out, and loses nothing", async () => {
  const studio = await openStudio();
  const check = (draft: object) =>
    studio.send("/api/campaigns/check", draft) as Promise<DesignCheck>;
  const design = await templateOf(studio, "pilot", {
    tasks: ["kitchen", "ambik:persona:1"],
    copies: "many",
    timeZone: "Mars",
    payRate: { amount: 12 },
  });
  const { faults, yaml } = await check({ design });
  expect(faults.map(({ path }) => path).toSorted()).toEqual(
    [
      "copies",
      "ethics",
      "pay",
      "payRate.currency",
      "payRate.per",
      "tasks.1",
      "timeZone",
    ].toSorted(),
  );
  const back = await check({ yaml });
  expect(back.design, "what is wrong stays as it was typed").toEqual(design);
  expect(back.faults).toEqual(faults);
  expect(await studio.send("/api/campaigns/new", { design })).toEqual({ faults });
  expect(await check({ yaml: "id: [" })).toMatchObject({
    design: null,
    yaml: "id: [",
    faults: [{ path: "yaml", message: expect.stringContaining("line 1") }],
  });
  expect((await check({ yaml: "pilot" })).faults).toEqual([
    { path: "yaml", message: "It has no fields, like id: pilot" },
  ]);
  const nowhere = await studio.send("/api/campaigns/plan", { design, assumptions });
  expect(nowhere).toEqual({ error: expect.stringContaining("copies is no number") });
  expect(await studio.sous.memory.campaigns.list()).toEqual([]);
});

test("plans a design as the command line does, and makes the campaign once", async () => {
  const studio = await openStudio();
  const rate = { amount: 12, currency: "EUR", per: "hour" };
  const design = await templateOf(studio, "memory", { ...said, payRate: rate });
  const plan = (await studio.send("/api/campaigns/plan", { design, assumptions })) as StudioPlan;
  expect(plan).toMatchObject({ tasks: 200, currency: "EUR", power: [{ effect: 0.1 }] });
  expect(plan.cost.mean).toBeCloseTo((plan.answers.mean * 12) / 60, 1);
  const few = { design, assumptions: { ...assumptions, people: 2 } };
  expect(await studio.send("/api/campaigns/plan", few)).toEqual({
    error: expect.stringContaining("answersPerQuestion is 3"),
  });
  const odd = { design, assumptions: { ...assumptions, people: "many" } };
  expect(await studio.send("/api/campaigns/plan", odd)).toHaveProperty("error");

  expect(await studio.send("/api/campaigns/new", { design })).toEqual({ id: "memory" });
  const campaign = await studio.sous.memory.campaigns.get("memory");
  expect(campaign).toMatchObject({ state: "created", design: { title: design.title } });
  expect(await studio.send("/api/campaigns/new", { design }), "the same again").toEqual({
    id: "memory",
  });
  const other = { ...design, title: "Another" };
  expect(await studio.send("/api/campaigns/new", { design: other })).toEqual({
    faults: [{ path: "id", message: "is another campaign's already" }],
  });
}, 30_000);

/** A row as `sous ambik ask --keep` keeps it. */
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

test.each(["pilot", "memory", "baseline", "ambik", "shopping"])(
  "makes a campaign from the template %s that starts, asks, and is answered by a participant",
  async (id) => {
    const { sous, ...studio } = await openStudio();
    sous.campaigns.start();
    const kept = {
      id: "ambik:persona:201",
      title: "a kitchen",
      tasks: [taskOf(row)],
      createdAt: 1,
    };
    const content = { format: "ambik", text: JSON.stringify(row) } as const;
    await sous.memory.households.create({ ...kept, content });
    const design = await templateOf({ sous, ...studio }, id, said);
    expect(await studio.send("/api/campaigns/new", { design })).toEqual({ id });
    await studio.send("/api/campaigns", { campaign: id, move: "start" });
    const guest = new Guest(studio.url, id);
    await guest.come("5f1e0a0b0c0d");
    const { stage } = await guest.act("agree");
    if (stage.at === "practice") await guest.act("practise", { at: 0, choice: 0 });
    const question = await asked(guest);
    await give(guest, question.id, { text: "I don't know" });
    await until(async () => (await sous.memory.campaigns.counts(id)).answers > 0, 30_000);
  },
  40_000,
);

test("plays homes that people made, as they were when the campaign was made", async () => {
  const studio = await openStudio();
  const { home } = (await studio.get("/api/homes/home?home=bathroom")) as { home: object };
  const mine = { ...home, id: "spa", title: "Our spa" };
  const { version } = (await studio.send("/api/homes", { home: mine, from: null })) as {
    version: string;
  };
  const { tasks } = (await studio.get("/api/campaigns/offers")) as StudioOffers;
  expect(tasks).toContainEqual({ id: "spa", title: "Our spa" });

  const change = { ...said, tasks: ["spa"], instructions: "A robot tidies the kitchen." };
  const design = await templateOf(studio, "pilot", { ...change, copies: 1 });
  const { faults } = (await studio.send("/api/campaigns/check", { design })) as DesignCheck;
  expect(faults).toEqual([
    { path: "instructions", message: "name the kitchen, and spa has none: its rooms are bathroom" },
  ]);
  const fitting = { ...design, instructions: "A robot tidies the bathroom." };
  expect(await studio.send("/api/campaigns/new", { design: fitting })).toEqual({ id: "pilot" });
  const changed = { home: { ...mine, title: "Another" }, from: version };
  expect(await studio.send("/api/homes", changed)).toHaveProperty("id", "spa");
  const played = await studio.sous.memory.households.get("pilot:1");
  expect(played?.title).toBe("Our spa");
  const { address } = (await studio.send("/api/campaigns/preview", { design: fitting })) as {
    address: string;
  };
  expect(address).toMatch(/^\/join\/preview-/);
});

test("shows a preview as its participant sees it, and keeps nothing of it", async () => {
  const studio = await openStudio();
  const design = await templateOf(studio, "baseline", { ...said, answersPerParticipant: 1 });
  const { address } = (await studio.send("/api/campaigns/preview", { design })) as {
    address: string;
  };
  const [, campaign = ""] = /^\/join\/(preview-\w+)\?/.exec(address) ?? [];
  const guest = new Guest(studio.url, campaign);
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
  const { memory } = studio.sous;
  expect([
    ...(await memory.campaigns.list()),
    ...(await memory.people.list()),
    ...(await memory.households.list()),
  ]).toEqual([]);

  await studio.send("/api/campaigns/preview", { design });
  expect((await guest.get(`/join/${campaign}/state`)).status, "the former one is over").toBe(404);
  const faulty = { ...design, pay: "" };
  expect(await studio.send("/api/campaigns/preview", { design: faulty })).toEqual({
    error: "pay is missing",
  });
}, 30_000);
