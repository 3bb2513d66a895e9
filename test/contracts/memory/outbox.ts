import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  sampleHousehold,
  sampleQuestion,
} from "../../memory/samples.js";

const ref = { channel: "c1", message: "m1", thread: "m1" };
const note = { id: "n1", note: { kind: "news", text: "Hello.", ballot: null, to: null } } as const;

export function describeOutbox(memory: () => Memory): void {
  const dueIds = async (at: number): Promise<readonly string[]> =>
    (await memory().outbox.due(at, 10)).map(({ id }) => id);

  describe("outbox", () => {
    it("has one card per episode, with the episode's bot and channel", async () => {
      await beginEpisode(memory());
      await memory().outbox.touchCard("e1", 15);
      expect(await memory().outbox.card("e1")).toEqual({
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
      expect(await memory().outbox.list({ episode: "e1" })).toHaveLength(1);
    });

    it("posts anew what somebody deleted, and counts it", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      await outbox.touchCard("e1", 15);
      await outbox.markSending("e1");
      await outbox.markSent("e1", { channel: "c1", message: "m1" }, 2);
      const ref = { channel: "c1", message: "m2" };
      await outbox.markReplaced("e1", ref, 2);
      expect(await outbox.card("e1")).toMatchObject({ state: "sent", ref, deleted: 1 });
    });

    it("sends, edits after a change, and is quiet in between", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      expect(await dueIds(10)).toEqual([]);
      expect(await dueIds(11)).toEqual(["e1"]);
      await outbox.markSending("e1");
      expect(await dueIds(20)).toEqual([]);
      expect((await outbox.interrupted()).map(({ id }) => id)).toEqual(["e1"]);
      await outbox.markSent("e1", ref, 1);
      expect(await outbox.card("e1")).toMatchObject({ state: "sent", ref, shown: 1, attempts: 0 });
      expect(await dueIds(20)).toEqual([]);
      await outbox.touchCard("e1", 30);
      expect(await outbox.card("e1")).toMatchObject({ state: "queued", wanted: 2, dueAt: 30 });
      expect(await dueIds(29)).toEqual([]);
      expect(await dueIds(30)).toEqual(["e1"]);
    });

    it("tells what a crash has left under way: what is being sent, and nothing else", async () => {
      const { outbox, households } = memory();
      for (const id of ["e1", "e2"]) {
        await households.create(sampleHousehold(id));
        await beginEpisode(memory(), { id, household: id });
      }
      expect(await outbox.interrupted()).toEqual([]);
      await outbox.markSending("e2");
      expect((await outbox.interrupted()).map(({ id }) => id)).toEqual(["e2"]);
    });

    it("sends only what is queued, and says whether it did", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      expect(await outbox.markSending("nothing")).toBe(false);
      expect(await outbox.markSending("e1")).toBe(true);
      expect(await outbox.markSending("e1")).toBe(false);
      expect((await outbox.card("e1"))?.attempts).toBe(1);
      await outbox.markSent("e1", ref, 1);
      expect(await outbox.markSending("e1")).toBe(false);
      expect(await outbox.card("e1")).toMatchObject({ state: "sent", attempts: 0 });
      await outbox.touchCard("e1", 20);
      expect(await outbox.markSending("e1")).toBe(true);
      await outbox.markFailed("e1", { error: "gone", dueAt: 0, dead: true });
      expect(await outbox.markSending("e1")).toBe(false);
      expect(await outbox.card("e1")).toMatchObject({ state: "dead", attempts: 1 });
    });

    it("stays queued when it changed on its way", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      await outbox.markSending("e1");
      await outbox.touchCard("e1", 12);
      expect((await outbox.card("e1"))?.state).toBe("sending");
      await outbox.markSent("e1", ref, 1);
      expect(await outbox.card("e1")).toMatchObject({ state: "queued", wanted: 2, shown: 1, ref });
      expect(await dueIds(12)).toEqual(["e1"]);
    });

    it("comes back after a failure, not before its time, or dies", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      await outbox.markSending("e1");
      await outbox.markFailed("e1", { error: "busy", dueAt: 40, dead: false });
      await outbox.touchCard("e1", 20);
      expect(await outbox.card("e1")).toMatchObject({
        state: "queued",
        attempts: 1,
        error: "busy",
      });
      expect(await dueIds(39)).toEqual([]);
      expect(await dueIds(40)).toEqual(["e1"]);
      await outbox.markSending("e1");
      await outbox.markFailed("e1", { error: "gone", dueAt: 0, dead: true });
      await outbox.touchCard("e1", 50);
      expect(await outbox.card("e1")).toMatchObject({ state: "dead", attempts: 2, error: "gone" });
      expect(await dueIds(99)).toEqual([]);
      expect(await outbox.list({ state: "dead" })).toHaveLength(1);
    });

    it("holds notes back until their card is there", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      await outbox.addNote("e1", note, 12);
      await outbox.addNote("e1", note, 13);
      expect(await outbox.list()).toHaveLength(2);
      expect(await dueIds(20)).toEqual(["e1"]);
      await outbox.markSending("e1");
      await outbox.markSent("e1", ref, 1);
      expect(await outbox.due(20, 10)).toMatchObject([{ id: "n1", note: note.note, wanted: 1 }]);
      await outbox.markSending("n1");
      await outbox.markSent("n1", { channel: "c1", message: "m2" }, 1);
      expect(await dueIds(99)).toEqual([]);
      expect(await outbox.get("n1")).toMatchObject({
        state: "sent",
        ref: { channel: "c1", message: "m2" },
      });
    });

    it("gives of each lane only so many, so that none waits for another's", async () => {
      const { outbox, households } = memory();
      for (const [id, channel] of [
        ["e1", "c1"],
        ["e2", "c2"],
      ] as const) {
        await households.create(sampleHousehold(id));
        await beginEpisode(memory(), { id, household: id, channel });
        await outbox.markSending(id);
        await outbox.markSent(id, { ...ref, channel }, 1);
        for (let nth = 1; nth <= 4; nth++)
          await outbox.addNote(id, { ...note, id: `${id}-${nth}` }, 20 + nth);
      }
      const due = (await outbox.due(99, 2)).map(({ id }) => id);
      expect(due).toEqual(["e1-1", "e2-1", "e1-2", "e2-2"]);
      await outbox.touchCard("e2", 30);
      expect((await outbox.due(99, 1)).map(({ id }) => id)).toEqual(["e2", "e1-1", "e2-1"]);
    });

    it("says what is stuck, and tries it again as if it had been tried once", async () => {
      await beginEpisode(memory());
      const { outbox } = memory();
      const fail = async (dead: boolean): Promise<void> => {
        await outbox.markSending("e1");
        await outbox.markFailed("e1", { error: "busy", dueAt: 40, dead });
      };
      await fail(false);
      await fail(false);
      expect(await outbox.stuck()).toEqual([]);
      await fail(false);
      expect(await outbox.stuck()).toMatchObject([{ id: "e1", state: "queued", attempts: 3 }]);
      expect(await outbox.retry("e1", 30)).toBe(true);
      expect(await outbox.stuck()).toEqual([]);
      expect(await outbox.due(30, 10)).toMatchObject([{ id: "e1", attempts: 1 }]);
      await fail(true);
      expect(await outbox.stuck()).toMatchObject([{ id: "e1", state: "dead", error: "busy" }]);
      expect(await outbox.retry("e1", 50)).toBe(true);
      expect(await outbox.card("e1")).toMatchObject({ state: "queued", attempts: 1, dueAt: 50 });
      await outbox.markSending("e1");
      expect(await outbox.retry("e1", 60)).toBe(false);
      await outbox.markSent("e1", ref, 1);
      expect(await outbox.retry("e1", 60)).toBe(false);
      expect(await outbox.retry("nothing", 60)).toBe(false);
    });

    it("leaves what is queued for later", async () => {
      await beginEpisode(memory());
      await memory().outbox.putOff("e1", 40);
      expect(await dueIds(39)).toEqual([]);
      expect(await dueIds(40)).toEqual(["e1"]);
      await memory().outbox.touchCard("e1", 20);
      expect(await dueIds(20)).toEqual(["e1"]);
    });

    it("in a channel has a card from the first question on, and a message for each further one", async () => {
      const { outbox, questions, episodes } = memory();
      await beginEpisode(memory(), { bot: "slack" });
      await outbox.addNote("e1", note, 12);
      expect(await outbox.list()).toEqual([]);
      const pose = (id: string, seq: number) =>
        questions.recordAsk(
          { record: askStep(seq), question: sampleQuestion({ id }), waitsFor: id },
          20,
        );
      await pose("q1", 1);
      expect(await outbox.messages("e1")).toMatchObject([{ id: "e1", kind: "card" }]);
      await questions.close("q1", "expired", "silence", 30);
      await pose("q2", 2);
      expect(await outbox.messages("e1")).toMatchObject([
        { id: "e1", kind: "card" },
        { id: "q2", kind: "question", question: "q2", channel: "c1", note: null, wanted: 1 },
      ]);
      expect(await dueIds(40)).toEqual(["e1"]);
      await outbox.markSending("e1");
      await outbox.markSent("e1", ref, 9);
      expect(await dueIds(40)).toEqual(["q2"]);
      await outbox.markSending("q2");
      await outbox.markSent("q2", ref, 1);
      await outbox.touchCard("e1", 50);
      expect(await dueIds(60)).toEqual(["q2"]);
      await episodes.end("e1", { kind: "terminated" }, 1, [], 70);
      expect(await dueIds(80)).toEqual(["q2"]);
    });

    it("shows an open question where its episode goes on, and forgets the former place", async () => {
      const { outbox, episodes } = memory();
      await beginAsking(memory());
      await outbox.addNote("e1", note, 12);
      await episodes.bring("e1", { bot: "slack", channel: "C2" }, 30);
      expect(await outbox.list()).toMatchObject([
        { id: "e1", bot: "slack", channel: "C2", state: "queued", ref: null },
      ]);
      await episodes.end("e1", { kind: "terminated" }, 1, [], 70);
      await episodes.bring("e1", { bot: "web", channel: "web" }, 80);
      expect((await outbox.card("e1"))?.bot).toBe("slack");
    });
  });
}
