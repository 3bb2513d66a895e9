import { describe, expect, it } from "vitest";
import { listDrawing } from "../../bots/present/picture/drawing.js";
import { pictureOf } from "../../bots/present/picture/question-picture.js";
import { readInFull } from "../../bots/present/reading.js";
import type { CardTurn } from "../../src/core/bot.js";
import { kitchen, seenInKitchen } from "./home.js";
import { watchOf } from "./quiet-handlers.js";
import { inSlack } from "./shown.js";
import { card as cardOf, question as questionOf } from "./slack-scenario.js";

const turn: CardTurn = {
  id: "m-1",
  sees: ["You are in the middle of a room.", "x".repeat(5000)],
  choices: Array.from({ length: 150 }, (_, at) => ({
    id: `m${at}`,
    label: `go to cabinet ${at}`,
    value: `go to cabinet ${at}`,
  })),
  player: "Ana",
  view: { owner: kitchen, seen: seenInKitchen },
};

const question = questionOf({
  choices: [],
  view: { owner: kitchen, seen: seenInKitchen },
  asker: "Ana",
  apart: true,
});
const card = cardOf({ question: null, doing: "", played: true, turn });

describe("a turn", () => {
  it("is told in full to who wants to read it", async () => {
    const watch = watchOf({ questions: {}, notes: {}, episodes: { e1: { card, timeline: [] } } });
    const reader = { platform: "slack", workspace: "T1", id: "u1" } as const;
    const reading = await readInFull(watch, { kind: "card", id: "e1" }, reader);
    expect(reading?.lines).toContain("• go to cabinet 149");
  });

  it("is drawn with every place where it stands, and nothing in those that were not seen", () => {
    const drawing = pictureOf(card)?.drawing;
    const places = drawing?.mode === "owner" ? drawing.view.places : [];
    expect(places.map(({ id }) => id)).toEqual(kitchen.places.map(({ id }) => id));
    const full = places.filter(({ things }) => things.length > 0).map(({ id }) => id);
    expect(full).toEqual(full.filter((id) => seenInKitchen.includes(id)));
    expect(drawing && listDrawing(drawing)).toHaveLength(1 + seenInKitchen.length);
  });
});

describe("a question of the player's", () => {
  it("has no picture on the card that the player sees", () => {
    expect(pictureOf({ ...card, turn: undefined, question })).toBeNull();
    const { apart: _, ...plain } = question;
    expect(pictureOf({ ...card, turn: undefined, question: plain })).not.toBeNull();
    expect(JSON.stringify(inSlack({ card: { ...card, turn: undefined, question } }))).toContain(
      "Show me the home",
    );
  });
});
