/** Several answers to one question, and what people want for themselves. */
import { expect } from "vitest";
import type { Seen } from "./place.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage, StageSettings } from "./stage.js";

const ofThree: StageSettings = { rules: { quorum: 3 } };
const ofTwo: StageSettings = { rules: { quorum: 2 } };

/** Ana and Ben press these, two of three answers. */
async function twoAnswer(stage: Stage, card: Seen, [ana, ben]: readonly [string, string]) {
  await stage.place.press("Ana", card, ana);
  await stage.place.press("Ben", card, ben);
  await stage.card("2 of 3 answers");
}

const toldTwoThings = "I was told two things about Ana's mug";

/** Ana and Ben do not agree; gives the card that asks once more. */
async function disagree(stage: Stage, card: Seen): Promise<Seen> {
  await stage.place.press("Ana", card, "Sink");
  await stage.place.press("Ben", card, "Corner cabinet");
  return stage.card(toldTwoThings);
}

export const several: readonly Scenario[] = [
  asked({
    name: "three are to answer: what they say is hidden until the third has",
    settings: ofThree,
    async play(stage, card) {
      const { place } = stage;
      await place.press("Ana", card, "Corner cabinet");
      await stage.note(card, "Thank you, your answer is in (1 of 3).");
      await place.press("Ben", card, "Corner cabinet");
      await stage.card("2 of 3 answers");
      const notes = await place.notes(card);
      expect(notes.filter(({ text }) => text.includes("corner cabinet"))).toEqual([]);
      expect((await stage.questions())[0]?.state).toBe("open");
      await place.press("Cleo", card, "Corner cabinet");
      await stage.note(card, "3 answered: 3 say in the corner cabinet");
    },
  }),
  asked({
    name: "the same person twice is one of three",
    about: "desk",
    settings: ofThree,
    async play(stage, card) {
      const { place } = stage;
      await place.press("Ben", card, "Sink");
      await stage.note(card, "your answer is in (1 of 3)");
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "your answer is changed (1 of 3)");
      expect((await stage.questions())[0]?.state).toBe("open");
    },
  }),
  asked({
    name: "two of three: the majority is noted, and who said otherwise is kept",
    about: "desk",
    settings: ofThree,
    async play(stage, card) {
      const { place } = stage;
      await twoAnswer(stage, card, ["Corner cabinet", "Sink"]);
      await place.press("Cleo", card, "Corner cabinet");
      await stage.note(card, "3 answered: 2 say in the corner cabinet, 1 says in the sink.");
      expect(await stage.ballots()).toHaveLength(3);
    },
  }),
  asked({
    name: "a restart between two answers of three: the third settles it",
    about: "desk",
    settings: ofThree,
    async play(stage, card) {
      const { place } = stage;
      await twoAnswer(stage, card, ["Corner cabinet", "Corner cabinet"]);
      await stage.restart();
      await place.press("Cleo", card, "Corner cabinet");
      await stage.note(card, "3 answered: 3 say in the corner cabinet");
    },
  }),
  asked({
    name: "two do not agree: one question more, and a third settles it",
    about: "desk",
    settings: ofTwo,
    async play(stage, card) {
      const { place } = stage;
      const again = await disagree(stage, card);
      expect(again.buttons).toEqual(
        expect.arrayContaining(["In the sink", "In the corner cabinet"]),
      );
      await place.press("Cleo", again, "In the corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      const sink = (await stage.told()).filter(({ objects }) => objects.includes("sinkbasin 1"));
      expect(sink).toMatchObject([{ status: "contradicted" }]);
    },
  }),
  asked({
    name: "a restart while two do not agree: it is still put back, and settled",
    about: "desk",
    settings: ofTwo,
    async play(stage, card) {
      const { place } = stage;
      await disagree(stage, card);
      await stage.restart();
      const again = await stage.card(toldTwoThings);
      await place.press("Cleo", again, "In the sink");
      await stage.note(card, "Noted: Ana's mug is in the sink");
    },
  }),
  asked({
    name: "who opts out is not heard and is told so; who comes back is",
    needs: "pages",
    async play(stage, card) {
      const { place } = stage;
      await place.onOwnPage("Ben", "Opt out");
      await stage.until("the wish to be kept", async () =>
        (await stage.person("Ben"))?.optedOutAt ? true : null,
      );
      await place.press("Ben", card, "Sink");
      await stage.whisper("Ben", "You have opted out, so this was not kept");
      expect(await stage.ballots()).toEqual([]);
      await place.onOwnPage("Ben", "Come back");
      await stage.until("the wish to be kept", async () => {
        const ben = await stage.person("Ben");
        return ben !== null && ben.optedOutAt === null;
      });
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
  {
    name: "consent is given and withdrawn on one's own page",
    needs: "pages",
    async play(stage) {
      const { place } = stage;
      await stage.ask();
      await place.onOwnPage("Ben", "I consent");
      await stage.until("the consent", async () => (await stage.person("Ben"))?.consentedAt);
      await place.onOwnPage("Ben", "Withdraw consent");
      await stage.until("the withdrawal", async () => {
        const ben = await stage.person("Ben");
        return ben !== null && ben.consentedAt === null;
      });
    },
  },
  asked({
    name: "a question is answered on one's own page",
    needs: "pages",
    async play(stage, card) {
      await stage.place.onOwnPage("Cleo", "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.card(/→ in the corner cabinet \(Cleo, \d/);
    },
  }),
  asked({
    name: "the wrong person: only who was chosen may answer, and the others are told",
    needs: "pages",
    settings: { doors: { answerers: ["Ben"] } },
    async play(stage, card) {
      const { place } = stage;
      await place.press("Cleo", card, "Sink");
      await stage.whisper("Cleo", "Only the people and groups that were chosen for it may answer");
      expect(await stage.ballots()).toEqual([]);
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  }),
  {
    name: "the wrong person: only who was chosen may start, pause and stop",
    needs: "pages",
    settings: { doors: { managers: ["Ana"] } },
    async play(stage) {
      const { place } = stage;
      const mayNot = "Only the people and groups that were chosen for it may do that";
      expect(await place.command("Ben", "play", { home: "kitchen" })).toContain(mayNot);
      expect(await place.cards()).toEqual([]);
      await stage.ask();
      for (const name of ["pause", "stop"])
        expect(await place.command("Ben", name)).toContain(mayNot);
      expect((await stage.questions())[0]?.state).toBe("open");
      expect(await place.command("Ben", "status")).toContain("Waiting for an answer");
    },
  },
];
