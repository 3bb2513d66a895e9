import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { sampleEpisode, sampleHousehold, stoppedClock } from "./samples.js";

it("where tasks were played: each home and bot once, by when its newest task began", async () => {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  let number = 0;
  for (const [household, bot, startedAt] of [
    ["kitchen", "web", 40],
    ["flat", "slack", 20],
    ["kitchen", "slack", 30],
    ["flat", "web", 40],
    ["kitchen", "slack", 10],
  ] as const) {
    number += 1;
    await memory.households.create(sampleHousehold(household));
    const id = `e${number}`;
    await memory.episodes.open(sampleEpisode({ id, household, bot, round: number, startedAt }));
    await memory.episodes.end(id, { kind: "terminated" }, 1, [], 50);
  }
  expect(await memory.episodes.played()).toEqual([
    { household: "flat", bot: "web" },
    { household: "kitchen", bot: "web" },
    { household: "kitchen", bot: "slack" },
    { household: "flat", bot: "slack" },
  ]);
});
