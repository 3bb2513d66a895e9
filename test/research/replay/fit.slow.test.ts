/** People of hidden vagueness, error and delay answer; the numbers are recovered. */
import { describe, expect, it } from "vitest";
import type { Question } from "../../../src/core/question.js";
import { drawAround, seededRandom } from "../../../src/core/random.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { fitPeople, readAnswer } from "../../../src/research/replay/fit.js";
import { simulateAnswer } from "../../../src/research/replay/play/simulate-answer.js";
import { ask } from "./fit-setup.js";

/** Two drawers, two cabinets and two shelves: a wrong kind of place can be told from the right one. */
function withCupboards(question: Question): Question {
  const names = { "2": "cabinet 1", "3": "cabinet 2", "4": "shelf 1", "5": "shelf 2" };
  return JSON.parse(
    Object.entries(names).reduce(
      (text, [number, name]) => text.replace(new RegExp(`drawer ${number}`, "gi"), name),
      JSON.stringify(question),
    ),
  );
}

describe("from 500 answers, wrong and vague within .05, the delay within 10 %", () => {
  const hidden = [
    { wrong: 0.1, vague: 0.3, unsure: 0.05, delayMs: 8000 },
    { wrong: 0.2, vague: 0.6, unsure: 0.1, delayMs: 40_000 },
    { wrong: 0.25, vague: 0, unsure: 0, delayMs: 3000 },
  ];
  it.each(hidden.flatMap((people) => [1, 2, 3].map((seed) => ({ ...people, seed }))))(
    "wrong $wrong, vague $vague, unsure $unsure, seed $seed",
    async ({ seed, delayMs, ...rates }) => {
      const question = withCupboards(await ask("in drawer 6"));
      const grounder = createGrammarGrounder();
      const answers = [];
      for (let at = 0; at < 500; at++) {
        const asked = { ...question, id: `q-${at}` };
        const { facts } = await simulateAnswer(asked, [], { ...rates, seed }, grounder);
        const ms = drawAround(delayMs, 0.5, seededRandom(seed, "took", String(at)));
        answers.push(
          readAnswer(
            question,
            facts.map(({ fact }) => fact),
            ms,
          ),
        );
      }
      const read = answers.filter((one) => one !== null);
      expect(read).toHaveLength(500);
      const fitted = fitPeople(read);
      expect(Math.abs(fitted.wrong - rates.wrong)).toBeLessThan(0.05);
      expect(Math.abs(fitted.vague - rates.vague)).toBeLessThan(0.05);
      expect(Math.abs(fitted.unsure - rates.unsure)).toBeLessThan(0.05);
      expect(Math.abs((fitted.delayMs ?? 0) / delayMs - 1)).toBeLessThan(0.1);
      expect(fitted.delaySpread).toBeCloseTo(0.5, 1);
    },
  );
});
