import { beforeEach, expect, it } from "vitest";
import type { UsageRow } from "../../../memory/statements/models.js";
import type { Memory } from "../../../memory/stores.js";
import type { WorldRule } from "../../../src/core/memory/fact.js";
import { ballotOf, idsOf, type Steps, sampleHousehold } from "../../memory/samples.js";

export function describeKnowledge({ households, knowledge, people, models }: Memory): void {
  beforeEach(async () => {
    for (const id of ["kitchen", "flat"]) await households.create(sampleHousehold(id));
  });
  const learned = (id: string, text: string, household: string | null = null): WorldRule => {
    return { id, text, household, source: "learned", person: null, at: 5 };
  };
  const taughtBy = async (name: string, id: string, text: string): Promise<WorldRule> => {
    const { id: person } = await people.keep(ballotOf("", name).person);
    return { id, text, household: "kitchen", source: "taught", person, at: 7 };
  };

  it("are those of the household and those for every home, oldest first", async () => {
    const taught = await taughtBy("Ana", "r2", "You can only hold one thing.");
    const rules = [learned("r1", "heat with the microwave"), taught];
    await knowledge.keep([...rules, learned("r3", "the bin is full", "flat")]);
    expect(await knowledge.rules("kitchen")).toEqual(rules);
    expect(idsOf(await knowledge.rules(null))).toEqual(["r1"]);
  });

  it("are kept once, however they are written", async () => {
    await knowledge.keep([await taughtBy("Ana", "r1", "You can only hold one thing.")]);
    await knowledge.keep([
      await taughtBy("Ben", "r2", "you can  only hold ONE thing"),
      await taughtBy("Ben", "r3", "you can hold two things"),
    ]);
    expect(idsOf(await knowledge.rules("kitchen"))).toEqual(["r1", "r3"]);
  });

  it("are withdrawn with what a model said where they were in prompts, and go with their person", async () => {
    const kept = { reply: "one thing", at: 6 };
    await models.keepReply({ ...kept, key: "here", household: "kitchen" });
    await models.keepReply({ ...kept, key: "there", household: "flat" });
    const taught = await taughtBy("Ana", "r1", "open a place first");
    await knowledge.keep([taught, learned("r2", "clean at the sink")]);
    await knowledge.keep([await taughtBy("Ana", "r3", "the lamp is dim")]);
    expect(await knowledge.withdraw("r3")).toBe(true);
    expect(await knowledge.withdraw("r3")).toBe(false);
    expect(await models.reply("here")).toBeNull();
    expect(await models.reply("there")).toBe("one thing");
    expect(await people.forget(taught.person ?? "", "research", 8)).toMatchObject({ facts: 0 });
    expect(await people.forget(taught.person ?? "", "said", 9)).toMatchObject({ facts: 1 });
    expect(idsOf(await knowledge.rules("kitchen"))).toEqual(["r2"]);
  });
}

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

export function describeModels(
  { questions, people, models }: Memory,
  { asking, begin, say }: Steps,
): void {
  it("have usage that is summed by episode, time and campaign, which may be their episode's", async () => {
    const other = { ...row, at: 9, charge: { episode: "e2", campaign: "c1" } };
    for (const one of [row, other]) await models.recordUsage(one);
    expect(await models.listUsage()).toEqual([row, other]);
    expect(await models.listUsage({ campaign: "c1" })).toEqual([other]);
    expect(await models.listUsage({ since: 9, episode: "e1" })).toEqual([]);
    const { at: _, model: _model, role: _role, charge: _charge, ...counted } = row;
    const twice = Object.entries(counted).map(([key, value]) => [key, value * 2]);
    expect(await models.sumUsage()).toEqual(Object.fromEntries(twice));
    expect(await models.sumUsage({ episode: "e3" })).toMatchObject({ requests: 0, cost: 0 });
    const study = { id: "e9", household: "flat", purpose: "campaign", campaign: "c9" } as const;
    await begin(study);
    const charge = { household: "flat", episode: "e9", seq: 1 };
    await models.recordUsage({ ...row, charge });
    expect(await models.listUsage({ campaign: "c9" })).toMatchObject([{ charge }]);
  });

  it.each(["forgotten", "unsaid"])("have no reply that may hold words that are %s", async (how) => {
    await asking();
    const person = await say("b1", "ana", { message: "m1" });
    await models.keepReply(reply("theirs", "kitchen"));
    await models.keepReply(reply("nobody's", null));
    await models.keepReply(reply("others'", "flat"));
    await models.recordUsage(row);
    if (how === "unsaid") await questions.unsay("m1", "simulated:t:gone:m1", 60);
    else await people.forget(person, "person", 60);
    const kept = await Promise.all(["theirs", "nobody's", "others'"].map(models.reply));
    expect(kept).toEqual([null, null, "{}"]);
    expect(await models.sumUsage()).toMatchObject({ requests: 1 });
  });
}

export function describeWelcomes({ welcomes }: Memory, { begin }: Steps): void {
  it("are said once in a channel, and not where something was played", async () => {
    const welcome = { platform: "slack", channel: "C1", at: 5 } as const;
    expect(await welcomes.begin(welcome)).toBe(true);
    expect(await welcomes.begin({ ...welcome, at: 6 })).toBe(false);
    expect(await welcomes.begin({ ...welcome, platform: "discord" })).toBe(true);
    await begin({ bot: "slack", channel: "C2" });
    expect(await welcomes.begin({ ...welcome, channel: "C2" })).toBe(false);
    expect(await welcomes.begin({ ...welcome, channel: "C3" })).toBe(true);
  });
}

export function describeSessions({ people, sessions }: Memory): void {
  it("go with the person whose data is deleted, and with nobody of that name elsewhere", async () => {
    const times = { createdAt: 10, usedAt: 10, until: 100 };
    for (const id of ["m-1", "m-2"]) {
      const session = {
        id,
        tokenHash: id.padEnd(64, "a"),
        passwordMark: "mark",
        ...times,
      } as const;
      await sessions.begin({ ...session, role: "member", person: id });
    }
    const named = { platformId: "m-1", name: "Ana" } as const;
    const elsewhere = [
      await people.keep({ ...named, platform: "web", workspace: "outside" }),
      await people.keep({ ...named, platform: "slack", workspace: "local" }),
    ];
    for (const { id } of elsewhere) await people.forget(id, "person", 60);
    const { id } = await people.keep({ ...named, platform: "web", workspace: "local" });
    for (const scope of ["research", "said"] as const) await people.forget(id, scope, 60);
    expect(await sessions.list(20)).toHaveLength(2);
    await people.forget(id, "person", 60);
    expect((await sessions.list(20)).map(({ person }) => person)).toEqual(["m-2"]);
  });
}
