/** The process ends at any moment, and nobody notices but for the time it takes. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

export const restarting: readonly Scenario[] = [
  asked({
    name: "a restart while the question is open: the old button still answers",
    async play(stage, card) {
      await stage.restart();
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      // The next question may stand there already: read after the cards, it counts.
      const { length } = await stage.place.cards();
      expect(length).toBeLessThanOrEqual((await stage.questions()).length);
    },
  }),
  asked({
    name: "a reply written while nobody listens is found",
    async play(stage, card) {
      await stage.restart(() => stage.place.reply("Ben", card, "in the corner cabinet"));
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  asked({
    name: "a restart in the follow-up: it is still asked, and answered",
    about: "desk",
    async play(stage, card) {
      await stage.place.reply("Ben", card, "next to the thing");
      const again = await stage.card("Is it one of these?");
      await stage.restart();
      await stage.place.press("Ben", again, again.buttons[0] ?? "");
      await stage.note(card, "Noted: Ana's mug is");
    },
  }),
  asked({
    name: "a restart after the end: a late answer is still kept",
    about: "desk",
    settings: { answerTimeoutMs: 30_000 },
    async play(stage, card) {
      stage.clock.jump(60_000);
      await stage.until(
        "the question to expire",
        async () => (await stage.questions())[0]?.state === "expired",
      );
      await stage.restart(() => stage.place.reply("Ben", card, "in the corner cabinet"));
      await stage.until("the late answer", async () => (await stage.ballots())[0]?.late);
    },
  }),
  asked({
    name: "the connection breaks: what is written meanwhile is heard once",
    needs: "faults",
    async play(stage, card) {
      await stage.place.breakConnection();
      await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  {
    name: "too fast: the post waits as long as it is told, and stands once",
    needs: "faults",
    // The platform's seconds are real ones.
    settings: { haste: 1 },
    async play(stage) {
      stage.place.refuseNextPost();
      await stage.ask();
      await stage.settle();
      expect(await stage.place.cards()).toHaveLength(1);
    },
  },
  {
    name: "the answer to a post is lost: it is found, not posted again",
    needs: "faults",
    async play(stage) {
      stage.place.loseNextAnswer();
      await stage.ask();
      await stage.settle();
      expect(await stage.place.cards()).toHaveLength(1);
    },
  },
];
