/** What people answered about orders, in a release: each row has the card that its person saw. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { makeRelease } from "../../src/app/release/release.js";
import { playCampaign } from "./campaign.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-shop-release-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has the card of each order with its question and answer", async () => {
  const file = path.join(folder, "played.db");
  await playCampaign(file, { shop: "slack" });
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  const out = path.join(folder, "released");
  const key = "0123456789abcdef0123456789abcdef";
  const countTokens = (text: string) => text.length;
  try {
    await makeRelease(memory, { out, key, countTokens, settings: {} });
  } finally {
    await memory.close();
  }
  const read = (name: string) =>
    readFileSync(path.join(out, name), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const rows = read("data/train.jsonl");
  const views = new Map(read("worlds.jsonl").map(({ id, value }) => [id, value]));
  expect(rows.length).toBeGreaterThan(1);
  // Each order with the size of its doubt.
  for (const { task } of read("trajectories/train.jsonl"))
    expect(task.wish.fits).toBeGreaterThan(1);
  for (const { view, form, facts } of rows) {
    const { card } = views.get(view).owner;
    const asked = `${form.adjective} ${form.noun}: `;
    const line = card.find((one: string) => one.startsWith(asked));
    expect(line?.slice(asked.length).split(" and ")).toContain(facts[0].objects[0]);
  }
});
