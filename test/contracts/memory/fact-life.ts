import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NewFact, slotOf } from "../../../src/core/fact.js";
import type {
  BallotOutcome,
  FactInvalidation,
  FactWrite,
  Memory,
} from "../../../src/core/stores.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

export function describeFactLife(memory: () => Memory): void {
  let seq = 200;
  const see = async (
    facts: readonly FactWrite[],
    invalidations: readonly FactInvalidation[] = [],
    at = 20,
  ): Promise<void> => {
    seq += 1;
    const record = sampleStep({ seq, at });
    await memory().episodes.recordStep({ record, facts, invalidations, notes: [] }, at);
  };
  const people = { ana: "u1", ben: "u2", cleo: "u3", dan: "u4" };
  let said = 0;
  /** Somebody answers, and it becomes these facts. Returns the ballot's id. */
  const say = async (
    who: keyof typeof people,
    facts: readonly FactWrite[],
    change: Partial<BallotOutcome> & { question?: string; message?: string | null } = {},
  ): Promise<string> => {
    said += 1;
    const { question = "q1", message = null, ...outcome } = change;
    const [id, at] = [`s${said}`, 30 + said];
    const { questions } = memory();
    const person = { ...sampleBallot().person, platformId: people[who], name: who };
    const words = { text: `${id} in ${who}'s words`, eventKey: `k-${id}` };
    await questions.recordBallot(sampleBallot({ id, question, message, person, at, ...words }));
    const row = (await questions.ballot(id))?.person ?? "";
    const own = facts.map((fact) => ({
      ...fact,
      fact: { ...fact.fact, source: "answer" as const },
      person: row,
      ballot: id,
      question,
      episode: "e1",
    }));
    await questions.recordOutcome(sampleOutcome({ ballot: id, facts: own, at, ...outcome }));
    return id;
  };
  const askAlso = (id: string): Promise<void> => {
    seq += 1;
    const need = { func: "where", adjective: "Ana's", noun: "mug" } as const;
    return memory().questions.recordAsk(
      {
        record: askStep(seq, { question: id }),
        question: sampleQuestion({ id, need }),
        waitsFor: id,
      },
      25,
    );
  };
  const takeBack = (ballot: string, at = 90) =>
    memory().questions.retract(ballot, `back-${ballot}`, [], at);
  const at = (id: string, place: string, change: Partial<NewFact> = {}) =>
    factWrite(id, { subject: "Ana's mug", objects: [place], ...change });
  const following = (fact: FactWrite, ...supersedes: readonly string[]): FactWrite => ({
    ...fact,
    supersedes,
  });
  const valid = async (): Promise<readonly string[]> =>
    (await memory().facts.list({ household: "kitchen", disputed: true })).map(
      ({ subject, objects, personName }) => `${personName}: ${subject} ${objects.join()}`,
    );

  describe("a fact's life", () => {
    it("one thing has one slot for its places, however it is called", async () => {
      await beginEpisode(memory());
      await see([at("f1", "sink 1"), at("f2", "shelf 1", { polarity: false }), factWrite("f3")]);
      const slots = (await memory().facts.list({ household: "kitchen" })).map(({ slot }) => slot);
      expect(slots).toEqual(["Ana's mug|at", "Ana's mug|not-at|shelf 1", "mug 1|at"]);
    });

    it("is closed by nothing that speaks of something else", async () => {
      await beginEpisode(memory());
      const subjects = ["mug 1", "mug 2", "mug", "Ana's mug", "shelf 1"];
      const anyFact = fc.record({
        subject: fc.constantFrom(...subjects),
        relation: fc.constantFrom("at" as const, "is" as const, "holds" as const),
        objects: fc.constantFrom(["sink 1"], ["shelf 1"], ["mug 1"]),
        polarity: fc.boolean(),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anyFact, { minLength: 2, maxLength: 12 }), async (facts) => {
          run += 1;
          const ids = facts.map((_, index) => `r${run}-${index}`);
          for (const [index, fact] of facts.entries())
            await see([{ ...factWrite(ids[index] ?? "", fact), supersedes: ids.slice(0, index) }]);
          const rows = await memory().facts.byIds(ids);
          for (const [index, row] of rows.entries()) {
            const closer = rows.find(
              (other, later) =>
                later > index && other.subject === row.subject && other.relation === row.relation,
            );
            expect(row.supersededBy).toBe(closer?.id ?? null);
            expect(row.status).toBe(closer ? "superseded" : "valid");
          }
        }),
        { numRuns: 30, seed: 8 },
      );
    });

    it("does not depend on what is noted of other things in between", async () => {
      const note = fc.record({
        subject: fc.constantFrom("mug 1", "Ana's mug", "apple"),
        place: fc.constantFrom("sink 1", "shelf 1", "fridge 1"),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(note, { maxLength: 10 }), async (notes) => {
          run += 1;
          const standing: (readonly string[])[] = [];
          const bySubject = [...notes].sort((a, b) => a.subject.localeCompare(b.subject));
          for (const [turn, sequence] of [notes, bySubject].entries()) {
            const household = `home ${run}-${turn}`;
            const episode = `h${run}-${turn}`;
            await beginEpisode(memory(), { id: episode, household });
            for (const [index, { subject, place }] of sequence.entries()) {
              const fact = at(`${episode}-${index}`, place, { subject });
              const known = await memory().facts.list({ household });
              const same = known.filter(({ slot }) => slot === slotOf(fact.fact));
              const record = sampleStep({ episode, seq: index + 1 });
              const write = following(fact, ...same.map(({ id }) => id));
              await memory().episodes.recordStep(
                { record, facts: [write], invalidations: [], notes: [] },
                index,
              );
            }
            const left = await memory().facts.list({ household });
            standing.push(left.map(({ subject, objects }) => `${subject} ${objects}`).sort());
          }
          expect(standing[0]).toEqual(standing[1]);
        }),
        { numRuns: 20, seed: 3 },
      );
    });

    it("names what showed that it does not hold", async () => {
      await beginEpisode(memory());
      await see([at("f1", "sink 1")]);
      const sighting = factWrite("f2", { subject: "sink 1", relation: "holds", objects: [] });
      await see([sighting], [{ id: "f1", status: "contradicted", by: "f2" }], 30);
      expect(await memory().facts.byIds(["f1"])).toMatchObject([
        { status: "contradicted", supersededBy: "f2", invalidAt: 30 },
      ]);
    });

    it("is told in full: who said it in which words, what closed it, what followed", async () => {
      await beginAsking(memory());
      const first = await say("ana", [at("f1", "sink 1")]);
      await say("ben", [following(at("f2", "shelf 1"), "f1")]);
      await see([factWrite("f3", { subject: "plate", objects: ["Ana's mug"] }), factWrite("f4")]);
      const { history } = memory().facts;
      expect(await history("kitchen", "Ana's mug")).toMatchObject([
        {
          id: "f1",
          personName: "ana",
          words: `${first} in ana's words`,
          revives: null,
          status: "superseded",
          supersededBy: "f2",
        },
        { id: "f2", personName: "ben", status: "valid" },
        { id: "f3", words: null },
      ]);
      const ids = async (subject?: string) =>
        (await history("kitchen", subject)).map(({ id }) => id);
      expect(await ids()).toEqual(["f1", "f2", "f3", "f4"]);
      expect(await ids("shelf 1")).toEqual(["f2"]);
      expect(await ids("shelf")).toEqual(["f2"]);
      expect(await ids("mug")).toEqual(["f1", "f2", "f4"]);
      expect(await ids("%")).toEqual([]);
      expect(await history("nowhere")).toEqual([]);
    });
  });

  describe("taking back", () => {
    it("lets what was superseded stand again, as a new row, whatever was known in between", async () => {
      await beginAsking(memory());
      await askAlso("q2");
      await say("ana", [at("f1", "sink 1")], { question: "q2" });
      const later = await say("ana", [following(at("f2", "shelf 1"), "f1")]);
      const { facts } = memory();
      const watermark = await facts.watermark("kitchen");
      await takeBack(later);
      expect(await valid()).toEqual(["ana: Ana's mug sink 1"]);
      const [f1, f2, again] = await facts.history("kitchen");
      expect([f1?.status, f2?.status]).toEqual(["superseded", "retracted"]);
      expect(again).toMatchObject({
        revives: "f1",
        validFrom: 90,
        status: "valid",
        slot: f1?.slot,
      });
      const before = await facts.listAt("kitchen", watermark, 89);
      expect(before.map(({ id }) => id)).toEqual(["f2"]);
    });

    it("brings nothing back that was answered otherwise since, even through several", async () => {
      await beginAsking(memory());
      await askAlso("q2");
      const first = await say("ana", [at("f1", "sink 1")], { question: "q2" });
      const second = await say("ana", [following(at("f2", "shelf 1"), "f1")]);
      const third = await say("ana", [following(at("f3", "fridge 1"), "f2")]);
      await takeBack(second);
      expect(await valid()).toEqual(["ana: Ana's mug fridge 1"]);
      await takeBack(third, 91);
      expect(await valid()).toEqual(["ana: Ana's mug sink 1"]);
      await takeBack(first, 92);
      expect(await valid()).toEqual([]);
    });

    it("brings nothing back that the agent has seen otherwise", async () => {
      await beginAsking(memory());
      await askAlso("q2");
      await say("ana", [at("f1", "sink 1", { subject: "mug 1" })], { question: "q2" });
      const later = await say("ana", [following(at("f2", "shelf 1", { subject: "mug 1" }), "f1")]);
      await see([factWrite("f3", { subject: "sink 1", relation: "holds", objects: [] })], [], 80);
      await takeBack(later);
      const standing = (await memory().facts.list({ household: "kitchen" })).map(({ id }) => id);
      expect(standing).toEqual(["f3"]);
    });

    it("brings back what somebody else had said first, once nobody says it any more", async () => {
      await beginAsking(memory());
      const mug = (id: string) => at(id, "sink 1", { subject: "mug" });
      await say("ana", [mug("f1")]);
      const ben = await say("ben", [following(mug("f2"), "f1")]);
      await takeBack(ben);
      expect(await valid()).toEqual(["ana: mug sink 1"]);
    });

    it("leaves what the last one said who still says it, in whatever order they take it back", async () => {
      const who = ["ana", "ben", "cleo", "dan"] as const;
      let run = 0;
      await beginAsking(memory());
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3]), async (order) => {
          run += 1;
          const mug = (index: number) => at(`r${run}-${index}`, "sink 1", { subject: `mug${run}` });
          const ballots: string[] = [];
          for (const [index, name] of who.entries()) {
            const before = index === 0 ? [] : [`r${run}-${index - 1}`];
            ballots.push(await say(name, [following(mug(index), ...before)]));
          }
          for (const index of order) await takeBack(ballots[index] ?? "");
          const left = who.findLast((_, index) => !order.includes(index));
          const standing = (await valid()).filter((fact) => fact.includes(`mug${run} `));
          expect(standing).toEqual(left ? [`${left}: mug${run} sink 1`] : []);
        }),
        { numRuns: 25, seed: 2 },
      );
    });

    it("opens the dispute again that the answer had settled", async () => {
      await beginAsking(memory());
      await askAlso("q2");
      await say("ana", [at("f1", "sink 1")]);
      const dispute = { question: "q2", adjudication: null, timers: [], facts: ["f1", "f2"] };
      await say("ben", [at("f2", "shelf 1")], { dispute });
      const overruled = [{ id: "f2", status: "contradicted", by: "f3" }] as const;
      const settling = await say("ana", [following(at("f3", "sink 1"), "f1")], {
        question: "q2",
        invalidations: overruled,
      });
      expect(await memory().facts.list({ household: "kitchen" })).toHaveLength(1);
      await takeBack(settling);
      expect(await memory().facts.list({ household: "kitchen" })).toEqual([]);
      const both = await memory().facts.list({ household: "kitchen", disputed: true });
      expect(both.map(({ dispute: about, objects }) => [about, ...objects]).sort()).toEqual([
        ["q2", "shelf 1"],
        ["q2", "sink 1"],
      ]);
    });
  });

  describe("rules", () => {
    const belongs = (place: string): NewFact => ({
      subject: "mug",
      relation: "at",
      objects: [place],
      polarity: true,
      certainty: "sure",
      source: "rule",
    });
    const teach = async (id: string, who: string, place: string, when = 50): Promise<void> => {
      const { people: store, facts } = memory();
      const person = await store.keep({ ...sampleBallot().person, platformId: who, name: who });
      const rule = { id, household: "kitchen", fact: belongs(place), person: person.id };
      await facts.teach({ ...rule, words: `mugs live in ${place}` }, when);
    };

    it("are facts with their words, and may be taken back", async () => {
      await beginEpisode(memory());
      await teach("r1", "ana", "shelf 1");
      expect(await memory().facts.history("kitchen", "mug")).toMatchObject([
        {
          id: "r1",
          source: "rule",
          personName: "ana",
          words: "mugs live in shelf 1",
          ballot: null,
        },
      ]);
      expect(await memory().facts.withdraw("r1", 60)).toBe(true);
      expect(await memory().facts.withdraw("r1", 61)).toBe(false);
      expect(await memory().facts.byIds(["r1"])).toMatchObject([
        { status: "retracted", invalidAt: 60 },
      ]);
    });

    it("take the place of what the same person taught, and stand beside what others did", async () => {
      await beginEpisode(memory());
      await teach("r1", "ana", "shelf 1");
      await teach("r2", "ben", "shelf 1");
      await teach("r3", "ana", "shelf 1");
      const rows = await memory().facts.byIds(["r1", "r2", "r3"]);
      expect(rows.map(({ status }) => status)).toEqual(["superseded", "valid", "valid"]);
      await memory().facts.withdraw("r3", 60);
      expect(await memory().facts.history("kitchen")).toHaveLength(3);
    });
  });
}
