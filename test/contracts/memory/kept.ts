import { beforeEach, describe, expect, it } from "vitest";
import type { Installation } from "../../../src/core/installation.js";
import type { WorldRule } from "../../../src/core/knowledge.js";
import type { UsageRow } from "../../../src/core/model-store.js";
import type { Session } from "../../../src/core/session.js";
import type { Memory, Schedule } from "../../../src/core/stores.js";
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

  it("have replies by key, the newest", async () => {
    expect(await models.reply("k1")).toBeNull();
    await models.keepReply(reply("k1", null));
    await models.keepReply({ ...reply("k1", "flat"), reply: "[]" });
    expect(await models.reply("k1")).toBe("[]");
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

const heard = { platform: "slack", workspace: "T1", channel: "C1", until: 10.5 } as const;
const installation: Installation = {
  platform: "slack",
  workspace: "T1",
  tokens: "sealed",
  channel: "",
  installedBy: "U1",
  installedAt: 5,
};
const schedule: Schedule = {
  household: "kitchen",
  bot: "slack",
  channel: "C1",
  minute: 600,
  timeZone: "Europe/Berlin",
  lastDay: null,
  createdAt: 5,
};

export function describePlaces(
  { households, welcomes, heardPlaces, schedules, installations }: Memory,
  { asking, begin, say }: Steps,
): void {
  it("heard places keep the later time of each channel, and name who was heard last", async () => {
    await heardPlaces.keep(heard);
    await heardPlaces.keep({ ...heard, until: 9 });
    await heardPlaces.keep({ ...heard, channel: "C2", until: 11 });
    await heardPlaces.keep({ ...heard, workspace: "T2", until: 99 });
    const latest = [{ ...heard, channel: "C2", until: 11 }, heard];
    expect(await heardPlaces.list("slack", "T1")).toEqual(latest);
    expect(await heardPlaces.list("discord", "T1")).toEqual([]);
    await asking();
    await say("b1", "ana");
    expect(await heardPlaces.people("simulated", "t")).toEqual(["ana"]);
    expect(await heardPlaces.people("simulated", "elsewhere")).toEqual([]);
  });

  it("installations are one per workspace of a platform: the newer takes the older's place", async () => {
    await installations.put(installation);
    await installations.put({ ...installation, platform: "discord", tokens: null });
    await installations.put({ ...installation, channel: "C1" });
    expect(await installations.list("slack")).toEqual([{ ...installation, channel: "C1" }]);
    expect(await installations.get("discord", "T1")).toMatchObject({ tokens: null });
    await installations.remove("slack", "T1");
    await installations.remove("slack", "T1");
    expect(await installations.get("slack", "T1")).toBeNull();
    expect(await installations.list("discord")).toHaveLength(1);
  });

  describe("schedules", () => {
    it("are one per household, and remember the day that needs nothing more", async () => {
      await expect(schedules.set(schedule)).rejects.toMatchObject({ code: "conflict" });
      for (const id of ["kitchen", "flat"]) await households.create(sampleHousehold(id));
      const inFlat = { ...schedule, household: "flat" };
      const later = { ...schedule, minute: 0, channel: "C2", lastDay: "2026-01-05" };
      for (const one of [schedule, inFlat, later]) await schedules.set(one);
      expect(await schedules.list()).toEqual([later, inFlat]);
      await schedules.markDay("flat", "2026-01-31");
      await schedules.markDay("cellar", "2026-01-31");
      expect(await schedules.list()).toEqual([later, { ...inFlat, lastDay: "2026-01-31" }]);
      expect(await schedules.remove("kitchen")).toBe(true);
      expect(await schedules.remove("kitchen")).toBe(false);
      expect(await schedules.list()).toHaveLength(1);
    });
  });

  describe("welcomes", () => {
    const welcome = { platform: "slack", channel: "C1", at: 5 } as const;

    it("are said once in a channel", async () => {
      expect(await welcomes.begin(welcome)).toBe(true);
      expect(await welcomes.begin({ ...welcome, at: 6 })).toBe(false);
      expect(await welcomes.begin({ ...welcome, platform: "discord" })).toBe(true);
    });

    it("are not said where something was played", async () => {
      await begin({ bot: "slack", channel: "C1" });
      expect(await welcomes.begin(welcome)).toBe(false);
      expect(await welcomes.begin({ ...welcome, channel: "C2" })).toBe(true);
    });
  });
}

const session: Session = {
  id: "s-1",
  tokenHash: "a".repeat(64),
  passwordMark: "mark",
  role: "member",
  person: "m-1",
  createdAt: 10,
  usedAt: 10,
  until: 100,
};
const other = (change: Partial<Session>): Session => ({
  ...session,
  id: "s-2",
  tokenHash: "b".repeat(64),
  ...change,
});

export function describeSessions({ people, sessions }: Memory): void {
  it("are found by the hash of their token, until they are over", async () => {
    await sessions.begin(session);
    expect(await sessions.find(session.tokenHash, 99)).toEqual(session);
    expect(await sessions.find(session.tokenHash, 100)).toBeNull();
    expect(await sessions.find("c".repeat(64), 20)).toBeNull();
  });

  it("are listed, the last used first", async () => {
    await sessions.begin(session);
    await sessions.begin(other({ role: "owner", person: "owner", usedAt: 20, until: 50 }));
    const ids = async (now: number) => (await sessions.list(now)).map(({ id }) => id);
    expect(await ids(30)).toEqual(["s-2", "s-1"]);
    await sessions.use("s-1", 30);
    await sessions.use("s-99", 40);
    expect(await ids(30)).toEqual(["s-1", "s-2"]);
    expect((await sessions.find(session.tokenHash, 30))?.usedAt).toBe(30);
    expect(await ids(50)).toEqual(["s-1"]);
  });

  it("end, and leave no row when they are over", async () => {
    await sessions.begin(session);
    await sessions.begin(other({ createdAt: 99, until: 200 }));
    await sessions.end(["s-2", "s-99"]);
    expect(await sessions.list(0)).toEqual([session]);
    await sessions.begin(other({ createdAt: 100, until: 200 }));
    expect((await sessions.list(0)).map(({ id }) => id)).toEqual(["s-2"]);
  });

  it("have log-ins beside them, one of each name, in the order of names", async () => {
    const login = (name: string, passwordHash: string) => ({ name, passwordHash, createdAt: 1 });
    for (const [name, hash] of [
      ["Ben", "b"],
      ["Ana", "a"],
      ["Ben", "c"],
    ] as const)
      await sessions.keepLogin(login(name, hash));
    expect(await sessions.logins()).toEqual([login("Ana", "a"), login("Ben", "c")]);
    await sessions.removeLogin("Ana");
    await sessions.removeLogin("nobody");
    expect(await sessions.logins()).toEqual([login("Ben", "c")]);
  });

  it("are not begun twice with the same token", async () => {
    await sessions.begin(session);
    const again = other({ tokenHash: session.tokenHash });
    await expect(sessions.begin(again)).rejects.toMatchObject({ code: "conflict" });
  });

  it("go with the person whose data is deleted, and with nobody of that name elsewhere", async () => {
    await sessions.begin(session);
    await sessions.begin(other({ person: "m-2" }));
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
