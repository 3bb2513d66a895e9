import { describe, expect, it } from "vitest";
import type { AskHandling } from "../../../src/core/episode.js";
import type { FactInvalidation, FactWrite, Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAnswered,
  beginEpisode,
  factWrite,
  sampleOutcome,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";

export function describeReuse(memory: () => Memory): void {
  /** A step that meets the need for a mug without asking, or asks. */
  const need = async (
    seq: number,
    because: readonly string[],
    given: { episode?: string; handling?: AskHandling; reason?: string } = {},
  ): Promise<void> => {
    const { episode = "e1", handling = "notebook", reason } = given;
    const { step, ...record } = askStep(seq, { episode, because, question: null });
    if (step.kind !== "ask") return;
    const met = { ...step, handling, outcome: "answered", ...(reason && { reason }) } as const;
    const factWatermark = await memory().facts.watermark("kitchen");
    await memory().questions.recordAsk(
      { record: { ...record, factWatermark, step: met }, question: null, waitsFor: null },
      20,
    );
  };
  const act = async (
    seq: number,
    command: string,
    shown: {
      episode?: string;
      because?: readonly string[];
      facts?: readonly FactWrite[];
      invalidations?: readonly FactInvalidation[];
      reward?: number;
    } = {},
  ): Promise<void> => {
    const { episode = "e1", because = [], facts = [], invalidations = [], reward = 0 } = shown;
    const world = { thought: "", observation: "You see.", admissible: [], reward };
    const step = { kind: "act", command, ...world } as const;
    const factWatermark = await memory().facts.watermark("kitchen");
    const record = sampleStep({ episode, seq, step, because, factWatermark });
    await memory().episodes.recordStep({ record, facts, invalidations, notes: [] }, 30 + seq);
  };
  const seen = (id: string, objects: readonly string[], episode: string): FactWrite =>
    factWrite(id, { subject: "shelf 1", relation: "holds", objects }, { episode });
  const finish = (id: string, isDone = true): Promise<void> =>
    isDone
      ? memory().episodes.end(id, { kind: "terminated" }, 1, [], 90)
      : memory().episodes.end(id, { kind: "truncated", reason: "gave-up" }, 0, [], 90);

  /** Round 1 saw a mug on the shelf; round 2 goes by it. */
  const rememberShelf = async (): Promise<void> => {
    await beginEpisode(memory());
    await act(1, "go to shelf 1", { facts: [seen("f1", ["mug 1"], "e1")] });
    await finish("e1");
    await beginEpisode(memory(), { id: "e2", round: 2, startedAt: 100 });
    await need(1, ["f1"], { episode: "e2" });
  };

  /** As recall weighs it. */
  const usefulnessOf = async (id: string) => {
    const found = await memory().recall({ text: "mug shelf", household: "kitchen", k: 50 });
    return found.find((one) => one.id === id)?.why.usefulness;
  };

  describe("the reuse ledger", () => {
    it("counts a question that memory saved, and whether the task was done then", async () => {
      await rememberShelf();
      await act(2, "take mug 1 from shelf 1", {
        episode: "e2",
        facts: [{ ...seen("f2", [], "e2"), supersedes: ["f1"] }],
      });
      await finish("e2");
      expect(await memory().reuse.summary()).toMatchObject({
        questionsSaved: 1,
        questionsAsked: 0,
        reuseRate: 1,
        wrongReuses: 0,
        wrongReuseRate: 0,
        successRate: 1,
        bySource: { observation: { reuses: 1, lookedAt: 1, untrue: 0 } },
        byAge: [{ age: 1, reuses: 1, lookedAt: 1, untrue: 0 }],
        byHousehold: { kitchen: { questionsSaved: 1 } },
      });
    });

    it.each([
      [true, 2 / 3],
      [false, 1 / 3],
    ])("weighs a reused fact by how its task went: done %s", async (isDone, usefulness) => {
      await rememberShelf();
      expect(await usefulnessOf("f1")).toBe(0.5);
      await finish("e2", isDone);
      expect(await usefulnessOf("f1")).toBeCloseTo(usefulness);
    });

    it("counts it as wrong when the agent then sees otherwise, and learns from it", async () => {
      await rememberShelf();
      await act(2, "go to shelf 1", {
        episode: "e2",
        facts: [{ ...seen("f2", [], "e2"), supersedes: ["f1"] }],
      });
      await finish("e2", false);
      expect(await memory().reuse.summary("kitchen")).toMatchObject({
        questionsSaved: 1,
        wrongReuses: 1,
        wrongReuseRate: 1,
        successRate: 0,
      });
      expect(await memory().reuse.experience("kitchen", ["f1", "f2"])).toEqual({
        misled: [{ noun: "mug", person: null, round: 2 }],
        moved: { times: 1, rounds: 1 },
        rounds: new Map([
          ["f1", 1],
          ["f2", 2],
        ]),
      });
      expect(await memory().reuse.summary("flat")).toMatchObject({ questionsSaved: 0 });
      await beginEpisode(memory(), { id: "e3", round: 3, startedAt: 200 });
      await act(1, "look", { episode: "e3", facts: [seen("f3", [], "e3")] });
      const { misled } = await memory().reuse.experience("kitchen", ["f3"]);
      expect(misled, "before any of these facts").toEqual([]);
    });

    it("knows who was wrong, also when it was found out at once", async () => {
      const person = await beginAnswered(memory());
      const told = factWrite(
        "f1",
        { subject: "mug", source: "answer" },
        { person, question: "q1", ballot: "b1", episode: "e1" },
      );
      await memory().questions.recordOutcome(sampleOutcome({ facts: [told] }));
      await act(2, "go to cabinet 1", { invalidations: [{ id: "f1", status: "contradicted" }] });
      const { misled, moved } = await memory().reuse.experience("kitchen", []);
      expect(misled).toEqual([{ noun: "mug", person, round: 1 }]);
      expect(moved.times).toBe(0);
      expect(await memory().reuse.summary()).toMatchObject({
        questionsSaved: 0,
        questionsAsked: 1,
        askedAgain: 0,
        wrongReuses: 0,
      });
    });

    it("tells what was asked again from what was not known", async () => {
      await rememberShelf();
      await need(2, [], { episode: "e2", handling: "posted" });
      await need(3, ["f1"], { episode: "e2", handling: "posted", reason: "It is long ago." });
      await need(4, [], { episode: "e2", handling: "withheld" });
      expect(await memory().reuse.summary()).toMatchObject({
        questionsSaved: 1,
        questionsAsked: 2,
        askedAgain: 1,
        reuseRate: 1 / 3,
      });
    });

    it("counts actions that were taken from a tuple; a tuple that goes takes its count along", async () => {
      await beginEpisode(memory());
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
      await beginEpisode(memory(), { id: "e2", round: 2, startedAt: 100 });
      await act(1, "go to shelf 1", { episode: "e2", because: ["t1"] });
      await act(2, "take mug 1 from shelf 1", { episode: "e2", because: ["t1"] });
      await finish("e2");
      expect((await memory().reuse.summary()).tuples).toEqual({ used: 2, succeeded: 2, untrue: 0 });
      expect(await usefulnessOf("t1")).toBe(0.75);
    });

    it("counts a reuse that was found untrue, by the age of what was reused", async () => {
      await rememberShelf();
      await act(2, "go to shelf 1", {
        episode: "e2",
        facts: [{ ...seen("f2", [], "e2"), supersedes: ["f1"] }],
      });
      await finish("e2", false);
      await beginEpisode(memory(), { id: "e3", round: 3, startedAt: 200 });
      await act(1, "go to shelf 1", {
        episode: "e3",
        facts: [{ ...seen("f3", ["mug 1", "mug 2"], "e3"), supersedes: ["f2"] }],
      });
      await need(2, ["f3"], { episode: "e3" });
      await act(3, "take mug 2 from shelf 1", {
        episode: "e3",
        facts: [{ ...seen("f4", ["mug 1"], "e3"), supersedes: ["f3"] }],
      });
      const summary = await memory().reuse.summary();
      expect(summary).toMatchObject({ questionsSaved: 2, wrongReuses: 1 });
      expect(summary.byAge.map(({ age, lookedAt }) => [age, lookedAt])).toEqual([
        [0, 1],
        [1, 1],
      ]);
    });
  });
}
