/** Sorts the possible commands for a prompt, and finds the one that a text means. */
import { distance } from "fastest-levenshtein";
import type { PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import { latestSightings } from "../../core/memory/notebook.js";
import { Belief } from "../rules/belief.js";
import { parseCommand } from "../rules/place-text.js";

export type KnownHome = NonNullable<ReturnType<typeof knownHome>>;

/** Returns what was known of the home when the episode began; null in a world without places to go to. */
export function knownHome(view: PolicyView) {
  const { trajectory, facts, knownAtStart = facts } = view;
  if (placesAtStart(view).length === 0) return null;
  const { places, here, held } = new Belief(trajectory.slice(0, 1));
  const seen = latestSightings(knownAtStart);
  const contents = new Map([...seen].map(([place, { things }]) => [place, things]));
  return {
    places: [...new Set([...places, ...seen.keys()])],
    here,
    held,
    /** Each place's things when last seen; places never seen are missing. */
    contents,
  };
}

type WorldStep = Exclude<TrajectoryStep, { kind: "ask" }>;

const going = /^go to (.+)$/;

/** Lists the commands that are possible everywhere: those of one word, and "go to <place>". */
export function commandsEverywhere(view: PolicyView): readonly string[] {
  const [begin] = view.trajectory;
  if (!begin || begin.kind === "ask") return [];
  const plain = begin.admissible.filter((command) => /^\w+$/.test(command));
  return placesAtStart(view).length > 0 ? ["go to <place>", ...plain] : plain;
}

export function placesAtStart({ trajectory: [begin] }: PolicyView): readonly string[] {
  return !begin || begin.kind === "ask" ? [] : placesOf(begin);
}

/** True if an impossible "go to" names a known place: the robot must be there or beside it. */
export function isAlreadyThere({ trajectory }: PolicyView, text: string): boolean {
  const [, place] = going.exec(tidyCommand(text)) ?? [];
  return trajectory.some(
    (step) => place !== undefined && step.kind !== "ask" && placesOf(step).includes(place),
  );
}

export function commandsHere(view: PolicyView, step: WorldStep): readonly string[] {
  const everywhere = new Set(commandsEverywhere(view));
  return step.admissible.filter(
    (command) =>
      !everywhere.has(command) && !(everywhere.has("go to <place>") && going.test(command)),
  );
}

function placesOf({ admissible }: WorldStep): readonly string[] {
  return admissible.flatMap((command) => going.exec(command)?.[1] ?? []);
}

export function placesNotSeen({ trajectory, facts }: PolicyView): readonly string[] {
  const places = trajectory.flatMap((step) => (step.kind === "ask" ? [] : placesOf(step)));
  const gone = new Set(
    trajectory.flatMap((step) =>
      step.kind === "act" ? (going.exec(step.command)?.[1] ?? []) : [],
    ),
  );
  const seen = new Set(facts.flatMap((fact) => (fact.relation === "holds" ? fact.subject : [])));
  return [...new Set(places)].filter((place) => !gone.has(place) && !seen.has(place));
}

export function readCommand(text: string, admissible: readonly string[]): string | null {
  const wanted = tidyCommand(text);
  const same = admissible.find((command) => tidyCommand(command) === wanted);
  if (same !== undefined) return same;
  const meant = parseCommand(wanted);
  if (!meant) return null;
  const key = JSON.stringify(meant);
  return admissible.find((command) => JSON.stringify(parseCommand(command)) === key) ?? null;
}

function tidyCommand(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^["'`]+|(?<!["'`.])["'`.]+$/g, "")
    .replace(/\s+/g, " ");
}

export function nearestCommands(
  text: string,
  admissible: readonly string[],
  count: number,
): readonly string[] {
  const wanted = tidyCommand(text).slice(0, 100);
  return [...admissible]
    .map((command) => ({ command, far: distance(wanted, command) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ command }) => command);
}
