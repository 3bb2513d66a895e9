import { type Random, seededRandom } from "../../core/random.js";
import { type GivenAnswer, giveAnswer, qualityOf } from "./answers.js";
import { type CrowdMix, makePeople, mixedCrowd, type SimulatedPerson } from "./people.js";
import { makeQuestions, type QuestionSettings } from "./questions.js";

const comesAlong = { copier: 0.8, colluder: 0.5 } as const;

/** Draws by activity; copiers and rings accompany their people, sources first. */
function chooseAnswering(
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

export interface CrowdSettings extends QuestionSettings {
  readonly people: number;
  readonly answers: number;
  readonly seed: number;
  readonly mix?: CrowdMix;
  readonly shift?: number;
  readonly seen?: number;
  /** Share of answers asked for again. */
  readonly repeats?: number;
}

export type SimulatedCrowd = ReturnType<typeof simulateCrowd>;

export function simulateCrowd(settings: CrowdSettings) {
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
    for (const person of chooseAnswering(people, settings.answers, random)) {
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
