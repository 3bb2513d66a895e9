import { beforeEach, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import { type Asked, homeOfAudience, type NewAsk } from "../../../src/core/question/asking.js";
import {
  ballotOf,
  type Steps,
  sampleAgent,
  sampleAudience,
  sampleEpisode,
  sampleQuestion,
} from "../../memory/samples.js";

const minute = 60_000;

/** A request as the desk prepares it, the n-th of its audience. */
export function newAsk(
  n: number,
  changes: Partial<NewAsk["ask"]> & Partial<Pick<Asked, "sameness" | "urgency">> = {},
): NewAsk {
  const { sameness = "same", urgency = "normal", ...ask } = changes;
  const household = homeOfAudience("ops");
  const asking = { question: `q${n}`, agent: "deploy-bot", askedAt: 10, ...ask };
  const { agent, askedAt } = asking;
  return {
    ask: {
      ticket: `ticket-${n}`,
      key: null,
      fingerprint: "f",
      wanted: 1,
      defaultChoice: null,
      ...asking,
    },
    asked: {
      question: asking.question,
      agent,
      askedAt,
      audience: "ops",
      scope: "team",
      kind: "fact",
      urgency,
      sameness,
      onlyChoices: false,
      shown: null,
    },
    episode: sampleEpisode({
      id: `a-${n}`,
      household,
      bot: "slack",
      channel: "C1",
      startedAt: askedAt,
      endedAt: askedAt,
      end: { kind: "terminated" },
    }),
    opening: null,
    question: sampleQuestion({
      id: asking.question,
      household,
      episode: `a-${n}`,
      askedAt,
      deadline: askedAt + 10 * minute,
      quorum: asking.wanted ?? 1,
    }),
    picture: null,
    timers: [{ kind: "remind", nth: 1, dueAt: askedAt + minute }],
    limits: { open: 3, hour: 4, day: 5, high: 1, daily: 6 },
    hindrance: null,
    maxAgeMs: minute,
  };
}

export function describeAsks({ questions, asks }: Memory, { read, say }: Steps): void {
  beforeEach(async () => {
    await asks.keepAudience(sampleAudience({ bot: "slack", channel: "C1" }));
    await asks.keepAgent(sampleAgent());
    await asks.keepAgent(sampleAgent({ name: "other", tokenHash: "2" }));
  });

  it("keep agents and audiences under their names", async () => {
    const renewed = sampleAgent({ tokenHash: "new", runBy: "Somebody else" });
    await asks.keepAgent(renewed);
    expect((await asks.agentOf("2"))?.name).toBe("other");
    expect(await asks.agentOf("3")).toBeNull();
    expect(await asks.agents()).toEqual([renewed, sampleAgent({ name: "other", tokenHash: "2" })]);
    expect(await asks.agent("nobody")).toBeNull();
    expect(await asks.audiences()).toEqual([sampleAudience({ bot: "slack", channel: "C1" })]);
  });

  it("find answered ones of the scope that may be the same; those that a person calls so are reused", async () => {
    await asks.ask(newAsk(1));
    await say("b1", "ana");
    await read("b1", { understood: "choice", at: 30 });
    const like = {
      audience: "ops",
      scope: "team",
      kind: "fact",
      text: "Where?",
      since: 30,
    } as const;
    expect(await asks.findAlike(like)).toMatchObject([{ question: { id: "q1" } }]);
    for (const other of [{ since: 31 }, { scope: "other" }, { kind: "preference" as const }])
      expect(await asks.findAlike({ ...like, ...other })).toEqual([]);
    await asks.ask(newAsk(2, { sameness: "other words", askedAt: 40 }));
    await questions.recordBallot(ballotOf("b2", "ben", { question: "q2", sameAs: "q1" }));
    expect(await questions.calledSame(homeOfAudience("ops"))).toHaveLength(1);
    expect(await questions.calledSame(homeOfAudience("kitchen"))).toEqual([]);
    const inOtherWords = await asks.ask(newAsk(3, { sameness: "other words", askedAt: 50 }));
    expect(inOtherWords).toMatchObject({ ask: { handling: "reused", question: "q1" } });
    await questions.retract("b2", "k2", [], 55);
    expect(await questions.calledSame(homeOfAudience("ops"))).toEqual([]);
    const anew = await asks.ask(newAsk(4, { sameness: "other words", askedAt: 60 }));
    expect(anew).toMatchObject({ ask: { handling: "joined", question: "q2" } });
  });

  it("are posted anew when the same was decided by no majority, or is overdue", async () => {
    await asks.ask(newAsk(1));
    await say("b1", "ana");
    await read("b1", { settle: { state: "answered", reason: "tied" }, at: 30 });
    expect(await asks.ask(newAsk(2, { askedAt: 40 }))).toMatchObject({
      ask: { handling: "posted" },
    });
    expect(await asks.ask(newAsk(3, { askedAt: 40 + 10 * minute }))).toMatchObject({
      ask: { handling: "posted" },
    });
  });

  it("are counted for their agent and their audience, the newest first", async () => {
    await asks.ask(newAsk(1, { sameness: "1", urgency: "high" }));
    await asks.ask(newAsk(2, { sameness: "1", askedAt: 20 }));
    await asks.ask(newAsk(3, { sameness: "3", askedAt: 90 * minute }));
    const used = { high: 1, posted: 2, joined: 1, reused: 0, open: 2, day: 2, hour: 1 };
    expect(await asks.used("deploy-bot", 91 * minute)).toEqual(used);
    expect(await asks.used("other", 91 * minute)).toMatchObject({ open: 0, posted: 0 });
    expect(await asks.usedIn("ops", 91 * minute)).toBe(2);
    expect(await asks.usedIn("ops", 10 * 24 * 60 * minute)).toBe(0);
    const after30Days = { posted: 1, joined: 0, day: 0, hour: 0, open: 2 };
    const day = 24 * 60 * minute;
    expect(await asks.used("deploy-bot", 30 * day + 80 * minute)).toMatchObject(after30Days);
    const latest = await asks.latest("deploy-bot", { since: 15, most: 5 });
    expect(latest.map(({ ticket }) => ticket)).toEqual(["ticket-3", "ticket-2"]);
  });

  it("show a picture while they are open", async () => {
    const about = { hash: "h", type: "image/png", words: "A map" } as const;
    const bytes = Buffer.from([0, 137, 255, 0]);
    await asks.ask({ ...newAsk(1), picture: { ...about, bytes } });
    expect(await asks.picture("q1")).toEqual(about);
    expect(await asks.pictureBytes("q1")).toEqual(bytes);
    await asks.detach("ticket-1", 20);
    expect([await asks.picture("q1"), await asks.pictureBytes("q1")]).toEqual([null, null]);
  });
}
