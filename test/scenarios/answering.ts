import { expect } from "vitest";
import { isForgotten } from "./everywhere.js";
import type { Room } from "./place.js";
import { asked, type Scenario } from "./scenario.js";

const minute = 60_000;

export const answering: readonly Scenario<Room>[] = [
  asked({
    name: "a reply is edited and deleted: receipts say so, and its words are forgotten",
    async play(stage, card) {
      const isMarked = async (receipt: string) =>
        expect((await stage.note(card, receipt)).buttons).toEqual([]);
      const written = await stage.place.reply("Ben", card, "in the sink");
      await stage.note(card, "Noted: Ana's mug is in the sink");
      await stage.place.edit(written, "in the corner cabinet");
      const instead = await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
      expect(instead.buttons).toContain("Fix");
      await isMarked("Noted: Ana's mug is in the sink. (replaced)");
      await stage.place.remove(written);
      await isForgotten(stage);
      await isMarked("Noted instead: Ana's mug is in the corner cabinet. (taken back)");
    },
  }),
  asked({
    name: "nobody answers by the deadline: the robot looks for itself; a late answer is thanked for",
    settings: { answerTimeoutMs: 30 * minute },
    async play(stage, card) {
      stage.clock.jump(31 * minute);
      await stage.note(card, "Nobody answered in time: I will look for it myself.");
      expect((await stage.questions())[0]).toMatchObject({ state: "expired" });
      await stage.until(
        "the choices to go",
        async () => !(await stage.card(/./)).buttons.includes("Corner cabinet"),
      );
      await stage.restart(() => stage.place.reply("Ben", card, "in the corner cabinet"));
      await stage.note(card, /Thank you\. I (had begun to look for myself|was done by then)/);
      expect((await stage.ballots())[0]).toMatchObject({ late: true, understood: "fact" });
    },
  }),
  asked({
    name: "what was refused when it was written stays refused after a restart",
    async play(stage, card) {
      await stage.place.onOwnPage("Ben", "Opt out");
      await stage.place.reply("Ben", card, "in the sink");
      await stage.place.speak("Ben", "mention", "in the sink");
      await stage.place.speak("Ben", "direct", "in the sink");
      await stage.settle();
      await stage.place.onOwnPage("Ben", "Come back");
      await stage.restart();
      await stage.settle();
      expect(await stage.ballots()).toEqual([]);
      await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      expect(await stage.ballots()).toHaveLength(1);
    },
  }),
  {
    name: "what people said in the first of three rounds is used in the others, which ask nothing",
    async play(stage) {
      await stage.place.command("Ana", "play", { home: "kitchen", rounds: 3 });
      const card = await stage.card("Where is Ana's mug");
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.card("Which mug is Ana's");
      await stage.place.reply("Cleo", card, "the blue one");
      await stage.note(card, "Noted: Ana's mug is the blue mug");
      await stage.card(/Done in \d+ steps and 2 questions\. Without the answers of/);
      const episodes = await stage.until("three rounds", async () => {
        const all = await stage.sous.memory.episodes.list("kitchen");
        return all.length === 3 && all.every(({ end }) => end?.kind === "terminated") && all;
      });
      for (const { id: episode } of episodes.slice(1))
        expect(await stage.sous.memory.questions.list({ episode })).toEqual([]);
      await stage.note(
        card,
        /Done in \d+ steps\. I didn't ask: \S.* told me earlier that Ana's mug is the blue one/,
      );
      expect((await stage.sous.watch.snapshot("kitchen"))?.reused.length).toBeGreaterThan(0);
      expect(await stage.place.cards()).toHaveLength(2);
    },
  },
];
