import { describe, expect, it } from "vitest";
import { InputError } from "../../../src/core/errors.js";
import { queryBenchCommand } from "../../../src/research/afk/commands/bench-query.js";
import { readWeights, shippedWeights } from "../../../src/research/afk/learned-weights.js";
import { trainLearner } from "../../../src/research/afk/train.js";
import { failureOf } from "../../failure-of.js";
import { lab, play } from "./grid-lab-setup.js";

describe("the grid learner", () => {
  it.each(lab.trainingTasks ?? [])(
    "wins unseen games of %s with the weights that are shipped",
    async (task) => {
      const { weights } = readWeights(shippedWeights("grid"), lab);
      const { success, queries } = await play(task, () => lab.learned(weights));
      expect(success).toBeGreaterThanOrEqual(0.9);
      expect(queries).toBeGreaterThan(0);
    },
  );

  it.each(["notebook", "pointer", "bonus"] as const)("plays without %s", async (without) => {
    const { weights } = await trainLearner(lab, { seed: 1, games: 6, tasks: ["danger"], without });
    const { meanSteps } = await play("danger", () => lab.learned(weights, without), 2);
    expect(meanSteps).toBeGreaterThan(0);
  });
});

describe("sous bench grid", () => {
  const command = () => queryBenchCommand("grid");

  it("says which task was probably meant", async () => {
    const run = command().parseAsync(["--task", "open-dor+danger"], { from: "user" });
    const error = await failureOf(run);
    expect(error).toBeInstanceOf(InputError);
    expect(String(error)).toContain('did you mean "open-door"?');
  });

  it("wants no part twice", () => {
    const game = () => lab.game("danger+danger", "evaluation", 1, 0);
    expect(game).toThrow(/names a part twice/);
  });

  it("knows tasks in any order, and all four by one name", () => {
    const told = (task: string) => lab.game(task, "evaluation", 1, 0).instruction;
    expect(told("object-in-box+danger")).toBe(told("danger+object-in-box"));
    expect(told("level4")).toBe(told("favorite+danger+object-in-box+open-door"));
    expect(lab.tasks).toHaveLength(15);
  });
});
