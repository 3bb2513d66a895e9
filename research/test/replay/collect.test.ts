/** Recorded questions, played on: homes in which the right figures are known, and rounds in ours. */
import { expect, it } from "vitest";
import { plainRules } from "../../../src/desk/rules.js";
import { openSous, play, simulatedPeople } from "../../../test/build/sous.js";
import { studyReplay } from "../../replay/study-replay.js";
import { collectAll, playDrawers, saying } from "./drawers-home.js";

const setting = { seed: 1, resamples: 200, campaign: null, noise: { wrong: 1, unsure: 0 } };

it("an answer that spares five drawers saves ten steps", async () => {
  const sous = await openSous({ bots: [saying("It's in drawer 6. The fork is in drawer 1.")] });
  await playDrawers(sous);
  const { questions, episodes } = await collectAll(sous);
  expect(episodes).toMatchObject([{ group: "missing", success: true, cost: 5, questions: 1 }]);
  const [question] = questions;
  expect(question).toMatchObject({
    state: "answered",
    reproduced: true,
    replies: [{ right: true }],
    arms: {
      without: { steps: 15, success: true, cost: 15 },
      truthful: { steps: 5, success: true, cost: 5 },
      real: { steps: 5, success: true, cost: 5 },
    },
  });
  expect(question?.arms.noisy.cost).toBeGreaterThan(5);
  const worth = (await sous.memory.episodes.get(question?.episode ?? ""))?.worth;
  expect(worth).toMatchObject({ stepsWith: 5, stepsWithout: 15 });
});

it("a wrong answer costs what it leads to", async () => {
  const sous = await openSous({ bots: [saying("in drawer 6")] });
  await playDrawers(sous, "drawer 1");
  const material = await collectAll(sous);
  expect(material.questions).toMatchObject([
    {
      replies: [{ right: false }],
      reproduced: true,
      arms: { without: { cost: 5 }, real: { cost: 7 } },
    },
  ]);
  const { saved, gap } = studyReplay(material, setting);
  expect(saved.real.steps).toMatchObject({ value: -2, low: null, high: null, n: 1 });
  expect(saved.truthful.steps?.value).toBe(0);
  expect(gap.truthful.steps?.value).toBe(-2);
});

it("silence saves nothing, and is no answer", async () => {
  const sous = await openSous({
    bots: [simulatedPeople({ delayMs: 10_000_000 })],
    answerTimeoutMs: 20,
  });
  await playDrawers(sous);
  const study = studyReplay(await collectAll(sous), setting);
  expect(study).toMatchObject({ questions: 1, answered: 0, people: 0, reproduced: 1 });
  expect(study.answers).toMatchObject({ responseRate: { value: 0 }, right: null });
  expect(study.saved.real.steps?.value).toBe(0);
  expect(study.saved.truthful.steps?.value).toBe(10);
  expect(study.savedByAnswers.steps).toBeNull();
});

it("where silence means giving up, an answer saves the task, and all steps that it leaves", async () => {
  const rules = { ...plainRules, fallback: "abandon" } as const;
  const sous = await openSous({ rules, bots: [saying("in drawer 6")] });
  await playDrawers(sous);
  const { saved } = studyReplay(await collectAll(sous), setting);
  expect(saved.real).toMatchObject({ steps: { value: 45 }, success: { value: 1 } });
});

it("an answer by which the game is lost leads to that again", async () => {
  const sous = await openSous({ bots: [saying("blue", "blue key")] });
  const [episode] = await play(sous, { home: "grid:danger+open-door:2", maxSteps: 98 });
  expect(episode?.end).toEqual({ kind: "truncated", reason: "lost" });
  const { questions } = await collectAll(sous);
  expect(questions.map(({ reproduced }) => reproduced)).toEqual([true, true]);
  expect(questions[1]?.arms).toMatchObject({
    real: { success: false },
    truthful: { success: true },
  });
});

it("says what to do when there is nothing to study", async () => {
  const sous = await openSous();
  await playDrawers(sous);
  await expect(collectAll(sous, { campaign: "pilot" })).rejects.toThrow(
    /There is no campaign "pilot"/,
  );
});
