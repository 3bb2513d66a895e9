/** Words that speak to the robot outside the threads of its questions. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

const sink = "in the sink";
const receipt = "Noted: Ana's mug is in the sink";

export const speaking: readonly Scenario[] = [
  asked({
    name: "a mention in the channel answers once; edited it changes, deleted it is taken back",
    needs: "mentions",
    async play(stage, card) {
      const written = await stage.place.speak("Ben", "mention", sink);
      await stage.note(card, receipt);
      expect(await stage.ballots()).toHaveLength(1);
      await stage.place.edit(written, "in the corner cabinet");
      await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
      await stage.place.remove(written);
      await stage.until("the words to be forgotten", async () =>
        (await stage.ballots()).every(({ text, retracted }) => text === null && retracted),
      );
    },
  }),
  asked({
    name: "a direct message answers, and its receipt is written there and nowhere else",
    needs: "mentions",
    async play(stage, card) {
      const written = await stage.place.speak("Ben", "direct", sink);
      const told = () => stage.place.directly("Ben");
      const noted = async () => (await told()).find((text) => text.includes(receipt));
      await stage.until("the receipt", noted);
      const notes = await stage.place.notes(card);
      expect(notes.filter(({ text }) => text.includes("Noted"))).toEqual([]);
      expect((await stage.questions())[0]?.state).toBe("answered");
      await stage.place.remove(written);
      const isBack = async () => (await told()).some((text) => text.includes("(taken back)"));
      await stage.until("the receipt to say so", isBack);
    },
  }),
  asked({
    name: "a message of one's own becomes an answer, however often it is chosen",
    needs: "mentions",
    async play(stage, card) {
      const written = await stage.place.speak("Ben", "mention", sink);
      await stage.note(card, receipt);
      await stage.place.use("Ben", written);
      await stage.place.use("Cleo", written);
      await stage.whisper("Ben", "I have this already");
      await stage.whisper("Cleo", "Only the person who wrote");
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  {
    name: "where nothing was asked, nothing is kept and its writer is told",
    needs: "mentions",
    async play(stage) {
      await stage.place.speak("Ana", "direct", "the mug is in the sink");
      const told = () => stage.place.directly("Ana");
      await stage.until("the word", async () =>
        (await told()).find((text) => text.includes("Nothing is asked here")),
      );
      expect(await stage.ballots()).toEqual([]);
    },
  },
];
