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

it.each([
  ["Where is a mug?", "Can you tell me where I could find a mug?"],
  ["Where are the plates?", "Whereabouts are the plates kept now?"],
  ["Where is the remote?", "Have you seen the remote anywhere?"],
  ["Where is the kettle?", "In which room does the kettle stand?"],
  ["Where should I put the towels?", "Where do the towels belong?"],
  ["Where can we leave the key?", "Where should the key go?"],
  ["What is in the fridge?", "What does the fridge contain?"],
  ["What is inside the safe?", "What lies in the safe?"],
  ["Which shelf holds the pan?", "Which shelf is the one to keep the pan?"],
  ["What kind of pan should I use?", "Which pan should I take?"],
  ["How should I prepare the egg?", "How would you like the egg done?"],
  ["How long should I boil the eggs?", "How long must the egg be boiled for?"],
  ["Which knives do you mean?", "Which knife do you have in mind?"],
  ["Which big glass would you prefer?", "Which large glasses do you want?"],
  ["Which little loaf is mine?", "Which of my small loaves?"],
  ["Is the dish washed?", "Are the dishes washed?"],
  ["Where did Ana leave her mug?", "Where is Ana’s mug?"],
])("the same: %s / %s", (one, other) => {
  expect(gistOf(one)).toEqual(gistOf(other));
  expect(isSameQuestion(one, other, 0.3)).toBe(true);
  expect(isSameQuestion(one, other, 0.29)).toBe(false);
});

it.each([
  ["Where is the glass?", "glass"],
  ["Where are the dresses?", "dress"],
  ["Where are the berries?", "berry"],
  ["Where are the ties?", "tie"],
  ["Where is the gas?", "gas"],
  ["Where are the potatoes?", "potato"],
  ["Where are the boxes?", "box"],
  ["Where are the cups?", "cup"],
])("one thing or several: %s", (question, word) => {
  expect(gistOf(question)).toEqual({ asks: "where", words: [word] });
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
