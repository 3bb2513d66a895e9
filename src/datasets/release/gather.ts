/** The rows of a release, from the rows of the database. */
import type { Review } from "../../core/release.js";
import type { Memory } from "../../core/stores.js";
import { findSource, type LeftOut, type SourceHousehold } from "./consented-episodes.js";
import { type KnownPeople, knownPeople } from "./known-people.js";
import type { ReleaseSettings } from "./manifest.js";
import { createPseudonyms, type Pseudonyms } from "./pseudonyms.js";
import {
  type SourceRowAnswer,
  serializeRowAnswers,
  sortRowAnswers,
  updateRowAnswer,
} from "./row-answers.js";
import {
  questionShape,
  type ReleaseRows,
  type RowAnswerRow,
  rowAnswerShape,
  trajectoryShape,
  tupleShape,
  type WorldRow,
} from "./rows.js";
import { serializeHome } from "./serialize-home.js";

interface GatherRequest {
  readonly settings: ReleaseSettings;
  /** The secret of the pseudonyms. */
  readonly key: string;
  /** Answers to rows of AmbiK: given here, and from imported releases. */
  readonly rowAnswers: readonly SourceRowAnswer[];
  readonly importedRowAnswers: readonly RowAnswerRow[];
}

export interface Gathered {
  readonly rows: ReleaseRows;
  readonly leftOut: LeftOut;
  readonly known: KnownPeople;
  /** The released rows of the database. */
  readonly source: readonly SourceHousehold[];
  readonly pseudonyms: Pseudonyms;
}

/** Reads everything that is released, with pseudonyms, always in the same order. */
export async function gatherRelease(memory: Memory, request: GatherRequest): Promise<Gathered> {
  const { settings, key } = request;
  const importedIds = await memory.releases.importedIds();
  const pseudonyms = createPseudonyms(key, importedIds);
  const { households, leftOut } = await findSource(memory, settings);
  const reviews = latestReviews(await memory.releases.reviews());
  const worlds = new Map<string, WorldRow>();
  const rows = { questions: [], trajectories: [], tuples: [] } as {
    [Kind in "questions" | "trajectories" | "tuples"]: ReleaseRows[Kind][number][];
  };
  const ordered = [...households].sort((one, other) =>
    compare(pseudonyms("household", one.household.id), pseudonyms("household", other.household.id)),
  );
  for (const source of ordered) {
    const tuples = await memory.tuples.list(source.household.id);
    const home = serializeHome({ source, tuples, settings, pseudonyms, reviews });
    // Parsing puts the fields in order, and refuses unknown ones.
    rows.questions.push(...home.questions.map((row) => questionShape.parse(row)));
    rows.trajectories.push(...home.trajectories.map((row) => trajectoryShape.parse(row)));
    rows.tuples.push(...home.tuples.map((row) => tupleShape.parse(row)));
    for (const world of home.worlds) worlds.set(world.id, world);
  }
  const given = serializeRowAnswers(request.rowAnswers, { pseudonyms, settings, reviews });
  const imported = request.importedRowAnswers.map((row) => updateRowAnswer(row, settings));
  const rowAnswers = sortRowAnswers([...given, ...imported]);
  const sortedWorlds = [...worlds.values()].sort((one, other) => compare(one.id, other.id));
  return {
    leftOut,
    pseudonyms,
    source: households,
    rows: {
      ...rows,
      worlds: sortedWorlds,
      rowAnswers: rowAnswers.map((row) => rowAnswerShape.parse(row)),
    },
    known: await knownPeople(memory, importedIds),
  };
}

export function latestReviews(log: readonly Review[]): ReadonlyMap<string, Review> {
  return new Map(log.map((review) => [review.ballot, review]));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
