/** What a card says at the end of a task that used a thing on a guess. */
import { expect, it } from "vitest";
import type { Fact } from "../../src/core/fact.js";
import { sayGuess } from "../../src/desk/card-end.js";
import { lookStep, sampleEpisode, sampleQuestion } from "../memory/samples.js";

it.each([
  ["nobody told me", []],
  ["the answers left it open", [{ relation: "is", subject: "Ana's mug", source: "answer" }]],
  ["nobody told me", [{ relation: "is", subject: "Ben's mug", source: "answer" }]],
])("a guess says that %s", (why, told) => {
  const { task } = sampleEpisode();
  const episode = sampleEpisode({ task: { ...task, particular: { owner: "Ana" } } });
  const look = lookStep(1);
  const guessed = { ...look, step: { ...look.step, guess: "mug 1" } } as typeof look;
  const { guess } = sayGuess(episode, [guessed], [sampleQuestion()], told as unknown as Fact[]);
  expect(guess).toMatch(new RegExp(`^I guessed that Ana's mug is .*: ${why}\\.$`));
  expect(sayGuess(episode, [look], [], [])).toEqual({});
});
