/** Tuples in their cells, ready to be retrieved: a cell with too few backs off to a broader one. */
import type { TupleStore } from "../../core/stores.js";
import { type Experience, isWithin, type TupleCell, type TupleHistory } from "../../core/tuple.js";

/** Fewest tuples of a cell that are possible now; with fewer the next broader cell is asked. */
const enoughTuples = 5;

/** Tuples from one cell, and which cell that was. */
export interface Retrieved {
  readonly tuples: readonly Experience[];
  readonly cell: TupleCell;
}

/** A moment as far as memory is searched for ones like it. */
export interface Moment {
  readonly goal: string;
  readonly observation: string;
  readonly history: TupleHistory;
  readonly cell: TupleCell;
}

/** A tuple, and how much it is like the moment, in [0, 1]; absent: nobody compared them as wholes. */
export type AlikeTuple = Experience & { readonly similarity?: number };

/** Where tuples come from. */
export interface Moments {
  /**
   * Tuples of the narrowest cell that has enough of these patterns, the most like first. "go to PLACE" stands for
   * "go to PLACE:fridge" too.
   */
  alike(moment: Moment, patterns: ReadonlySet<string>): Promise<readonly AlikeTuple[]>;
}

/** Tuples in working memory, which are no rows: those of a bench, and those that are tried out. */
export class TupleMemory implements Moments {
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

  /** Those that fit no other home are left out. */
  add(experiences: Iterable<Experience>): void {
    for (const experience of experiences) {
      if (!fitsOtherHomes(experience.pattern)) continue;
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

  async alike({ cell }: Moment, patterns: ReadonlySet<string>): Promise<readonly AlikeTuple[]> {
    const fits = ({ pattern }: Experience) =>
      patterns.has(pattern) || patterns.has(withoutClass(pattern));
    return this.retrieve(cell, fits).tuples;
  }

  /** The tuples of a cell, then those of ever broader ones, each with all those before. */
  around(cell: TupleCell): readonly (readonly Experience[])[] {
    return backOff(cell).map((broader) => [...(this.cells.get(keyOf(broader)) ?? [])]);
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

/** Without roles, or of taking what has none, it fits no other home. */
function fitsOtherHomes(pattern: string): boolean {
  return pattern !== "" && !pattern.startsWith("take OTHER");
}

/** Who never went to a fridge may still go to any place: what kind it is counts only at first. */
export function withoutClass(pattern: string): string {
  return pattern.replace(/:\w+/, "");
}

/**
 * Tuples that are kept in rows. Only those are read that are most like the moment, by the memory's search for what
 * is like something.
 */
export function createKeptMoments(tuples: Pick<TupleStore, "countCells" | "nearest">): Moments {
  return {
    async alike({ goal, observation, cell }, patterns) {
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
    },
  };
}

/** Tuples of a cell that vote. */
const mostAlike = 100;

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
