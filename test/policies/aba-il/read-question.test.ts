import { expect, it } from "vitest";
import type { Need } from "../../../src/core/question/question.js";
import { readQuestion } from "../../../src/policies/aba-il/aba-il-policy.js";
import { writeSteps } from "../../../src/policies/react/transcript.js";

function sayNeed(need: Need): string {
  const unasked = { thought: "", reason: "", outcome: "cancelled", handling: "withheld" } as const;
  const step = { kind: "ask", need, observation: "", admissible: [], ...unasked } as const;
  return writeSteps([step], [])[0]?.replace("Ask: ", "") ?? "";
}

const needs: readonly Need[] = [
  { func: "where", noun: "mug" },
  { func: "where", noun: "mug", adjective: "two" },
  { func: "where", noun: "mug", adjective: "meant" },
  { func: "where", noun: "mug", adjective: "blue" },
  { func: "where", noun: "mug", adjective: "Ana's" },
  { func: "where", noun: "mug", adjective: "Ana's blue" },
  { func: "where", noun: "theatre" },
  { func: "which", noun: "mug", adjective: "Ana's" },
  { func: "which", noun: "mug", adjective: "preferred" },
];

it.each(needs.map((need) => [sayNeed(need), need] as const))("%s", (sentence, need) => {
  const { func, noun, adjective = "" } = need;
  expect(readQuestion(sentence)).toEqual({ sentence, func, noun, adjective });
});

it.each(["", "Where?", "Take the mug.", "Which?"])("%j is no question", (sentence) => {
  expect(readQuestion(sentence)).toBeNull();
});

it("says in words what games ask, too", () => {
  const asked: readonly Need[] = [
    { func: "how", noun: "red apple" },
    { func: "what", noun: "key" },
    { func: "what", noun: "zone", adjective: "danger" },
  ];
  expect(asked.map(sayNeed)).toEqual([
    "How is the red apple to be prepared?",
    "Which key is it?",
    "What is the danger zone?",
  ]);
});
