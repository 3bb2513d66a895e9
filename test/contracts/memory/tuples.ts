import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { beginEpisode, sampleTuple } from "../../memory/samples.js";

export function describeTuples(memory: () => Memory): void {
  describe("tuples", () => {
    const keep = async (): Promise<void> => {
      const kitchen = [
        sampleTuple(),
        sampleTuple({ id: "t2", goal: "heat an apple", observation: "The fridge 1 is closed." }),
      ];
      const flat = [sampleTuple({ id: "t3", household: "flat", episode: "f1" })];
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      await memory().episodes.end("e1", { kind: "terminated" }, 1, kitchen, 50);
      await memory().episodes.end("f1", { kind: "terminated" }, 1, flat, 50);
    };
    const query = { goal: "put a mug in the sink", observation: "You see a mug 1 on a counter." };

    it("lists a household's tuples as they were written", async () => {
      await keep();
      const [first, second] = await memory().tuples.list("kitchen");
      expect(first).toEqual(sampleTuple());
      expect(second?.id).toBe("t2");
    });

    it("finds the nearest, over all households or in one", async () => {
      await keep();
      const everywhere = await memory().tuples.nearest({ ...query, k: 2 });
      expect(everywhere.map(({ tuple }) => tuple.id).sort()).toEqual(["t1", "t3"]);
      const here = await memory().tuples.nearest({ ...query, household: "kitchen", k: 5 });
      expect(here.map(({ tuple }) => tuple.id)).toEqual(["t1", "t2"]);
      const [best, other] = here.map(({ similarity }) => similarity);
      expect(best).toBeGreaterThan(other ?? 1);
      expect(best).toBeLessThanOrEqual(1);
      expect(other).toBeGreaterThanOrEqual(0);
    });

    it("finds an equal tuple with similarity 1", async () => {
      await keep();
      const { goal, observation } = sampleTuple();
      const [hit] = await memory().tuples.nearest({ goal, observation, household: "flat", k: 1 });
      expect(hit?.tuple.id).toBe("t3");
      expect(hit?.similarity).toBeCloseTo(1, 5);
    });

    it("finds nothing where there is nothing", async () => {
      expect(await memory().tuples.nearest({ ...query, k: 3 })).toEqual([]);
      expect(await memory().tuples.nearest({ ...query, household: "flat", k: 3 })).toEqual([]);
    });
  });
}
