import { describe, expect, it } from "vitest";
import type { Memory, OutboxNote } from "../../../src/core/stores.js";
import {
  beginAnswered,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";

export function describeForgetting(memory: () => Memory): void {
  const message = "slack:T1:reply:C1:1";
  const bens = sampleBallot({
    id: "b2",
    eventKey: `${message}:1`,
    message,
    text: "no, in the fridge",
    at: 35,
    person: { ...sampleBallot().person, platformId: "u2", name: "Ben" },
  });
  const note = (
    id: string,
    text: string,
    change: Partial<OutboxNote["note"]> = {},
  ): OutboxNote => ({
    id,
    note: { kind: "receipt", text, ballot: null, to: null, ...change },
  });
  const told = (id: string, place: string, person: string, ballot: string) =>
    factWrite(
      id,
      { subject: "mug", objects: [place], source: "answer" },
      { person, ballot, question: "q1", episode: "e1" },
    );

  /** Ana and Ben answered, the agent used Ana's word and was done, and both have receipts. */
  async function beginTold(): Promise<{ ana: string; ben: string }> {
    const { questions, episodes } = memory();
    const ana = await beginAnswered(memory());
    await questions.recordBallot(bens);
    const ben = (await questions.ballot("b2"))?.person ?? "";
    await questions.recordOutcome(
      sampleOutcome({
        facts: [told("f1", "cabinet 1", ana, "b1")],
        notes: [note("n1", "Noted: the mug is in the cabinet.", { ballot: "b1", to: "u1" })],
      }),
    );
    await questions.recordOutcome(
      sampleOutcome({
        ballot: "b2",
        settle: null,
        facts: [told("f2", "fridge 1", ben, "b2")],
        notes: [note("n2", "Noted: the mug is in the fridge.", { ballot: "b2", to: "u2" })],
      }),
    );
    const thought = "Ana said a mug is in the cabinet.";
    const step = {
      kind: "act",
      thought,
      command: "go to cabinet 1",
      observation: "",
      reward: 0,
    } as const;
    await episodes.recordStep(
      {
        record: sampleStep({ seq: 2, step: { ...step, admissible: [] }, because: ["f1"] }),
        facts: [],
        invalidations: [],
        notes: [note("n3", "Ana was right."), note("n4", "I am done."), note("n5", "Analysed.")],
      },
      40,
    );
    await episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
    return { ana, ben };
  }

  describe("forgetting a person", () => {
    it("says what would go, and takes nothing", async () => {
      const { ana } = await beginTold();
      expect(await memory().people.traces(ana, "said")).toEqual({
        answers: 1,
        facts: 1,
        tuples: 1,
        notes: 2,
      });
      expect(await memory().people.traces(ana, "research")).toMatchObject({ answers: 0, facts: 0 });
      expect(await memory().people.traces("p99", "person")).toMatchObject({ answers: 0 });
      expect(await memory().questions.ballot("b1")).not.toBeNull();
    });

    it("takes what they said and all that rests on it, and nothing of others", async () => {
      const { ana, ben } = await beginTold();
      const { people, questions, facts, tuples, outbox, episodes, recall } = memory();
      expect(await people.forget(ana, "said", 60)).toMatchObject({ answers: 1, tuples: 1 });
      expect(await questions.ballot("b1")).toBeNull();
      expect((await questions.ballot("b2"))?.text).toBe("no, in the fridge");
      const left = await facts.history("kitchen");
      expect(left.map(({ id }) => id)).toEqual(["f2"]);
      expect(await tuples.list("kitchen")).toEqual([]);
      expect(await tuples.nearest({ goal: "mug", observation: "mug", k: 5 })).toEqual([]);
      const hits = await recall({ text: "in the cabinet, I think", household: "kitchen" });
      expect(hits.filter(({ kind, by }) => kind === "answer" && by === "Ana")).toEqual([]);
      const notes = await outbox.list({ episode: "e1" });
      expect(notes.flatMap(({ note: said }) => said?.text ?? [])).toEqual([
        "Noted: the mug is in the fridge.",
        "I am done.",
        "Analysed.",
      ]);
      expect(JSON.stringify(await episodes.steps("e1"))).not.toContain("Ana");
      expect(await people.get(ana)).toMatchObject({ name: "Ana" });
      expect(await people.get(ben)).toMatchObject({ name: "Ben" });
    });

    it("shows anew, without them, what was shown already", async () => {
      const { ana } = await beginTold();
      const { outbox, people } = memory();
      const shown = { channel: "c1", message: "m1" };
      await outbox.markSending("n1");
      await outbox.markSent("n1", shown, 1);
      const card = (await outbox.card("e1"))?.wanted ?? 0;
      await people.forget(ana, "said", 60);
      expect(await outbox.get("n1")).toMatchObject({
        state: "queued",
        wanted: 2,
        ref: shown,
        note: { kind: "receipt", text: "(forgotten)", ballot: null, to: null },
      });
      expect((await outbox.card("e1"))?.wanted).toBeGreaterThan(card);
    });

    it("keeps a note that is on its way until it is shown, without their words, and removes it there", async () => {
      const { ana } = await beginTold();
      const { outbox, people } = memory();
      await outbox.markSending("n1");
      await people.forget(ana, "said", 60);
      const text = "(forgotten)";
      expect(await outbox.get("n1")).toMatchObject({ state: "sending", wanted: 2, note: { text } });
      await outbox.markSent("n1", { channel: "c1", message: "m1" }, 1);
      expect(await outbox.get("n1")).toMatchObject({ state: "queued", shown: 1, note: { text } });
    });

    it("lets what their word had taken the place of stand again", async () => {
      const ana = await beginAnswered(memory());
      const { questions, facts, people } = memory();
      const first = told("f1", "cabinet 1", ana, "b1");
      await questions.recordOutcome(sampleOutcome({ facts: [first] }));
      await questions.recordBallot(bens);
      const ben = (await questions.ballot("b2"))?.person ?? "";
      const same = { ...told("f2", "cabinet 1", ben, "b2"), supersedes: ["f1"] };
      await questions.recordOutcome(sampleOutcome({ ballot: "b2", settle: null, facts: [same] }));
      await people.forget(ben, "said", 60);
      const [fact] = await facts.list({ household: "kitchen" });
      expect(fact).toMatchObject({ personName: "Ana", objects: ["cabinet 1"], validFrom: 60 });
    });

    it("does not count what is delivered again, in whatever version", async () => {
      const { ben } = await beginTold();
      const { people, questions } = memory();
      await people.forget(ben, "person", 60);
      expect(await people.list()).toHaveLength(1);
      expect(await questions.recordBallot(bens)).toBe("duplicate");
      const edited = { ...bens, id: "b3", eventKey: `${message}:2` };
      expect(await questions.recordBallot(edited)).toBe("accepted");
      expect(await questions.unsay(message, `${message}:gone`, 70)).toBe("duplicate");
      expect(await questions.ballots("q1")).toHaveLength(1);
      expect(await people.list()).toHaveLength(1);
    });

    it("keeps the wish of those who have opted out, and nothing else", async () => {
      const { ana, ben } = await beginTold();
      const { people } = memory();
      await people.setOptedOut(ana, 55);
      await people.setConsent(ana, 55);
      await people.forget(ana, "person", 60);
      expect(await people.get(ana)).toMatchObject({ name: "", optedOutAt: 55, consentedAt: null });
      await people.forget(ben, "person", 61);
      expect(await people.get(ben)).toBeNull();
      expect(await people.forget(ben, "person", 62)).toMatchObject({ answers: 0 });
    });

    it("for research takes what was said in campaigns only", async () => {
      const { ana } = await beginTold();
      const { people, questions, episodes } = memory();
      const episode = await episodes.get("e1");
      if (!episode) throw new Error("no episode");
      const campaign = { purpose: "campaign" } as const;
      await episodes.open({
        ...episode,
        id: "e2",
        round: 2,
        ...campaign,
        endedAt: null,
        end: null,
      });
      const ask = { kind: "ask", thought: "", need: { func: "where", noun: "mug" } } as const;
      const step = { ...ask, handling: "posted", outcome: null } as const;
      await questions.recordAsk(
        {
          record: sampleStep({ episode: "e2", step }),
          question: sampleQuestion({ id: "q2", episode: "e2", ...campaign }),
          waitsFor: "q2",
        },
        70,
      );
      await questions.recordBallot(sampleBallot({ id: "b9", question: "q2", eventKey: "k9" }));
      expect(await people.forget(ana, "research", 80)).toMatchObject({ answers: 1 });
      expect(await questions.ballot("b9")).toBeNull();
      expect(await questions.ballot("b1")).not.toBeNull();
    });
  });
}
