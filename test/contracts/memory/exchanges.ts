import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import type { ExchangeFilter } from "../../../src/core/question/exchange.js";
import {
  askStep,
  claimOf,
  factWrite,
  type Steps,
  sampleEpisode,
  sampleHousehold,
  sampleTuple,
} from "../../memory/samples.js";

type Release = Parameters<Memory["releases"]["importRelease"]>[0];

export function describeExchanges(
  { episodes, facts, households, questions, releases }: Memory,
  { ask, asking, begin, read, say }: Steps,
): void {
  let answers = 0;
  const browse = async (filter: Partial<ExchangeFilter> = {}) => {
    const all = { skip: 0, limit: 10, ...filter };
    const { total, questions: found } = await questions.browse(all);
    return { total, ids: found.map(({ question }) => question.id), questions: found };
  };
  const flagsOf = async (id = "q1"): Promise<readonly string[]> =>
    (await browse()).questions.find(({ question }) => question.id === id)?.flags ?? [];
  /** Says where the mug is; "?" is unclear. */
  const tell = async (
    name: string,
    place: string,
    { question = "q1", polarity = true } = {},
  ): Promise<string> => {
    answers += 1;
    const id = `said-${answers}`;
    await say(id, name, { question, text: `it is at ${place}`, at: 30 + answers });
    const fact = claimOf(factWrite("f", { objects: [place], source: "answer", polarity }));
    const understood = place === "?" ? ({ understood: "unclear" } as const) : { claims: [fact] };
    await read(id, { ...understood, settle: null });
    return id;
  };
  const askAlso = async (id: string, change: { quorum?: number; campaign?: string } = {}) => {
    const { campaign } = change;
    await begin({ id: "f1", household: "flat", ...(campaign && { campaign }) });
    await ask({ id, household: "flat", episode: "f1", text: `${id}?`, ...change });
  };

  describe("exchanges", () => {
    it("are flagged where people disagree: of each the latest answer counts that was understood", async () => {
      await asking();
      await tell("Ana", "fridge 1");
      await tell("Ben", "fridge 1");
      expect(await flagsOf()).not.toContain("disagreement");
      await tell("Ben", "fridge 1", { polarity: false });
      expect(await flagsOf()).toContain("disagreement");
      const bens = await tell("Ben", "sinkbasin 1");
      expect(await flagsOf()).toContain("disagreement");
      await tell("Ben", "?");
      expect(await flagsOf()).toContain("disagreement");
      await questions.retract(bens, "taken-back", [], 60);
      await tell("Ben", "?");
      expect(await flagsOf()).toEqual(["unclear", "unread"]);
    });

    it("are flagged late, and unread until somebody has decided about the words", async () => {
      await asking();
      const first = await tell("Ana", "fridge 1");
      await questions.close("q1", "expired", "nobody", 100);
      const second = await tell("Ben", "fridge 1");
      expect(await flagsOf()).toEqual(["late", "unread"]);
      const decided = { decision: "drop", hidden: [], reviewer: "Rea", at: 5 } as const;
      await releases.review({ ballot: first, ...decided });
      expect(await flagsOf()).toEqual(["late", "unread"]);
      await releases.review({ ballot: second, ...decided });
      expect(await flagsOf()).toEqual(["late"]);
      await releases.review({ ballot: "none", ...decided });
      expect((await releases.reviews()).map(({ ballot }) => ballot)).toEqual([first, second]);
    });

    it("are flagged excluded until they are included again; an unknown question is refused", async () => {
      await asking();
      await askAlso("q2");
      const line = { question: "q1", reviewer: "Rea", at: 5 };
      await releases.exclude({ ...line, excluded: true });
      expect(await flagsOf()).toEqual(["excluded"]);
      expect((await browse({ flags: ["excluded"] })).ids).toEqual(["q1"]);
      await releases.exclude({ ...line, excluded: false, at: 6 });
      expect(await flagsOf()).toEqual([]);
      expect(await releases.exclusions()).toMatchObject([{ excluded: true }, { excluded: false }]);
      const unknown = releases.exclude({ ...line, question: "q9", excluded: true });
      await expect(unknown).rejects.toMatchObject({ code: "conflict" });
    });

    it("are found by home, campaign and words; what is looked for is no pattern", async () => {
      await asking();
      await askAlso("q2", { campaign: "pilot" });
      await tell("Zoe", "microwave 1", { question: "q2" });
      expect((await browse()).ids).toEqual(["q2", "q1"]);
      expect((await browse({ household: "flat" })).ids).toEqual(["q2"]);
      expect((await browse({ campaign: "pilot" })).questions).toMatchObject([
        { question: { campaign: "pilot" } },
      ]);
      for (const search of ["MICROWAVE", "zoe", "it is at", "q2?"])
        expect((await browse({ search })).ids, search).toEqual(["q2"]);
      for (const search of ["%", "_", "\\"]) expect((await browse({ search })).total).toBe(0);
      expect(await browse({ skip: 1, limit: 1 })).toMatchObject({ total: 2, ids: ["q1"] });
      await households.create(sampleHousehold("nothing was asked here"));
      expect(await questions.scopes()).toEqual({
        homes: [
          { id: "flat", title: "Home flat" },
          { id: "kitchen", title: "Home kitchen" },
        ],
        campaigns: ["pilot"],
      });
    });

    it("tell nothing of answers that others are still to give blindly", async () => {
      await asking();
      await askAlso("q2", { quorum: 3 });
      await tell("Ana", "fridge 1", { question: "q2" });
      await tell("Ben", "microwave 1", { question: "q2" });
      expect(await flagsOf("q2")).toEqual([]);
      expect((await browse({ search: "microwave" })).total).toBe(0);
      await questions.close("q2", "expired", "time", 100);
      expect(await flagsOf("q2")).toEqual(["disagreement", "unread"]);
      expect((await browse({ search: "microwave" })).total).toBe(1);
    });
  });

  describe("releases", () => {
    async function releaseOf(): Promise<Release> {
      await asking();
      await say("b1", "ana");
      await read("b1", { facts: [factWrite("f1")] });
      const question = await questions.get("q1");
      const ballot = await questions.ballot("b1");
      const [fact] = await facts.list({ household: "kitchen" });
      if (!question || !ballot || !fact) throw new Error("Nothing was answered.");
      const home = { household: "elsewhere", episode: "e9" };
      const { createdAt, content } = sampleHousehold();
      const ended = { endedAt: 3, end: { kind: "terminated" }, campaign: null } as const;
      const said = { person: "p9", question: "q9" };
      return {
        settings: "{}",
        households: [{ id: "elsewhere", createdAt, content }],
        people: [{ id: "p9", platform: "web" }],
        episodes: [{ ...sampleEpisode({ id: "e9", household: "elsewhere" }), ...ended }],
        moves: [{ household: "elsewhere", afterRound: 0, thing: "mug 1", place: "sink 1" }],
        steps: [askStep(0, { episode: "e9", question: "q9" })],
        questions: [{ ...question, ...home, id: "q9", campaign: null }],
        ballots: [{ ...ballot, ...said, id: "b9", replaces: null, route: "button", text: "here" }],
        facts: [
          {
            ...fact,
            ...home,
            ...said,
            id: "f9",
            ballot: "b9",
            status: "superseded",
            invalidAt: 2,
            closed: 1,
          },
        ],
        tuples: [sampleTuple({ id: "t9", ...home })],
        tombstones: [{ id: "x", kind: "episode", version: "1" }],
      };
    }

    it("are read in as a whole, once", async () => {
      expect(await releases.importedSettings()).toEqual([]);
      const release = await releaseOf();
      await releases.importRelease(release, 5);
      expect(await releases.importedSettings()).toEqual(["{}"]);
      expect([...(await releases.importedIds())]).toEqual(
        expect.arrayContaining(["elsewhere", "e9", "q9", "b9", "f9", "t9"]),
      );
      expect(await releases.tombstones()).toEqual(release.tombstones);
      expect(await questions.ballot("b9")).toMatchObject({ question: "q9", text: "here" });
      const twice = releases.importRelease({ ...release, settings: "other" }, 6);
      await expect(twice).rejects.toMatchObject({ code: "conflict" });
      expect(await releases.importedSettings()).toEqual(["{}"]);
      expect(await episodes.steps("e9")).toHaveLength(1);
    });
  });
}
