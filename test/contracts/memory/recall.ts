import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NewFact } from "../../../src/core/fact.js";
import type { RecallQuery, Recollection } from "../../../src/core/recall.js";
import type { FactWrite, Memory } from "../../../src/core/stores.js";
import {
  beginAnswered,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";

export function describeRecall(memory: () => Memory): void {
  let seq = 100;
  const note = async (
    facts: readonly FactWrite[],
    change: { at?: number; episode?: string } = {},
  ): Promise<void> => {
    const { at = 20, episode = "e1" } = change;
    seq += 1;
    const record = sampleStep({ episode, seq, at });
    await memory().episodes.recordStep({ record, facts, invalidations: [], notes: [] }, at);
  };
  const seen = (id: string, place: string, ...things: readonly string[]): FactWrite =>
    factWrite(id, { subject: place, relation: "holds", objects: things });
  const told = (id: string, fact: Partial<NewFact>, change: Partial<FactWrite> = {}): FactWrite =>
    factWrite(id, { source: "answer", ...fact }, { episode: "e1", ...change });
  const recall = (text: string, change: Partial<RecallQuery> = {}) =>
    memory().recall({ text, household: "kitchen", ...change });
  const ids = (hits: readonly Recollection[]): readonly string[] => hits.map(({ id }) => id);

  describe("recall", () => {
    it("finds facts, questions, people's own words and tuples, and says why", async () => {
      const ana = await beginAnswered(memory());
      const fact = told("f1", { subject: "mug" }, { person: ana, ballot: "b1", question: "q1" });
      await memory().questions.recordOutcome(sampleOutcome({ facts: [fact] }));
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
      const kinds = (await recall("is a mug in the cabinet?")).map(({ kind }) => kind);
      expect([...kinds].sort()).toEqual(["answer", "fact", "question", "tuple"]);
      const [words] = await recall("cabinet", { kinds: ["answer"] });
      expect(words).toMatchObject({
        kind: "answer",
        id: "b1",
        household: "kitchen",
        episode: "e1",
        by: "Ana",
        at: 30,
        text: "in the cabinet, I think",
        why: { wordRank: 1, vectorRank: 1, fused: 1, trust: 0.9, usefulness: 0.5 },
      });
      const why = words?.why;
      expect(why?.bm25).toBeGreaterThan(0);
      expect(why?.similarity).toBeGreaterThan(0.3);
      const product = (why?.fused ?? 0) * (why?.recency ?? 0) * (why?.trust ?? 0);
      expect(why?.score).toBeCloseTo(product, 10);
    });

    it("knows what people call things, and other forms of a word", async () => {
      await beginEpisode(memory());
      await note([seen("f1", "sinkbasin 1", "dishsponge 1"), seen("f2", "shelf 1", "vase 1")]);
      expect(ids(await recall("in the sink?"))[0]).toBe("f1");
      expect(ids(await recall("SPONGES"))[0]).toBe("f1");
      expect(ids(await recall("any vases on the shelves"))[0]).toBe("f2");
    });

    it("keeps to the household and to what holds", async () => {
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "e2", household: "kitchen 2" });
      await note([factWrite("f1")]);
      await note([factWrite("g1")], { episode: "e2" });
      expect(ids(await recall("mug"))).toEqual(["f1"]);
      expect(ids(await recall("mug", { household: "kitchen 2" }))).toEqual(["g1"]);
      expect(await recall("mug", { household: "nowhere" })).toEqual([]);
      await note([factWrite("f2", { objects: ["sink 1"] }, { supersedes: ["f1"] })]);
      expect(ids(await recall("mug"))).toEqual(["f2"]);
    });

    it("leaves out what another task meant, chose or took for granted", async () => {
      await beginEpisode(memory());
      const guess = { source: "inference", certainty: "unsure" } as const;
      await note([
        told("f1", { subject: "meant mug" }),
        told("f2", { subject: "preferred mug", relation: "is" }),
        factWrite("f3", { subject: "mug", ...guess }, { episode: "e1" }),
        told("f4", { subject: "mug" }),
      ]);
      expect(ids(await recall("mug"))).toEqual(["f4"]);
      expect([...ids(await recall("mug", { episode: "e1" }))].sort()).toEqual([
        "f1",
        "f2",
        "f3",
        "f4",
      ]);
    });

    it("does not tell what was said while others are still asked, nor what was taken back", async () => {
      await beginAnswered(memory());
      const { questions } = memory();
      expect(await recall("cabinet")).toEqual([]);
      await questions.recordOutcome(sampleOutcome());
      expect(ids(await recall("cabinet", { kinds: ["answer"] }))).toEqual(["b1"]);
      await questions.recordBallot(
        sampleBallot({ id: "b2", eventKey: "k2", text: "fridge", at: 40 }),
      );
      await questions.recordOutcome(sampleOutcome({ ballot: "b2" }));
      expect(await recall("cabinet", { kinds: ["answer"] })).toEqual([]);
      await questions.retract("b2", "k3", [], 50);
      expect(await recall("fridge", { kinds: ["answer"] })).toEqual([]);
    });

    it("puts first what was seen, what was said lately, and what more people say", async () => {
      const ana = await beginAnswered(memory());
      const two = sampleBallot().person;
      await memory().questions.recordBallot(
        sampleBallot({ id: "b2", eventKey: "k2", person: { ...two, platformId: "u2" } }),
      );
      const ben = (await memory().questions.ballot("b2"))?.person ?? "";
      const [day, now] = [24 * 3600 * 1000, 1_000_000];
      const cup = (id: string, place: string, change: Partial<NewFact> = {}) =>
        told(id, { subject: "cup", objects: [place], ...change }, { person: ana });
      await note([cup("old", "shelf 1")], { at: now - 60 * day });
      await note([cup("new", "shelf 2")], { at: now });
      await note([cup("unsure", "shelf 3", { certainty: "unsure" })], { at: now });
      await note([cup("two", "shelf 4")], { at: now });
      const second = { ...cup("two again", "shelf 4"), person: ben, supersedes: ["two"] };
      await note([second], { at: now });
      await note([seen("seen", "shelf 5", "cup 1")], { at: now });
      const hits = new Map((await recall("cup")).map((hit) => [hit.id, hit.why]));
      const trust = (id: string) => hits.get(id)?.trust ?? 0;
      expect(trust("seen")).toBe(1);
      expect(trust("two again")).toBeCloseTo(0.99);
      expect(trust("new")).toBeCloseTo(0.9);
      expect(trust("unsure")).toBeCloseTo(0.6);
      expect(hits.get("new")?.recency).toBe(1);
      expect(hits.get("old")?.recency).toBeLessThan(0.55);
      expect(hits.has("two")).toBe(false);
      const order = ids(await recall("cup"));
      expect(order.indexOf("new")).toBeLessThan(order.indexOf("unsure"));
      expect(order.indexOf("new")).toBeLessThan(order.indexOf("old"));
    });

    it("gives at most k, the best first", async () => {
      await beginEpisode(memory());
      await note(
        Array.from({ length: 30 }, (_, at) => factWrite(`f${at}`, { subject: `mug ${at}` })),
      );
      const hits = await recall("mug 7 at cabinet 1");
      expect(hits).toHaveLength(10);
      expect(hits[0]?.id).toBe("f7");
      const scores = hits.map(({ why }) => why.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(ids(await recall("mug 7 at cabinet 1", { k: 3 }))).toEqual(ids(hits.slice(0, 3)));
    });

    it("takes any text: nothing in it is syntax", async () => {
      await beginEpisode(memory());
      await note([factWrite("f1")]);
      const syntax = [
        '"',
        "mug*",
        "mug OR NOT (",
        "NEAR(mug, 2",
        "words : x",
        "household : flat OR mug",
      ];
      for (const text of [
        ...syntax,
        "^mug",
        "a'; DROP TABLE facts; --",
        "mug\0mug",
        "{mug} + -mug",
      ])
        expect(ids(await recall(text)).every((id) => id === "f1")).toBe(true);
      for (const text of ["", "   ", "😀", '"""', "*", "\u0000", "()"])
        expect(await recall(text)).toEqual([]);
      for (const text of ["mug ".repeat(2500), "x".repeat(10_000), `${"😀".repeat(5000)} mug`])
        expect((await recall(text)).length).toBeLessThanOrEqual(1);
      expect(ids(await recall("😀 mug 😀"))).toEqual(["f1"]);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
          expect((await recall(text)).length).toBeLessThanOrEqual(1);
          expect(ids(await recall(`${text} mug`))).toEqual(["f1"]);
        }),
        { numRuns: 60, seed: 4 },
      );
    });
  });
}
