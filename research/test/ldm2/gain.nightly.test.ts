/** What refinement gains where memory is weak: one trajectory of each type, and five tuples shown. */
import { expect, it } from "vitest";
import { taskTypes } from "../../../src/core/episode/scene.js";
import { createImitator } from "../../../test/peers/imitator.js";
import { sharedData } from "../../../test/shared-data.js";
import { benchLdm2, formatRate } from "../../ldm2/bench-ldm2.js";
import { createTupleLab, type TupleLabOptions } from "../../ldm2/tuple-lab.js";

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
  async (how, model) => {
    const { before, after, refinement, lowered } = await bench({ cells: "learned", model }, 4, 4);
    process.stdout.write(
      `${how}: ${formatRate(before)} → ${formatRate(after)}; lowered ${lowered}\n`,
    );
    expect(after.success - before.success).toBeGreaterThanOrEqual(0.15);
    expect(refinement.bettered).toBeGreaterThan(0);
    expect((model?.jobs.length ?? 0) > 0).toBe(model !== undefined);
  },
);

it.skipIf(!train || !valid)(
  "reaches the paper's rates with few trajectories",
  async () => {
    const lab = createTupleLab();
    const games = lab.games(train ?? "");
    const some = taskTypes.flatMap((type) =>
      games.filter((task) => task.type === type).slice(0, 9),
    );
    const result = await benchLdm2(lab, {
      perType: 6,
      goals: 2,
      batches: 1,
      curve: [1],
      ablations: false,
      maxSteps: 50,
      training: some.filter((_, index) => index % 9 < 7),
      evaluation: some.filter((_, index) => index % 9 >= 7),
      seeds: [1],
    });
    expect(result.before.success).toBeGreaterThanOrEqual(result.paper.all.initial);
    expect(result.after.success).toBeGreaterThanOrEqual(result.before.success);
    expect(result.lowered).toBe(0);
  },
  240_000,
);
