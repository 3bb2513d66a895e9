/** Changing one's mind. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

export const correcting: readonly Scenario[] = [
  asked({
    name: "an answer is taken back: the fact is gone and the question was not repeated",
    async play(stage, card) {
      await stage.place.press("Ben", card, "Sink");
      const receipt = await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.press("Ben", receipt, "Take back");
      await stage.note(card, "Taken back");
      expect((await stage.told()).map(({ status }) => status)).not.toContain("valid");
    },
  }),
  asked({
    name: "an answer is fixed in a form",
    needs: "forms",
    async play(stage, card) {
      await stage.place.press("Ben", card, "Sink");
      const receipt = await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.fill("Ben", receipt, "Fix", "in the corner cabinet");
      await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
    },
  }),
  asked({
    name: "somebody else cannot take an answer back",
    about: "desk",
    async play(stage, card) {
      await stage.place.reply("Ben", card, "in the sink");
      const receipt = await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.press("Cleo", receipt, "Take back");
      await stage.settle();
      expect((await stage.ballots())[0]?.retracted).toBe(false);
    },
  }),
];
