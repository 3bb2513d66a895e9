import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import { idsOf, type Steps } from "../../memory/samples.js";

const ref = { channel: "c1", message: "m1", thread: "m1" };
const note = { id: "n1", note: { kind: "news", text: "Hello.", ballot: null, to: null } } as const;

export function describeOutbox({ outbox, vitals }: Memory, { asking, begin }: Steps): void {
  const dueIds = async (at: number): Promise<readonly string[]> => idsOf(await outbox.due(at, 10));
  const card = () => outbox.card("e1");

  it("sends what is queued once, edits after a change, and is quiet in between", async () => {
    await begin();
    await begin({ id: "e2", household: "flat" });
    await outbox.markSent("e2", ref, 1);
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

  it("is counted by bot and state, with the open questions", async () => {
    await asking();
    await outbox.addNote("e1", note, 12);
    expect(await vitals.read()).toMatchObject({
      openQuestions: 1,
      deliveries: [{ bot: "simulated", state: "queued", count: 2, since: 11 }],
    });
    await outbox.markSending("e1");
    await outbox.markFailed("e1", { error: "gone", dueAt: 40, dead: true });
    expect((await vitals.read()).deliveries).toContainEqual(
      expect.objectContaining({ bot: "simulated", state: "dead", count: 1 }),
    );
  });
}
