import { beforeEach, expect, it } from "vitest";
import { type Asked, homeOfAudience, type NewAsk } from "../../../src/core/asking.js";
import type { Memory } from "../../../src/core/stores.js";
import { sampleAgent, sampleAudience } from "../../build/asked.js";
import { ballotOf, type Steps, sampleEpisode, sampleQuestion } from "../../memory/samples.js";

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

/** What agents' questions promise. */
export function describeAsks(
  { households, episodes, questions, asks, outbox, people }: Memory,
  { read, say }: Steps,
): void {
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

  it("are shown once, on a card of their own, and are no home", async () => {
    const verdict = await asks.ask(newAsk(1));
    expect(verdict).toMatchObject({ kind: "ticket", ask: { handling: "posted" } });
    const [delivery, ...more] = await outbox.due(100, 9);
    expect(delivery).toMatchObject({ id: "a-1", kind: "card", bot: "slack", channel: "C1" });
    expect(more).toEqual([]);
    expect(await asks.inEpisode("a-1")).toBe("q1");
    expect(await asks.asked("q1")).toMatchObject({ agent: "deploy-bot", onlyChoices: false });
    expect(await households.list()).toEqual([]);
    expect(await households.get(homeOfAudience("ops"))).toBeNull();
    expect(await episodes.lastStarted()).toBeNull();
    expect(await episodes.played()).toEqual([]);
    expect(await episodes.newestIn("slack", ["C1"])).toEqual([]);
  });

  it("have an opening once in a place, and no card before it is shown", async () => {
    const words = { kind: "news", text: "N", ballot: null, to: null } as const;
    const note = { ...words, announced: true, opening: true } as const;
    const due = async () => (await outbox.due(100, 9)).map(({ id }) => id);
    for (const n of [1, 2]) {
      const place = { id: "n-opening", note };
      await asks.ask({ ...newAsk(n, { sameness: `${n}` }), opening: place });
    }
    const [opening] = await outbox.due(100, 9);
    expect(opening).toMatchObject({ id: "n-opening", episode: "a-1", channel: "C1", note });
    expect(await due()).toEqual(["n-opening", "a-2"]);
    await outbox.markSending("n-opening");
    expect(await due()).toEqual(["a-2"]);
    await outbox.markSent("n-opening", { channel: "C1", message: "1.0" }, 1);
    expect(await due()).toEqual(["a-1", "a-2"]);
    await asks.ask({ ...newAsk(3, { sameness: "3" }), opening: { id: "n-other", note } });
    await outbox.markFailed("n-other", { error: "no channel", dueAt: 100, dead: true });
    expect(await due()).toEqual(["a-1", "a-2", "a-3"]);
  });

  it("give the same ticket for the same key, and refuse another request", async () => {
    await asks.ask(newAsk(1, { key: "k" }));
    expect(await asks.ask(newAsk(2, { key: "k" }))).toMatchObject({
      repeated: true,
      ask: { ticket: "ticket-1" },
    });
    const other = newAsk(3, { key: "k", fingerprint: "g" });
    expect(await asks.ask(other)).toEqual({ kind: "key-reused" });
    expect(await asks.ask(newAsk(4, { key: "k", agent: "other" }))).toMatchObject({
      ask: { handling: "joined", question: "q1" },
    });
  });

  it("give a kept answer again while it is young, if it is enough", async () => {
    await asks.ask(newAsk(1));
    await say("b1", "ana");
    await read("b1", { understood: "choice", at: 30 });
    const kept = await asks.ask(newAsk(2, { askedAt: 40, agent: "other" }));
    expect(kept).toMatchObject({ ask: { handling: "reused", question: "q1" } });
    const more = await asks.ask(newAsk(3, { askedAt: 50, wanted: 2 }));
    expect(more).toMatchObject({ ask: { handling: "posted" } });
    const old = await asks.ask(newAsk(4, { askedAt: 31 + minute, agent: "other" }));
    expect(old).toMatchObject({ ask: { handling: "joined", question: "q3" } });
    expect(await asks.audience("ops")).toMatchObject({ channel: "C1" });
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

  it("join what is open: more answers, later", async () => {
    await asks.ask(newAsk(1, { wanted: 2 }));
    await asks.ask(newAsk(2, { wanted: 1, askedAt: 20 }));
    expect(await questions.get("q1")).toMatchObject({
      quorum: 2,
      deadline: 20 + 10 * minute,
    });
    expect(await questions.get("q2")).toBeNull();
  });

  it("keep to budgets of an agent and of an audience", async () => {
    for (let n = 1; n <= 3; n++) await asks.ask(newAsk(n, { sameness: `${n}` }));
    expect(await asks.ask(newAsk(4, { sameness: "4" }))).toMatchObject({
      kind: "budget-spent",
      of: "3 open",
    });
    for (let n = 1; n <= 3; n++) await asks.detach(`ticket-${n}`, 30);
    const urgent = await asks.ask(newAsk(5, { sameness: "5", urgency: "high" }));
    expect(urgent.kind).toBe("ticket");
    expect(await asks.ask(newAsk(6, { sameness: "6" }))).toEqual({
      kind: "budget-spent",
      of: "4 an hour",
      retryAfterMs: 60 * minute,
    });
    const later = { sameness: "7", urgency: "high", askedAt: 61 * minute } as const;
    expect(await asks.ask(newAsk(7, later))).toMatchObject({ of: "1 urgent ones a day" });
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

  it("count among the questions of people whom their audience names, and know its tickets", async () => {
    const ada = { platform: "slack", workspace: "T1", platformId: "UADA", name: "Ada" } as const;
    const { id } = await people.keep(ada);
    await asks.ask(newAsk(1));
    expect(await people.questionsToday(id, 10)).toBe(0);
    await asks.keepAudience(sampleAudience({ bot: "slack", answerers: ["UBEN", "UADA"] }));
    expect(await people.questionsToday(id, 10)).toBe(1);
    expect(await people.questionsToday(id, 11)).toBe(0);
    expect((await people.named("slack", "UADA"))?.id).toBe(id);
    expect(await people.named("discord", "UADA")).toBeNull();
    expect(await asks.open("deploy-bot")).toEqual(["ticket-1"]);
    await asks.detach("ticket-1", 20);
    expect(await asks.open("deploy-bot")).toEqual([]);
  });

  it("keep which version an agent was told", async () => {
    await asks.ask(newAsk(1));
    await asks.ask(newAsk(2, { agent: "other" }));
    const tickets = await asks.inEpisodeOf("a-1");
    expect(tickets.map(({ agent }) => agent).sort()).toEqual(["deploy-bot", "other"]);
    expect(await asks.toldTo("ticket-1")).toBeNull();
    for (const version of [3, 4]) await asks.tell("ticket-1", version);
    expect(await asks.toldTo("ticket-1")).toBe(4);
  });

  it("are withdrawn with the last ticket, and with their agent", async () => {
    await asks.ask(newAsk(1));
    await asks.ask(newAsk(2, { agent: "other" }));
    await asks.detach("ticket-1", 20);
    expect((await questions.get("q1"))?.state).toBe("open");
    expect(await asks.revoke("other", 30)).toBe(true);
    expect(await asks.agentOf("2")).toBeNull();
    expect((await questions.get("q1"))?.state).toBe("cancelled");
    expect(await asks.get("ticket-2")).toMatchObject({ detachedAt: 30 });
    expect(await asks.revoke("nobody", 30)).toBe(false);
  });
}
