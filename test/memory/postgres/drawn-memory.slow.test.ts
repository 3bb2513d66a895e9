/** The drawn stories of `../drawn-memory.test.ts`, with the same approved copies. */
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { type Lease, leadNow } from "../../../memory/postgres/leader.js";
import type { Memory } from "../../../memory/stores.js";
import { approvedStory, Story, stories } from "../../contracts/memory/drawn.js";
import { describeMemory } from "../../contracts/memory.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  idsOf,
  lookStep,
  read,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleQuestion,
  say,
  stoppedClock,
} from "../samples.js";
import { clearRows, createDatabase, isMissing } from "./database.js";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  let file = "";
  let lease: Lease;
  let beside: pg.Client;
  beforeAll(async () => {
    file = await createDatabase();
    lease = await leadNow({ address: file, holder: "all tests" });
    beside = new pg.Client({ connectionString: file });
    await beside.connect();
  });
  afterAll(async () => {
    await beside?.end();
    await lease?.close();
  });

  it.each(stories)("story %i", async (seed) => {
    await clearRows(file);
    const shared = { ...lease, close: async () => undefined };
    const story: Story = new Story(seed, {
      open: async ({ graphFrom }) =>
        openMemory({
          file,
          clock: stoppedClock(),
          graphFrom,
          lease: shared,
          onChange: story.onChange,
        }),
      all: async (sql) => (await beside.query(sql)).rows,
    });
    await expect(await story.play()).toMatchFileSnapshot(approvedStory(seed));
  });
});

describe.skipIf(isMissing)("on PostgreSQL", () => {
  let file = "";
  let lease: Lease;
  beforeAll(async () => {
    file = await createDatabase();
    lease = await leadNow({ address: file, holder: "all tests" });
  });
  afterAll(() => lease?.close());
  describeMemory({
    name: "PostgreSQL",
    open: async () => {
      await clearRows(file);
      const shared = { ...lease, close: async () => undefined };
      return openMemory({ file, clock: stoppedClock(), lease: shared });
    },
  });
});

describe.skipIf(isMissing)("two that write at once", () => {
  let file: string;
  let lease: Lease;
  let one: Memory;
  let other: Memory;

  beforeEach(async () => {
    file = await createDatabase();
    lease = await leadNow({ address: file, holder: "both" });
    const shared = { ...lease, close: async () => undefined };
    const open = () => openMemory({ file, clock: stoppedClock(), lease: shared });
    one = await open();
    other = await open();
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    await lease.close();
  });

  /** How the same went in both: the errors' codes, or what they gave. */
  async function both<Result>(work: (memory: Memory, nth: number) => Promise<Result>) {
    const results = await Promise.allSettled([one, other].map(work));
    return results
      .map((result) => (result.status === "fulfilled" ? result.value : result.reason.code))
      .sort();
  }

  it("open one episode in a home", async () => {
    await one.households.create(sampleHousehold());
    const opened = await both((memory, nth) =>
      memory.episodes.open(sampleEpisode({ id: `e${nth}` })),
    );
    expect(opened).toContain("episode-open");
    expect(await one.episodes.unfinished()).toHaveLength(1);
  });

  it("ask once: the step waits for one question", async () => {
    await beginEpisode(one);
    const asked = await both((memory, nth) => {
      const id = `q${nth}`;
      const write = { record: askStep(1, { question: id }), question: sampleQuestion({ id }) };
      return memory.questions.recordAsk({ ...write, waitsFor: id }, 20);
    });
    expect(asked).toContain("conflict");
    expect(await one.questions.list({ episode: "e1" })).toHaveLength(1);
  });

  it("take an answer once, understand it once, and take it back once", async () => {
    await beginAsking(one);
    const taken = await both((memory) => memory.questions.recordBallot(sampleBallot()));
    expect(taken).toEqual(["accepted", "duplicate"]);
    await both((memory, nth) =>
      read(memory, "b1", { facts: [factWrite(`f${nth}`, {}, { ballot: "b1" })] }),
    );
    expect(await one.facts.list({ household: "kitchen" })).toHaveLength(1);
    const back = await both((memory) => memory.questions.retract("b1", "r1", [], 31));
    expect(back).toEqual(["accepted", "duplicate"]);
  });

  it("count the answers of a question once, and not one that is taken back meanwhile", async () => {
    await beginAsking(one);
    await say(one, "b1", "ana");
    await read(one, "b1", { settle: null });
    const settlement = {
      question: "q1",
      state: "answered",
      reason: "majority",
      basis: ["b1"],
      facts: [],
      dispute: null,
      notes: [],
      at: 70,
    } as const;
    const [settled, retracted] = await Promise.all([
      one.questions.settle(settlement),
      other.questions.retract("b1", "r1", [], 60),
    ]);
    expect(retracted).toBe("accepted");
    // Whichever came first: an answer that was taken back before counts no more.
    expect((await one.questions.get("q1"))?.state).toBe(settled ? "answered" : "open");
    expect(await both((memory) => memory.questions.settle({ ...settlement, basis: [] }))).toEqual(
      settled ? [false, false] : [false, true],
    );
  });

  it("number steps without gaps: of two with one number, one is refused", async () => {
    await beginAsking(one);
    const write = { record: lookStep(5), facts: [], invalidations: [], notes: [] };
    const steps = await both((memory) => memory.episodes.recordStep(write, 40));
    expect(steps).toContain("conflict");
    expect((await other.episodes.steps("e1")).filter(({ seq }) => seq === 5)).toHaveLength(1);
  });

  it("let a third that only reads find what comes to count, until it counts no more", async () => {
    const reader = await openMemory({ file, clock: stoppedClock(), readOnly: true });
    const recalled = async (memory: Memory = reader) =>
      idsOf(await memory.recall({ text: "mug in the cabinet", household: "kitchen" })).toSorted();
    await beginAsking(one);
    await say(one, "b1", "ana");
    for (const memory of [one, other, reader]) expect(await recalled(memory)).toEqual([]);
    const fact = factWrite("f1", {}, { ballot: "b1", question: "q1" });
    await read(other, "b1", { facts: [fact] });
    for (const memory of [reader, one]) expect(await recalled(memory)).toEqual(["b1", "f1", "q1"]);
    expect(await recalled()).toEqual(["b1", "f1", "q1"]);
    await one.questions.retract("b1", "r1", [], 31);
    for (const memory of [reader, other]) expect(await recalled(memory)).toEqual([]);
    await reader.close();
  });
});
