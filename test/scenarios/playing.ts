import { expect } from "vitest";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import type { Episode } from "../../src/core/episode/episode.js";
import type { Place, Room, Seen } from "./place.js";
import { asked, type Scenario } from "./scenario.js";
import type { Stage } from "./stage.js";

const ask = "Ask: Where is Ana's mug?";

async function begin<Where extends Place>(stage: Stage<Where>): Promise<Seen> {
  await stage.place.command("Ana", "play", { home: "kitchen" });
  return stage.card("The first to act is the player");
}

async function present<Where extends Place>(stage: Stage<Where>): Promise<Episode> {
  const [episode] = await stage.sous.memory.episodes.list("kitchen");
  if (!episode) throw new Error("nothing is played");
  return episode;
}

async function deeds<Where extends Place>(stage: Stage<Where>): Promise<readonly string[]> {
  const records = await stage.sous.memory.episodes.steps((await present(stage)).id);
  return records.flatMap(({ step }) => {
    if (step.kind === "begin") return [];
    return step.kind === "act" ? [step.command] : ["?"];
  });
}

async function press<Where extends Place>(
  stage: Stage<Where>,
  label: string,
  person: "Ana" | "Ben" = "Ana",
): Promise<void> {
  const card = await stage.until(`a card that offers ${label}`, async () => {
    await stage.settle();
    const shown = (await stage.place.cards()).at(-1);
    return shown && [...shown.buttons, ...shown.options].includes(label) ? shown : null;
  });
  expect(await stage.place.press(person, card, label)).toBe(true);
}

export const wholeGame: Scenario = {
  name: "a person plays with buttons and menus, asks, is answered by another, and gets it done",
  settings: { played: true },
  async play(stage) {
    const card = await begin(stage);
    expect(card.buttons).toContain(ask);
    expect(card.text).not.toContain("Ana's blue");
    await stage.place.press("Ana", card, ask);
    const asked = await stage.card("Ana plays, so others answer.");
    expect(asked.text).toContain("Where is Ana's mug?");
    await stage.place.press("Ben", asked, "Corner cabinet");
    await stage.card("Ben: Ana's mug is");

    const { task } = await present(stage);
    const scene = createSimulator(loadHousehold("kitchen").content);
    scene.begin(task);
    const plan = scene.plan() ?? [];
    expect(plan.length).toBeGreaterThan(3);
    for (const [at, command] of plan.entries()) {
      await press(stage, command);
      await stage.until(`${command} to be done`, async () => (await deeds(stage))[at + 1]);
    }

    await stage.until("the end", async () => (await present(stage)).end !== null);
    expect(await deeds(stage)).toEqual(["?", ...plan]);
    const { id, policy, end } = await present(stage);
    expect({ policy, end }).toEqual({ policy: "human", end: { kind: "terminated" } });
    expect((await stage.questions()).length).toBe(1);
    expect((await stage.ballots()).map(({ personName }) => personName)).toEqual(["Ben"]);
    const turns = await stage.sous.memory.turns.list(id);
    expect(turns.every(({ taken }) => taken !== null)).toBe(true);
    expect(turns).toHaveLength(plan.length + 1);
  },
};

export const playing: readonly Scenario<Room>[] = [
  {
    name: "a restart loses no turn, and what is written meanwhile is a move, once",
    settings: { played: true },
    async play(stage) {
      const card = await begin(stage);
      await stage.place.reply("Ana", card, "take the moon to the fridge");
      await stage.place.press("Ana", card, "go to drawer 1");
      await stage.card("Ana plays. What do you do?");
      await stage.place.reply("Ana", card, "close drawer 1");
      await stage.whisper("Ana", "not possible now");
      await stage.restart(() => stage.place.reply("Ana", card, "open drawer 1"));
      await stage.until("the move", async () => (await deeds(stage)).length === 2);
      expect(await deeds(stage)).toEqual(["go to drawer 1", "open drawer 1"]);
      // An invalid move stays invalid even if it becomes possible.
      await stage.restart();
      await stage.settle();
      expect(await deeds(stage)).toEqual(["go to drawer 1", "open drawer 1"]);
      expect(await stage.place.cards()).toHaveLength(1);
      await press(stage, "close drawer 1");
      await stage.until("the next move", async () => (await deeds(stage)).length === 3);
      await press(stage, "Give up");
      await stage.until("the end", async () => (await present(stage)).end?.kind === "truncated");
    },
  },
];

const hour = 60 * 60_000;

export const commanding: readonly Scenario<Room>[] = [
  {
    name: "play begins a task; help, status and what cannot be understood say what there is",
    async play(stage) {
      const { place } = stage;
      const help = await place.command("Cleo", "help");
      for (const word of ["play", "status", "facts", "move", "kitchen"])
        expect(help).toContain(word);
      expect(await place.command("Ana", "paly")).toMatch(/play/);
      expect(await place.command("Ana", "play", { home: "castle" })).toContain("kitchen");
      expect(await place.command("Ben", "status")).toContain("Nothing is going on");
      expect(await place.cards()).toEqual([]);
      const home = { home: "kitchen" };
      expect(await place.command("Ana", "play", home)).toContain("Starting in");
      await stage.card("Where is Ana's mug");
      expect(await place.command("Ben", "status")).toContain("Waiting for an answer");
      expect(await place.command("Ben", "play", home)).toContain("I am already at work");
      expect(await place.cards()).toHaveLength(1);
    },
  },
  asked({
    name: "facts, why and one's own page tell what people told, and who",
    async play(stage, card) {
      const { place } = stage;
      expect(await place.command("Ben", "me")).toContain("Where is Ana's mug?");
      await place.press("Ben", card, "Corner cabinet");
      await stage.card("Which mug is Ana's");
      expect(await place.command("Ana", "facts", { home: "kitchen" })).toMatch(
        /Ana's mug is in the corner cabinet \(Ben\)/,
      );
      const why = await place.command("Cleo", "why");
      expect(why).toContain("What I went by:");
      expect(why).toMatch(/Ben said so .*asked "Where is Ana's mug\?"/);
      const page = await place.command("Ben", "me");
      expect(page).toMatch(/What you said last|You said last/);
      expect(page).toMatch(/[Cc]orner cabinet/);
      const told = await place.command("Ben", "ask-less");
      expect(told).toBe("I put at most 2 questions a day to you by name. It was 3.");
      expect((await stage.person("Ben"))?.dailyCap).toBe(2);
    },
  }),
  asked({
    name: "pause keeps answers, over a restart too; resume goes on",
    async play(stage, card) {
      const { place } = stage;
      expect(await place.command("Ana", "pause")).toContain("Paused in Ana's kitchen");
      await stage.card("paused");
      await stage.note(card, "Ana paused the task");
      await place.press("Ben", card, "Corner cabinet");
      await stage.note(card, "Noted: Ana's mug is in the corner cabinet");
      await stage.restart();
      expect(await place.command("Ana", "status")).toContain("Paused: say /sous resume");
      expect(await place.command("Ana", "resume")).toContain("I go on in Ana's kitchen");
      await stage.card("Which mug is Ana's");
    },
  }),
  asked({
    name: "stop ends the task; a late answer is still kept, and things are moved then alone",
    async play(stage, card) {
      const { place } = stage;
      const move = { thing: "tomato", place: "fridge" };
      expect(await place.command("Ana", "move", move)).not.toContain("Moved");
      expect(await place.command("Ana", "stop")).toContain("Stopped in Ana's kitchen");
      await stage.card("it was stopped");
      await stage.note(card, "Ana stopped the task");
      expect((await stage.questions())[0]?.state).toBe("cancelled");
      await place.reply("Ben", card, "in the corner cabinet");
      await stage.until("the late answer", async () => (await stage.ballots())[0]?.late);
      expect(await place.command("Ana", "stop")).toContain("Nothing is going on");
      expect(await place.command("Ana", "move", move)).toBe("Moved: tomato is now in the fridge.");
    },
  }),
  {
    name: "schedule starts one task a day, after a restart too, until it is switched off",
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
];
