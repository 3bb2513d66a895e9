/** The question of a person who plays: what its card shows where the player reads it too. */
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { showQuestion } from "../../src/desk/card-question.js";
import { askStep, beginEpisode, sampleQuestion, stoppedClock } from "../memory/samples.js";

it.each([
  ["slack", true],
  ["discord", true],
  ["x-line", true],
  ["web", undefined],
  ["terminal", undefined],
  ["simulated", undefined],
])("in %s", async (bot, apart) => {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  await beginEpisode(memory, { policy: "human", bot });
  const question = sampleQuestion({ need: { func: "which", noun: "mug", adjective: "Ana's" } });
  await memory.questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 20);
  const shown = await showQuestion(memory, question);
  expect(shown.apart).toBe(apart);
  expect(shown.choices).toEqual(question.choices);
  await memory.close();
});
