import { expect, it } from "vitest";
import { usePlayed } from "./released.js";

const { database, release } = usePlayed({ shop: "slack" });

it("has the card of each order with its question and answer", async () => {
  const { rows, text } = await release(database);
  const worlds = text("worlds.jsonl").trim().split("\n");
  const views = new Map(worlds.map((line) => JSON.parse(line)).map(({ id, value }) => [id, value]));
  expect(rows("data").length).toBeGreaterThan(1);
  // Each order keeps its number of fitting items.
  for (const { task } of rows("trajectories")) expect(task.wish.fits).toBeGreaterThan(1);
  for (const { view, form, facts } of rows("data")) {
    const { card } = views.get(view).owner;
    const asked = `${form.adjective} ${form.noun}: `;
    const line = card.find((one: string) => one.startsWith(asked));
    expect(line?.slice(asked.length).split(" and ")).toContain(facts[0].objects[0]);
  }
});
