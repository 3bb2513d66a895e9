/** People of hidden numbers answer; the numbers are recovered. */
import { describe, expect, it } from "vitest";
import type { PeopleRates } from "../../../src/core/people-rates.js";
import type { Question } from "../../../src/core/question.js";
import { drawAround, seededRandom } from "../../../src/core/random.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import {
  type Fitted,
  type FittedPeople,
  fitPeople,
  type ReadAnswer,
  readAnswer,
} from "../../../src/research/replay/fit.js";
import { simulateAnswer } from "../../../src/research/replay/play/simulate-answer.js";
import { ask } from "./fit-setup.js";

interface Hidden extends PeopleRates {
  readonly delayMs: number;
}

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

/** Spoons are usually in drawers, less on the counter. With moves, every third question is about a moved spoon. */
const usual = (_kind: string, { id }: { readonly id: string }) =>
  id.startsWith("drawer") ? 3 : Number(id === "countertop 1");

async function fitAfter(
  count: number,
  { delayMs, ...rates }: Hidden,
  {
    seed,
    people = 5,
    perQuestion = 1,
    moves = false,
  }: { seed: number; people?: number; perQuestion?: number; moves?: boolean },
): Promise<FittedPeople> {
  const question = withCupboards(await ask("in drawer 6"));
  const grounder = createGrammarGrounder();
  const answers: ReadAnswer[] = [];
  for (let at = 0; at < count; at++) {
    const nth = Math.floor(at / perQuestion);
    const asked = { ...question, id: `q-${nth}` };
    const before = () => (moves && nth % 3 === 0 ? "shelf 1" : undefined);
    const who = { name: `p${at % people}`, household: asked.id, before, usual };
    const { facts } = await simulateAnswer(asked, [], { ...rates, seed }, grounder, who);
    const ms = drawAround(delayMs, 0.5, seededRandom(seed, "took", String(at)));
    const claims = facts.map(({ fact }) => fact);
    const answer = readAnswer(asked, claims, { ...who, person: who.name, ms });
    if (answer) answers.push(answer);
  }
  expect(answers).toHaveLength(count);
  return fitPeople(answers);
}

const distance = (fitted: Fitted | null, hidden: number) =>
  Math.abs((fitted?.value ?? Number.POSITIVE_INFINITY) - hidden);

describe("from 500 answers, wrong and vague within .05, the delay within 10 %", () => {
  const hidden: readonly Hidden[] = [
    { wrong: 0.1, vague: 0.3, unsure: 0.05, delayMs: 8000 },
    { wrong: 0.2, vague: 0.6, unsure: 0.1, delayMs: 40_000 },
    { wrong: 0.25, vague: 0, unsure: 0, delayMs: 3000 },
    { wrong: 0, vague: 0, unsure: 0, delayMs: 500 },
    { wrong: 0, vague: 1, unsure: 0, delayMs: 90_000 },
    { wrong: 0.5, vague: 0.8, unsure: 0.1, delayMs: 12_000 },
    { wrong: 0.9, vague: 0.9, unsure: 0, delayMs: 12_000 },
    { wrong: 1, vague: 0.5, unsure: 0, delayMs: 12_000 },
  ];
  it.each(hidden.flatMap((people) => [1, 2, 3, 4].map((seed) => ({ ...people, seed }))))(
    "wrong $wrong, vague $vague, unsure $unsure, seed $seed",
    async ({ seed, ...people }) => {
      const { wrong, vague, unsure, delayMs, delaySpread } = await fitAfter(500, people, { seed });
      expect(distance(wrong, people.wrong)).toBeLessThan(0.05);
      expect(distance(vague, people.vague ?? 0)).toBeLessThan(0.05);
      expect(distance(unsure, people.unsure)).toBeLessThan(0.05);
      expect(distance(delayMs, people.delayMs) / people.delayMs).toBeLessThan(0.1);
      expect(delaySpread).toBeCloseTo(0.5, 1);
    },
  );
});

describe("from 900 answers by three people to each question", () => {
  const hidden: readonly Hidden[] = [
    { wrong: 0.3, unsure: 0, vague: 0.2, stale: 0.5, plausible: 0.7, hearsay: 0, delayMs: 5000 },
    { wrong: 0.3, unsure: 0.1, vague: 0, stale: 0, plausible: 0.2, hearsay: 0.8, delayMs: 5000 },
    { wrong: 0.4, unsure: 0, vague: 0.1, stale: 0.8, plausible: 1, hearsay: 0.5, delayMs: 5000 },
  ];
  it.each(hidden.flatMap((people) => [1, 2, 3].map((seed) => ({ ...people, seed }))))(
    "stale $stale, plausible $plausible and hearsay $hearsay within .15, seed $seed",
    async ({ seed, ...people }) => {
      const fitted = await fitAfter(900, people, {
        seed,
        people: 3,
        perQuestion: 3,
        moves: true,
      });
      expect(distance(fitted.stale, people.stale ?? 0)).toBeLessThan(0.15);
      expect(distance(fitted.plausible, people.plausible ?? 0)).toBeLessThan(0.15);
      if (people.hearsay) expect(distance(fitted.hearsay, people.hearsay)).toBeLessThan(0.15);
      else expect(fitted.hearsay?.value).toBeLessThan(0.3);
    },
  );
});

it("few answers give wide intervals, which hold the hidden number", async () => {
  const hidden = { wrong: 0.3, vague: 0.5, unsure: 0, delayMs: 10_000 };
  const few = await fitAfter(12, hidden, { seed: 2 });
  const many = await fitAfter(500, hidden, { seed: 2 });
  for (const rate of ["wrong", "vague", "delayMs"] as const) {
    const { low = 0, high = 0 } = few[rate] ?? {};
    expect(low).toBeLessThan(hidden[rate]);
    expect(high).toBeGreaterThan(hidden[rate]);
    expect(high - low).toBeGreaterThan(4 * ((many[rate]?.high ?? 0) - (many[rate]?.low ?? 0)));
  }
});
