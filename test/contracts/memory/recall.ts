import fc from "fast-check";
import { expect, it } from "vitest";
import type { RecallQuery } from "../../../memory/retrieval/recall.js";
import type { Memory } from "../../../memory/stores.js";
import type { AskHandling } from "../../../src/core/episode/episode.js";
import type { NewFact } from "../../../src/core/memory/fact.js";
import type { FactWrite } from "../../../src/core/memory/stores.js";
import { askStep, factWrite, idsOf, type Steps, sampleTuple } from "../../memory/samples.js";

export function describeRecall(
  { questions, recall: find }: Memory,
  { answered, begin, finish, note, read, say }: Steps,
): void {
  const seen = (id: string, place: string, ...things: readonly string[]): FactWrite =>
    factWrite(id, { subject: place, relation: "holds", objects: things });
  const told = (id: string, fact: Partial<NewFact>, change: Partial<FactWrite> = {}): FactWrite =>
    factWrite(id, { source: "answer", ...fact }, { episode: "e1", ...change });
  const recall = (text: string, change: Partial<RecallQuery> = {}) =>
    find({ text, household: "kitchen", ...change });

  it("finds facts, questions, people's own words and tuples, and says why", async () => {
    const ana = await answered();
    const fact = told("f1", { subject: "mug" }, { person: ana, ballot: "b1", question: "q1" });
    await read("b1", { facts: [fact] });
    await finish("e1", { tuples: [sampleTuple()] });
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
    await begin();
    await note([seen("f1", "sinkbasin 1", "dishsponge 1"), seen("f2", "shelf 1", "vase 1")]);
    expect(idsOf(await recall("in the sink?"))[0]).toBe("f1");
    expect(idsOf(await recall("SPONGES"))[0]).toBe("f1");
    expect(idsOf(await recall("any vases on the shelves"))[0]).toBe("f2");
  });

  it("keeps to the household and to what holds", async () => {
    await begin();
    await begin({ id: "e2", household: "kitchen 2" });
    await note([factWrite("f1")]);
    await note([factWrite("g1")], { episode: "e2" });
    expect(idsOf(await recall("mug"))).toEqual(["f1"]);
    expect(idsOf(await recall("mug", { household: "kitchen 2" }))).toEqual(["g1"]);
    expect(await recall("mug", { household: "nowhere" })).toEqual([]);
    await note([factWrite("f2", { objects: ["sink 1"] }, { supersedes: ["f1"] })]);
    expect(idsOf(await recall("mug"))).toEqual(["f2"]);
  });

  it("leaves out what another task meant, chose or took for granted", async () => {
    await begin();
    const guess = { source: "inference", certainty: "unsure" } as const;
    await note([
      told("f1", { subject: "meant mug" }),
      told("f2", { subject: "preferred mug", relation: "is" }),
      factWrite("f3", { subject: "mug", ...guess }, { episode: "e1" }),
      told("f4", { subject: "mug" }),
    ]);
    expect(idsOf(await recall("mug"))).toEqual(["f4"]);
    expect([...idsOf(await recall("mug", { episode: "e1" }))].sort()).toEqual([
      "f1",
      "f2",
      "f3",
      "f4",
    ]);
  });

  it("does not tell what was said while others are still asked, nor what was taken back", async () => {
    await answered();
    expect(await recall("cabinet")).toEqual([]);
    await read("b1");
    expect(idsOf(await recall("cabinet", { kinds: ["answer"] }))).toEqual(["b1"]);
    await say("b2", "u1", { text: "fridge", at: 40 });
    await read("b2");
    // A fridge is like a cabinet, so what took its place is found.
    expect(idsOf(await recall("cabinet", { kinds: ["answer"] }))).toEqual(["b2"]);
    await questions.retract("b2", "k3", [], 50);
    expect(await recall("fridge", { kinds: ["answer"] })).toEqual([]);
  });

  it("puts first what was seen, what was said lately, and what more people say", async () => {
    const ana = await answered();
    const ben = await say("b2", "ben");
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
    const order = idsOf(await recall("cup"));
    expect(order.indexOf("new")).toBeLessThan(order.indexOf("unsure"));
    expect(order.indexOf("new")).toBeLessThan(order.indexOf("old"));
  });

  it("gives at most k, the best first", async () => {
    await begin();
    await note(
      Array.from({ length: 30 }, (_, at) => factWrite(`f${at}`, { subject: `mug ${at}` })),
    );
    const hits = await recall("mug 7 at cabinet 1");
    expect(hits).toHaveLength(10);
    expect(hits[0]?.id).toBe("f7");
    const scores = hits.map(({ why }) => why.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(idsOf(await recall("mug 7 at cabinet 1", { k: 3 }))).toEqual(idsOf(hits.slice(0, 3)));
  });

  it("takes any text: nothing in it is syntax", async () => {
    await begin();
    await note([factWrite("f1")]);
    const syntax = [
      '"',
      "mug*",
      "mug OR NOT (",
      "NEAR(mug, 2",
      "words : x",
      "household : flat OR mug",
    ];
    for (const text of [...syntax, "^mug", "a'; DROP TABLE facts; --", "mug\0mug", "{mug} + -mug"])
      expect(idsOf(await recall(text)).every((id) => id === "f1")).toBe(true);
    for (const text of ["", "   ", "😀", '"""', "*", "\u0000", "()"])
      expect(await recall(text)).toEqual([]);
    for (const text of ["mug ".repeat(2500), "x".repeat(10_000), `${"😀".repeat(5000)} mug`])
      expect((await recall(text)).length).toBeLessThanOrEqual(1);
    expect(idsOf(await recall("😀 mug 😀"))).toEqual(["f1"]);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        expect((await recall(text)).length).toBeLessThanOrEqual(1);
        expect(idsOf(await recall(`${text} mug`))).toEqual(["f1"]);
      }),
      { numRuns: 25, seed: 4 },
    );
  });
}

export function describeTuples({ tuples }: Memory, { begin, finish }: Steps): void {
  const keep = async (): Promise<void> => {
    const apple = { goal: "heat an apple", observation: "The fridge 1 is closed." };
    const inFlat = { household: "flat", episode: "f1" };
    await begin();
    await begin({ id: "f1", household: "flat" });
    const second = sampleTuple({ id: "t2", seq: 2, ...apple, pattern: "go to PLACE:fridge" });
    await finish("e1", { tuples: [sampleTuple(), second] });
    await finish("f1", { tuples: [sampleTuple({ id: "t3", ...inFlat })] });
  };
  const query = { goal: "put a mug in the sink", observation: "You see a mug 1 on a counter." };
  const nearest = async (more: { household?: string; k: number }) =>
    (await tuples.nearest({ ...query, ...more })).map(({ tuple }) => tuple.id);

  it("that were explored are kept, and only those removed, of one household or of all", async () => {
    await keep();
    const explored = [
      sampleTuple({ id: "x1", source: "explored" }),
      sampleTuple({ id: "x2", source: "explored", household: "flat", episode: "f1" }),
    ];
    await tuples.keep(explored);
    expect((await tuples.list()).slice(3)).toEqual(explored);
    expect((await nearest({ household: "flat", k: 5 })).toSorted()).toEqual(["t3", "x2"]);
    expect(await tuples.removeExplored("flat")).toBe(1);
    expect(idsOf(await tuples.list())).toEqual(["t1", "t2", "t3", "x1"]);
    expect(await tuples.removeExplored()).toBe(1);
    expect(await tuples.removeExplored()).toBe(0);
    expect(await tuples.list()).toHaveLength(3);
  });

  it("are found nearest first, over all households or in one, an equal one with similarity 1", async () => {
    expect(await nearest({ k: 3 })).toEqual([]);
    await keep();
    expect((await nearest({ k: 2 })).toSorted()).toEqual(["t1", "t3"]);
    expect(await nearest({ household: "kitchen", k: 5 })).toEqual(["t1", "t2"]);
    expect(await nearest({ household: "attic", k: 5 })).toEqual([]);
    const { goal, observation } = sampleTuple();
    const [equal, other] = await tuples.nearest({ goal, observation, household: "kitchen", k: 2 });
    expect(equal?.similarity).toBeCloseTo(1, 5);
    expect(other?.similarity).toBeLessThan(0.9);
    expect(other?.similarity).toBeGreaterThanOrEqual(0);
  });
}

export function describeReuse(
  { episodes, questions, facts, reuse, recall }: Memory,
  { answered, begin, finish, note, read }: Steps,
): void {
  const factWatermark = () => facts.watermark("kitchen");
  const need = async (
    because: readonly string[],
    episode = "e2",
    handling: AskHandling = "notebook",
    reason?: string,
  ): Promise<void> => {
    const seq = (await episodes.steps(episode)).length;
    const { step, ...record } = askStep(seq, { episode, because, question: null });
    const met = { ...step, handling, outcome: "answered", ...(reason && { reason }) };
    const own = { ...record, factWatermark: await factWatermark(), step: met as typeof step };
    await questions.recordAsk({ record: own, question: null, waitsFor: null }, 20);
  };
  const act = async (
    command: string,
    facts: readonly FactWrite[],
    { episode = "e2", ...change }: Parameters<typeof note>[1] = {},
  ): Promise<void> => {
    const world = { thought: "", observation: "You see.", admissible: [], reward: 0 };
    const step = { kind: "act", command, ...world } as const;
    const at = { episode, factWatermark: await factWatermark() };
    const shown = facts.map((fact) => ({ ...fact, episode }));
    await note(shown, { ...at, step, ...change });
  };
  const seen = (id: string, objects: readonly string[], supersedes: readonly string[] = []) =>
    factWrite(id, { subject: "shelf 1", relation: "holds", objects }, { supersedes });
  const giveUp = (episode: string) =>
    episodes.end(episode, { kind: "truncated", reason: "gave-up" }, 0, [], 90);

  /** Round 1 saw a mug on the shelf, and round 2 uses it. */
  const rememberShelf = async (): Promise<void> => {
    await begin();
    await act("go to shelf 1", [seen("f1", ["mug 1"])], { episode: "e1" });
    await finish();
    await begin({ id: "e2", round: 2, startedAt: 100 });
    await need(["f1"]);
  };
  const usefulnessOf = async (id: string) => {
    const found = await recall({ text: "mug shelf", household: "kitchen", k: 50 });
    return found.find((one) => one.id === id)?.why.usefulness;
  };

  it("counts a question that memory saved, and whether the task was done then", async () => {
    await rememberShelf();
    await act("take mug 1 from shelf 1", [seen("f2", [], ["f1"])]);
    expect(await usefulnessOf("f1")).toBeUndefined();
    await finish("e2", { at: 90 });
    expect(await reuse.summary()).toMatchObject({
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
    await (isDone ? finish("e2", { at: 90 }) : giveUp("e2"));
    expect(await usefulnessOf("f1")).toBeCloseTo(usefulness);
  });

  it("counts it as wrong when the agent then sees otherwise, learns from it, and by its age", async () => {
    await rememberShelf();
    await act("go to shelf 1", [seen("f2", [], ["f1"])]);
    await giveUp("e2");
    const wrong = { questionsSaved: 1, wrongReuses: 1, wrongReuseRate: 1, successRate: 0 };
    expect(await reuse.summary("kitchen")).toMatchObject(wrong);
    expect(await reuse.summary("flat")).toMatchObject({ questionsSaved: 0 });
    expect(await reuse.experience("kitchen", ["f1", "f2"])).toEqual({
      misled: [{ noun: "mug", person: null, round: 2 }],
      moved: { times: 1, rounds: 1 },
      rounds: new Map([
        ["f1", 1],
        ["f2", 2],
      ]),
    });
    await begin({ id: "e3", round: 3, startedAt: 200 });
    const inThird = { episode: "e3" };
    await act("go to shelf 1", [seen("f3", ["mug 1", "mug 2"], ["f2"])], inThird);
    const { misled } = await reuse.experience("kitchen", ["f3"]);
    expect(misled, "before any of these facts").toEqual([]);
    await need(["f3"], "e3");
    await act("take mug 2 from shelf 1", [seen("f4", ["mug 1"], ["f3"])], inThird);
    const summary = await reuse.summary();
    expect(summary).toMatchObject({ questionsSaved: 2, wrongReuses: 1 });
    expect(summary.byAge.map(({ age, lookedAt }) => [age, lookedAt])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("knows who was wrong, also when it was found out at once", async () => {
    const person = await answered();
    const told = { person, question: "q1", ballot: "b1", episode: "e1" };
    await read("b1", { facts: [factWrite("f1", { subject: "mug", source: "answer" }, told)] });
    const disproved = [{ id: "f1", status: "contradicted" }] as const;
    await act("go to cabinet 1", [], { episode: "e1", invalidations: disproved });
    const { misled, moved } = await reuse.experience("kitchen", []);
    expect(misled).toEqual([{ noun: "mug", person, round: 1 }]);
    expect(moved.times).toBe(0);
    const counted = { questionsSaved: 0, questionsAsked: 1, askedAgain: 0, wrongReuses: 0 };
    expect(await reuse.summary()).toMatchObject(counted);
  });

  it("tells what was asked again from what was not known", async () => {
    await rememberShelf();
    await need([], "e2", "posted");
    await need(["f1"], "e2", "posted", "It is long ago.");
    await need([], "e2", "withheld");
    const counted = { questionsSaved: 1, questionsAsked: 2, askedAgain: 1, reuseRate: 1 / 3 };
    expect(await reuse.summary()).toMatchObject(counted);
  });

  it("counts actions that were taken from a tuple", async () => {
    await begin();
    await finish("e1", { tuples: [sampleTuple()] });
    await begin({ id: "e2", round: 2, startedAt: 100 });
    for (const command of ["go to shelf 1", "take mug 1 from shelf 1"])
      await act(command, [], { because: ["t1"] });
    await finish("e2", { at: 90 });
    expect((await reuse.summary()).tuples).toEqual({ used: 2, succeeded: 2, untrue: 0 });
    expect(await usefulnessOf("t1")).toBe(0.75);
  });
}
