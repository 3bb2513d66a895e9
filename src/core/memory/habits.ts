/** Learns usual places and people's reliability from facts. */
import { claimKey, classOf, type Fact } from "./fact.js";

/** Most facts to compute habits from. Older ones say little about the present. */
export const habitFacts = 500;

export type PlaceHabits = ReturnType<typeof learnPlaces>;

export type PersonHabit = ReturnType<typeof learnPeople>[number];

/** @param facts of one home, oldest first */
export function learnPlaces(facts: readonly Fact[]) {
  const learner = new PlaceLearner();
  for (const fact of facts) learner.note(fact);
  return learner.habits();
}

/** Added to the counts of moves and rounds, so that a first move does not weigh too much. */
const assumed = { moves: 0.25, rounds: 5 };

/** Reads facts in order, and counts by round where things were seen, missed and put. */
class PlaceLearner {
  #episode: string | null = null;
  #round = -1;
  readonly #looks = new Map<string, { round: number; things: readonly string[] }>();
  readonly #seen = new Map<string, { place: string; round: number }>();
  readonly #put = new Map<string, string>();
  readonly #tally = new Map<string, Map<string, number>>();
  readonly #looked = new Map<string, number>();
  readonly #moves: { thing: string; place: string }[] = [];
  /** Things missing from their place and not found since. */
  readonly #missing = new Set<string>();
  #moveCount = 0;
  #roundsBetween = 0;

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

  #lookFirst(place: string, things: readonly string[]): void {
    this.#looked.set(place, (this.#looked.get(place) ?? 0) + 1);
    for (const [thing, last] of this.#seen) {
      if (last.place === place && !things.includes(thing)) this.#noteMissing(thing, last.round);
    }
    for (const thing of things) this.#find(thing, place);
    const left = things.filter((thing) => this.#put.get(thing) !== place);
    for (const kind of new Set(left.map(classOf))) this.#count(kind, [place]);
  }

  #noteMissing(thing: string, seenIn: number): void {
    this.#put.delete(thing);
    if (this.#missing.has(thing)) return;
    this.#missing.add(thing);
    this.#moveCount += 1;
    this.#roundsBetween += this.#round - seenIn;
  }

  #find(thing: string, place: string): void {
    const last = this.#seen.get(thing);
    const isMoved = last !== undefined && last.place !== place && last.round < this.#round;
    if (isMoved) {
      this.#noteMissing(thing, last.round);
      this.#moves.push({ thing, place });
    } else if (last) this.#roundsBetween += this.#round - last.round;
    this.#missing.delete(thing);
    this.#seen.set(thing, { place, round: this.#round });
  }

  /** Notes a later look at a place in the same round: all changes since the first look are the agent's own. */
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

  habits() {
    return {
      rounds: this.#round + 1,
      /** Counts, at the first look of each round, where things of a kind lay that the agent had not put there. */
      places: [...this.#tally].flatMap(([thing, counts]) =>
        [...counts].map(([place, seen]) => {
          return { thing, place, seen, looks: this.#looked.get(place) ?? 0 };
        }),
      ),
      moves: this.#moves,
      /** Probability, in [0, 1], that a thing moves between two rounds. */
      mobility: (this.#moveCount + assumed.moves) / (this.#roundsBetween + assumed.rounds),
      /** Where each thing ("mug 2") was seen last. */
      lastSeen: this.#seen,
      /** Latest round in which the agent looked, by place. */
      lastLook: new Map([...this.#looks].map(([place, { round }]) => [place, round])),
    };
  }
}

/** Whether a fact tells a usual place: only valid claims from answers, as sightings are counted separately. */
function isUsualPlace({ relation, source, polarity, status }: Fact): boolean {
  return relation === "at" && source === "answer" && polarity && status === "valid";
}

/** Returns the fact's class of things: "mug" for "mug 2" and "Ana's mug". */
function kindOf({ subject }: Fact): string {
  return classOf(subject).split(" ").at(-1) ?? subject;
}

/** Counts what each person said of a class of things and did not take back, and how much was found true or untrue. */
export function learnPeople(told: readonly Fact[]) {
  const byId = new Map(told.map((fact) => [fact.id, fact]));
  const habits = new Map<string, ReturnType<typeof newHabit>>();
  for (const fact of told) {
    const { person, personName: name, source } = fact;
    const status = fateOf(fact, byId);
    if (person === null || source !== "answer" || status === "retracted") continue;
    const thing = kindOf(fact);
    const key = `${person} ${thing}`;
    const { said, right, wrong } = habits.get(key) ?? newHabit(person, name, thing);
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

const newHabit = (person: string, name: string | null, thing: string) => {
  return { person, name, thing, said: 0, right: 0, wrong: 0 };
};

/** Returns how a claim ended. If the same was said again later, returns how that claim ended. */
function fateOf(fact: Fact, told: ReadonlyMap<string, Fact>): Fact["status"] {
  const next = fact.status === "superseded" ? told.get(fact.supersededBy ?? "") : undefined;
  if (!next) return fact.status;
  return claimKey(next) === claimKey(fact) ? fateOf(next, told) : "valid";
}

/** Answers that everybody is credited with from the start, as most people know their home. */
const assumedAnswers = { right: 4, all: 5 };
/** What is known from answers about other classes weighs as much as this many answers. */
const otherAnswers = 3;

/** Returns the probability that the person's answer about the class is right. */
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
