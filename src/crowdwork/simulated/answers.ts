import { mean } from "simple-statistics";
import type { RatedAnswer } from "../../core/campaign.js";
import { drawAround, pick, type Random, seededRandom } from "../../core/random.js";
import { groupBy } from "../statistics/rating.js";
import type { SimulatedPerson } from "./people.js";
import type { SimulatedQuestion } from "./questions.js";

export interface GivenAnswer {
  readonly answer: RatedAnswer;
  readonly typingMs: number;
  readonly thoughtBy: string;
}

interface Occasion {
  readonly person: SimulatedPerson;
  readonly question: SimulatedQuestion;
  readonly before: readonly GivenAnswer[];
  readonly earlier?: GivenAnswer;
  readonly sawOthers?: boolean;
  readonly seed: number;
  readonly random: Random;
}

/** Probability of repeating a visible answer. */
const follows = 0.6;
/** Share of wrong answers that take the lure. */
const lured = 0.4;
/** Standard deviations of the logarithms. */
const timeSpread = 0.5;
const lengthSpread = 0.4;

export function giveAnswer(occasion: Occasion): GivenAnswer {
  const { person, question, earlier, sawOthers = false, random } = occasion;
  const { label, thoughtBy } = decide(occasion);
  const [share, length, perSecond] = person.writes;
  const written =
    random() < share ? Math.max(1, Math.round(drawAround(length, lengthSpread, random))) : 0;
  const thinkingMs = drawAround(person.medianMs, timeSpread, random);
  const typingMs = (1000 * written) / drawAround(perSecond, timeSpread, random);
  return {
    thoughtBy,
    typingMs,
    answer: {
      ballot: `${question.id}-${person.id}${earlier ? "-again" : ""}`,
      question: question.id,
      person: person.id,
      platform: "simulated",
      label,
      written,
      tookMs: Math.round(thinkingMs + typingMs),
      timedFrom: "opened",
      sawOthers,
      truth: question.gold ? question.truth : null,
    },
  };
}

/** By person: mean probability that a claim is right; copied answers count with their author's quality. */
export function qualityOf(
  people: readonly SimulatedPerson[],
  questions: readonly SimulatedQuestion[],
  given: readonly GivenAnswer[],
): ReadonlyMap<string, number> {
  const own = new Map(
    people.map((person) => [
      person.id,
      mean(questions.map((question) => rightShare(person, question))),
    ]),
  );
  const byPerson = groupBy(given, ({ answer }) => answer.person);
  return new Map(
    [...byPerson].map(([person, answers]) => [
      person,
      mean(answers.map(({ thoughtBy }) => own.get(thoughtBy) ?? 0)),
    ]),
  );
}

function rightShare(person: SimulatedPerson, question: SimulatedQuestion): number {
  if (person.kind === "random" || person.kind === "first")
    return question.truth === "bad" ? 0 : 1 / question.candidates.length;
  const knows = knowing(person, question);
  return knows / (knows + (1 - knows) * (1 - person.admits));
}

function knowing({ ability }: SimulatedPerson, { difficulty }: SimulatedQuestion): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

function decide({ person, question, before, earlier, sawOthers, seed, random }: Occasion) {
  const own = { thoughtBy: person.id };
  if (earlier && random() < person.constant)
    return { label: earlier.answer.label, thoughtBy: earlier.thoughtBy };
  const [shown] = before;
  if (sawOthers && shown && random() < follows)
    return { label: shown.answer.label, thoughtBy: shown.thoughtBy };
  if (person.kind === "first") return { ...own, label: question.candidates[0] ?? null };
  if (person.kind === "random") return { ...own, label: pick(random, question.candidates) ?? null };
  if (person.kind === "copier") {
    const source = before.find(({ answer }) => answer.person === person.follows);
    if (source) return { label: source.answer.label, thoughtBy: source.thoughtBy };
  }
  if (person.kind === "colluder") {
    const ring = person.follows ?? person.id;
    const sheet = seededRandom(seed, "sheet", ring, question.id);
    return { label: think(person, question, sheet), thoughtBy: ring };
  }
  return { ...own, label: think(person, question, random) };
}

function think(person: SimulatedPerson, question: SimulatedQuestion, random: Random): string {
  const [known, admitted, drawn] = [random(), random(), random()];
  if (known < knowing(person, question)) return question.truth;
  if (admitted < person.admits) return "dk";
  const wrong = question.candidates.filter((candidate) => candidate !== question.truth);
  if (question.lure && drawn < lured) return question.lure;
  return pick(random, wrong) ?? "bad";
}
