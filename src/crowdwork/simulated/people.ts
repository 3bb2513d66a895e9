import { drawNormal, pick, type Random } from "../../core/random.js";

export const personKinds = [
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

/** Half of the people are diligent; every kind occurs. */
export const mixedCrowd: CrowdMix = {
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

export function makePeople(
  count: number,
  mix: CrowdMix,
  random: Random,
): readonly SimulatedPerson[] {
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

/** Number of people in a group that shares its answers. */
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
    /** Whose answers a copier takes, or the head of a group that shares answers. */
    follows: null as string | null,
    admits,
    constant,
    writes,
    ability: ability[0] + ability[1] * drawNormal(random),
    medianMs: 1000 * (least + (most - least) * random()),
    activity: activity * (0.5 + random()),
  };
}

/** Candidates' names are unique to their question. */
export type SimulatedQuestion = ReturnType<typeof makeQuestions>[number];

const badShare = 0.03;

export function makeQuestions(count: number, gold: number, random: Random) {
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
