/** What happens while nobody answers: reminders, somebody else, the deadline. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

const minute = 60_000;
const hour = 60 * minute;
/** A Monday in winter. */
const evening = Date.UTC(2026, 1, 2, 21, 30);
const night = { from: 22 * 60, to: 7 * 60 };

export const waiting: readonly Scenario[] = [
  asked({
    name: "nobody answers: people are reminded once",
    about: "desk",
    settings: { rules: { remindAfterMs: [10 * minute] } },
    async play(stage, card) {
      stage.clock.jump(11 * minute);
      await stage.note(card, "Still open: Where is Ana's mug? If nobody knows by");
      stage.clock.jump(20 * minute);
      await stage.settle();
      const notes = await stage.place.notes(card);
      expect(notes.filter(({ text }) => text.includes("Still open"))).toHaveLength(1);
    },
  }),
  asked({
    name: "who has answered is not reminded",
    about: "desk",
    settings: { rules: { remindAfterMs: [10 * minute] } },
    async play(stage, card) {
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted");
      stage.clock.jump(11 * minute);
      await stage.card("Which mug is Ana's");
      const notes = await stage.place.notes(card);
      expect(notes.filter(({ text }) => /Still open: Where/.test(text))).toEqual([]);
    },
  }),
  asked({
    name: "in quiet hours nobody is reminded before the morning",
    about: "desk",
    settings: {
      startsAt: evening,
      answerTimeoutMs: 24 * hour,
      rules: { remindAfterMs: [hour], quietHours: night },
    },
    async play(stage, card) {
      stage.clock.jump(8 * hour);
      await stage.settle();
      const notes = await stage.place.notes(card);
      expect(notes.filter(({ text }) => text.includes("Still open"))).toEqual([]);
      stage.clock.jump(3 * hour);
      await stage.note(card, "Still open: Where is Ana's mug?");
    },
  }),
  asked({
    name: "a reminder that was due while nobody listened is given once",
    about: "desk",
    settings: { rules: { remindAfterMs: [10 * minute, 20 * minute] } },
    async play(stage, card) {
      await stage.restart(async () => stage.clock.jump(25 * minute));
      await stage.note(card, "Still open: Where is Ana's mug?");
      await stage.restart();
      await stage.settle();
      const notes = await stage.place.notes(card);
      expect(notes.filter(({ text }) => text.includes("Still open"))).toHaveLength(1);
    },
  }),
  asked({
    name: "somebody is called in another channel, and answers there",
    needs: "channels",
    settings: { callAfterMs: 20 * minute },
    async play(stage, card) {
      const { place } = stage;
      expect(await place.cards(place.elsewhere)).toEqual([]);
      stage.clock.jump(21 * minute);
      const call = await stage.until("the call", async () =>
        (await place.cards(place.elsewhere)).find(({ text }) => text.includes("Sous needs help")),
      );
      expect(call.text).toContain("Where is Ana's mug?");
      await place.press("Cleo", call, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      const settled = await stage.until("the call to be settled", async () =>
        (await place.cards(place.elsewhere)).find(({ text }) => text.includes("→")),
      );
      expect(settled.id).toBe(call.id);
      expect(settled.buttons).not.toContain("Corner cabinet");
    },
  }),
  asked({
    name: "nobody is called for what has been answered",
    about: "desk",
    needs: "channels",
    settings: { callAfterMs: 20 * minute },
    async play(stage, card) {
      const { place } = stage;
      await place.press("Ben", card, "Corner cabinet");
      await stage.card("Which mug is Ana's");
      await place.press(
        "Ben",
        await stage.card("Which mug is Ana's"),
        "The blue mug in the corner cabinet",
      );
      await stage.card("Done in");
      stage.clock.jump(21 * minute);
      await stage.settle();
      expect(await place.cards(place.elsewhere)).toEqual([]);
    },
  }),
  asked({
    name: "a restart after the call: its buttons still answer",
    about: "desk",
    needs: "channels",
    settings: { callAfterMs: 20 * minute },
    async play(stage, card) {
      const { place } = stage;
      stage.clock.jump(21 * minute);
      const called = async () => (await place.cards(place.elsewhere))[0];
      const call = await stage.until("the call", called);
      await stage.settle();
      await stage.restart();
      await place.press("Cleo", call, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      expect(await place.cards(place.elsewhere)).toHaveLength(1);
    },
  }),
  asked({
    name: "nobody answers by the deadline: the robot looks for itself, and says so",
    about: "desk",
    settings: { answerTimeoutMs: 30 * minute },
    async play(stage, card) {
      stage.clock.jump(31 * minute);
      await stage.note(card, "Nobody answered in time: I will look for it myself.");
      expect((await stage.questions())[0]).toMatchObject({ state: "expired" });
      await stage.until(
        "the choices to go",
        async () => !(await stage.card(/./)).buttons.includes("Corner cabinet"),
      );
    },
  }),
  {
    name: "nobody answers, and the task was to be left then",
    about: "desk",
    settings: { answerTimeoutMs: 30 * minute, rules: { fallback: "abandon" } },
    async play(stage) {
      await stage.ask();
      stage.clock.jump(31 * minute);
      await stage.card("Not done after 0 steps");
    },
  },
];
