/** Picks are the goal of orders without a card. */
import { expect, it } from "vitest";
import { draw, explainDrawing } from "../../../bots/present/picture/drawing.js";
import { drawQuestion, listQuestion } from "../../../bots/present/picture/question-picture.js";
import { loadShop, openShop } from "../../../scenes/shop/simulator.js";
import { systemClock as clock } from "../../../src/app/operating/clock.js";
import { createLog } from "../../../src/app/operating/log.js";
import { serializeQuestion } from "../../../src/app/operating/snapshot.js";
import { keepHousehold } from "../../../src/app/play/households.js";
import { makeSimulatedBot } from "../../../src/app/serve/bots.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { startSous } from "../../../src/app/wire.js";
import type { Task } from "../../../src/core/episode/scene.js";
import type { KnowledgeMode } from "../../../src/core/question/question.js";

const { content, tasks } = loadShop("own");
const open = tasks.filter((task) => task.open);

function orderWith(unsaid: string): Task {
  const order = open.find(({ wish }) => wish?.unsaid === unsaid);
  if (!order) throw new Error(`no open order leaves the ${unsaid} to people`);
  return order;
}

function buy(order: Task, planned: readonly string[], chosen: readonly string[]): number {
  const planner = openShop(content, "shop");
  planner.begin({ ...order, chosen: planned });
  const commands = planner.plan() ?? [];
  const scene = openShop(content, "shop");
  scene.begin(order);
  const [search = "", ...rest] = commands;
  const found = scene.step(search).observation;
  // People pick during the visit.
  const begun = scene.begin({ ...order, chosen });
  expect(begun.observation).toEqual(found);
  return rest.map((command) => scene.step(command).reward).at(-1) ?? 0;
}

it("come with the shop, have no card, and mean nothing in particular", () => {
  expect(open).toHaveLength(4);
  for (const order of open) {
    const scene = openShop(content, "shop");
    scene.begin(order);
    expect(scene.ownerView().card).toBeUndefined();
    expect(order.instance).toBeUndefined();
  }
});

it("are right with the option that was picked, and with any where nobody picked", () => {
  const order = orderWith("option");
  const [one = "", other = ""] = ["plain", "dark chocolate"];
  expect(order.sentence).toContain("granola");
  expect(buy(order, [one], [one])).toBe(1);
  expect(buy(order, [one], [other])).toBe(0);
  expect(buy(order, [one], [one, other])).toBe(1);
  expect(buy(order, [one], [])).toBe(1);
});

it("are right with the product that was picked", () => {
  const order = orderWith("product");
  expect(order.object).toBe("mugs");
  const [one, other] = ["Speckled Studio Mug ($16.80)", "Porcelain Morning Mug ($7.40)"] as const;
  expect(buy(order, [one], [one])).toBe(1);
  expect(buy(order, [one], [other])).toBe(0);
});

async function play(mode: KnowledgeMode, openFirst: boolean) {
  const config = loadConfig();
  const parts = { config, clock, log: createLog("silent") };
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "test",
    paceMs: 0,
    bots: [makeSimulatedBot(parts, { wrong: 0, unsure: 0, delayMs: 0, seed: 1 })],
    answerTimeoutMs: config.answerTimeoutMs,
  });
  try {
    const household = await keepHousehold(sous.memory, "shop", clock);
    const episodes = await sous.runner.play({
      household,
      rounds: 2,
      seed: 1,
      maxSteps: 15,
      askPolicy: "missing",
      bot: "simulated",
      channel: "simulated",
      mode,
      openFirst,
    });
    const rows = await sous.memory.questions.list({ household: household.id });
    const asked = await Promise.all(rows.map(({ id }) => serializeQuestion(sous.memory, id)));
    const facts = await sous.memory.facts.list({ household: household.id });
    return { episodes, asked: asked.flatMap((one) => one ?? []), facts };
  } finally {
    await sous.stop();
  }
}

it("are played until what people picked is bought", async () => {
  const { episodes, asked, facts } = await play("owner", true);
  expect(episodes.map(({ reward }) => reward)).toEqual([1, 1]);
  expect(asked.map(({ question }) => question.mode)).toEqual(["open", "open"]);
  for (const [at, { task }] of episodes.entries()) {
    expect(task.chosen).toHaveLength(1);
    expect(asked[at]?.question.choices.map(({ value }) => value)).toContain(task.chosen?.[0]);
    // The next order may use it.
    expect(facts.map(({ objects }) => objects)).toContainEqual(task.chosen);
  }
  const [drawn] = asked.map(drawQuestion);
  if (drawn?.mode !== "open") throw new Error("the choices are not drawn");
  expect(drawn.choices.length).toBeGreaterThan(1);
  // The shop has no room to draw.
  expect(drawn.view).toBeUndefined();
});

it("a keeper answers from memory: nothing of the card is shown", async () => {
  const { asked, episodes } = await play("keeper", false);
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) {
    const card = one.question.view.owner.card ?? [];
    expect(card.length).toBeGreaterThan(0);
    expect(one.question.mode).toBe("keeper");
    const drawing = drawQuestion(one);
    expect(drawing.mode).toBe("keeper");
    expect(explainDrawing(drawing)).toBe("Answer from memory: your card is hidden.");
    const picture = draw(drawing, { size: "phone" });
    for (const line of card) expect(picture).not.toContain(line);
    const shown = listQuestion(one).join("\n");
    for (const line of card) expect(shown).not.toContain(line);
    expect(shown).not.toContain("places");
  }
  expect(episodes).toHaveLength(2);
});
