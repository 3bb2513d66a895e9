/** Questions of the same words are the same only if everybody and everything keeps its role. */
import { expect, it } from "vitest";
import { isSameQuestion } from "../../src/desk/same-question.js";

const near = 0.8;

it.each([
  ["Where does Ben keep Ana's keys?", "Where does Ana keep Ben's keys?"],
  ["Where is the book under the lamp?", "Where is the lamp under the book?"],
  ["Is the plate on the tray?", "Is the tray on the plate?"],
  ["Did Ana call Ben?", "Did Ben call Ana?"],
  ["Where is the box for the ball?", "Where is the ball for the box?"],
  ["Where are the two mugs?", "Where are the three mugs?"],
  ["Which cup may I use?", "Which cup may I not use?"],
  ["Where is the box?", "Where is the bag?"],
  ["Who has seen the mug?", "Where is the mug?"],
])("%s is not: %s", (one, other) => {
  expect(isSameQuestion(one, other, near)).toBe(false);
  expect(isSameQuestion(other, one, near)).toBe(false);
});

it.each([
  ["Where are the spoons?", "In which drawer are the spoons?"],
  ["Where are the spoons?", "Which cupboard are the spoons in?"],
  ["Where is the couch?", "Where's the sofa?"],
  ["Where is the telly remote control?", "Where can I find the TV remote?"],
  ["Has anyone seen Ana's mug?", "Where is Ana's mug?"],
  ["I can't find the ladle.", "Where is the ladle?"],
  ["What is the location of the refrigerator?", "Where is the fridge?"],
  ["Where are the 2 plates?", "Where are the two plates?"],
  ["Where is the book under the lamp?", "Do you know where the book under the lamp is?"],
  ["Which mug is Ana's?", "Which mug belongs to Ana?"],
])("%s is: %s", (one, other) => {
  expect(isSameQuestion(one, other, near)).toBe(true);
  expect(isSameQuestion(other, one, near)).toBe(true);
});
