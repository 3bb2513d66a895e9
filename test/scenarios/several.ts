import { expect } from "vitest";
import type { Room } from "./place.js";
import { asked, type Scenario } from "./scenario.js";

export const several: readonly Scenario<Room>[] = [
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
