/** What refinement gains where memory is weak: one trajectory of each type, and five tuples shown. */
import { expect, it } from "vitest";
import { benchLdm2 } from "../../../src/research/ldm2/bench-ldm2.js";
import { createTupleLab, type TupleLabOptions } from "../../../src/research/ldm2/tuple-lab.js";
import { createImitator } from "../../peers/imitator.js";
import { sharedData } from "../../shared-data.js";

const folders = ["train", "valid_train"].map((name) => sharedData("alfworld", name));
const [train, valid] = folders;

/** @param stride every so manieth game is played */
function bench(options: TupleLabOptions, stride: number, goals: number) {
  const lab = createTupleLab({ shown: 5, ...options });
  return benchLdm2(lab, {
    perType: 1,
    goals,
    batches: 1,
    curve: [],
    ablations: false,
    maxSteps: 50,
    training: lab.games(train ?? ""),
    evaluation: lab.games(valid ?? "").filter((_, at) => at % stride === 0),
    seeds: [1, 2, 3],
  });
}

it.skipIf(!train || !valid).each([
  ["explored from memory alone", undefined],
  ["explored by a scripted model", createImitator()],
])(
  "is 15 points and more with cells that are learned, %s",
  { timeout: 900_000 },
  async (_, model) => {
    const { before, after, refinement } = await bench({ cells: "learned", model }, 4, 4);
    expect(after.success - before.success).toBeGreaterThanOrEqual(0.15);
    expect(refinement.bettered).toBeGreaterThan(0);
    expect((model?.jobs.length ?? 0) > 0).toBe(model !== undefined);
  },
);
