/** Simulated people fitted to kept answers, and how far they are from them. */
import { expect, it } from "vitest";
import { measureGap, readAnswer } from "../../../src/research/replay/fit.js";
import { fitAnswers } from "../../../src/research/replay/play/collect-answers.js";
import { ask, memoryOf } from "./fit-setup.js";

it("reads kept answers, and says how far simulated people are from them", async () => {
  await ask("in drawer 2");
  const { answers, people, fitted, gap } = await fitAnswers(memoryOf(), {
    campaign: null,
    seed: 1,
  });
  expect({ answers, people }).toEqual({ answers: 1, people: 1 });
  expect(fitted).toMatchObject({ wrong: { value: 1, of: 1 }, vague: { value: 0 }, stale: null });
  expect(fitted.wrong?.low).toBeLessThan(0.25);
  expect([gap.before.kinds, gap.after.kinds]).toEqual([1, 0]);
  await expect(fitAnswers(memoryOf(), { campaign: "other", seed: 1 })).rejects.toThrow(
    /There is no campaign "other"/,
  );
});

it("a gap is the share of answers that differ, and the factor between times", async () => {
  const question = await ask("in drawer 6");
  const answer = (objects: readonly string[], ms: number) => {
    const claim = {
      subject: "spoon",
      relation: "at",
      polarity: true,
      certainty: "sure",
      source: "answer",
    } as const;
    const read = readAnswer(question, objects.length > 0 ? [{ ...claim, objects }] : [], {
      person: "p1",
      ms,
      before: () => undefined,
      usual: () => 0,
    });
    if (!read) throw new Error("it is no answer");
    return read;
  };
  const one = [answer(["drawer 6"], 1000), answer(["drawer 5"], 1000)];
  const other = [answer(["drawer 6"], 3000), answer([], 3000)];
  expect(measureGap(one, other)).toEqual({ kinds: 0.5, times: 3 });
});
