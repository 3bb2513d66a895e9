import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleEpisode,
  sampleHousehold,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";

export function describeEpisodes(memory: () => Memory): void {
  describe("households", () => {
    it("tells what was started last, anywhere or in one channel", async () => {
      const { episodes } = memory();
      expect(await episodes.lastStarted()).toBeNull();
      for (const [id, channel, startedAt] of [
        ["e1", "c1", 10],
        ["e2", "c2", 30],
        ["e3", "c1", 20],
      ] as const)
        await beginEpisode(memory(), { id, household: id, channel, startedAt });
      expect((await episodes.lastStarted())?.id).toBe("e2");
      expect((await episodes.lastStarted("c1"))?.id).toBe("e3");
      expect(await episodes.lastStarted("c3")).toBeNull();
    });

    it("keeps the first content", async () => {
      const { households } = memory();
      await households.create(sampleHousehold());
      const again = await households.create({ ...sampleHousehold(), title: "Another" });
      expect(again).toEqual(sampleHousehold());
      expect(await households.get("kitchen")).toEqual(sampleHousehold());
      expect(await households.list()).toHaveLength(1);
      expect(await households.get("nowhere")).toBeNull();
    });

    it("gives one another title, and forgets one in which nothing was done", async () => {
      const { households, schedules } = memory();
      const { id, content } = await households.create(sampleHousehold());
      await households.retitle({ id, title: "Another", content });
      expect(await households.get(id)).toEqual({ ...sampleHousehold(), title: "Another" });
      const when = { bot: "web", channel: "web", minute: 600, timeZone: "UTC" } as const;
      await schedules.set({ household: id, ...when, lastDay: null, createdAt: 1 });
      expect(await households.remove(id)).toBe(false);
      await schedules.remove(id);
      expect(await households.remove(id)).toBe(true);
      expect(await households.get(id)).toBeNull();
      expect(await households.remove(id)).toBe(false);
      await beginEpisode(memory());
      expect(await households.remove(id)).toBe(false);
    });
  });

  describe("episodes", () => {
    it("gives back what was opened", async () => {
      await beginEpisode(memory());
      expect(await memory().episodes.get("e1")).toEqual(sampleEpisode());
      expect(await memory().episodes.unfinished()).toEqual([sampleEpisode()]);
    });

    it("knows of each home the newest episode in a channel, and the places of a home", async () => {
      const { episodes } = memory();
      const play = async (change: Parameters<typeof beginEpisode>[1] & { id: string }) => {
        await beginEpisode(memory(), change);
        await episodes.end(change.id, { kind: "terminated" }, 1, [], 50);
      };
      await play({ id: "e1" });
      await play({ id: "f1", household: "flat" });
      await play({ id: "f2", household: "flat", round: 2, channel: "c2" });
      await play({ id: "e2", round: 2 });
      await play({ id: "f3", household: "flat", round: 3, bot: "slack" });
      const idsIn = async (bot: string, channels: readonly string[]) =>
        (await episodes.newestIn(bot, channels)).map(({ id }) => id);
      expect(await idsIn("simulated", ["c0", "c1"])).toEqual(["f1", "e2"]);
      expect(await idsIn("simulated", ["c1", "c2"])).toEqual(["f1", "f2", "e2"]);
      expect(await idsIn("simulated", ["c3", ""])).toEqual([]);
      expect(await idsIn("slack", ["c1"])).toEqual(["f3"]);
      expect(await episodes.places("flat")).toEqual([
        { bot: "simulated", channel: "c1" },
        { bot: "simulated", channel: "c2" },
        { bot: "slack", channel: "c1" },
      ]);
      expect(await episodes.places("nowhere")).toEqual([]);
    });

    it("keeps the first choice of an open task, while it goes on", async () => {
      await beginEpisode(memory());
      const { episodes } = memory();
      await episodes.setChosen("e1", ["mug 2"], 30);
      await episodes.setChosen("e1", ["mug 1"], 31);
      const task = { ...sampleEpisode().task, chosen: ["mug 2"] };
      expect(await episodes.get("e1")).toEqual(sampleEpisode({ task }));
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      await episodes.end("f1", { kind: "terminated" }, 1, [], 50);
      await episodes.setChosen("f1", ["mug 1"], 60);
      expect((await episodes.get("f1"))?.task.chosen).toBeUndefined();
    });

    it("allows one open episode per household", async () => {
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      const second = sampleEpisode({ id: "e2", round: 2 });
      await expect(memory().episodes.open(second)).rejects.toMatchObject({ code: "episode-open" });
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [], 50);
      await memory().episodes.open(second);
      const listed = await memory().episodes.list("kitchen");
      expect(listed.map(({ id, round }) => [id, round])).toEqual([
        ["e1", 1],
        ["e2", 2],
      ]);
    });

    it("writes a step with its facts and touches the card", async () => {
      await beginEpisode(memory());
      const record = sampleStep({
        seq: 1,
        step: {
          kind: "act",
          thought: "Look there.",
          command: "go to cabinet 1",
          observation: "On the cabinet 1, you see a mug 1.",
          admissible: ["look"],
          reward: 0,
        },
        because: ["f0"],
        factWatermark: 3,
        at: 12,
      });
      await memory().episodes.recordStep(
        { record, facts: [factWrite("f1", {}, { episode: "e1" })], invalidations: [], notes: [] },
        12,
      );
      expect(await memory().episodes.steps("e1")).toEqual([sampleStep(), record]);
      expect((await memory().facts.list({ household: "kitchen" })).map(({ id }) => id)).toEqual([
        "f1",
      ]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(2);
    });

    it("refuses the same step again and writes nothing of it", async () => {
      await beginEpisode(memory());
      const write = {
        record: sampleStep(),
        facts: [factWrite("f1")],
        invalidations: [],
        notes: [],
      };
      await expect(memory().episodes.recordStep(write, 12)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await memory().facts.byIds(["f1"])).toEqual([]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(1);
    });

    it("keeps a step out when one of its facts is refused", async () => {
      await beginEpisode(memory());
      const facts = [factWrite("f1"), factWrite("f1")];
      const write = { record: sampleStep({ seq: 1 }), facts, invalidations: [], notes: [] };
      await expect(memory().episodes.recordStep(write, 12)).rejects.toThrow();
      expect(await memory().episodes.steps("e1")).toHaveLength(1);
    });

    it("ends once, with its tuples", async () => {
      await beginEpisode(memory());
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
      const end = { kind: "truncated", reason: "stopped" } as const;
      await memory().episodes.end("e1", end, 0, [sampleTuple({ id: "t2" })], 60);
      expect(await memory().episodes.get("e1")).toEqual(
        sampleEpisode({ endedAt: 50, end: { kind: "terminated" }, reward: 1 }),
      );
      expect((await memory().tuples.list("kitchen")).map(({ id }) => id)).toEqual(["t1"]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(2);
      expect(await memory().episodes.unfinished()).toEqual([]);
    });

    it("takes no step after its end", async () => {
      await beginEpisode(memory());
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [], 50);
      const write = { record: sampleStep({ seq: 1 }), facts: [], invalidations: [], notes: [] };
      await expect(memory().episodes.recordStep(write, 51)).rejects.toMatchObject({
        code: "episode-ended",
      });
    });

    it("cancels its open questions at the end", async () => {
      await beginAsking(memory());
      await memory().episodes.end("e1", { kind: "truncated", reason: "stopped" }, 0, [], 50);
      expect(await memory().questions.get("q1")).toMatchObject({
        state: "cancelled",
        settledAt: 50,
      });
      const [, ask] = await memory().episodes.steps("e1");
      expect(ask?.step).toMatchObject({ outcome: "cancelled" });
    });

    it("leaves a question open for another open episode that waits for it", async () => {
      await beginAsking(memory());
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      const record = askStep(1, { episode: "f1" });
      await memory().questions.recordAsk({ record, question: null, waitsFor: "q1" }, 21);
      await memory().episodes.end("e1", { kind: "truncated", reason: "stopped" }, 0, [], 50);
      expect((await memory().questions.get("q1"))?.state).toBe("open");
      await memory().episodes.end("f1", { kind: "truncated", reason: "stopped" }, 0, [], 60);
      expect((await memory().questions.get("q1"))?.state).toBe("cancelled");
    });

    it("keeps what the answers were worth, and shows it", async () => {
      await beginEpisode(memory());
      const worth = { stepsWith: 7, stepsWithout: 19, successWithout: true };
      await memory().episodes.setWorth("e1", worth);
      expect((await memory().episodes.get("e1"))?.worth).toEqual(worth);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(2);
    });
  });
}
