import { expect } from "vitest";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import type { Episode } from "../../src/core/episode/episode.js";
import type { Place, Room, Seen } from "./place.js";
import type { Scenario } from "./scenario.js";
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
