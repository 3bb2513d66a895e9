/** Simulates the answers of a crowd with spammers, copiers and people who share answers. */
import { mean } from "simple-statistics";
import type { RatedAnswer } from "../../core/campaign/campaign.js";
import { drawAround, drawNormal, pick, type Random, seededRandom } from "../../core/random.js";
import { drawByPropensity } from "../quality/propensities.js";
import { groupBy } from "../statistics/rating.js";

const personKinds = [
  "diligent",
  "careless",
  "random",
  "first",
  "llm-good",
  "llm-average",
  "copier",
  "colluder",
] as const;
export type PersonKind = (typeof personKinds)[number];

export type CrowdMix = Readonly<Partial<Record<PersonKind, number>>>;

const mixedCrowd: CrowdMix = {
  diligent: 0.5,
  careless: 0.2,
  random: 0.05,
  first: 0.05,
  "llm-good": 0.05,
  "llm-average": 0.05,
  copier: 0.05,
  colluder: 0.05,
};

type Writing = readonly [share: number, characters: number, perSecond: number];

/**
 * How a kind behaves:
 * - ability: log-odds of knowing an answer of mean difficulty, mean and spread
 * - admits: probability of "don't know" instead of a guess
 * - constant: probability of repeating an answer when asked again
 * - seconds: range of median answer times
 * - writes: share of written answers, their median length, and characters per second
 * - activity: relative frequency of answering
 */
type Habits = readonly [
  ability: readonly [mean: number, deviation: number],
  admits: number,
  constant: number,
  seconds: readonly [least: number, most: number],
  writes?: Writing,
  activity?: number,
];

const presses: Writing = [0, 0, 1];
const habits: Readonly<Record<PersonKind, Habits>> = {
  diligent: [[2.2, 0.7], 0.3, 0.95, [7, 20], [0.3, 25, 4]],
  careless: [[0.5, 0.7], 0.1, 0.75, [4, 10], [0.2, 12, 5]],
  random: [[0, 0], 0, 0, [1.2, 4]],
  first: [[0, 0], 0, 1, [1, 3.5]],
  "llm-good": [[2.2, 0.4], 0.02, 0.9, [3, 7], [0.9, 180, 60]],
  "llm-average": [[0.5, 0.4], 0.02, 0.8, [3, 7], [0.9, 180, 60]],
  copier: [[0.5, 0.7], 0.1, 0.8, [4, 10], presses, 0.3],
  colluder: [[-0.6, 0.3], 0, 0.9, [5, 12], presses, 0.5],
};

export type SimulatedPerson = ReturnType<typeof makePerson>;

function makePeople(count: number, mix: CrowdMix, random: Random): readonly SimulatedPerson[] {
  const kinds = spread(count, mix);
  const people = kinds.map((kind, at) => makePerson(`p${at}`, kind, random));
  const sources = people.filter(({ kind }) => kind === "diligent" || kind === "careless");
  const colluders = people.filter(({ kind }) => kind === "colluder");
  return people.map((person) => {
    if (person.kind === "copier") return { ...person, follows: takeOne(sources, random) };
    if (person.kind !== "colluder") return person;
    const ring = Math.floor(colluders.indexOf(person) / ringSize) * ringSize;
    const { id, ability } = colluders[ring] ?? person;
    return { ...person, ability, follows: id };
  });
}

const ringSize = 3;

function takeOne(sources: SimulatedPerson[], random: Random): string | null {
  const source = pick(random, sources);
  if (!source) return null;
  sources.splice(sources.indexOf(source), 1);
  return source.id;
}

function spread(count: number, mix: CrowdMix): readonly PersonKind[] {
  const total = personKinds.reduce((sum, kind) => sum + (mix[kind] ?? 0), 0);
  let reached = 0;
  return personKinds.flatMap((kind) => {
    const before = Math.round((reached / total) * count);
    reached += mix[kind] ?? 0;
    return Array<PersonKind>(Math.round((reached / total) * count) - before).fill(kind);
  });
}

function makePerson(id: string, kind: PersonKind, random: Random) {
  const [ability, admits, constant, [least, most], writes = presses, activity = 1] = habits[kind];
  return {
    id,
    kind,
    /** The person whose answers a copier takes, or the head of a group that shares answers. */
    follows: null as string | null,
    admits,
    constant,
    writes,
    ability: ability[0] + ability[1] * drawNormal(random),
    medianMs: 1000 * (least + (most - least) * random()),
    activity: activity * (0.5 + random()),
  };
}

type SimulatedQuestion = ReturnType<typeof makeQuestions>[number];

const badShare = 0.03;

function makeQuestions(count: number, gold: number, random: Random) {
  return Array.from({ length: count }, (_, at) => {
    const candidates = Array.from(
      { length: 3 + Math.floor(random() * 4) },
      (_, n) => `q${at}:${n}`,
    );
    const [right, wrong] = [random(), random()].map((share) =>
      Math.floor(share * candidates.length),
    );
    const isBad = random() < badShare;
    const truth = isBad ? "bad" : (candidates[right ?? 0] ?? "bad");
    const others = candidates.filter((candidate) => candidate !== truth);
    return {
      id: `q${at}`,
      candidates,
      /** The right answer: a candidate, or "bad" for a bad question. */
      truth,
      difficulty: drawNormal(random),
      /** A wrong candidate that looks right. */
      lure: others[(wrong ?? 0) % others.length] ?? null,
      gold: random() < gold,
    };
  });
}

/** Probability that a copier answers where the copied person does, or a colluder where another does. */
const comesAlong = { copier: 0.8, colluder: 0.5 } as const;

/** Draws who answers a question, by activity. Adds their copiers and those who share answers. Copiers answer last. */
function chooseAnswering(
  people: readonly SimulatedPerson[],
  count: number,
  random: Random,
): readonly SimulatedPerson[] {
  const chosen: SimulatedPerson[] = [];
  while (chosen.length < Math.min(count, people.length)) {
    const left = people.filter((person) => !chosen.includes(person));
    const activities = left.map(({ activity }) => activity);
    const total = activities.reduce((sum, activity) => sum + activity, 0);
    const one = left[drawByPropensity(activities, random, total)];
    if (!one) break;
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

export type SimulatedCrowd = ReturnType<typeof simulateCrowd>;

/** @param settings.repeats share of answers after which the person is asked the same question again */
export function simulateCrowd(settings: {
  readonly people: number;
  readonly questions: number;
  readonly gold?: number;
  readonly answers: number;
  readonly seed: number;
  readonly mix?: CrowdMix;
  readonly shift?: number;
  readonly seen?: number;
  readonly repeats?: number;
}) {
  const { seed, gold = 0.1, seen = 0.05, repeats = 0.1 } = settings;
  const { mix = mixedCrowd, shift = 0 } = settings;
  const people = makePeople(settings.people, mix, seededRandom(seed, "people")).map((person) => ({
    ...person,
    ability: person.ability + shift,
  }));
  const questions = makeQuestions(settings.questions, gold, seededRandom(seed, "questions"));
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

interface GivenAnswer {
  readonly answer: RatedAnswer;
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
const lured = 0.4;
/** Standard deviations of the logarithms of people's times and text lengths. */
const timeSpread = 0.5;
const lengthSpread = 0.4;

function giveAnswer(occasion: Occasion): GivenAnswer {
  const { person, question, earlier, sawOthers = false, random } = occasion;
  const { label, thoughtBy } = decide(occasion);
  const [share, length, perSecond] = person.writes;
  const written =
    random() < share ? Math.max(1, Math.round(drawAround(length, lengthSpread, random))) : 0;
  const thinkingMs = drawAround(person.medianMs, timeSpread, random);
  const typingMs = (1000 * written) / drawAround(perSecond, timeSpread, random);
  return {
    thoughtBy,
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

/** Returns each person's mean probability of being right. A copied answer counts with its author's probability. */
function qualityOf(
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
