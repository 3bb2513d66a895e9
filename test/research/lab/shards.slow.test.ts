import { expect, it } from "vitest";
import { sharedData } from "../../shared-data.js";
import { playShards, printedBy } from "./shards-setup.js";

const games = sharedData("alfworld", "valid_train");
const ldm2 = ["ldm2", "--per-type", "1", "--goals", "1", "--batches", "2", "--limit", "1"];
const benches: readonly (readonly string[])[] = [
  ["reuse", "--homes", "1", "--rounds", "2", "--seeds", "1,2"],
  [...ldm2, "--curve", "1", "--seeds", "1,2"],
  ["grid", "--task", "danger", "--policy", "random", "--n", "5", "--seeds", "1,2"],
  ...(games
    ? [["alfworld", "--games", games, "--limit", "4", "--variant", "ambiguous", "--jobs", "2"]]
    : []),
];

it.each(benches)("%s in shards, merged, prints what it prints at once", async (...bench) => {
  const files = await playShards(2, ...bench);
  expect(await printedBy("bench", "merge", ...files)).toBe(await printedBy("bench", ...bench));
});
