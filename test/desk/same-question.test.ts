/** Which questions are taken for the same. */
import { expect, it } from "vitest";
import { gistOf } from "../../src/desk/gist.js";
import { isSameQuestion } from "../../src/desk/same-question.js";

it.each([
  ["Where is Ana's mug?", "Where is Ben's mug?"],
  ["Which cup should I take?", "Which cup should I not take?"],
  ["What is in drawer 1?", "What is in drawer 3?"],
  ["Where should I put the apple?", "Where is the apple?"],
  ["Where is the mug?", "Which mug do you mean?"],
])("never: %s / %s", (one, other) => {
  expect(isSameQuestion(one, other, 1)).toBe(false);
});

it("counts for nothing what the embedder finds unlike", () => {
  expect(isSameQuestion("Where is a mug?", "Where can I find a mug?", 0.1)).toBe(false);
});

it("says what a question is about", () => {
  expect(gistOf("Where did Ana leave her blue mug?")).toEqual({
    asks: "where",
    words: ["ana", "blue", "mug"],
  });
});
