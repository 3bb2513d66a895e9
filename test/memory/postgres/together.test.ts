/** Two processes' writes at the same moment, on connections of their own: what is checked still holds when it is written. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { type Lease, leadNow } from "../../../memory/postgres/leader.js";
import type { Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  lookStep,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  stoppedClock,
} from "../samples.js";
import { isMissing, usePostgres } from "./database.js";

const { create } = usePostgres();

describe.skipIf(isMissing)("two that write at once", () => {
  let lease: Lease;
  let one: Memory;
  let other: Memory;

  beforeEach(async () => {
    const file = await create();
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
  async function both<Result>(work: (memory: Memory) => Promise<Result>) {
    const results = await Promise.allSettled([work(one), work(other)]);
    return results
      .map((result) => (result.status === "fulfilled" ? result.value : result.reason.code))
      .sort();
  }

  it("open one episode in a home", async () => {
    await one.households.create(sampleHousehold());
    const ids = ["e1", "e2"];
    const opened = await both((memory) =>
      memory.episodes.open(sampleEpisode({ id: ids.shift() ?? "" })),
    );
    expect(opened).toContain("episode-open");
    expect(await one.episodes.unfinished()).toHaveLength(1);
  });

  it("ask once: the step waits for one question", async () => {
    await beginEpisode(one);
    const ids = ["q1", "q2"];
    const asked = await both((memory) => {
      const id = ids.shift() ?? "";
      const record = askStep(1, { question: id });
      return memory.questions.recordAsk(
        { record, question: sampleQuestion({ id }), waitsFor: id },
        20,
      );
    });
    expect(asked).toContain("conflict");
    expect(await one.questions.list({ episode: "e1" })).toHaveLength(1);
  });

  it("take an answer once, and take it back once", async () => {
    await beginAsking(one);
    const taken = await both((memory) => memory.questions.recordBallot(sampleBallot()));
    expect(taken).toEqual(["accepted", "duplicate"]);
    const back = await both((memory) => memory.questions.retract("b1", "r1", [], 31));
    expect(back).toEqual(["accepted", "duplicate"]);
  });

  it("understand an answer once: the fact stands once, and the question is settled", async () => {
    await beginAsking(one);
    await one.questions.recordBallot(sampleBallot());
    let facts = 0;
    await both((memory) => {
      facts += 1;
      return memory.questions.recordOutcome(
        sampleOutcome({ facts: [factWrite(`f${facts}`, {}, { ballot: "b1" })] }),
      );
    });
    expect(await one.facts.list({ household: "kitchen" })).toHaveLength(1);
  });

  it("count the answers of a question once, and not one that is taken back meanwhile", async () => {
    await beginAsking(one);
    await one.questions.recordBallot(sampleBallot());
    await one.questions.recordOutcome(sampleOutcome({ settle: null }));
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
    const steps = await both((memory) =>
      memory.episodes.recordStep(
        { record: lookStep(5), facts: [], invalidations: [], notes: [] },
        40,
      ),
    );
    expect(steps).toContain("conflict");
    expect((await other.episodes.steps("e1")).filter(({ seq }) => seq === 5)).toHaveLength(1);
  });
});
