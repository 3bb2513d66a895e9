/** The sentence in which a need is asked. */
import { expect, it } from "vitest";
import { meantAdjective, preferredAdjective, taskNoun } from "../../src/core/notebook.js";
import type { Need } from "../../src/core/question.js";
import { phraseQuestion } from "../../src/desk/phrase-question.js";

it.each<[Need, string]>([
  [{ func: "where", noun: "mug" }, "Where is a mug?"],
  [{ func: "where", noun: "mug", adjective: "clean" }, "Where is the clean mug?"],
  [{ func: "where", noun: "mug", adjective: "Ana's" }, "Where is Ana's mug?"],
  [{ func: "where", noun: "mug", adjective: "two" }, "Where are the mugs? I need two."],
  [{ func: "where", noun: "mug", adjective: meantAdjective }, "Where is the mug you mean?"],
  [{ func: "which", noun: "mug", adjective: meantAdjective }, "Which mug do you mean?"],
  [
    { func: "where", noun: "mug", adjective: preferredAdjective },
    "Where is the mug you would like?",
  ],
  [{ func: "which", noun: "mug", adjective: preferredAdjective }, "Which mug would you like?"],
  [{ func: "which", noun: "mug", adjective: "Ana's" }, "Which mug is Ana's?"],
  [{ func: "which", noun: "mug", adjective: "clean" }, "Which mug do you mean by the clean one?"],
  [{ func: "which", noun: "mug" }, "Which mug do you mean?"],
  [{ func: "how", noun: "potato" }, "How should I prepare the potato?"],
  [{ func: "how", noun: "potato", adjective: "red" }, "How should I prepare the red potato?"],
  [{ func: "what", noun: "mug" }, "Which mug should it be?"],
  [{ func: "what", noun: "mug", adjective: "Ana's" }, "What is Ana's mug?"],
  [{ func: "which", noun: taskNoun, adjective: preferredAdjective }, "How would you like it done?"],
  [{ func: "what", noun: taskNoun }, "What exactly should I do?"],
])("%j", (need, sentence) => {
  expect(phraseQuestion(need)).toBe(sentence);
});

it("the thing that was chosen is asked for by its name", () => {
  const need = { func: "where", noun: "mug", adjective: preferredAdjective } as const;
  expect(phraseQuestion(need, "blue mug")).toBe("Where is the blue mug?");
});
