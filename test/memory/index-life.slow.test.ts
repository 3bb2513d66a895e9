/** The index on the disk: kept, caught up with, refused when it is not of these rows, made anew. */
import { expect, it } from "vitest";
import { savedPlace } from "./index-life-setup.js";

it("answers right while it is made anew and rows come and go", async () => {
  const place = await savedPlace(900);
  let isDone = false;
  const rebuilding = place.index.rebuild().then(() => {
    isDone = true;
  });
  let rounds = 0;
  let recall = 0;
  for (; !isDone; rounds++) {
    await place.put(1000 + rounds * 10, 1010 + rounds * 10);
    place.db.run("DELETE FROM vectors WHERE number = @number", { number: 3 + rounds * 5 });
    recall += await place.recall(5);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await rebuilding;
  expect(rounds).toBeGreaterThan(1);
  expect(recall / rounds).toBeGreaterThan(0.97);
  expect(await place.recall()).toBeGreaterThan(0.98);
}, 120_000);
