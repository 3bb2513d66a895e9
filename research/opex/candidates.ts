import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import { classOf } from "../../src/core/memory/fact.js";
import { Belief } from "../../src/policies/rules/belief.js";
import { parseCommand } from "../../src/policies/rules/place-text.js";

const triedVerbs = ["take", "put", "clean", "heat", "cool"] as const;
type TriedVerb = (typeof triedVerbs)[number];

type Attempted = ReturnType<typeof readAttempts>[number];

/** Every attempt of one sequence. A "put" in the other version's wording does not count. */
function readAttempts(trajectory: readonly TrajectoryStep[]) {
  const isOlder = trajectory.some(
    (step) => step.kind !== "ask" && step.admissible.some((one) => one.startsWith("put ")),
  );
  return trajectory.flatMap((step, at) => {
    if (step.kind !== "act" || step.command.startsWith(isOlder ? "move " : "put ")) return [];
    const parsed = parseCommand(step.command);
    if (!parsed || !("thing" in parsed)) return [];
    const { verb, thing, place } = parsed;
    const { held, here, shut } = new Belief(trajectory.slice(0, at));
    const attempt = {
      verb,
      /** In the hand: nothing, the thing itself, or another one. */
      hand: held === null ? "free" : held === thing ? "it" : "other",
      /** The place: the robot is there and it is open or has no door; it is shut; or the robot is elsewhere. */
      place: here.includes(place) ? (shut.has(place) ? "shut" : "open") : "away",
      kind: classOf(place),
      worked: step.observation !== "Nothing happens.",
    } as const;
    return [attempt];
  });
}

/** Where each thing was first seen: pairs of its class and the class of the place. */
function readWhereabouts(
  trajectory: readonly TrajectoryStep[],
): readonly { readonly thing: string; readonly kind: string }[] {
  const moved = trajectory.flatMap((step) => {
    const parsed = step.kind === "act" ? parseCommand(step.command) : null;
    return parsed?.verb === "put" ? [parsed.thing] : [];
  });
  const { contents } = new Belief(trajectory);
  return [...contents].flatMap(([place, things]) =>
    things
      .filter((thing) => !moved.includes(thing))
      .map((thing) => ({ thing: classOf(thing), kind: classOf(place) })),
  );
}

const leastSupport = 5;
const leastPurity = 0.95;
/** Classes of places in a rule about where things are found. */
const mostKinds = 2;

/**
 * `hand-full`, `not-held`, `shut`, `away`: it fails then. `kind`: it fails with that class of place.
 * `only`: it fails with any other class. `found`: things of the class are there.
 */
export interface Candidate {
  readonly about: "hand-full" | "not-held" | "shut" | "away" | "kind" | "only" | "found";
  readonly what: string;
  /** Classes of places; empty where the condition is no class. */
  readonly kinds: readonly string[];
  /** How often the condition was met, and how often the rule was right then. */
  readonly support: number;
  readonly borneOut: number;
}

/** Everything that could be a rule, with its counts. */
export function proposeCandidates(
  sequences: readonly (readonly TrajectoryStep[])[],
): readonly Candidate[] {
  const attempts = sequences.flatMap(readAttempts);
  const seen = sequences.flatMap(readWhereabouts);
  const classes = [...new Set(seen.map(({ thing }) => thing))].sort();
  return [
    ...triedVerbs.flatMap((verb) =>
      aboutVerb(
        verb,
        attempts.filter((one) => one.verb === verb),
      ),
    ),
    ...classes.map((thing) =>
      aboutClass(
        thing,
        seen.filter((one) => one.thing === thing).map(({ kind }) => kind),
      ),
    ),
  ];
}

function aboutVerb(verb: TriedVerb, attempts: readonly Attempted[]): readonly Candidate[] {
  const fails = (
    about: Candidate["about"],
    met: (one: Attempted) => boolean,
    kinds: readonly string[] = [],
  ): Candidate => {
    const such = attempts.filter(met);
    const borneOut = such.filter(({ worked }) => !worked).length;
    return { about, what: verb, kinds, support: such.length, borneOut };
  };
  const kinds = [...new Set(attempts.map(({ kind }) => kind))].sort();
  const working = mainKinds(attempts.filter(({ worked }) => worked).map(({ kind }) => kind));
  // Actions that never work say nothing about their conditions.
  if (working.length === 0) return [];
  const isTake = verb === "take";
  // Where things may be put depends on the thing, so that counts of places alone would mislead.
  const tools = [
    ...kinds.map((kind) => fails("kind", (one) => isAble(one) && one.kind === kind, [kind])),
    fails("only", (one) => isAble(one) && !working.includes(one.kind), working),
  ];
  return [
    isTake
      ? fails("hand-full", ({ hand, place }) => hand === "other" && place === "open")
      : fails("not-held", ({ hand, place }) => hand !== "it" && place !== "away"),
    fails("shut", (one) => isReady(one) && one.place === "shut" && working.includes(one.kind)),
    fails("away", (one) => isReady(one) && one.place === "away"),
    ...(treats(verb) ? tools : []),
  ];
}

/** The hand is as the verb needs it, so the hand does not decide. */
function isReady({ verb, hand }: Attempted): boolean {
  return hand === (verb === "take" ? "free" : "it");
}

/** Ready, and at a place whose door is not shut. */
function isAble(one: Attempted): boolean {
  return isReady(one) && (one.place === "open" || (treats(one.verb) && one.place === "shut"));
}

function treats(verb: TriedVerb): boolean {
  return verb !== "take" && verb !== "put";
}

function aboutClass(thing: string, places: readonly string[]): Candidate {
  const kinds = mainKinds(places).slice(0, mostKinds);
  const borneOut = places.filter((kind) => kinds.includes(kind)).length;
  return { about: "found", what: thing, kinds, support: places.length, borneOut };
}

function mainKinds(kinds: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([kind]) => kind);
}

/** Drops a rule that a stronger one implies, and the weaker of two that contradict each other. */
export function filterCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const sound = candidates
    .filter(({ support }) => support >= leastSupport)
    .filter((one) => one.borneOut / one.support >= leastPurity)
    .filter(({ about, kinds }) => about !== "only" || kinds.length === 1)
    .sort((a, b) => b.support - a.support);
  return sound.filter((one, at) => !sound.some((other, place) => outdoes(other, one, place < at)));
}

/** Whether the other rule implies this one, or contradicts it with more support. */
function outdoes(other: Candidate, one: Candidate, isBetter: boolean): boolean {
  if (other === one || other.what !== one.what) return false;
  if (one.about === "kind" && other.about === "only") return !sameKinds(one, other);
  return isBetter && one.about === other.about && one.about === "only" && !sameKinds(one, other);
}

function sameKinds(a: Candidate, b: Candidate): boolean {
  return a.kinds.join() === b.kinds.join();
}
