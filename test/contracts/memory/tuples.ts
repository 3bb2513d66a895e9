import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { beginEpisode, sampleTuple } from "../../memory/samples.js";

export function describeTuples(memory: () => Memory): void {
  describe("tuples", () => {
    const keep = async (): Promise<void> => {
      const kitchen = [
        sampleTuple(),
        sampleTuple({
          id: "t2",
          seq: 2,
          goal: "heat an apple",
          observation: "The fridge 1 is closed.",
        }),
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

    it("lists those of all households when none is named", async () => {
      await keep();
      expect((await memory().tuples.list()).map(({ id }) => id)).toEqual(["t1", "t2", "t3"]);
    });

    it("keeps explored ones, and removes only those, of one household or of all", async () => {
      await keep();
      const explored = [
        sampleTuple({ id: "x1", source: "explored" }),
        sampleTuple({ id: "x2", source: "explored", household: "flat", episode: "f1" }),
      ];
      const { tuples } = memory();
      await tuples.keep(explored);
      expect((await tuples.list()).slice(3)).toEqual(explored);
      const near = await tuples.nearest({ ...query, household: "flat", k: 5 });
      expect(near.map(({ tuple }) => tuple.id).sort()).toEqual(["t3", "x2"]);
      expect(await tuples.removeExplored("flat")).toBe(1);
      expect((await tuples.list()).map(({ id }) => id)).toEqual(["t1", "t2", "t3", "x1"]);
      expect(await tuples.removeExplored()).toBe(1);
      expect(await tuples.removeExplored()).toBe(0);
      expect(await tuples.list()).toHaveLength(3);
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
