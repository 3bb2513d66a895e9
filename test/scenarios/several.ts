import { expect } from "vitest";
import type { Room } from "./place.js";
import { asked, type Scenario } from "./scenario.js";

export const several: readonly Scenario<Room>[] = [
  asked({
    name: "three are to answer: what they say is hidden until the third has, over a restart too",
    settings: { rules: { quorum: 3 } },
    async play(stage, card) {
      const { place } = stage;
      await place.press("Ana", card, "Sink");
      await stage.note(card, "Thank you, your answer is in (1 of 3).");
      await place.press("Ana", card, "Corner cabinet");
      await stage.note(card, "your answer is changed (1 of 3)");
      await place.press("Ben", card, "Corner cabinet");
      await stage.card("2 of 3 answers");
      const notes = await place.notes(card);
      expect(notes.filter(({ text }) => text.includes("corner cabinet"))).toEqual([]);
      expect((await stage.questions())[0]?.state).toBe("open");
      await stage.restart();
      await place.press("Cleo", card, "Sink");
      await stage.note(card, "3 answered: 2 say in the corner cabinet, 1 says in the sink.");
    },
  }),
  asked({
    name: "two do not agree: one question more, over a restart too, and a third settles it",
    settings: { rules: { quorum: 2 } },
    async play(stage, card) {
      const { place } = stage;
      const toldTwoThings = "I was told two things about Ana's mug";
      await place.press("Ana", card, "Sink");
      await place.press("Ben", card, "Corner cabinet");
      await stage.card(toldTwoThings);
      await stage.restart();
      const again = await stage.card(toldTwoThings);
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
    name: "on one's own page one opts out and comes back, consents and withdraws, and answers",
    async play(stage, card) {
      const { place } = stage;
      const isKept = (wish: "optedOutAt" | "consentedAt", isSet: boolean) =>
        stage.until("the wish to be kept", async () => {
          const ben = await stage.person("Ben");
          return ben !== undefined && (ben[wish] !== null) === isSet;
        });
      await place.onOwnPage("Ben", "Opt out");
      await isKept("optedOutAt", true);
      await place.press("Ben", card, "Sink");
      await stage.whisper("Ben", "You have opted out, so this was not kept");
      expect(await stage.ballots()).toEqual([]);
      await place.onOwnPage("Ben", "Come back");
      await isKept("optedOutAt", false);
      await place.onOwnPage("Ben", "I consent");
      await isKept("consentedAt", true);
      await place.onOwnPage("Ben", "Withdraw consent");
      await isKept("consentedAt", false);
      await place.onOwnPage("Ben", "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.card(/→ in the corner cabinet \(Ben, \d/);
    },
  }),
  {
    name: "only who was chosen may start, pause and stop, and only who was chosen may answer",
    settings: { doors: { managers: ["Ana"], answerers: ["Ben"] } },
    async play(stage) {
      const { place } = stage;
      const mayNot = "Only the people and groups that were chosen for it may do that";
      expect(await place.command("Ben", "play", { home: "kitchen" })).toContain(mayNot);
      expect(await place.cards()).toEqual([]);
      const card = await stage.ask();
      for (const name of ["pause", "stop"])
        expect(await place.command("Ben", name)).toContain(mayNot);
      expect((await stage.questions())[0]?.state).toBe("open");
      expect(await place.command("Ben", "status")).toContain("Waiting for an answer");
      await place.press("Cleo", card, "Sink");
      await stage.whisper("Cleo", "Only the people and groups that were chosen for it may answer");
      expect(await stage.ballots()).toEqual([]);
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
    },
  },
];
