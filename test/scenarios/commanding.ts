/** What is typed after /sous. */
import { expect } from "vitest";
import type { Scenario } from "./scenario.js";

export const commanding: readonly Scenario[] = [
  {
    name: "play begins a task, and says so to whoever asked",
    async play(stage) {
      expect(await stage.place.command("Ana", "play", { home: "kitchen" })).toContain(
        "Starting in",
      );
      await stage.card("Where is Ana's mug");
    },
  },
  {
    name: "play in a home that is busy says what is going on",
    async play(stage) {
      await stage.ask();
      expect(await stage.place.command("Ben", "play", { home: "kitchen" })).toContain(
        "I am already at work",
      );
      expect(await stage.place.cards()).toHaveLength(1);
    },
  },
  {
    name: "play in a home that is not known names the homes",
    async play(stage) {
      expect(await stage.place.command("Ana", "play", { home: "castle" })).toContain("kitchen");
    },
  },
  {
    name: "status says what is waited for",
    async play(stage) {
      expect(await stage.place.command("Ben", "status")).toContain("Nothing is going on");
      await stage.ask();
      expect(await stage.place.command("Ben", "status")).toContain("Waiting for an answer");
    },
  },
  {
    name: "facts tells what people told, and who",
    async play(stage) {
      const card = await stage.ask();
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted");
      expect(await stage.place.command("Ana", "facts", { home: "kitchen" })).toMatch(
        /Ana's mug is in the corner cabinet \(Ben\)/,
      );
    },
  },
  {
    name: "move puts a thing elsewhere between two tasks, and not during one",
    async play(stage) {
      await stage.ask();
      const during = await stage.place.command("Ana", "move", {
        thing: "Ana's mug",
        place: "fridge",
      });
      expect(during).not.toContain("Moved");
    },
  },
  {
    name: "help lists the commands and the homes",
    async play(stage) {
      const help = await stage.place.command("Cleo", "help");
      for (const word of ["play", "status", "facts", "move", "kitchen"])
        expect(help).toContain(word);
    },
  },
];
