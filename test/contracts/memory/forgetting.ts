import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import type { OutboxNote } from "../../../src/core/memory/stores.js";
import { ballotOf, factWrite, idsOf, type Steps, sampleTuple } from "../../memory/samples.js";

const message = "slack:T1:reply:C1:1";
const bens = ballotOf("b2", "ben", {
  eventKey: `${message}:1`,
  message,
  text: "no, in the fridge",
  at: 35,
});

export function describeForgetting(
  { episodes, questions, facts, tuples, outbox, people, recall, learnedReaders }: Memory,
  { ask, asking, begin, finish, note, read, say }: Steps,
): void {
  const noteOf = (id: string, text: string, ballot: string | null = null): OutboxNote => ({
    id,
    note: { kind: "receipt", text, ballot, to: ballot && "u1" },
  });
  const told = (id: string, place: string, person: string, ballot: string) =>
    factWrite(
      id,
      { subject: "mug", objects: [place], source: "answer" },
      { person, ballot, question: "q1", episode: "e1" },
    );

  /** Ana and Ben answered with receipts; the agent used Ana's answer and finished. */
  async function beginTold(): Promise<{ ana: string; ben: string }> {
    await asking();
    const ana = await say("b1", "Ana");
    const ben = await say("b2", "ben", bens);
    const receipts = [
      noteOf("n1", "Noted: the mug is in the cabinet.", "b1"),
      noteOf("n2", "Noted: the mug is in the fridge.", "b2"),
    ];
    await read("b1", { facts: [told("f1", "cabinet 1", ana, "b1")], notes: receipts.slice(0, 1) });
    await read("b2", {
      settle: null,
      facts: [told("f2", "fridge 1", ben, "b2")],
      notes: receipts.slice(1),
    });
    const thought = "Ana said a mug is in the cabinet.";
    const act = { kind: "act", thought, command: "go to cabinet 1", observation: "" } as const;
    await note([], {
      step: { ...act, reward: 0, admissible: [] },
      because: ["f1"],
      notes: [noteOf("n3", "Ana was right."), noteOf("n4", "I am done.")],
      at: 40,
    });
    await finish("e1", { tuples: [sampleTuple()] });
    return { ana, ben };
  }

  describe("forgetting a person", () => {
    it("says what would go, and takes nothing", async () => {
      const { ana } = await beginTold();
      const all = { answers: 1, facts: 1, tuples: 1, notes: 2 };
      expect(await people.traces(ana, "said")).toEqual(all);
      expect(await people.traces(ana, "research")).toMatchObject({ answers: 0, facts: 0 });
      expect(await people.traces("p99", "person")).toMatchObject({ answers: 0 });
      expect(await questions.ballot("b1")).not.toBeNull();
    });

    it("takes what they said and all that rests on it, and nothing of others", async () => {
      const { ana, ben } = await beginTold();
      expect(await people.forget(ana, "said", 60)).toMatchObject({ answers: 1, tuples: 1 });
      expect(await questions.ballot("b1")).toBeNull();
      expect((await questions.ballot("b2"))?.text).toBe("no, in the fridge");
      expect(idsOf(await facts.history("kitchen"))).toEqual(["f2"]);
      expect(await tuples.list("kitchen")).toEqual([]);
      expect(await tuples.nearest({ goal: "mug", observation: "mug", k: 5 })).toEqual([]);
      const hits = await recall({ text: "in the cabinet, I think", household: "kitchen" });
      expect(hits.filter(({ kind, by }) => kind === "answer" && by === "Ana")).toEqual([]);
      const notes = await outbox.list({ episode: "e1" });
      expect(notes.flatMap(({ note: said }) => said?.text ?? [])).toEqual([
        "Noted: the mug is in the fridge.",
        "I am done.",
      ]);
      expect(JSON.stringify(await episodes.steps("e1"))).not.toContain("Ana");
      expect(await people.get(ana)).toMatchObject({ name: "Ana" });
      expect(await people.get(ben)).toMatchObject({ name: "ben" });
    });

    it.each([true, false])(
      "shows anew without their words what was shown already, or is on its way: shown %s",
      async (isShown) => {
        const { ana } = await beginTold();
        const shown = { channel: "c1", message: "m1" };
        await outbox.markSending("n1");
        if (isShown) await outbox.markSent("n1", shown, 1);
        const card = (await outbox.card("e1"))?.wanted ?? 0;
        await people.forget(ana, "said", 60);
        const state = isShown ? "queued" : "sending";
        const gone = { kind: "receipt", text: "(forgotten)", ballot: null, to: null };
        expect(await outbox.get("n1")).toMatchObject({ state, wanted: 2, note: gone });
        expect((await outbox.card("e1"))?.wanted).toBeGreaterThan(card);
        if (!isShown) await outbox.markSent("n1", shown, 1);
        const removedThere = { state: "queued", shown: 1, ref: shown, note: gone };
        expect(await outbox.get("n1")).toMatchObject(removedThere);
      },
    );

    it("lets what their word had taken the place of stand again", async () => {
      await asking();
      const ana = await say("b1", "Ana");
      await read("b1", { facts: [told("f1", "cabinet 1", ana, "b1")] });
      const ben = await say("b2", "ben", bens);
      const same = { ...told("f2", "cabinet 1", ben, "b2"), supersedes: ["f1"] };
      await read("b2", { settle: null, facts: [same] });
      await people.forget(ben, "said", 60);
      const [fact] = await facts.list({ household: "kitchen" });
      expect(fact).toMatchObject({ personName: "Ana", objects: ["cabinet 1"], validFrom: 60 });
    });

    it("does not count what is delivered again, in whatever version", async () => {
      const { ben } = await beginTold();
      await people.forget(ben, "person", 60);
      expect(await questions.recordBallot(bens)).toBe("duplicate");
      const edited = { ...bens, id: "b3", eventKey: `${message}:2` };
      expect(await questions.recordBallot(edited)).toBe("accepted");
      expect(await questions.unsay(message, `${message}:gone`, 70)).toBe("duplicate");
      expect(await questions.ballots("q1")).toHaveLength(1);
      expect(await people.list()).toHaveLength(1);
    });

    it("for research takes what was said in campaigns only", async () => {
      const { ana } = await beginTold();
      const campaign = { purpose: "campaign" } as const;
      await begin({ id: "e2", round: 2, ...campaign });
      await ask({ id: "q2", episode: "e2", ...campaign });
      await say("b9", "Ana", { question: "q2" });
      expect(await people.forget(ana, "research", 80)).toMatchObject({ answers: 1 });
      expect(await questions.ballot("b9")).toBeNull();
      expect(await questions.ballot("b1")).not.toBeNull();
    });
  });

  it("drops what was learned from words that are deleted, and says that it is to be learned anew", async () => {
    await asking();
    const ben = await say("b2", "ben", bens);
    const score = { right: 1, wrong: 0 };
    const reader = {
      space: "",
      version: "4",
      trainedOn: "hash",
      names: { kitchen: { "fridge 1": ["den"] } },
      heads: { reply: { classes: ["a", "b"], bits: 2, step: 1, used: "AA==", bytes: "" } },
      figures: {
        examples: 20,
        heldOut: 10,
        before: score,
        after: score,
        shipped: 5,
        shippedBefore: 1,
        shippedAfter: 1,
      },
      ballots: ["b2"],
      at: 40,
    };
    expect([await learnedReaders.stamp(""), await learnedReaders.keep(reader)]).toEqual([
      null,
      true,
    ]);
    expect(await learnedReaders.get("")).toEqual(reader);
    expect(await learnedReaders.stamp("")).toContain("hash");
    expect(await learnedReaders.due()).toEqual([]);
    await people.forget(ben, "said", 50);
    expect(await learnedReaders.get("")).toBeNull();
    expect(await learnedReaders.stamp("")).toBeNull();
    expect(await learnedReaders.due()).toEqual([""]);
    expect(await learnedReaders.keep(reader)).toBe(false);
    expect([await learnedReaders.drop(""), await learnedReaders.drop("")]).toEqual([true, false]);
    expect(await learnedReaders.due()).toEqual([]);
  });
}
