import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import {
  askStep,
  factWrite,
  idsOf,
  type Steps,
  sampleEpisode,
  sampleHousehold,
  sampleStep,
} from "../../memory/samples.js";

const stopped = { kind: "truncated", reason: "stopped" } as const;

export function describeEpisodes(
  { households, episodes, questions, facts, outbox, schedules }: Memory,
  { ask, asking, begin, finish, note }: Steps,
): void {
  const wanted = async (id = "e1") => (await outbox.card(id))?.wanted;

  describe("households", () => {
    it("keep the first content, a new title, and go while nothing was done in them", async () => {
      const { id, content } = await households.create(sampleHousehold());
      const again = await households.create({ ...sampleHousehold(), title: "Another" });
      expect(again).toEqual(sampleHousehold());
      expect(await households.list()).toEqual([sampleHousehold()]);
      expect(await households.get("nowhere")).toBeNull();
      await households.retitle({ id, title: "Another", content });
      expect(await households.get(id)).toEqual({ ...sampleHousehold(), title: "Another" });
      const when = { bot: "web", channel: "web", minute: 600, timeZone: "UTC" } as const;
      await schedules.set({ household: id, ...when, lastDay: null, createdAt: 1 });
      expect(await households.remove(id)).toBe(false);
      await schedules.remove(id);
      expect(await households.remove(id)).toBe(true);
      expect(await households.get(id)).toBeNull();
      expect(await households.remove(id)).toBe(false);
      await begin();
      expect(await households.remove(id)).toBe(false);
    });
  });

  describe("episodes", () => {
    it("are found by when, where and what was begun", async () => {
      expect(await episodes.lastStarted()).toBeNull();
      const begun = [
        ["e1", "kitchen", "simulated", "c1", 10],
        ["f1", "flat", "simulated", "c1", 20],
        ["f2", "flat", "simulated", "c2", 30],
        ["e2", "kitchen", "simulated", "c1", 15],
        ["f3", "flat", "slack", "c1", 30],
      ] as const;
      for (const [round, [id, household, bot, channel, startedAt]] of begun.entries()) {
        await begin({ id, household, bot, channel, startedAt, round: round + 1 });
        await finish(id);
      }
      expect((await episodes.lastStarted())?.id).toBe("f3");
      expect((await episodes.lastStarted("c2"))?.id).toBe("f2");
      expect(await episodes.lastStarted("c3")).toBeNull();
      expect(idsOf(await episodes.startedSince(20))).toEqual(["f1", "f2", "f3"]);
      const newest = async (bot: string, channels: readonly string[]) =>
        idsOf(await episodes.newestIn(bot, channels));
      expect(await newest("simulated", ["c0", "c1"])).toEqual(["f1", "e2"]);
      expect(await newest("simulated", ["c1", "c2"])).toEqual(["f1", "f2", "e2"]);
      expect(await newest("simulated", ["c3", ""])).toEqual([]);
      expect(await newest("slack", ["c1"])).toEqual(["f3"]);
      expect(await episodes.places("flat")).toEqual([
        { bot: "simulated", channel: "c1" },
        { bot: "simulated", channel: "c2" },
        { bot: "slack", channel: "c1" },
      ]);
      expect(await episodes.places("nowhere")).toEqual([]);
      expect(await episodes.played()).toEqual([
        { household: "flat", bot: "slack" },
        { household: "flat", bot: "simulated" },
        { household: "kitchen", bot: "simulated" },
      ]);
      const { sentence } = sampleEpisode().task;
      expect(await episodes.hasPlayed("flat", sentence)).toBe(true);
      expect(await episodes.hasPlayed("flat", "heat an egg.")).toBe(false);
      expect(await episodes.hasPlayed("attic", sentence)).toBe(false);
    });

    it("keep a step with its facts and touch the card, or keep nothing of it", async () => {
      await begin();
      const act = {
        kind: "act",
        thought: "There.",
        command: "look",
        observation: "A mug.",
      } as const;
      const step = { ...act, admissible: ["look"], reward: 0 };
      const record = sampleStep({ seq: 1, step, because: ["f0"], factWatermark: 3, at: 12 });
      const shown = { facts: [factWrite("f1")], invalidations: [], notes: [] };
      await episodes.recordStep({ record, ...shown }, 12);
      expect(await episodes.steps("e1")).toEqual([sampleStep(), record]);
      expect(await wanted()).toBe(2);
      const same = { ...shown, record, facts: [factWrite("f2")] };
      await expect(episodes.recordStep(same, 12)).rejects.toMatchObject({ code: "conflict" });
      await expect(note([factWrite("f3"), factWrite("f3")])).rejects.toThrow();
      expect(await episodes.steps("e1")).toHaveLength(2);
      expect(idsOf(await facts.list({ household: "kitchen" }))).toEqual(["f1"]);
      expect(await wanted()).toBe(2);
    });

    it("cancel their questions at the end, unless another open episode waits for one", async () => {
      await asking();
      await ask({ id: "q2" });
      await begin({ id: "f1", household: "flat" });
      const record = askStep(1, { episode: "f1" });
      await questions.recordAsk({ record, question: null, waitsFor: "q1" }, 21);
      await episodes.end("e1", stopped, 0, [], 50);
      expect((await questions.get("q1"))?.state).toBe("open");
      expect(await questions.get("q2")).toMatchObject({ state: "cancelled", settledAt: 50 });
      expect((await episodes.steps("e1"))[2]?.step).toMatchObject({ outcome: "cancelled" });
      await episodes.end("f1", stopped, 0, [], 60);
      expect((await questions.get("q1"))?.state).toBe("cancelled");
    });

    it("give the newest steps with scores, with what their answers said first", async () => {
      await asking();
      for (const told of ["mug", "pan"]) await episodes.keepTold("e1", 1, [told]);
      expect((await episodes.steps("e1"))[1]?.step).toMatchObject({ told: ["mug"] });
      expect(await episodes.scoredSteps(null, 9)).toEqual([]);
      for (const seq of [2, 3])
        await questions.recordAsk(
          { record: askStep(seq, { scores: { look: seq } }), question: null, waitsFor: "q1" },
          30,
        );
      expect(await episodes.scoredSteps("kitchen", 1)).toMatchObject([
        { household: "kitchen", record: { seq: 3, scores: { look: 3 } } },
      ]);
      expect(await episodes.scoredSteps("flat", 9)).toEqual([]);
      expect(await episodes.scoredSteps(null, 9)).toHaveLength(2);
      expect(await episodes.scoredSteps(null, 9, "e1")).toEqual([]);
    });
  });
}
