import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { idsOf, type Steps } from "../../memory/samples.js";

const ref = { channel: "c1", message: "m1", thread: "m1" };
const note = { id: "n1", note: { kind: "news", text: "Hello.", ballot: null, to: null } } as const;

export function describeOutbox({ outbox, vitals }: Memory, { asking, begin }: Steps): void {
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
