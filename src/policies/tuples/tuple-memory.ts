/** Tuples in their cells, ready to be retrieved: a cell with too few backs off to a broader one. */
import type { Experience, TupleCell } from "../../core/tuple.js";

/** Fewest tuples of a cell that are possible now; with fewer the next broader cell is asked. */
const enoughTuples = 5;

/** Tuples from one cell, and which cell that was. */
export interface Retrieved {
  readonly tuples: readonly Experience[];
  readonly cell: TupleCell;
}

export class TupleMemory {
  private readonly cells = new Map<string, Set<Experience>>();
  private readonly all = new Set<Experience>();

  constructor(experiences: Iterable<Experience> = []) {
    this.add(experiences);
  }

  get size(): number {
    return this.all.size;
  }

  list(): readonly Experience[] {
    return [...this.all];
  }

  /** Tuples without roles, or of taking what has none, fit no other home: they are left out. */
  add(experiences: Iterable<Experience>): void {
    for (const experience of experiences) {
      if (experience.pattern === "" || experience.pattern.startsWith("take OTHER")) continue;
      this.all.add(experience);
      for (const cell of backOff(experience.cell)) {
        const key = keyOf(cell);
        const kept = this.cells.get(key) ?? new Set();
        this.cells.set(key, kept.add(experience));
      }
    }
  }

  remove(experiences: Iterable<Experience>): void {
    for (const experience of experiences) {
      if (!this.all.delete(experience)) continue;
      for (const cell of backOff(experience.cell)) this.cells.get(keyOf(cell))?.delete(experience);
    }
  }

  /** Removes all explored tuples. Returns their number. */
  removeExplored(): number {
    const explored = this.list().filter(({ source }) => source === "explored");
    this.remove(explored);
    return explored.length;
  }

  /**
   * The tuples of the narrowest cell that has enough of those that fit; of the broadest that has any
   * when none has enough.
   */
  retrieve(cell: TupleCell, fits: (experience: Experience) => boolean): Retrieved {
    let found: Retrieved = { tuples: [], cell };
    for (const broader of backOff(cell)) {
      const tuples = [...(this.cells.get(keyOf(broader)) ?? [])].filter(fits);
      if (tuples.length > found.tuples.length) found = { tuples, cell: broader };
      if (tuples.length >= enoughTuples) break;
    }
    return found;
  }
}

/** Words of an observation's type that are left out last: the hand and the kind of place faced. */
const lastingWords = 2;

/**
 * A cell and the ever broader ones. First the observation's narrowest words go (subgoal, then room),
 * then the goal's (target, then kind of task), each time with the observation whole again; only then
 * the kind of place faced and the hand.
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

/** All beginnings of a path, the whole one first, the empty one last. */
function shorten(path: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: path.length + 1 }, (_, less) => path.slice(0, path.length - less));
}

function keyOf({ goal, observation }: TupleCell): string {
  return JSON.stringify([goal, observation]);
}
