import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { beginEpisode, sampleHousehold } from "../../memory/samples.js";

/** What the worldline promises about moves between rounds. */
export function describeMoves(memory: () => Memory): void {
  describe("moves", () => {
    const move = { household: "kitchen", thing: "mug 1", place: "fridge 1", at: 5 };

    it("come back in order, each after the last round there was", async () => {
      await memory().households.create(sampleHousehold());
      await memory().episodes.recordMove(move);
      await beginEpisode(memory());
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [], 20);
      await memory().episodes.recordMove({ ...move, place: "sinkbasin 1", at: 30 });
      expect(await memory().episodes.moves("kitchen")).toEqual([
        { ...move, afterRound: 0 },
        { ...move, place: "sinkbasin 1", at: 30, afterRound: 1 },
      ]);
      expect(await memory().episodes.moves("flat")).toEqual([]);
    });

    it("keep a household as it is, as a task that was begun does", async () => {
      const { households, episodes } = memory();
      const another = {
        ...sampleHousehold(),
        title: "Another",
        content: sampleHousehold("b").content,
      };
      const { createdAt: _, ...changes } = another;
      expect(await households.change(changes)).toBe(false);
      await households.create(sampleHousehold());
      await households.get("kitchen");
      expect(await households.change(changes)).toBe(true);
      expect(await households.get("kitchen")).toEqual({ ...another, createdAt: 1 });
      await episodes.recordMove(move);
      expect(await households.change({ ...changes, title: "Moved" })).toBe(false);
      await beginEpisode(memory(), { household: "flat" });
      expect(await households.change({ ...changes, id: "flat" })).toBe(false);
      expect((await households.get("kitchen"))?.title).toBe("Another");
    });

    it("are refused while a task is going on", async () => {
      await beginEpisode(memory());
      await expect(memory().episodes.recordMove(move)).rejects.toMatchObject({
        code: "episode-open",
      });
      expect(await memory().episodes.moves("kitchen")).toEqual([]);
    });
  });
}
