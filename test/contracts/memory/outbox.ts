import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { idsOf, type Steps } from "../../memory/samples.js";

const ref = { channel: "c1", message: "m1", thread: "m1" };
const note = { id: "n1", note: { kind: "news", text: "Hello.", ballot: null, to: null } } as const;

export function describeOutbox(
  { episodes, questions, outbox, vitals }: Memory,
  { ask, asking, begin, finish }: Steps,
): void {
  const dueIds = async (at: number): Promise<readonly string[]> => idsOf(await outbox.due(at, 10));
  const card = () => outbox.card("e1");
  const deliver = async (id: string, revision = 1, shown: typeof ref = ref): Promise<void> => {
    await outbox.markSending(id);
    await outbox.markSent(id, shown, revision);
  };
  const fail = async (error: string, dead: boolean): Promise<void> => {
    await outbox.markSending("e1");
    await outbox.markFailed("e1", { error, dueAt: 40, dead });
  };

  it("has one card per episode, with the episode's bot and channel", async () => {
    await begin();
    await outbox.touchCard("e1", 15);
    expect(await card()).toEqual({
      deleted: 0,
      id: "e1",
      episode: "e1",
      kind: "card",
      bot: "simulated",
      channel: "c1",
      note: null,
      question: null,
      state: "queued",
      ref: null,
      wanted: 2,
      shown: 0,
      attempts: 0,
      dueAt: 11,
      error: null,
      createdAt: 11,
    });
    expect(await outbox.list({ episode: "e1" })).toHaveLength(1);
  });

  it("sends what is queued once, edits after a change, and is quiet in between", async () => {
    await begin();
    await begin({ id: "e2", household: "flat" });
    await deliver("e2");
    expect(await dueIds(10)).toEqual([]);
    expect(await dueIds(11)).toEqual(["e1"]);
    expect(await outbox.interrupted()).toEqual([]);
    expect(await outbox.markSending("nothing")).toBe(false);
    expect(await outbox.markSending("e1")).toBe(true);
    expect(await outbox.markSending("e1")).toBe(false);
    expect(await dueIds(20)).toEqual([]);
    expect(idsOf(await outbox.interrupted())).toEqual(["e1"]);
    await outbox.markSent("e1", ref, 1);
    expect(await card()).toMatchObject({ state: "sent", ref, shown: 1, attempts: 0 });
    expect(await outbox.markSending("e1")).toBe(false);
    expect(await dueIds(20)).toEqual([]);
    await outbox.touchCard("e1", 30);
    expect(await card()).toMatchObject({ state: "queued", wanted: 2, dueAt: 30 });
    expect(await dueIds(29)).toEqual([]);
    expect(await dueIds(30)).toEqual(["e1"]);
  });

  it("stays queued when it changed on its way, and counts what somebody deleted", async () => {
    await begin();
    await outbox.markSending("e1");
    await outbox.touchCard("e1", 12);
    expect((await card())?.state).toBe("sending");
    await outbox.markSent("e1", ref, 1);
    expect(await card()).toMatchObject({ state: "queued", wanted: 2, shown: 1, ref });
    expect(await dueIds(12)).toEqual(["e1"]);
    await deliver("e1", 2);
    const another = { channel: "c1", message: "m2" };
    await outbox.markReplaced("e1", another, 2);
    expect(await card()).toMatchObject({ state: "sent", ref: another, deleted: 1 });
  });

  it("comes back after a failure, not before its time, or dies", async () => {
    await begin();
    await fail("busy", false);
    await outbox.touchCard("e1", 20);
    expect(await card()).toMatchObject({ state: "queued", attempts: 1, error: "busy" });
    expect(await dueIds(39)).toEqual([]);
    expect(await dueIds(40)).toEqual(["e1"]);
    await fail("gone", true);
    await outbox.touchCard("e1", 50);
    expect(await card()).toMatchObject({ state: "dead", attempts: 2, error: "gone" });
    expect(await outbox.markSending("e1")).toBe(false);
    expect(await dueIds(99)).toEqual([]);
    expect(await outbox.list({ state: "dead" })).toHaveLength(1);
  });

  it("says what is stuck, and tries it again as if it had been tried once", async () => {
    await begin();
    await fail("busy", false);
    await fail("busy", false);
    expect(await outbox.stuck()).toEqual([]);
    await fail("busy", false);
    expect(await outbox.stuck()).toMatchObject([{ id: "e1", state: "queued", attempts: 3 }]);
    expect(await outbox.retry("e1", 30)).toBe(true);
    expect(await outbox.stuck()).toEqual([]);
    expect(await outbox.due(30, 10)).toMatchObject([{ id: "e1", attempts: 1 }]);
    await fail("busy", true);
    expect(await outbox.stuck()).toMatchObject([{ id: "e1", state: "dead", error: "busy" }]);
    expect(await outbox.retry("e1", 50)).toBe(true);
    expect(await card()).toMatchObject({ state: "queued", attempts: 1, dueAt: 50 });
    await outbox.markSending("e1");
    expect(await outbox.retry("e1", 60)).toBe(false);
    await outbox.markSent("e1", ref, 1);
    expect(await outbox.retry("e1", 60)).toBe(false);
    expect(await outbox.retry("nothing", 60)).toBe(false);
  });

  it("leaves what is queued for later, or makes it due earlier", async () => {
    await begin();
    await outbox.putOff("e1", 40);
    expect(await dueIds(39)).toEqual([]);
    expect(await dueIds(40)).toEqual(["e1"]);
    await outbox.touchCard("e1", 20);
    expect(await dueIds(20)).toEqual(["e1"]);
    await outbox.putOff("e1", 90);
    await outbox.hasten(95, 30);
    expect(await dueIds(89)).toEqual([]);
    await outbox.hasten(80, 30);
    expect(await dueIds(30)).toEqual(["e1"]);
  });

  it("holds notes back until their card is there, and finds what a message shows", async () => {
    await begin();
    await outbox.addNote("e1", note, 12);
    await outbox.addNote("e1", note, 13);
    expect(await outbox.list()).toHaveLength(2);
    expect(await dueIds(20)).toEqual(["e1"]);
    await deliver("e1");
    expect(await outbox.due(20, 10)).toMatchObject([{ id: "n1", note: note.note, wanted: 1 }]);
    const shown = { channel: "c1", message: "m2", thread: "m1" };
    await deliver("n1", 1, shown);
    expect(await dueIds(99)).toEqual([]);
    expect(await outbox.get("n1")).toMatchObject({ state: "sent", ref: shown });
    expect((await outbox.shownBy("simulated", shown))?.id).toBe("n1");
    expect(await outbox.shownBy("slack", shown)).toBeNull();
    expect((await outbox.lastShown("simulated", "c1"))?.id).toBe("e1");
    expect(await outbox.lastShown("simulated", "c2")).toBeNull();
    const timer = { question: "q1", kind: "escalate", nth: 1, dueAt: 30 } as const;
    await ask({}, { timers: [timer] });
    const call = { id: "c-1", channel: "c1" };
    await questions.fireTimer(timer, { notes: [], call, deferTo: null }, 31);
    await deliver("c-1", 1, { channel: "c1", message: "m3", thread: "m1" });
    expect((await outbox.lastShown("simulated", "c1"))?.id).toBe("c-1");
  });

  it("gives of each lane only so many, so that none waits for another's", async () => {
    for (const [id, channel] of [
      ["e1", "c1"],
      ["e2", "c2"],
    ] as const) {
      await begin({ id, household: id, channel });
      await deliver(id, 1, { ...ref, channel });
      for (let nth = 1; nth <= 4; nth++)
        await outbox.addNote(id, { ...note, id: `${id}-${nth}` }, 20 + nth);
    }
    expect(idsOf(await outbox.due(99, 2))).toEqual(["e1-1", "e2-1", "e1-2", "e2-2"]);
    await outbox.touchCard("e2", 30);
    expect(idsOf(await outbox.due(99, 1))).toEqual(["e2", "e1-1", "e2-1"]);
  });

  it("in a channel has a card from the first question on, and a message for each further one", async () => {
    await begin({ bot: "slack" });
    await outbox.addNote("e1", note, 12);
    expect(await outbox.list()).toEqual([]);
    await ask();
    expect(await outbox.messages("e1")).toMatchObject([{ id: "e1", kind: "card" }]);
    await questions.close("q1", "expired", "silence", 30);
    await ask({ id: "q2" });
    expect(await outbox.messages("e1")).toMatchObject([
      { id: "e1", kind: "card" },
      { id: "q2", kind: "question", question: "q2", channel: "c1", note: null, wanted: 1 },
    ]);
    expect(await dueIds(40)).toEqual(["e1"]);
    await deliver("e1", 9);
    expect(await dueIds(40)).toEqual(["q2"]);
    await deliver("q2");
    await outbox.touchCard("e1", 50);
    expect(await dueIds(60)).toEqual(["q2"]);
    await finish("e1", { at: 70 });
    expect(await dueIds(80)).toEqual(["q2"]);
  });

  it("shows an open question where its episode goes on, and forgets the former place", async () => {
    await asking();
    await outbox.addNote("e1", note, 12);
    await episodes.bring("e1", { bot: "slack", channel: "C2" }, 30);
    expect(await outbox.list()).toMatchObject([
      { id: "e1", bot: "slack", channel: "C2", state: "queued", ref: null },
    ]);
    await finish("e1", { at: 70 });
    await episodes.bring("e1", { bot: "web", channel: "web" }, 80);
    expect((await card())?.bot).toBe("slack");
  });

  it("is counted by bot and state, with the open questions", async () => {
    await asking();
    await outbox.addNote("e1", note, 12);
    expect(await vitals.read()).toMatchObject({
      openQuestions: 1,
      deliveries: [{ bot: "simulated", state: "queued", count: 2, since: 11 }],
    });
    await fail("gone", true);
    expect((await vitals.read()).deliveries).toContainEqual(
      expect.objectContaining({ bot: "simulated", state: "dead", count: 1 }),
    );
  });
}
