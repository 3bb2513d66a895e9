/** Messages that are edited or deleted after they were answers. */
import { expect } from "vitest";
import type { Seen } from "./place.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

const first = "in the sink";
const second = "in the corner cabinet";
const receipt = "Noted: Ana's mug is in the sink";
const instead = "Noted instead: Ana's mug is in the corner cabinet";

/** The receipt of the first words is marked, and only receipts that stand have buttons. */
async function isMarked(stage: Stage, card: Seen, mark: string): Promise<void> {
  const marked = await stage.note(card, `${receipt}. (${mark})`);
  expect(marked.buttons).toEqual([]);
}

async function isForgotten(stage: Stage): Promise<void> {
  await stage.until("the words to be forgotten", async () =>
    (await stage.ballots()).every(({ text, retracted }) => text === null && retracted),
  );
  expect((await stage.told()).map(({ status }) => status)).not.toContain("valid");
}

export const changing: readonly Scenario[] = [
  asked({
    name: "a reply is edited: the new words count, and the old receipt says so",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      await stage.place.edit(written, second);
      expect((await stage.note(card, instead)).buttons).toContain("Fix");
      await isMarked(stage, card, "replaced");
      expect((await stage.ballots()).filter(({ message }) => message !== null)).toHaveLength(2);
    },
  }),
  asked({
    name: "a reply is deleted: it is taken back, and its words are forgotten",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      await stage.place.remove(written);
      await isForgotten(stage);
      await isMarked(stage, card, "taken back");
    },
  }),
  asked({
    name: "a reply that was not understood is edited into an answer",
    about: "desk",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, "next to the thing");
      await stage.card("Is it one of these?");
      await stage.place.edit(written, second);
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
  asked({
    name: "a receipt loses its buttons when the answer is taken back",
    async play(stage, card) {
      await stage.place.reply("Ben", card, "in the sink");
      await stage.place.press("Ben", await stage.note(card, receipt), "Take back");
      await isMarked(stage, card, "taken back");
    },
  }),
  asked({
    name: "a reply is edited while nobody listens",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      await stage.restart(() => stage.place.edit(written, second));
      await stage.note(card, instead);
      await isMarked(stage, card, "replaced");
    },
  }),
  asked({
    name: "a reply is deleted while nobody listens",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      await stage.restart(() => stage.place.remove(written));
      await isForgotten(stage);
      await isMarked(stage, card, "taken back");
    },
  }),
  asked({
    name: "a reply is written and edited while nobody listens: it counts as it reads now",
    async play(stage, card) {
      await stage.restart(async () => {
        const written = await stage.place.reply("Ben", card, first);
        await stage.place.edit(written, second);
      });
      await stage.note(card, /Noted( instead)?: Ana's mug is in the corner cabinet/);
      const valid = (await stage.told()).filter(({ status }) => status === "valid");
      expect(valid.flatMap(({ objects }) => objects)).not.toContain("sinkbasin 1");
    },
  }),
  asked({
    name: "a reply is deleted while the connection is broken",
    needs: "faults",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      await stage.place.breakConnection();
      await stage.place.remove(written);
      await isForgotten(stage);
    },
  }),
  asked({
    name: "a reply is edited when the question was closed long since: it corrects",
    about: "desk",
    settings: { answerTimeoutMs: 30_000 },
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, first);
      await stage.note(card, receipt);
      stage.clock.jump(60_000);
      await stage.place.edit(written, second);
      await stage.note(card, instead);
      const edited = (await stage.ballots()).find(({ replaces }) => replaces !== null);
      expect(edited?.late).toBe(true);
    },
  }),
];
