import { expect, it } from "vitest";
import { thankWords } from "../../../bots/present/personal.js";

it("thanks are given where something was saved, and not where nothing was", () => {
  const nothing = { stepsSaved: 0, tasksRescued: 0, questionsSpared: 0 };
  expect(thankWords(nothing)).toBeNull();
  expect(thankWords({ ...nothing, stepsSaved: 0.4 })).toBeNull();
  expect(thankWords({ ...nothing, stepsSaved: -3 })).toBeNull();
  expect(thankWords({ ...nothing, stepsSaved: 211.7 })).toBe(
    "Thank you: your answers saved 212 steps.",
  );
  expect(thankWords({ stepsSaved: 1, tasksRescued: 2, questionsSpared: 1 })).toBe(
    "Thank you: your answers saved 1 step, made 2 tasks possible that I would not have managed and spared people 1 question.",
  );
});
