import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import { isInstance, type NewFact } from "../../../src/core/memory/fact.js";
import type { BallotOutcome, FactWrite } from "../../../src/core/memory/stores.js";
import { factWrite, idsOf, type Steps, sampleBallot } from "../../memory/samples.js";

export function describeFacts(
  { facts, people }: Memory,
  { asking, begin, note, say }: Steps,
): void {
  const list = (household = "kitchen") => facts.list({ household });
  const at = (id: string, place: string, change: Partial<NewFact> = {}) =>
    factWrite(id, { subject: "Ana's mug", objects: [place], ...change });

  describe("facts", () => {
    it("are given back as they were written, oldest first", async () => {
      await begin();
      await note([factWrite("f2"), factWrite("f1", { subject: "apple", polarity: false })]);
      const [first, second] = await list();
      const { supersedes: _, ...from } = factWrite("f2");
      expect(first).toEqual({
        ...from,
        household: "kitchen",
        slot: "mug 1|at",
        personName: null,
        validFrom: 20,
        invalidAt: null,
        status: "valid",
        supersededBy: null,
        dispute: null,
      });
      expect(second).toMatchObject({ slot: "apple|not-at|cabinet 1", polarity: false });
      expect(idsOf(await facts.byIds(["f1", "f9", "f2"]))).toEqual(["f1", "f2"]);
    });

    it("of one home are told apart from another's, the last said and the last noted", async () => {
      await begin();
      await begin({ id: "e2", household: "flat" });
      const said = (id: string) => factWrite(id, { source: "answer", subject: `mug ${id}` });
      await note([said("f1"), said("f2"), factWrite("f3"), said("f4")]);
      const lastOfHere = await facts.watermark("kitchen");
      await note([{ ...said("g1"), episode: "e2", supersedes: ["f1"] }], {
        episode: "e2",
        invalidations: [{ id: "f2", status: "retracted" }],
      });
      const status = (await facts.byIds(["f1", "f2"])).map((fact) => fact.status);
      expect(status, "another home's step closes nothing here").toEqual(["valid", "valid"]);
      await note([], { invalidations: [{ id: "f4", status: "contradicted" }] });
      expect(idsOf(await facts.lastTold("kitchen", 2))).toEqual(["f2", "f4"]);
      expect(idsOf(await facts.lastTold("kitchen", 9))).toEqual(["f1", "f2", "f4"]);
      expect(idsOf(await facts.newest("kitchen", 2))).toEqual(["f3", "f4"]);
      expect(idsOf(await facts.newest("kitchen", 9))).toEqual(["f1", "f2", "f3", "f4"]);
      expect(await facts.newest("flat", 9, "e2")).toEqual([]);
      expect(idsOf(await list("flat"))).toEqual(["g1"]);
      expect(await facts.watermark("kitchen")).toBe(lastOfHere);
      expect(await facts.watermark("flat")).toBeGreaterThan(lastOfHere);
      expect(await facts.watermark("nowhere")).toBe(0);
    });

    it("are closed for the first reason only, which is named", async () => {
      await begin();
      await note(["mug 1", "apple", "pan 1"].map((subject, n) => factWrite(`f${n}`, { subject })));
      await note([factWrite("g1", { objects: ["sink 1"] }, { supersedes: ["f0"] })], {
        invalidations: [
          { id: "f1", status: "contradicted" },
          { id: "f0", status: "contradicted" },
          { id: "f2", status: "contradicted", by: "g1" },
        ],
        at: 30,
      });
      expect(await facts.byIds(["f0", "f1", "f2"])).toMatchObject([
        { status: "superseded", supersededBy: "g1", invalidAt: 30 },
        { status: "contradicted", supersededBy: null, invalidAt: 30 },
        { status: "contradicted", supersededBy: "g1", invalidAt: 30 },
      ]);
      expect(idsOf(await list())).toEqual(["g1"]);
      expect(await facts.list({ household: "kitchen", valid: false })).toHaveLength(4);
    });

    it("one thing has one slot for its places, however it is called", async () => {
      await begin();
      const facts = [at("f1", "sink 1"), at("f2", "shelf 1", { polarity: false }), factWrite("f3")];
      await note(facts);
      const slots = (await list()).map(({ slot }) => slot);
      expect(slots).toEqual(["Ana's mug|at", "Ana's mug|not-at|shelf 1", "mug 1|at"]);
    });

    it("are at most one for a slot when writes name what they supersede, and the past stays", async () => {
      let run = 0;
      const step = fc.record({
        subject: fc.constantFrom("mug 1", "mug 2", "apple 1"),
        place: fc.constantFrom("sink 1", "table 1", "shelf 2"),
        polarity: fc.boolean(),
        drop: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
          run += 1;
          const household = `home ${run}`;
          await begin({ id: `run${run}`, household });
          let at = 100;
          for (const [index, { subject, place, polarity, drop }] of steps.entries()) {
            at += index % 2;
            const valid = await list(household);
            const watermark = await facts.watermark(household);
            const before = at;
            const same = valid.filter(
              (old) => old.subject === subject && old.polarity === polarity,
            );
            const supersedes = polarity ? idsOf(same) : [];
            const fact = factWrite(`${run}-${index}`, { subject, objects: [place], polarity });
            await note([{ ...fact, supersedes }], {
              at,
              episode: `run${run}`,
              invalidations: (drop ? valid.slice(0, 1) : []).map(({ id }) => ({
                id,
                status: "contradicted",
              })),
            });
            expect(await facts.listAt(household, watermark, before)).toEqual(valid);
          }
          const slots = (await list(household))
            .filter((fact) => isInstance(fact.subject) && fact.polarity)
            .map(({ slot }) => slot);
          expect(new Set(slots).size).toBe(slots.length);
          expect(await facts.list({ household, valid: false })).toHaveLength(steps.length);
        }),
        { numRuns: 15, seed: 5 },
      );
    });

    it("are closed by nothing that speaks of something else", async () => {
      await begin();
      const anyFact = fc.record({
        subject: fc.constantFrom("mug 1", "mug 2", "mug", "Ana's mug", "shelf 1"),
        relation: fc.constantFrom("at" as const, "is" as const, "holds" as const),
        objects: fc.constantFrom(["sink 1"], ["shelf 1"], ["mug 1"]),
        polarity: fc.boolean(),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anyFact, { minLength: 2, maxLength: 10 }), async (drawn) => {
          run += 1;
          const ids = drawn.map((_, index) => `r${run}-${index}`);
          for (const [index, fact] of drawn.entries()) {
            const write = factWrite(ids[index] ?? "", fact, { supersedes: ids.slice(0, index) });
            await note([write]);
          }
          const rows = await facts.byIds(ids);
          for (const [index, row] of rows.entries()) {
            const closer = rows.find(
              (other, later) =>
                later > index && other.subject === row.subject && other.relation === row.relation,
            );
            expect(row.supersededBy).toBe(closer?.id ?? null);
            expect(row.status).toBe(closer ? "superseded" : "valid");
          }
        }),
        { numRuns: 15, seed: 8 },
      );
    });
  });

  describe("rules", () => {
    const teach = async (id: string, name: string, place: string): Promise<void> => {
      const person = await people.keep({ ...sampleBallot().person, platformId: name, name });
      const fact = factWrite(id, { subject: "mug", objects: [place], source: "rule" });
      const rule = { id, household: "kitchen", fact, person: person.id };
      await facts.teach({ ...rule, words: `mugs live in ${place}` }, 50);
    };

    it("are facts with their words, beside others', in the place of the same person's", async () => {
      await begin();
      await teach("r1", "ana", "shelf 1");
      const told = { id: "r1", source: "rule", personName: "ana", words: "mugs live in shelf 1" };
      expect(await facts.history("kitchen", "mug")).toMatchObject([{ ...told, ballot: null }]);
      await teach("r2", "ben", "shelf 1");
      await teach("r3", "ana", "shelf 1");
      const statuses = async () =>
        (await facts.byIds(["r1", "r2", "r3"])).map(({ status }) => status);
      expect(await statuses()).toEqual(["superseded", "valid", "valid"]);
      expect(await facts.withdraw("r3", 60)).toBe(true);
      expect(await facts.withdraw("r3", 61)).toBe(false);
      expect(await statuses()).toEqual(["superseded", "valid", "retracted"]);
      expect((await facts.byIds(["r3"]))[0]?.invalidAt).toBe(60);
      expect(await facts.history("kitchen")).toHaveLength(3);
    });
  });

  it("a fact's history tells who said it in which words, what closed it, and what followed", async () => {
    const { history } = facts;
    await asking();
    const tell = async (id: string, name: string, fact: FactWrite) => {
      const person = await say(id, name, { text: `words of ${name}` });
      const told = { person, ballot: id, question: "q1", episode: "e1" };
      await note([{ ...fact, ...told, source: "answer" }]);
    };
    await tell("b1", "ana", at("f1", "sink 1"));
    await tell("b2", "ben", { ...at("f2", "shelf 1"), supersedes: ["f1"] });
    const seen = factWrite("f3", { subject: "plate", objects: ["Ana's mug"] });
    await note([seen, factWrite("f4")]);
    expect(await history("kitchen", "Ana's mug")).toMatchObject([
      {
        id: "f1",
        personName: "ana",
        words: "words of ana",
        revives: null,
        status: "superseded",
        supersededBy: "f2",
      },
      { id: "f2", personName: "ben", status: "valid" },
      { id: "f3", words: null },
    ]);
    const ids = async (subject?: string) => idsOf(await history("kitchen", subject));
    expect(await ids()).toEqual(["f1", "f2", "f3", "f4"]);
    expect(await ids("shelf 1")).toEqual(["f2"]);
    expect(await ids("shelf")).toEqual(["f2"]);
    expect(await ids("mug")).toEqual(["f1", "f2", "f4"]);
    expect(await ids("%")).toEqual([]);
    expect(await history("nowhere")).toEqual([]);
  });
}

export function describeFactLife(
  { questions, facts }: Memory,
  { ask, asking, note, read, say }: Steps,
): void {
  beforeEach(async () => {
    await asking();
    await ask({ id: "q2", need: { func: "where", adjective: "Ana's", noun: "mug" } });
  });
  let said = 0;
  const tell = async (
    name: string,
    facts: readonly FactWrite[],
    { question = "q1", ...outcome }: Partial<BallotOutcome> & { question?: string } = {},
  ): Promise<string> => {
    said += 1;
    const [id, at] = [`s${said}`, 30 + said];
    const person = await say(id, name, { question, at });
    const own = facts.map((fact) => ({
      ...fact,
      source: "answer" as const,
      person,
      ballot: id,
      question,
      episode: "e1",
    }));
    await read(id, { facts: own, at, ...outcome });
    return id;
  };
  const takeBack = (ballot: string, at = 90) => questions.retract(ballot, `back-${ballot}`, [], at);
  const mugAt = (id: string, place: string, change: Partial<NewFact> = {}) =>
    factWrite(id, { subject: "Ana's mug", objects: [place], ...change });
  const following = (fact: FactWrite, before: string): FactWrite => ({
    ...fact,
    supersedes: [before],
  });
  const valid = async (): Promise<readonly string[]> =>
    (await facts.list({ household: "kitchen", disputed: true })).map(
      ({ subject, objects, personName }) => `${personName}: ${subject} ${objects.join()}`,
    );

  it("brings nothing back that was answered otherwise since, even through several", async () => {
    const first = await tell("ana", [mugAt("f1", "sink 1")], { question: "q2" });
    const second = await tell("ana", [following(mugAt("f2", "shelf 1"), "f1")]);
    const third = await tell("ana", [following(mugAt("f3", "fridge 1"), "f2")]);
    await takeBack(second);
    expect(await valid()).toEqual(["ana: Ana's mug fridge 1"]);
    await takeBack(third, 91);
    expect(await valid()).toEqual(["ana: Ana's mug sink 1"]);
    await takeBack(first, 92);
    expect(await valid()).toEqual([]);
  });

  it("brings nothing back that the agent has seen otherwise", async () => {
    const subject = "mug 1";
    await tell("ana", [mugAt("f1", "sink 1", { subject })], { question: "q2" });
    const later = await tell("ana", [following(mugAt("f2", "shelf 1", { subject }), "f1")]);
    const seen = factWrite("f3", { subject: "sink 1", relation: "holds", objects: [] });
    await note([seen], { at: 80 });
    await takeBack(later);
    expect(idsOf(await facts.list({ household: "kitchen" }))).toEqual(["f3"]);
  });

  it("leaves what the last one said who still says it, in whatever order they take it back", async () => {
    const who = ["ana", "ben", "cleo", "dan"] as const;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3]), async (order) => {
        run += 1;
        const subject = `mug${run}`;
        const ballots: string[] = [];
        for (const [index, name] of who.entries()) {
          const fact = mugAt(`r${run}-${index}`, "sink 1", { subject });
          const before = index === 0 ? [] : [`r${run}-${index - 1}`];
          ballots.push(await tell(name, [{ ...fact, supersedes: before }]));
        }
        for (const index of order) await takeBack(ballots[index] ?? "");
        const left = who.findLast((_, index) => !order.includes(index));
        const standing = (await valid()).filter((fact) => fact.includes(`${subject} `));
        expect(standing).toEqual(left ? [`${left}: ${subject} sink 1`] : []);
      }),
      { numRuns: 15, seed: 2 },
    );
  });

  it("brings nothing back twice: what stood again and was disproved then stays away", async () => {
    await tell("ana", [mugAt("f1", "sink 1")], { question: "q2" });
    const second = await tell("ben", [following(mugAt("f2", "shelf 1"), "f1")]);
    const third = await tell("cleo", [following(mugAt("f3", "sink 1"), "f2")]);
    await takeBack(second);
    expect(await valid()).toEqual(["cleo: Ana's mug sink 1", "ana: Ana's mug sink 1"]);
    const again = (await facts.history("kitchen")).find(({ revives }) => revives === "f1");
    const disproved = [{ id: again?.id ?? "", status: "contradicted" }] as const;
    await note([], { invalidations: disproved, at: 91 });
    await takeBack(third, 92);
    expect(await valid()).toEqual([]);
  });

  it("opens the dispute again that the answer had settled", async () => {
    await tell("ana", [mugAt("f1", "sink 1")]);
    const dispute = { question: "q2", adjudication: null, timers: [], facts: ["f1", "f2"] };
    await tell("ben", [mugAt("f2", "shelf 1")], { dispute });
    const overruled = [{ id: "f2", status: "contradicted", by: "f3" }] as const;
    const settling = await tell("ana", [following(mugAt("f3", "sink 1"), "f1")], {
      question: "q2",
      invalidations: overruled,
    });
    expect(await facts.list({ household: "kitchen" })).toHaveLength(1);
    await takeBack(settling);
    expect(await facts.list({ household: "kitchen" })).toEqual([]);
    const both = await facts.list({ household: "kitchen", disputed: true });
    expect(both.map(({ dispute: about, objects }) => [about, ...objects]).sort()).toEqual([
      ["q2", "shelf 1"],
      ["q2", "sink 1"],
    ]);
  });
}
