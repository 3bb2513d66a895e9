import { expect } from "vitest";
import { ownerRights } from "../../src/core/bot.js";
import { isForgotten } from "./everywhere.js";
import type { Platform } from "./place.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

const removed = /removed from the server|not in the channel any more/;
const silenced = /may not post in the channel any more|is archived/;

const everything = { verb: "status", everywhere: true } as const;
const owner = {
  platform: "web",
  workspace: "local",
  person: { id: "you", name: "you" },
  channel: "web",
  ...ownerRights,
} as const;

const waiting: readonly Scenario<Platform>[] = (
  [
    ["removed", removed],
    ["silenced", silenced],
  ] as const
).map(([how, why]) =>
  asked<Platform>({
    name: `the bot is ${how}: the task waits and status says why; it goes on when that is mended`,
    async play(stage, card) {
      await stage.place.lose(how);
      await stage.until("the pause", async () => why.test((await pausedFor(stage)) ?? ""));
      if (how === "silenced")
        await stage.until("a word to Ana", async () =>
          (await stage.place.directly("Ana")).some(
            (text) => text.includes("I wait in Ana's kitchen") && why.test(text),
          ),
        );
      // Commands need the bot's presence, so the owner uses the control.
      expect(await stage.sous.control.perform(everything, owner)).toMatch(why);
      await stage.place.mend();
      await stage.until("the end of the pause", async () => (await pausedFor(stage)) === null);
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
);

export const losing: readonly Scenario<Platform>[] = [
  ...waiting,
  {
    name: "the bot may post after Sous has started: it introduces itself once, with a button that plays",
    settings: { isUnknown: true, before: (place) => place.lose("silenced") },
    async play(stage) {
      const welcomes = async () =>
        (await stage.place.cards()).filter(({ text }) => text.includes("Hello, I am Sous"));
      expect(await stage.place.cards()).toEqual([]);
      await stage.place.mend();
      const [welcome] = await stage.until("the welcome", async () => {
        const all = await welcomes();
        return all.length > 0 && all;
      });
      expect(await stage.place.cards()).toHaveLength(1);
      await stage.restart();
      await stage.place.lose("removed");
      await stage.place.mend();
      if (welcome) await stage.place.press("Ana", welcome, "Play in Ana's kitchen");
      await stage.card("Where is Ana's mug");
      await stage.whisper("Ana", "Starting in Ana's kitchen");
      expect(await welcomes()).toHaveLength(1);
    },
  },
  asked<Platform>({
    name: "an answer in an old thread is deleted after a restart: taken back, and its words forgotten",
    async play(stage, card) {
      const written = await stage.place.reply("Ben", card, "in the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.place.command("Ana", "stop");
      await stage.settle();
      await stage.restart(() => stage.place.archive(card));
      await stage.settle();
      await stage.place.remove(written);
      await isForgotten(stage);
    },
  }),
  asked<Platform>({
    name: "a moderator deletes the card: it is posted anew once, then who asked for the task is told",
    async play(stage, card) {
      await stage.place.moderate("message", card);
      const again = await stage.until("the card again", async () =>
        (await stage.place.cards()).find(({ id, text }) => id !== card.id && text.includes("mug")),
      );
      await stage.place.moderate("message", again);
      await stage.until("a word to Ana", async () =>
        (await stage.place.directly("Ana")).some((text) =>
          /deleted my question twice.*You can still answer: \/sous me\./s.test(text),
        ),
      );
      await stage.settle();
      expect(await stage.place.cards()).toEqual([]);
      await stage.place.speak("Ben", "direct", "in the corner cabinet");
      await stage.until("the answer", async () => (await stage.told()).length > 0);
    },
  }),
  asked<Platform>({
    name: "the thread under a card is deleted: notes begin a new one",
    async play(stage, card) {
      await stage.place.moderate("thread", card);
      await stage.card("Where is Ana's mug");
      await stage.place.speak("Ben", "mention", "in the corner cabinet");
      const again = await stage.card("in the corner cabinet");
      await stage.note(again, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
];

/** Null without a pause. */
async function pausedFor({ sous }: Stage<Platform>): Promise<string | null> {
  const run = await sous.memory.runs.get("kitchen");
  return run?.pausedAt == null ? null : (run.pausedFor ?? "");
}
