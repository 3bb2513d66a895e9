import { expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import type { Steps } from "../../memory/samples.js";

const note = { id: "n1", note: { kind: "news", text: "Hello.", ballot: null, to: null } } as const;

export function describeOutbox({ outbox, vitals }: Memory, { asking }: Steps): void {
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
