/** Simulated people of known quality: what they know, how long they take, and what they do instead of thinking. */
import { pick, type Random } from "../../core/random.js";

/** What kinds of people answer. */
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

/** Shares of the kinds; they are scaled to sum to 1. */
export type CrowdMix = Readonly<Partial<Record<PersonKind, number>>>;

/** Half of the people try; every other kind is there. */
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

/** How a kind behaves. */
interface Habits {
  /** Log-odds of knowing the answer to a question of mean difficulty: mean and spread over people. */
  readonly ability: readonly [mean: number, deviation: number];
  /** Probability of "don't know" rather than a guess, when they do not know. */
  readonly admits: number;
  /** Probability of saying the same when asked the same again. */
  readonly constant: number;
  /** Median time, in seconds: lowest and highest over people. */
  readonly seconds: readonly [least: number, most: number];
  /** Share of answers in words, their median length, and how many characters they make in a second. */
  readonly writes: readonly [share: number, characters: number, perSecond: number];
  /** How often they answer against others; people of a group also come along with each other. */
  readonly activity: number;
}

const presses = [0, 0, 1] as const;
const habits: Readonly<Record<PersonKind, Habits>> = {
  diligent: {
    ability: [2.2, 0.7],
    admits: 0.3,
    constant: 0.95,
    seconds: [7, 20],
    writes: [0.3, 25, 4],
    activity: 1,
  },
  careless: {
    ability: [0.5, 0.7],
    admits: 0.1,
    constant: 0.75,
    seconds: [4, 10],
    writes: [0.2, 12, 5],
    activity: 1,
  },
  random: {
    ability: [0, 0],
    admits: 0,
    constant: 0,
    seconds: [1.2, 4],
    writes: presses,
    activity: 1,
  },
  first: {
    ability: [0, 0],
    admits: 0,
    constant: 1,
    seconds: [1, 3.5],
    writes: presses,
    activity: 1,
  },
  "llm-good": {
    ability: [2.2, 0.4],
    admits: 0.02,
    constant: 0.9,
    seconds: [3, 7],
    writes: [0.9, 180, 60],
    activity: 1,
  },
  "llm-average": {
    ability: [0.5, 0.4],
    admits: 0.02,
    constant: 0.8,
    seconds: [3, 7],
    writes: [0.9, 180, 60],
    activity: 1,
  },
  copier: {
    ability: [0.5, 0.7],
    admits: 0.1,
    constant: 0.8,
    seconds: [4, 10],
    writes: presses,
    activity: 0.3,
  },
  colluder: {
    ability: [-0.6, 0.3],
    admits: 0,
    constant: 0.9,
    seconds: [5, 12],
    writes: presses,
    activity: 0.5,
  },
};

export interface SimulatedPerson {
  readonly id: string;
  readonly kind: PersonKind;
  readonly ability: number;
  readonly admits: number;
  readonly constant: number;
  /** Median time of an answer, without writing. */
  readonly medianMs: number;
  readonly writes: readonly [share: number, characters: number, perSecond: number];
  readonly activity: number;
  /** A copier's: whose answers they take. A colluder's: the first of their ring. */
  readonly follows: string | null;
}

/** As many people as are wanted, in the mix's shares; kinds of a small share may have nobody. */
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

/** Colluders of one ring have one sheet of answers. */
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

function makePerson(id: string, kind: PersonKind, random: Random): SimulatedPerson {
  const { ability, seconds, activity, ...same } = habits[kind];
  const [least, most] = seconds;
  return {
    id,
    kind,
    follows: null,
    admits: same.admits,
    constant: same.constant,
    writes: same.writes,
    ability: ability[0] + ability[1] * drawNormal(random),
    medianMs: 1000 * (least + (most - least) * random()),
    activity: activity * (0.5 + random()),
  };
}

/** A draw of the standard normal distribution. (Box and Muller) */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
