/** What a home's past shows: where its people leave things, and whose answers were right. Derived from facts. */
import { claimKey, classOf, type Fact } from "./fact.js";

/** How many of a home's newest facts habits are learned from. Older ones say little about the present. */
export const habitFacts = 500;

/** How often things of a class lay at a place, before the agent did anything there in a round. */
export interface PlaceHabit {
  /** Class: "mug". */
  readonly thing: string;
  /** Instance: "shelf 2". */
  readonly place: string;
  /** Rounds in which one lay there, the agent's own doing left out. */
  readonly seen: number;
  /** Rounds in which the agent looked there. */
  readonly looks: number;
}

/** A thing that somebody moved while the agent was not looking. */
export interface UnseenMove {
  readonly thing: string;
  /** Where it was found afterwards. */
  readonly place: string;
}

/** Where a thing was last seen. */
export interface LastSeen {
  readonly place: string;
  /** Number of the round, see {@link PlaceHabits.rounds}. */
  readonly round: number;
}

export interface PlaceHabits {
  /** The rounds that these habits come from, which are numbered from 0; the present one has this number. */
  readonly rounds: number;
  readonly places: readonly PlaceHabit[];
  readonly moves: readonly UnseenMove[];
  /** The chance, in [0, 1], that a thing is moved between two rounds. */
  readonly mobility: number;
  /** By instance: "mug 2". */
  readonly lastSeen: ReadonlyMap<string, LastSeen>;
  /** By place: the last round in which the agent looked there. */
  readonly lastLook: ReadonlyMap<string, number>;
}

/** What somebody's answers about a class of things came to. */
export interface PersonHabit {
  /** Row id. */
  readonly person: string;
  readonly name: string | null;
  /** Class: "mug". */
  readonly thing: string;
  /** Facts that they stated and did not take back. */
  readonly said: number;
  /** Of these, found true and found untrue. */
  readonly right: number;
  readonly wrong: number;
}

/**
 * Where things usually are.
 *
 * @param facts of one home, oldest first; only what the agent saw, and what people said, is read
 */
export function learnPlaces(facts: readonly Fact[]): PlaceHabits {
  const learner = new PlaceLearner();
  for (const fact of facts) learner.note(fact);
  return learner.habits();
}

/** Moves and quiet rounds assumed at the start, so that a first move does not weigh too much. */
const assumed = { moves: 0.25, rounds: 5 };

interface Look {
  round: number;
  things: readonly string[];
}

class PlaceLearner {
  #episode: string | null = null;
  #round = -1;
  readonly #looks = new Map<string, Look>();
  readonly #seen = new Map<string, LastSeen>();
  /** Where the agent itself put a thing that lies there still. */
  readonly #put = new Map<string, string>();
  readonly #tally = new Map<string, Map<string, number>>();
  readonly #looked = new Map<string, number>();
  readonly #moves: UnseenMove[] = [];
  /** Things that were missed at their place and not found since. */
  readonly #missed = new Set<string>();
  #times = 0;
  #waited = 0;

  note(fact: Fact): void {
    if (fact.episode === null) return;
    if (fact.episode !== this.#episode) {
      this.#episode = fact.episode;
      this.#round += 1;
    }
    if (fact.relation === "holds" && fact.source === "observation") this.#see(fact);
    else if (isUsualPlace(fact)) this.#count(kindOf(fact), fact.objects);
  }

  #see({ subject: place, objects: things }: Fact): void {
    const before = this.#looks.get(place);
    const isFirst = before?.round !== this.#round;
    this.#looks.set(place, { round: this.#round, things });
    if (isFirst) this.#lookFirst(place, things);
    else this.#lookAgain(place, things, before.things);
  }

  /** What people left there. */
  #lookFirst(place: string, things: readonly string[]): void {
    this.#looked.set(place, (this.#looked.get(place) ?? 0) + 1);
    for (const [thing, last] of this.#seen) {
      if (last.place === place && !things.includes(thing)) this.#miss(thing, last);
    }
    for (const thing of things) this.#find(thing, place);
    const left = things.filter((thing) => this.#put.get(thing) !== place);
    for (const kind of new Set(left.map(classOf))) this.#count(kind, [place]);
  }

  #miss(thing: string, last: LastSeen): void {
    this.#put.delete(thing);
    if (this.#missed.has(thing)) return;
    this.#missed.add(thing);
    this.#times += 1;
    this.#waited += this.#round - last.round;
  }

  #find(thing: string, place: string): void {
    const last = this.#seen.get(thing);
    const isMoved = last !== undefined && last.place !== place && last.round < this.#round;
    if (isMoved) {
      this.#miss(thing, last);
      this.#moves.push({ thing, place });
    } else if (last) this.#waited += this.#round - last.round;
    this.#missed.delete(thing);
    this.#seen.set(thing, { place, round: this.#round });
  }

  /** Within one round only the agent changes what lies at a place. */
  #lookAgain(place: string, things: readonly string[], before: readonly string[]): void {
    for (const thing of things.filter((one) => !before.includes(one))) this.#put.set(thing, place);
    for (const thing of things) this.#seen.set(thing, { place, round: this.#round });
    for (const thing of before.filter((one) => !things.includes(one))) {
      this.#put.delete(thing);
      if (this.#seen.get(thing)?.place === place) this.#seen.delete(thing);
    }
  }

  #count(kind: string, places: readonly string[]): void {
    const counts = this.#tally.get(kind) ?? new Map<string, number>();
    this.#tally.set(kind, counts);
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1 / places.length);
  }

  habits(): PlaceHabits {
    return {
      rounds: this.#round + 1,
      places: [...this.#tally].flatMap(([thing, counts]) =>
        [...counts].map(([place, seen]) => {
          return { thing, place, seen, looks: this.#looked.get(place) ?? 0 };
        }),
      ),
      moves: this.#moves,
      mobility: (this.#times + assumed.moves) / (this.#waited + assumed.rounds),
      lastSeen: this.#seen,
      lastLook: new Map([...this.#looks].map(([place, { round }]) => [place, round])),
    };
  }
}

/** Said and neither found untrue nor seen yet: a sighting counts by itself. */
function isUsualPlace({ relation, source, polarity, status }: Fact): boolean {
  return relation === "at" && source === "answer" && polarity && status === "valid";
}

/** Class of what a fact is about: "mug" of "mug 2" and of "Ana's mug". */
function kindOf({ subject }: Fact): string {
  return classOf(subject).split(" ").at(-1) ?? subject;
}

/**
 * Who knows what, and who was right.
 *
 * @param told what people said of one home, with what became of it
 */
export function learnPeople(told: readonly Fact[]): readonly PersonHabit[] {
  const byId = new Map(told.map((fact) => [fact.id, fact]));
  const habits = new Map<string, PersonHabit>();
  for (const fact of told) {
    const { person, personName: name, source } = fact;
    const status = fateOf(fact, byId);
    if (person === null || source !== "answer" || status === "retracted") continue;
    const thing = kindOf(fact);
    const key = `${person} ${thing}`;
    const { said, right, wrong } = habits.get(key) ?? { said: 0, right: 0, wrong: 0 };
    habits.set(key, {
      person,
      name,
      thing,
      said: said + 1,
      right: right + Number(status === "superseded"),
      wrong: wrong + Number(status === "contradicted"),
    });
  }
  return [...habits.values()];
}

/** What became of a claim. One that somebody repeated shares the fate of the repetition; another one replaces it unseen. */
function fateOf(fact: Fact, told: ReadonlyMap<string, Fact>): Fact["status"] {
  const next = fact.status === "superseded" ? told.get(fact.supersededBy ?? "") : undefined;
  if (!next) return fact.status;
  return claimKey(next) === claimKey(fact) ? fateOf(next, told) : "valid";
}

/** Answers assumed of everybody at the start: most people know their home. */
const assumedAnswers = { right: 4, all: 5 };
/** What somebody's other answers weigh beside those about one class. */
const otherAnswers = 3;

/** The chance, in [0, 1], that somebody's answer about a class of things is right. */
export function trustIn(habits: readonly PersonHabit[], person: string, thing: string): number {
  const own = habits.filter((habit) => habit.person === person);
  const all = { ...assumedAnswers };
  for (const { right, wrong } of own) {
    all.right += right;
    all.all += right + wrong;
  }
  const about = own.find((habit) => habit.thing === thing) ?? { right: 0, wrong: 0 };
  const checked = about.right + about.wrong + otherAnswers;
  return (about.right + (otherAnswers * all.right) / all.all) / checked;
}
