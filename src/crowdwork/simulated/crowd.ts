/** A simulated crowd: people of known quality answer questions whose truth is known. */
import type { RatedAnswer } from "../../core/campaign.js";
import { type Random, seededRandom } from "../../core/random.js";
import { type GivenAnswer, giveAnswer, rightShare } from "./answers.js";
import { type CrowdMix, makePeople, mixedCrowd, type SimulatedPerson } from "./people.js";
import { makeQuestions, type QuestionSettings, type SimulatedQuestion } from "./questions.js";

export interface CrowdSettings extends QuestionSettings {
  readonly people: number;
  /** Answers to each question. */
  readonly answers: number;
  readonly seed: number;
  readonly mix?: CrowdMix;
  /** Added to everybody's ability (log-odds of knowing). */
  readonly shift?: number;
  /** Share of answers that were given in sight of others'. */
  readonly seen?: number;
  /** Share of answers that are asked for a second time. */
  readonly repeats?: number;
}

export interface SimulatedCrowd {
  readonly people: readonly SimulatedPerson[];
  readonly questions: readonly SimulatedQuestion[];
  readonly answers: readonly RatedAnswer[];
  /**
   * By person: probability that a claim of theirs is right, over all questions; what was copied counts
   * with the quality of whoever thought of it.
   */
  readonly quality: ReadonlyMap<string, number>;
}

/** Probability that one of a group comes along when another of it answers. */
const comesAlong = { copier: 0.8, colluder: 0.5 } as const;

/** Everything is drawn from the seed: the same settings give the same crowd. */
export function simulateCrowd(settings: CrowdSettings): SimulatedCrowd {
  const { seed, seen = 0.05, repeats = 0.1 } = settings;
  const { mix = mixedCrowd, shift = 0 } = settings;
  const people = makePeople(settings.people, mix, seededRandom(seed, "people")).map((person) => ({
    ...person,
    ability: person.ability + shift,
  }));
  const questions = makeQuestions(settings, seededRandom(seed, "questions"));
  const byId = new Map(people.map((person) => [person.id, person]));
  const given: GivenAnswer[] = [];
  for (const question of questions) {
    const random = seededRandom(seed, "answers", question.id);
    const before: GivenAnswer[] = [];
    for (const person of choosePeople(people, settings.answers, random)) {
      const sawOthers = before.length > 0 && random() < seen;
      before.push(giveAnswer({ person, question, before, sawOthers, seed, random }));
    }
    given.push(...before);
    for (const first of before) {
      const person = byId.get(first.answer.person);
      if (person && random() < repeats)
        given.push(giveAnswer({ person, question, before, earlier: first, seed, random }));
    }
  }
  return {
    people,
    questions,
    answers: given.map(({ answer }) => answer),
    quality: qualityOf(people, questions, given),
  };
}

/** Who answers: drawn by activity; copiers and rings come along with those they belong to, sources first. */
export function choosePeople(
  people: readonly SimulatedPerson[],
  count: number,
  random: Random,
): readonly SimulatedPerson[] {
  const chosen: SimulatedPerson[] = [];
  while (chosen.length < Math.min(count, people.length)) {
    const left = people.filter((person) => !chosen.includes(person));
    const one = drawByActivity(left, random);
    chosen.push(one);
    for (const mate of left) {
      if (chosen.length >= count || mate === one || !belongTogether(one, mate)) continue;
      if (random() < (mate.kind === "colluder" ? comesAlong.colluder : comesAlong.copier))
        chosen.push(mate);
    }
  }
  return chosen.toSorted((a, b) => Number(a.kind === "copier") - Number(b.kind === "copier"));
}

function belongTogether(one: SimulatedPerson, mate: SimulatedPerson): boolean {
  if (mate.kind === "copier") return mate.follows === one.id;
  return mate.kind === "colluder" && mate.follows !== null && mate.follows === one.follows;
}

function drawByActivity(people: readonly SimulatedPerson[], random: Random): SimulatedPerson {
  let left = random() * people.reduce((sum, { activity }) => sum + activity, 0);
  for (const person of people) {
    left -= person.activity;
    if (left < 0) return person;
  }
  const last = people.at(-1);
  if (!last) throw new RangeError("A crowd has at least one person.");
  return last;
}

/**
 * By person: probability that a claim of theirs is right, over all questions; what was copied counts with the
 * quality of whoever thought of it.
 */
export function qualityOf(
  people: readonly SimulatedPerson[],
  questions: readonly SimulatedQuestion[],
  given: readonly GivenAnswer[],
): ReadonlyMap<string, number> {
  const own = new Map(
    people.map((person) => {
      const shares = questions.map((question) => rightShare(person, question));
      return [person.id, shares.reduce((sum, share) => sum + share, 0) / shares.length];
    }),
  );
  const tally = new Map<string, { sum: number; count: number }>();
  for (const { answer, thoughtBy } of given) {
    const counts = tally.get(answer.person) ?? { sum: 0, count: 0 };
    tally.set(answer.person, {
      sum: counts.sum + (own.get(thoughtBy) ?? 0),
      count: counts.count + 1,
    });
  }
  return new Map([...tally].map(([person, { sum, count }]) => [person, sum / count]));
}
