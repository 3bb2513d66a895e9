import type { Card, CardQuestion } from "../core/bot.js";
import { findHome, simulate } from "./households.js";

const house = "kitchen";
const mostChoices = 4;

export function testQuestion(deadline: number): CardQuestion {
  const home = findHome(house);
  if (!home) throw new Error(`there is no home ${house}`);
  const owner = simulate(home).ownerView();
  return {
    id: "live-test",
    need: { func: "where", noun: "mug" },
    text: "A test by sous doctor: where is a mug?",
    why: "Any answer will do, and this message goes away again.",
    choices: owner.places
      .slice(0, mostChoices)
      .map(({ id: value, label }, at) => ({ id: `c${at}`, label, value })),
    mode: "owner",
    followUp: false,
    fallback: "explore",
    assignee: null,
    answers: null,
    deadline,
    view: { owner, seen: owner.places.map(({ id }) => id) },
  };
}

export function testCard(
  episode: string,
  changes: Pick<Card, "question" | "doing" | "done">,
): Card {
  return {
    episode,
    household: house,
    home: "a test",
    round: 1,
    mode: "owner",
    task: "see what works in this channel.",
    steps: 0,
    maxSteps: 1,
    heard: null,
    ...changes,
  };
}

export const testEnd: NonNullable<Card["done"]> = {
  success: true,
  reason: null,
  steps: 0,
  questions: 1,
  worth: null,
  helpers: [],
  facts: [],
};
