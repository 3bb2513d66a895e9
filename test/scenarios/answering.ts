/** Ways to answer. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

export const answering: readonly Scenario[] = [
  asked({
    name: "a button answers, the answerer gets a receipt, the card says who it was",
    async play(stage, card) {
      expect(await stage.place.press("Ben", card, "Corner cabinet")).toBe(true);
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      const next = await stage.card(/Where is Ana's mug\? → in the corner cabinet \(Ben, \d/);
      expect(next.id).toBe(card.id);
      expect(next.buttons).not.toContain("Corner cabinet");
    },
  }),
  asked({
    name: "a plain reply in the thread answers",
    async play(stage, card) {
      await stage.place.reply("Cleo", card, "I think it's in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is");
      expect((await stage.questions())[0]?.state).toBe("answered");
    },
  }),
  asked({
    name: "somewhere else, in one's own words in a form, answers",
    needs: "forms",
    async play(stage, card) {
      expect(await stage.place.fill("Ben", card, "Somewhere else…", "in the sink")).toBe(true);
      await stage.note(card, "Noted: Ana's mug is in the sink");
    },
  }),
  asked({
    name: "I don't know is an answer, and the robot looks for itself",
    about: "desk",
    async play(stage, card) {
      await stage.place.press("Ben", card, "I don't know");
      await stage.note(card, "All right, I will look for it myself");
      expect((await stage.questions())[0]?.state).toBe("declined");
      expect(await stage.told()).toEqual([]);
    },
  }),
  asked({
    name: "a bad question is said to be one, and is not insisted on",
    about: "desk",
    async play(stage, card) {
      await stage.place.press("Ben", card, "Bad question");
      await stage.note(card, "Thank you for saying so");
      const [question] = await stage.questions();
      expect(question).toMatchObject({ state: "declined", reason: "bad_question" });
    },
  }),
  asked({
    name: "an unclear reply leads to one follow-up question, whose buttons answer",
    async play(stage, card) {
      await stage.place.reply("Ben", card, "next to the thing");
      await stage.note(card, "I did not understand");
      const again = await stage.card("Is it one of these?");
      const [first = ""] = again.buttons;
      await stage.place.press("Ben", again, first);
      await stage.note(card, "Noted: Ana's mug is");
    },
  }),
  asked({
    name: "two unclear replies end the question without an answer",
    about: "desk",
    async play(stage, card) {
      await stage.place.reply("Ben", card, "next to the thing");
      await stage.card("Is it one of these?");
      await stage.place.reply("Ben", card, "you know, the thing");
      await stage.note(card, "I still did not understand");
      expect((await stage.questions())[0]).toMatchObject({ state: "declined" });
    },
  }),
  asked({
    name: "two people at the same instant: one question, both answers kept",
    async play(stage, card) {
      await Promise.all([
        stage.place.press("Ben", card, "Corner cabinet"),
        stage.place.press("Cleo", card, "Corner cabinet"),
      ]);
      await stage.until("both ballots", async () => (await stage.ballots()).length === 2);
      const [question] = await stage.questions();
      expect(question?.state).toBe("answered");
    },
  }),
  asked({
    name: "one person twice: the latest counts",
    about: "desk",
    // Ben thinks again before the robot has looked in the sink
    settings: { paceMs: 30_000 },
    async play(stage, card) {
      await stage.place.reply("Ben", card, "in the sink");
      await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.reply("Ben", card, "no, in the corner cabinet");
      await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
      const valid = (await stage.told()).filter(({ status }) => status === "valid");
      expect(valid.map(({ subject }) => subject)).toEqual(["Ana's mug"]);
    },
  }),
  asked({
    name: "the same delivery twice counts once",
    needs: "faults",
    async play(stage, card) {
      await stage.place.replyTwice("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.settle();
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  asked({
    name: "a late answer is thanked for, kept and labelled",
    about: "desk",
    settings: { answerTimeoutMs: 60_000 },
    async play(stage, card) {
      stage.clock.jump(120_000);
      await stage.until(
        "the question to expire",
        async () => (await stage.questions())[0]?.state === "expired",
      );
      await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, /Thank you\. I (had begun to look for myself|was done by then)/);
      expect((await stage.ballots())[0]).toMatchObject({ late: true, understood: "fact" });
    },
  }),
];
