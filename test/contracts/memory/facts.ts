import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Fact, isInstance } from "../../../src/core/fact.js";
import type { FactInvalidation, FactWrite, Memory } from "../../../src/core/stores.js";
import { beginEpisode, factWrite, sampleStep } from "../../memory/samples.js";

export function describeFacts(memory: () => Memory): void {
  let seq = 0;
  const write = async (
    facts: readonly FactWrite[],
    invalidations: readonly FactInvalidation[] = [],
    change: { at?: number; episode?: string } = {},
  ): Promise<void> => {
    const { at = 20, episode = "e1" } = change;
    seq += 1;
    const record = sampleStep({ episode, seq, at });
    await memory().episodes.recordStep({ record, facts, invalidations, notes: [] }, at);
  };
  const ids = (facts: readonly Fact[]): readonly string[] => facts.map(({ id }) => id);

  describe("facts", () => {
    it("tells what people of a home said last: no sightings, and nothing of other homes", async () => {
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "e2", household: "flat" });
      const said = (id: string) => factWrite(id, { source: "answer", subject: `mug ${id}` });
      await write([said("f1"), said("f2"), factWrite("f3"), said("f4")]);
      await write([said("g1")], [], { episode: "e2" });
      expect(ids(await memory().facts.lastTold("kitchen", 2))).toEqual(["f2", "f4"]);
      expect(ids(await memory().facts.lastTold("kitchen", 9))).toEqual(["f1", "f2", "f4"]);
    });

    it("tells what was noted of a home last, whatever became of it", async () => {
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "e2", household: "flat" });
      await write([factWrite("f1"), factWrite("f2", { subject: "apple" }), factWrite("f3")]);
      await write([factWrite("g1")], [{ id: "f3", status: "contradicted" }], { episode: "e2" });
      expect(ids(await memory().facts.newest("kitchen", 2))).toEqual(["f2", "f3"]);
      expect(ids(await memory().facts.newest("kitchen", 9))).toEqual(["f1", "f2", "f3"]);
    });

    it("gives back what was written, oldest first", async () => {
      await beginEpisode(memory());
      await write([factWrite("f2"), factWrite("f1", { subject: "apple", polarity: false })]);
      const listed = await memory().facts.list({ household: "kitchen" });
      expect(ids(listed)).toEqual(["f2", "f1"]);
      expect(listed[0]).toEqual({
        ...factWrite("f2").fact,
        id: "f2",
        household: "kitchen",
        slot: "mug 1|at",
        person: null,
        personName: null,
        question: null,
        ballot: null,
        episode: null,
        validFrom: 20,
        invalidAt: null,
        status: "valid",
        supersededBy: null,
        dispute: null,
      });
      expect(listed[1]).toMatchObject({ slot: "apple|not-at|cabinet 1", polarity: false });
      expect(ids(await memory().facts.byIds(["f1", "f9", "f2"]))).toEqual(["f1", "f2"]);
    });

    it("closes what is superseded or invalidated, for the first reason only", async () => {
      await beginEpisode(memory());
      await write([factWrite("f1"), factWrite("f2", { subject: "apple" })]);
      await write(
        [factWrite("f3", { objects: ["sink 1"] }, { supersedes: ["f1"] })],
        [
          { id: "f2", status: "contradicted" },
          { id: "f1", status: "contradicted" },
        ],
        { at: 30 },
      );
      expect(await memory().facts.byIds(["f1", "f2"])).toMatchObject([
        { status: "superseded", supersededBy: "f3", invalidAt: 30 },
        { status: "contradicted", supersededBy: null, invalidAt: 30 },
      ]);
      expect(ids(await memory().facts.list({ household: "kitchen" }))).toEqual(["f3"]);
      expect(await memory().facts.list({ household: "kitchen", valid: false })).toHaveLength(3);
    });

    it("keeps households apart", async () => {
      await beginEpisode(memory());
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      await write([factWrite("a")]);
      await write([factWrite("b", {}, { supersedes: ["a"] })], [{ id: "a", status: "retracted" }], {
        episode: "f1",
      });
      expect(ids(await memory().facts.list({ household: "kitchen" }))).toEqual(["a"]);
      expect(ids(await memory().facts.list({ household: "flat" }))).toEqual(["b"]);
      const { watermark } = memory().facts;
      expect(await watermark("kitchen")).toBeGreaterThan(0);
      expect(await watermark("flat")).toBeGreaterThan(await watermark("kitchen"));
      expect(await watermark("nowhere")).toBe(0);
    });

    it("remembers what was valid at every decision, even within one millisecond", async () => {
      await beginEpisode(memory());
      const decisions: { watermark: number; at: number; valid: readonly string[] }[] = [];
      const decide = async (at: number): Promise<void> => {
        decisions.push({
          watermark: await memory().facts.watermark("kitchen"),
          at,
          valid: ids(await memory().facts.list({ household: "kitchen" })),
        });
      };
      await decide(19);
      await write([factWrite("f1"), factWrite("f2", { subject: "apple" })]);
      await decide(20);
      await write([factWrite("f3", {}, { supersedes: ["f1"] })]);
      await decide(20);
      await write([factWrite("f4", { subject: "egg" })], [{ id: "f2", status: "contradicted" }]);
      await decide(20);
      await write([], [{ id: "f4", status: "retracted" }], { at: 25 });
      await decide(25);
      expect(decisions.map(({ valid }) => valid)).toEqual([
        [],
        ["f1", "f2"],
        ["f2", "f3"],
        ["f3", "f4"],
        ["f3"],
      ]);
      for (const { watermark, at, valid } of decisions) {
        expect(ids(await memory().facts.listAt("kitchen", watermark, at))).toEqual(valid);
      }
    });

    it("keeps at most one valid fact per functional slot when writes name what they supersede", async () => {
      let run = 0;
      const step = fc.record({
        subject: fc.constantFrom("mug 1", "mug 2", "apple 1"),
        place: fc.constantFrom("sink 1", "table 1", "shelf 2"),
        polarity: fc.boolean(),
        drop: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          run += 1;
          const household = `home ${run}`;
          await beginEpisode(memory(), { id: `run${run}`, household });
          let at = 100;
          for (const [index, { subject, place, polarity, drop }] of steps.entries()) {
            at += index % 2;
            const valid = await memory().facts.list({ household });
            const before = { watermark: await memory().facts.watermark(household), at, valid };
            const fact = { subject, objects: [place], polarity };
            const own = factWrite(`${run}-${index}`, fact);
            const same = valid.filter(
              (old) => old.subject === subject && old.polarity === polarity,
            );
            const supersedes = polarity ? ids(same) : [];
            const dropped = drop ? valid.slice(0, 1) : [];
            await write(
              [{ ...own, supersedes }],
              dropped.map(({ id }) => ({ id, status: "contradicted" })),
              { at, episode: `run${run}` },
            );
            const again = await memory().facts.listAt(household, before.watermark, before.at);
            expect(again).toEqual(before.valid);
          }
          const slots = (await memory().facts.list({ household }))
            .filter((fact) => isInstance(fact.subject) && fact.polarity)
            .map(({ slot }) => slot);
          expect(new Set(slots).size).toBe(slots.length);
          const all = await memory().facts.list({ household, valid: false });
          expect(all).toHaveLength(steps.length);
        }),
        { numRuns: 30, seed: 5 },
      );
    });
  });
}
