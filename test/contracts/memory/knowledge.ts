import { describe, expect, it } from "vitest";
import type { WorldRule } from "../../../src/core/knowledge.js";
import type { Memory } from "../../../src/core/stores.js";
import { sampleHousehold } from "../../memory/samples.js";

const learned = (id: string, text: string, household: string | null = null): WorldRule => ({
  id,
  text,
  household,
  source: "learned",
  person: null,
  at: 5,
});

/** What world rules promise. */
export function describeKnowledge(memory: () => Memory): void {
  describe("world rules", () => {
    const taughtBy = async (name: string, id: string, text: string): Promise<WorldRule> => {
      const known = { platform: "slack", workspace: "T1", platformId: name, name } as const;
      const { id: person } = await memory().people.keep(known);
      return { id, text, household: "kitchen", source: "taught", person, at: 7 };
    };

    it("are those of the household and those for every home, oldest first", async () => {
      await memory().households.create(sampleHousehold());
      await memory().households.create(sampleHousehold("flat"));
      const { knowledge } = memory();
      const taught = await taughtBy("Ana", "r2", "You can only hold one thing.");
      const rules = [learned("r1", "heat with the microwave"), taught];
      await knowledge.keep([...rules, learned("r3", "the bin is full", "flat")]);
      expect(await knowledge.rules("kitchen")).toEqual(rules);
      expect((await knowledge.rules(null)).map(({ id }) => id)).toEqual(["r1"]);
    });

    it("are kept once, however they are written", async () => {
      await memory().households.create(sampleHousehold());
      const { knowledge } = memory();
      await knowledge.keep([await taughtBy("Ana", "r1", "You can only hold one thing.")]);
      await knowledge.keep([
        await taughtBy("Ben", "r2", "you can  only hold ONE thing"),
        await taughtBy("Ben", "r3", "you can hold two things"),
      ]);
      expect((await knowledge.rules("kitchen")).map(({ id }) => id)).toEqual(["r1", "r3"]);
    });

    it("take along what a model said where they were in prompts", async () => {
      const { knowledge, models, households } = memory();
      await households.create(sampleHousehold());
      const kept = { reply: "one thing", at: 6 };
      await models.keepReply({ ...kept, key: "here", household: "kitchen" });
      await models.keepReply({ ...kept, key: "there", household: "flat" });
      await knowledge.keep([await taughtBy("Ana", "r1", "open a place first")]);
      await knowledge.withdraw("r1");
      expect(await models.reply("here")).toBeNull();
      expect(await models.reply("there")).toBe("one thing");
    });

    it("can be withdrawn, and go with the person who taught them", async () => {
      await memory().households.create(sampleHousehold());
      const { knowledge, people } = memory();
      const taught = await taughtBy("Ana", "r1", "open a place first");
      await knowledge.keep([taught, learned("r2", "clean at the sink")]);
      await knowledge.keep([await taughtBy("Ana", "r3", "the lamp is dim")]);
      expect(await knowledge.withdraw("r3")).toBe(true);
      expect(await knowledge.withdraw("r3")).toBe(false);
      expect(await people.forget(taught.person ?? "", "research", 8)).toMatchObject({ facts: 0 });
      expect(await people.forget(taught.person ?? "", "said", 9)).toMatchObject({ facts: 1 });
      expect((await knowledge.rules("kitchen")).map(({ id }) => id)).toEqual(["r2"]);
    });
  });
}
