import { describe, expect, it } from "vitest";
import type { UsageRow } from "../../../src/core/model-store.js";
import type { Memory } from "../../../src/core/stores.js";
import { beginAsking, sampleBallot, sampleEpisode, sampleHousehold } from "../../memory/samples.js";

const row: UsageRow = {
  at: 5,
  model: "m1",
  role: "actor",
  charge: { household: "kitchen", episode: "e1", seq: 2 },
  requests: 1,
  cached: 0,
  promptTokens: 10,
  completionTokens: 3,
  cachedTokens: 0,
  reasoningTokens: 0,
  cost: 0.25,
};
const reply = (key: string, household: string | null) => ({ key, household, reply: "{}", at: 1 });

/** What is kept of calls of language models promises. */
export function describeModels(memory: () => Memory): void {
  describe("models", () => {
    it("keep what was learned of a server, one row for each feature, until its time is over", async () => {
      const { models } = memory();
      const learned = {
        endpoint: "http://s/v1",
        model: "m1",
        feature: "stop",
        evidence: "no stop",
      };
      await models.learnFeature({ ...learned, value: "sent", at: 1, until: 9 });
      await models.learnFeature({ ...learned, value: "cut here", at: 2, until: 9 });
      await models.learnFeature({ ...learned, model: "m2", value: "sent", at: 2, until: 5 });
      const known = { ...learned, value: "cut here", at: 2, until: 9 };
      expect(await models.features(3, { endpoint: "http://s/v1", model: "m1" })).toEqual([known]);
      expect(await models.features(3)).toHaveLength(2);
      expect(await models.features(6)).toEqual([known]);
      await models.forgetFeatures();
      expect(await models.features(3)).toEqual([]);
    });

    it("have usage that is summed by episode, campaign and time", async () => {
      const { models } = memory();
      const other = { ...row, at: 9, charge: { episode: "e2", campaign: "c1" } };
      await models.recordUsage(row);
      await models.recordUsage(other);
      expect(await models.listUsage()).toEqual([row, other]);
      expect(await models.listUsage({ campaign: "c1" })).toEqual([other]);
      expect(await models.listUsage({ since: 9, episode: "e1" })).toEqual([]);
      expect(await models.sumUsage()).toEqual({
        requests: 2,
        cached: 0,
        promptTokens: 20,
        completionTokens: 6,
        cachedTokens: 0,
        reasoningTokens: 0,
        cost: 0.5,
      });
      expect(await models.sumUsage({ episode: "e3" })).toMatchObject({ requests: 0, cost: 0 });
    });

    it("count to the campaign whose episode they are of", async () => {
      const { models, households, episodes } = memory();
      for (const id of ["one", "two"]) {
        await households.create(sampleHousehold(id));
        await episodes.open(
          sampleEpisode({ id, household: id, purpose: "campaign", campaign: id }),
        );
        await models.recordUsage({ ...row, charge: { ...row.charge, household: id, episode: id } });
      }
      const [only, ...others] = await models.listUsage({ campaign: "two" });
      expect([only?.charge.episode, others]).toEqual(["two", []]);
    });

    it("have replies by key, the newest", async () => {
      const { models } = memory();
      expect(await models.reply("k1")).toBeNull();
      await models.keepReply(reply("k1", null));
      await models.keepReply({ ...reply("k1", "flat"), reply: "[]" });
      expect(await models.reply("k1")).toBe("[]");
    });

    it.each(["forgotten", "unsaid"])(
      "have no reply that may hold words that are %s",
      async (how) => {
        const { models, questions, people } = memory();
        await beginAsking(memory());
        await questions.recordBallot(sampleBallot({ message: "m1" }));
        await models.keepReply(reply("theirs", "kitchen"));
        await models.keepReply(reply("nobody's", null));
        await models.keepReply(reply("others'", "flat"));
        await models.recordUsage(row);
        const [person] = await people.list();
        if (how === "unsaid") await questions.unsay("m1", "simulated:t:gone:m1", 60);
        else await people.forget(person?.id ?? "", "person", 60);
        const kept = await Promise.all(["theirs", "nobody's", "others'"].map(models.reply));
        expect(kept).toEqual([null, null, "{}"]);
        expect(await models.sumUsage()).toMatchObject({ requests: 1 });
      },
    );
  });
}
