import { expect, it } from "vitest";
import type { NewFact } from "../../src/core/fact.js";
import { meantAdjective, preferredAdjective, taskNoun } from "../../src/core/notebook.js";
import type { Need } from "../../src/core/question.js";
import { showQuestion } from "../../src/desk/deliver/card.js";
import { phraseContradiction } from "../../src/desk/words/phrase.js";
import { phraseQuestion, phraseWeighed } from "../../src/desk/words/phrase-question.js";
import { openRows } from "../build/sous.js";
import { askStep, beginEpisode, sampleQuestion } from "../memory/samples.js";

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
  [{ func: "how", noun: "potato" }, "How should I prepare the potato?"],
  [{ func: "what", noun: "mug" }, "Which mug should it be?"],
  [{ func: "what", noun: "mug", adjective: "Ana's" }, "What is Ana's mug?"],
  [{ func: "which", noun: taskNoun, adjective: preferredAdjective }, "How would you like it done?"],
  [{ func: "which", noun: taskNoun, adjective: meantAdjective }, "What exactly should I do?"],
  [{ func: "how", noun: "potato", adjective: "big" }, "How should I prepare the big potato?"],
  [{ func: "which", noun: "mug", adjective: "James'", thing: "mug 2" }, "Is mug 2 James'?"],
  [
    { func: "which", noun: "mug", adjective: "Ana's big", thing: "mug 2" },
    "Is mug 2 Ana's big mug?",
  ],
])("asks %j", (need, sentence) => {
  expect(phraseQuestion(need)).toBe(sentence);
});

it("asks for the thing that was chosen by its name", () => {
  const need = { func: "where", noun: "mug", adjective: preferredAdjective } as const;
  expect(phraseQuestion(need, "blue mug")).toBe("Where is the blue mug?");
});

const asWhole = "looking myself would take about";

it.each([
  [
    { alone: 4.2, saves: 2.9, price: 1 },
    true,
    `${asWhole} 4 steps; an answer usually saves 2.9, and a question counts as 1`,
  ],
  [
    { alone: 1, saves: 0.04, price: 0.5 },
    false,
    `${asWhole} 1 step; an answer would save none, and a question counts as 0.5`,
  ],
  [
    { alone: 2.5, saves: -3, price: 2 },
    false,
    `${asWhole} 2.5 steps; an answer would save none, and a question counts as 2`,
  ],
  [
    { alone: 12.6, saves: 9.3, price: 4 },
    false,
    `${asWhole} 13 steps; an answer usually saves 9, and a question counts as 4; I look at the likeliest places first`,
  ],
])("says the figures of %j, asked: %s", (weighed, wasAsked, words) => {
  expect(phraseWeighed(weighed, wasAsked)).toBe(words);
});

const isMug1 = { subject: "Ana's mug", relation: "is", objects: ["mug 1"] } as const;
const inSink = { relation: "at", objects: ["sinkbasin 1"] } as const;

it.each<[Partial<NewFact>, string]>([
  [isMug1, "It turned out that Ana's mug is not the blue mug."],
  [{ ...isMug1, polarity: false }, "It turned out that Ana's mug is the blue mug."],
  [{ ...inSink, subject: "apple" }, "I looked in the sink: no apple there. Did it move?"],
  [
    { ...inSink, subject: "Ana's mug" },
    "I looked in the sink: Ana's mug is not there. Did it move?",
  ],
  [{ ...inSink, subject: "apple", polarity: false }, "I did find an apple in the sink."],
  [{ ...inSink, subject: "Ana's mug", polarity: false }, "I did find Ana's mug in the sink."],
  [
    { ...inSink, subject: "mug 1" },
    "I looked in the sink: the blue mug is not there. Did it move?",
  ],
])("says what turned out untrue: %j", (claim, text) => {
  const told = { polarity: true, certainty: "sure", source: "answer", ...claim } as NewFact;
  const labels = new Map([
    ["mug 1", "blue mug"],
    ["sinkbasin 1", "sink"],
  ]);
  const note = `${text} The note is marked as out of date.`;
  expect(phraseContradiction(told, labels)).toBe(note);
});

it.each([
  ["slack", true],
  ["discord", true],
  ["x-line", true],
  ["web", undefined],
  ["terminal", undefined],
])("keeps a player's question apart where the player reads it too: %s", async (bot, apart) => {
  const memory = await openRows();
  await beginEpisode(memory, { policy: "human", bot });
  const question = sampleQuestion({ need: { func: "which", noun: "mug", adjective: "Ana's" } });
  await memory.questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 20);
  const shown = await showQuestion(memory, question);
  expect(shown.apart).toBe(apart);
  expect(shown.choices).toEqual(question.choices);
});
