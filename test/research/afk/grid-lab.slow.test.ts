import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random.js";
import { trainLearner } from "../../../src/research/afk/train.js";
import { lab, play } from "./grid-lab-setup.js";

describe("the grid learner", () => {
  it("learns the same again from the same seed, and something else from another", async () => {
    const train = (seed: number) =>
      trainLearner(lab, { seed, games: 12, tasks: ["danger", "object-in-box"] });
    const { weights } = await train(1);
    expect((await train(1)).weights).toEqual(weights);
    expect((await train(2)).weights).not.toEqual(weights);
  });

  it("learns to win in a few games what random choices lose", async () => {
    const tasks = ["danger"];
    const { weights } = await trainLearner(lab, { seed: 1, games: 150, tasks });
    const learned = await play("danger", () => lab.learned(weights), 20);
    const random = await play("danger", () => lab.learner().player(1, seededRandom(1, "test")), 20);
    expect(random.success).toBeLessThan(0.8);
    expect(learned.success).toBeGreaterThan(random.success);
  });
});
