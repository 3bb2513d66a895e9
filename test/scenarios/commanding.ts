/** What is typed after /sous. */
import { expect } from "vitest";
import { asked, type Scenario } from "./scenario.js";

const hour = 60 * 60_000;

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
    about: "desk",
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
    about: "desk",
    async play(stage) {
      expect(await stage.place.command("Ana", "play", { home: "castle" })).toContain("kitchen");
    },
  },
  {
    name: "status says what is waited for",
    about: "desk",
    async play(stage) {
      expect(await stage.place.command("Ben", "status")).toContain("Nothing is going on");
      await stage.ask();
      expect(await stage.place.command("Ben", "status")).toContain("Waiting for an answer");
    },
  },
  asked({
    name: "facts tells what people told, and who",
    about: "desk",
    async play(stage, card) {
      await stage.place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted");
      expect(await stage.place.command("Ana", "facts", { home: "kitchen" })).toMatch(
        /Ana's mug is in the corner cabinet \(Ben\)/,
      );
    },
  }),
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
    about: "desk",
    async play(stage) {
      const help = await stage.place.command("Cleo", "help");
      for (const word of ["play", "status", "facts", "move", "kitchen"])
        expect(help).toContain(word);
    },
  },
  {
    name: "what cannot be understood is said to be so, with what can",
    needs: "typed",
    async play(stage) {
      expect(await stage.place.command("Ana", "paly")).toMatch(/play/);
      expect(await stage.place.cards()).toEqual([]);
    },
  },
  asked({
    name: "why tells which facts led to the last action, and from whom they are",
    about: "desk",
    async play(stage, card) {
      const { place } = stage;
      await place.press("Ben", card, "Corner cabinet");
      await stage.card("Which mug is Ana's");
      const why = await place.command("Cleo", "why");
      expect(why).toContain("It rests on:");
      expect(why).toMatch(/Ben said so .*asked "Where is Ana's mug\?"/);
    },
  }),
  asked({
    name: "pause keeps answers, over a restart too; resume goes on",
    about: "desk",
    async play(stage, card) {
      const { place } = stage;
      expect(await place.command("Ana", "pause")).toContain("Paused in Ana's kitchen");
      await stage.card("paused");
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.restart();
      expect(await place.command("Ana", "status")).toContain("Paused: say /sous resume");
      expect(await place.command("Ana", "resume")).toContain("I go on in Ana's kitchen");
      await stage.card("Which mug is Ana's");
    },
  }),
  asked({
    name: "stop ends the task, and a late answer is still kept",
    about: "desk",
    async play(stage, card) {
      const { place } = stage;
      expect(await place.command("Ana", "stop")).toContain("Stopped in Ana's kitchen");
      await stage.card("it was stopped");
      expect((await stage.questions())[0]?.state).toBe("cancelled");
      await place.reply("Ben", card, "in the corner cabinet");
      await stage.until("the late answer", async () => (await stage.ballots())[0]?.late);
      expect(await place.command("Ana", "stop")).toContain("Nothing is going on");
    },
  }),
  {
    name: "schedule starts one task a day, after a restart too, until it is switched off",
    about: "desk",
    settings: { startsAt: Date.UTC(2026, 1, 2, 9, 30) },
    async play(stage) {
      const { place } = stage;
      const daily = { daily: "10:00", home: "kitchen" };
      expect(await place.command("Ana", "schedule", daily)).toContain("Every day at 10:00 (UTC)");
      await stage.restart();
      stage.clock.jump(35 * 60_000);
      await stage.card("Where is Ana's mug");
      await place.command("Ana", "stop");
      const later = { daily: "11:00", home: "kitchen" };
      expect(await place.command("Ana", "schedule", later)).toContain("from tomorrow on");
      stage.clock.jump(2 * hour);
      await stage.settle();
      stage.clock.jump(21 * hour);
      await stage.settle();
      expect(await place.cards()).toHaveLength(1);
      expect(await place.command("Ana", "schedule", { daily: "off" })).toContain(
        "Not scheduled any more",
      );
      expect(await place.command("Ana", "schedule")).toContain("Nothing is scheduled");
    },
  },
  {
    name: "ask-less lowers what is put to a person by name",
    about: "desk",
    async play(stage) {
      const told = await stage.place.command("Ben", "ask-less");
      expect(told).toBe("I put at most 2 questions a day to you by name. It was 3.");
      expect((await stage.person("Ben"))?.dailyCap).toBe(2);
    },
  },
  asked({
    name: "me shows what one could answer, and what one has said",
    needs: "pages",
    async play(stage, card) {
      const { place } = stage;
      expect(await place.command("Ben", "me")).toContain("Where is Ana's mug?");
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted");
      const page = await place.command("Ben", "me");
      expect(page).toMatch(/What you said last|You said last/);
      expect(page).toMatch(/[Cc]orner cabinet/);
    },
  }),
];
