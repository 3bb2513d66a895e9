/** A home of six drawers and one thing to find: what an answer saves is known exactly. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "../../../src/app/clock.js";
import { keepHousehold } from "../../../src/app/households.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Bot, BotHandlers, Post } from "../../../src/core/bot.js";
import type { ReplayMaterial } from "../../../src/research/replay/contract.js";
import { collectReplay } from "../../../src/research/replay/play/collect.js";

const drawers = ["drawer 1", "drawer 2", "drawer 3", "drawer 4", "drawer 5", "drawer 6"];

const homeWith = (spoonIn: string) => ({
  id: "drawers",
  title: "Six drawers",
  rooms: ["kitchen"],
  people: ["Ana"],
  places: ["countertop 1", ...drawers].map((id) => ({ id, room: "kitchen" })),
  things: [
    { id: "spoon 1", in: spoonIn },
    { id: "fork 1", in: "drawer 1" },
  ],
  tasks: [
    {
      type: "pick_and_place_simple",
      sentence: "put a spoon on the counter.",
      object: "spoon",
      target: "countertop",
    },
  ],
});

/** Plays the home's one task. Without an answer the drawers are opened one after the other. */
export async function playDrawers(sous: Sous, spoonIn = "drawer 6"): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "sous-")), "drawers.json");
  writeFileSync(file, JSON.stringify(homeWith(spoonIn)));
  const household = await keepHousehold(sous.memory, file, systemClock);
  await sous.runner.play({
    household,
    rounds: 1,
    maxSteps: 50,
    seed: 1,
    askPolicy: "missing",
    bot: "simulated",
    channel: "simulated",
  });
}

/** What all that was played comes to. */
export function collectAll(
  sous: Sous,
  change: Partial<Parameters<typeof collectReplay>[1]> = {},
): Promise<ReplayMaterial> {
  return collectReplay(sous.memory, {
    campaign: null,
    limit: 200,
    seed: 1,
    noise: { wrong: 1, unsure: 0 },
    clock: systemClock,
    ...change,
  });
}

/** Somebody who says this to the first question, that to the second, and so on; the last to all others. */
export function saying(...texts: readonly string[]): Bot {
  const asked: string[] = [];
  let handlers: BotHandlers | null = null;
  const show = (post: Post) => {
    const question = post.kind === "card" ? post.card.question : null;
    if (question && !asked.includes(question.id)) {
      asked.push(question.id);
      const text = texts[asked.length - 1] ?? texts.at(-1) ?? "";
      void handlers?.inbox.receive({
        key: `said:${question.id}`,
        platform: "simulated",
        workspace: "local",
        person: { id: "ana", name: "Ana" },
        at: systemClock.now(),
        what: { kind: "words", question: question.id, text },
      });
    }
    return { channel: "", message: post.id };
  };
  return {
    platform: "simulated",
    paceMs: 0,
    start: async (given) => {
      handlers = given;
    },
    stop: async () => undefined,
    post: async (post) => show(post),
    edit: async (_, post) => {
      show(post);
    },
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };
}
