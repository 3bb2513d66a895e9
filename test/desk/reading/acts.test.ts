/** What somebody wants by an utterance, in words that the templates do not have. */
import { expect, it } from "vitest";
import { readAct } from "../../../src/desk/reading/index.js";

const vocabulary = {
  places: ["fridge 1", "sinkbasin 1", "shelf 1"],
  things: ["apple 1", "plate 1", "mug 1"],
};

function read(text: string, asks = "nothing") {
  return readAct(text, { vocabulary, noun: "apple", asks });
}

it.each([
  ["hang on two secs", "wait"],
  ["carry on then, robot", "go-on"],
  ["found it, it was in my coat", "found"],
  ["thanks a bunch", "thanks"],
  ["no clue mate", "unknown"],
  ["the plate is in the fridge", "tell"],
  ["forget what I told you", "withdraw"],
  ["put the plate in the fridge please", "order"],
  ["we ate the last apple", "gone"],
  ["that is the wrong plate", "denial"],
  ["Leo is right", "agree"],
  ["Leo means the old one", "mistaken"],
  ["what a lovely evening", "chatter"],
  ["jawohl", "yes"],
])("%s: %s", (text, act) => {
  const { act: found, probability } = read(text);
  expect(found).toBe(act);
  expect(probability).toBeGreaterThan(0.5);
});

it.each([
  ["the plate is in the fridge", "plain"],
  ["no, it's in the sink", "otherwise"],
  ["I just put it in the sink", "seen"],
])("%s tells what is %s", (text, news) => {
  expect(read(text).news).toBe(news);
});

it.each([
  ["why do you need that?", "why"],
  ["how long will it take?", "urgent"],
  ["have you checked the fridge?", "done"],
])("%s asks about %s", (text, topic) => {
  expect(read(text, "where")).toMatchObject({ act: "ask", topic });
});
