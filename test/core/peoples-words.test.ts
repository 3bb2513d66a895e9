import { expect, it } from "vitest";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { inPeoplesWords } from "../../src/core/question/peoples-words.js";

const view = createSimulator(loadHousehold("kitchen").content, "kitchen").ownerView();

it.each([
  [
    "I saw tomato 1 in cabinet 2. I go there.",
    "I saw the tomato in the corner cabinet. I go there.",
  ],
  ["Cabinet 2 is shut. I open it.", "The corner cabinet is shut. I open it."],
  ["the cabinet 2 is closed", "the corner cabinet is closed"],
  ["open cabinet 2", "open the corner cabinet"],
  ["take mug 3 from cabinet 2", "take the red mug from the corner cabinet"],
  ["put it in sinkbasin 1, not in drawer 21", "put it in the sink, not in drawer 21"],
  ["I look around.", "I look around."],
])("%s", (text, words) => {
  expect(inPeoplesWords(text, view)).toBe(words);
});

it.each(["tv-stand 1", "ana's shelf 1"])("reads the signs of %s as they are", (id) => {
  const [place] = view.places;
  if (!place) throw new Error("the kitchen has no place");
  const named = { ...view, places: [{ ...place, id, label: "tall one" }] };
  expect(inPeoplesWords(`I go to ${id}.`, named)).toBe("I go to the tall one.");
});
