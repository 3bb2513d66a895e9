/** What a card shows where a person plays, within what platforms bear, and what it keeps from the player. */
import { describe, expect, it } from "vitest";
import { showCard as showDiscord } from "../../bots/discord/card-message.js";
import { listDrawing } from "../../bots/present/drawing.js";
import { pictureOf } from "../../bots/present/question-picture.js";
import { readInFull } from "../../bots/present/reading.js";
import { showCard as showSlack } from "../../bots/slack/card-message.js";
import type { AskedQuestion, Card, CardQuestion, CardTurn } from "../../src/core/bot.js";
import { kitchen, seenInKitchen } from "./home.js";
import { watchOf } from "./slack-scenario.js";

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

const question: CardQuestion = {
  id: "q1",
  need: { func: "where", noun: "apple" },
  text: "Where is an apple?",
  why: "",
  choices: [],
  mode: "owner",
  followUp: false,
  fallback: "explore",
  deadline: 9_000,
  assignee: null,
  answers: null,
  view: { owner: kitchen, seen: seenInKitchen },
  asker: "Ana",
  apart: true,
};

const card: Card = {
  episode: "e1",
  household: "kitchen",
  home: "Ana's kitchen",
  round: 1,
  mode: "owner",
  task: "heat an apple.",
  steps: 3,
  maxSteps: 50,
  question: null,
  heard: null,
  doing: "",
  done: null,
  played: true,
  turn,
};

describe("a turn", () => {
  it("fits Slack's limits with 150 moves and a long sight, and all of it is behind More…", () => {
    const { text, blocks } = showSlack(card);
    const actions = blocks.filter((block) => block.type === "actions");
    const [buttons, more] = actions.map(({ elements }) => elements);
    expect(buttons).toHaveLength(22);
    const [menu] = buttons?.filter(({ type }) => type === "static_select") ?? [];
    expect(menu && "options" in menu ? menu.options : []).toHaveLength(100);
    expect(JSON.stringify(more)).toContain("More…");
    expect(JSON.stringify(blocks).length).toBeLessThan(20_000);
    for (const block of blocks)
      if (block.type === "section") expect(block.text?.text.length).toBeLessThanOrEqual(3000);
    expect(text.length).toBeLessThanOrEqual(3000);
  });

  it("fits Discord's limits, with at most 25 options in each menu", () => {
    const { content, components } = showDiscord(card, { episode: "e1", post: "p1" });
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content).toContain("Ana plays. What do you do?");
    expect(components.length).toBeLessThanOrEqual(5);
    for (const { components: parts } of components) {
      expect(parts.length).toBeLessThanOrEqual(5);
      for (const part of parts)
        if ("options" in part) expect(part.options.length).toBeLessThanOrEqual(25);
    }
    expect(JSON.stringify(components.at(-1))).toMatch(/Type it….*More…/);
  });

  it("is told in full to who wants to read it", async () => {
    const watch = watchOf({ questions: {}, notes: {}, episodes: { e1: { card, timeline: [] } } });
    const reader = { platform: "slack", workspace: "T1", id: "u1" };
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
  const asked: AskedQuestion = {
    question,
    secret: false,
    player: { platform: "slack", workspace: "T1", id: "u1" },
  };
  const watch = watchOf({ questions: { q1: asked }, notes: {}, episodes: {} });
  const read = (id: string) =>
    readInFull(watch, { kind: "list", id: "q1" }, { platform: "slack", workspace: "T1", id });

  it("has no picture on the card that the player sees", () => {
    expect(pictureOf({ ...card, turn: undefined, question })).toBeNull();
    const { apart: _, ...plain } = question;
    expect(pictureOf({ ...card, turn: undefined, question: plain })).not.toBeNull();
    expect(JSON.stringify(showSlack({ ...card, turn: undefined, question }))).toContain(
      "Show me the home",
    );
  });

  it("shows the home to everybody but the player", async () => {
    expect((await read("u1"))?.title).toBe("Not for the player");
    expect((await read("u1"))?.lines.join()).not.toContain("fridge");
    expect((await read("u2"))?.lines.join()).toContain("fridge");
  });
});
