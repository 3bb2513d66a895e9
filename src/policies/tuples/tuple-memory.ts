/** Finds tuples (remembered decisions) by cell, a type of goal and observation. Widens a cell that has too few. */
import type { TupleStore } from "../../../memory/statements/tuples.js";
import { type Experience, isWithin, type TupleCell } from "../../core/memory/tuple.js";

/** If fewer tuples fit a cell and are possible now, a wider cell is used. */
const enoughTuples = 5;

type Present = Pick<Experience, "goal" | "observation" | "history" | "cell">;

export type AlikeTuple = Experience & { readonly similarity?: number };

/** Returns the fitting tuples of the narrowest cell that has enough. "go to PLACE" also fits "go to PLACE:fridge". */
export type FindAlike = (
  present: Present,
  patterns: ReadonlySet<string>,
) => Promise<readonly AlikeTuple[]>;

/** Keeps tuples in the process only: for a measurement, or on trial. */
export class TupleMemory {
  private readonly cells = new Map<string, Set<Experience>>();

  constructor(experiences: Iterable<Experience> = []) {
    this.add(experiences);
  }

  get size(): number {
    return this.list().length;
  }

  list(): readonly Experience[] {
    return [...(this.cells.get(keyOf(widest)) ?? [])];
  }

  add(experiences: Iterable<Experience>): void {
    for (const experience of experiences) {
      if (!fitsOtherHomes(experience.pattern)) continue;
      for (const cell of backOff(experience.cell)) {
        const key = keyOf(cell);
        const kept = this.cells.get(key) ?? new Set();
        this.cells.set(key, kept.add(experience));
      }
    }
  }

  remove(experiences: Iterable<Experience>): void {
    for (const experience of experiences) {
      for (const cell of backOff(experience.cell)) this.cells.get(keyOf(cell))?.delete(experience);
    }
  }

  /** Returns the fitting tuples of the narrowest cell that has enough of them, else of the one that has most. */
  async alike(
    { cell }: Pick<Present, "cell">,
    patterns: ReadonlySet<string>,
  ): Promise<readonly AlikeTuple[]> {
    let most: readonly Experience[] = [];
    for (const broader of backOff(cell)) {
      const tuples = [...(this.cells.get(keyOf(broader)) ?? [])].filter(
        ({ pattern }) => patterns.has(pattern) || patterns.has(withoutClass(pattern)),
      );
      if (tuples.length > most.length) most = tuples;
      if (tuples.length >= enoughTuples) break;
    }
    return most;
  }

  around(cell: TupleCell): readonly (readonly Experience[])[] {
    return backOff(cell).map((broader) => [...(this.cells.get(keyOf(broader)) ?? [])]);
  }
}

const widest: TupleCell = { goal: [], observation: [] };

/** Returns false for patterns without a role of the task, as they fit only their own home. */
function fitsOtherHomes(pattern: string): boolean {
  return pattern !== "" && !pattern.startsWith("take OTHER");
}

/** Drops the kind of place from a pattern, for when no tuple matches with it. */
export function withoutClass(pattern: string): string {
  return pattern.replace(/:\w+/, "");
}

/** Finds stored tuples. Reads only those most similar to the present. */
export function findAmongKept(tuples: Pick<TupleStore, "countCells" | "nearest">): FindAlike {
  return async ({ goal, observation, cell }, patterns) => {
    const fitting = [...patterns].filter(fitsOtherHomes);
    const counts = await tuples.countCells(fitting);
    const sizes = backOff(cell).map((broader) => {
      const within = counts.filter((one) => isWithin(one.cell, broader));
      return { cell: broader, tuples: within.reduce((sum, one) => sum + one.tuples, 0) };
    });
    const enough = sizes.find((one) => one.tuples >= enoughTuples) ?? sizes.at(-1);
    if (!enough || enough.tuples === 0) return [];
    const query = { goal, observation, cell: enough.cell, patterns: fitting, k: mostAlike };
    const near = await tuples.nearest(query);
    return near.map(({ tuple, similarity }) => ({ ...tuple, similarity }));
  };
}

const mostAlike = 100;

const lastingWords = 2;

/**
 * Widens a cell stepwise. Drops the observation's narrowest words (subgoal, room), then the goal's (target, kind of
 * task), each with the whole observation; then the kind of place and the hand.
 */
function backOff({ goal, observation }: TupleCell): readonly TupleCell[] {
  const goals = shorten(goal);
  const lasting = Math.min(lastingWords, observation.length);
  const observations = shorten(observation);
  const narrow = observations.filter((path) => path.length >= lasting);
  const broad = observations.filter((path) => path.length < lasting);
  return [narrow, broad].flatMap((paths) =>
    goals.flatMap((shorter) => paths.map((path) => ({ goal: shorter, observation: path }))),
  );
}

function shorten(path: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: path.length + 1 }, (_, less) => path.slice(0, path.length - less));
}

function keyOf({ goal, observation }: TupleCell): string {
  return JSON.stringify([goal, observation]);
}
