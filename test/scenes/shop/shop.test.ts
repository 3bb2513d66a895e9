import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../../../scenes/shop/catalogue.js";
import { loadShop, openShop } from "../../../scenes/shop/simulator.js";
import type { Task } from "../../../src/core/episode/scene.js";
import { seededRandom } from "../../../src/core/random.js";
import { singular } from "../../../src/core/words/names.js";

const opened = openShop(loadShop("own").content, "shop");
const shop = () => opened.fork();

function draw(seed: number): Task {
  const task = shop().sampleTask(seededRandom(seed));
  if (!task) throw new Error("no task was drawn");
  return task;
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

describe("the shop", () => {
  it("has at least 120 products of ours", () => {
    const { size, leftOut } = openCatalogue("own");
    expect(size).toBeGreaterThanOrEqual(120);
    expect(leftOut).toEqual([]);
  });

  it("lets whoever has the card buy the right thing", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const scene = shop();
      const task = draw(seed);
      expect(scene.begin(task).observation.text).toContain(task.sentence);
      const outcomes = (scene.plan() ?? []).map((command) => scene.step(command));
      expect(outcomes.at(-1), task.sentence).toMatchObject({ reward: 1, terminated: true });
    }
  });

  it("shows the card to people, and never to the robot", () => {
    const scene = shop();
    const task = draw(3);
    scene.begin(task);
    const card = scene.ownerView().card ?? [];
    const catalogue = openCatalogue("own");
    const { title } = catalogue.at(catalogue.find(task.wish?.product ?? "") ?? 0);
    expect(card[0]).toMatch(`usual ${singular(task.object)}: ${title} ($`);
    for (const { value } of task.wish?.options ?? [])
      expect(card.some((line) => line.endsWith(`: ${value}`))).toBe(true);
  });

  it("says what was chosen, and is over after the purchase", () => {
    const scene = shop();
    const task = draw(1);
    scene.begin(task);
    for (const command of (scene.plan() ?? []).slice(0, -1)) scene.step(command);
    const { observation } = scene.fork().step("click[nothing like that]");
    for (const { value } of task.wish?.options ?? [])
      expect(observation.text).toContain(`You have clicked ${value}.`);
    expect(observation.admissible).toContain("click[buy now]");
    const bought = scene.step("click[buy now]");
    expect(bought.observation.text).toMatch(/^Bought: /);
    expect(scene.step("search[tea]").observation).toEqual(bought.observation);
  });

  it("leaves something unsaid that matters, in the ambiguous variant", () => {
    const parts = new Set<string | undefined>();
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const scene = shop();
      const task = scene.sampleTask(random);
      const open = task && scene.singleOut(task, random);
      if (!open?.wish) continue;
      parts.add(open.wish.unsaid);
      const unsaidOption = open.wish.options.at(-1)?.value ?? "";
      const rest = open.sentence.replace(open.object, "");
      if (open.wish.unsaid === "option") expect(rest).not.toContain(unsaidOption);
      if (open.wish.unsaid === "price") expect(open.sentence).not.toMatch(/dollars/);
      expect(open.wish.fits).toBeGreaterThan(1);
      if (open.wish.unsaid === "product") expect(open.sentence).not.toMatch(/dollars/);
      const { unsaid, attributes } = open.wish;
      const left = unsaid === "attribute" ? attributes.slice(-1) : attributes;
      if (unsaid === "attribute" || unsaid === "product")
        for (const attribute of left) expect(open.sentence).not.toContain(attribute);
      // Open options can be answered.
      scene.begin(open);
      if (unsaid === "attribute")
        expect(scene.ownerView().requirements).toEqual(expect.arrayContaining([...left]));
    }
    expect([...parts].sort()).toEqual(["attribute", "option", "price", "product"]);
  });

  it("says what is wrong with a folder or its rows", () => {
    expect(() => openCatalogue("/no/such/folder")).toThrow("there is no such folder");
    expect(() => openCatalogue(folderWith({}))).toThrow("items_shuffle");
    expect(() => openCatalogue(folderWith({ "items_shuffle.json": '[{"asin": "A"' }))).toThrow(
      "in the middle",
    );
    const row = { asin: "A1", name: "Mug", pricing: "free" };
    const good = { ...row, asin: "A2", pricing: "$3.00" };
    const folder = folderWith({
      "items_shuffle.json": JSON.stringify([row, good, good, { name: "Cup" }]),
    });
    const { size, leftOut } = openCatalogue(folder);
    expect(size).toBe(1);
    expect(leftOut.map(({ asin }) => asin)).toEqual(["A1", "A2", "nan"]);
    expect(leftOut[0]?.reason).toContain('"free" is no price');
  });

  it("refuses to go on with other files than it was begun with", () => {
    const folder = folderWith({
      "items_shuffle.json": JSON.stringify([{ asin: "A1", name: "Mug", pricing: "$3.00" }]),
    });
    const { content } = loadShop(folder);
    const text = content.text.replace(/json:\d+/, "json:1");
    expect(() => openShop({ ...content, text }, "shop:mine")).toThrow("are not those");
  });
});
