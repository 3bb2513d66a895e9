import type { RatedAnswer } from "../../core/campaign.js";
import { seededRandom } from "../../core/random.js";
import { type GivenAnswer, giveAnswer, qualityOf } from "./answers.js";
import { chooseAnswering } from "./choose-answering.js";
import { type CrowdMix, makePeople, mixedCrowd, type SimulatedPerson } from "./people.js";
import { makeQuestions, type QuestionSettings, type SimulatedQuestion } from "./questions.js";

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

export interface SimulatedCrowd {
  readonly people: readonly SimulatedPerson[];
  readonly questions: readonly SimulatedQuestion[];
  readonly answers: readonly RatedAnswer[];
  readonly quality: ReadonlyMap<string, number>;
}

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
