/** Played in the room and on the platforms. */
import { expect } from "vitest";
import type { Place, Seen } from "./place.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

const minute = 60_000;

export async function isForgotten<Where extends Place>(stage: Stage<Where>): Promise<void> {
  await stage.until("the words to be forgotten", async () =>
    (await stage.ballots()).every(({ text, retracted }) => text === null && retracted),
  );
  expect((await stage.told()).map(({ status }) => status)).not.toContain("valid");
}

export const mentioned: Scenario = asked<Place>({
  name: "a mention in the channel answers once; edited it changes, deleted it is taken back",
  async play(stage, card) {
    const written = await stage.place.speak("Ben", "mention", "in the sink");
    await stage.note(card, "Noted: Ana's mug is in the sink");
    expect(await stage.ballots()).toHaveLength(1);
    await stage.place.edit(written, "in the corner cabinet");
    await stage.note(card, "Noted instead: Ana's mug is in the corner cabinet");
    const replaced = await stage.note(card, "Noted: Ana's mug is in the sink. (replaced)");
    expect(replaced.buttons).toEqual([]);
    await stage.place.remove(written);
    await isForgotten(stage);
  },
});

export const restarted: Scenario = asked<Place>({
  name: "a restart while the question is open: the old button still answers",
  async play(stage, card) {
    await stage.restart();
    await stage.place.press("Ben", card, "Corner cabinet");
    await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    // Counted after the cards, a next question would be included.
    const { length } = await stage.place.cards();
    expect(length).toBeLessThanOrEqual((await stage.questions()).length);
  },
});

export const readLater: readonly Scenario[] = (["mention", "direct"] as const).map((how) =>
  asked<Place>({
    name: `a ${how} message written while nobody listens is found, its change and its end too`,
    async play(stage, card) {
      await stage.place.speak("Ben", "plain", "who is cooking?");
      let written = await stage.place.speak("Cleo", "plain", "not me");
      const hasTold = async (words: string) =>
        [
          ...(await stage.place.directly("Ben")),
          ...(await stage.place.notes(card)).map(({ text }) => text),
        ].some((text) => text.includes(words));
      await stage.restart(async () => {
        written = await stage.place.speak("Ben", how, "in the sink");
      });
      await stage.until("the receipt", () => hasTold("Noted: Ana's mug is in the sink"));
      await stage.restart(() => stage.place.edit(written, "in the corner cabinet"));
      await stage.until("the change", () => hasTold("Ana's mug is in the corner cabinet"));
      await stage.restart(() => stage.place.remove(written));
      await isForgotten(stage);
    },
  }),
);

export const called: Scenario = asked<Place>({
  name: "somebody is called in another channel, and answers there after a restart",
  settings: { callAfterMs: 20 * minute },
  async play(stage, card) {
    const { place } = stage;
    const callWith = async (words: string): Promise<Seen | undefined> =>
      (await place.cards(place.elsewhere)).find(({ text }) => text.includes(words));
    expect(await place.cards(place.elsewhere)).toEqual([]);
    stage.clock.jump(21 * minute);
    const call = await stage.until("the call", () => callWith("Sous needs help"));
    expect(call.text).toContain("Where is Ana's mug?");
    await stage.settle();
    await stage.restart();
    await place.press("Cleo", call, "Corner cabinet");
    await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    const settled = await stage.until("the call to be settled", () => callWith("→"));
    expect(settled.id).toBe(call.id);
    expect(settled.buttons).not.toContain("Corner cabinet");
    expect(await place.cards(place.elsewhere)).toHaveLength(1);
  },
});
