/** A home of six drawers and one thing to find: what an answer saves is known exactly. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "../../../src/app/operating/clock.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Bot, Post } from "../../../src/core/bot.js";
import { play, SilentPeople } from "../../../test/build/sous.js";
import { collectReplay, type ReplayMaterial } from "../../replay/play/collect.js";

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
  await play(sous, { home: file });
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
  const show = (post: Post) => {
    const question = post.kind === "card" ? post.card.question : null;
    if (question && !asked.includes(question.id)) {
      asked.push(question.id);
      const text = texts[asked.length - 1] ?? texts.at(-1) ?? "";
      void people.hear({ kind: "words", question: question.id, text });
    }
    return { channel: "", message: post.id };
  };
  const people = new SilentPeople({
    post: async (post) => show(post),
    edit: async (_, post) => void show(post),
    find: async () => [],
  });
  return people.bot;
}
