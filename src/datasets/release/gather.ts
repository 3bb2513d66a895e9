/** From what is kept to the rows of a release. */
import type { Review } from "../../core/release.js";
import type { Memory } from "../../core/stores.js";
import { findSource, type LeftOut, type SourceHousehold } from "./consented-episodes.js";
import { type KnownPeople, knownPeople } from "./known-people.js";
import { createPseudonyms, type Pseudonyms } from "./pseudonyms.js";
import {
  retellRowAnswer,
  type SourceRowAnswer,
  serializeRowAnswers,
  sortRowAnswers,
} from "./row-answers.js";
import {
  questionShape,
  type ReleaseRows,
  type ReleaseSettings,
  type RowAnswerRow,
  rowAnswerShape,
  trajectoryShape,
  tupleShape,
  type WorldRow,
} from "./rows.js";
import { serializeHome } from "./serialize-home.js";

export interface GatherRequest {
  readonly settings: ReleaseSettings;
  /** The secret of the pseudonyms. */
  readonly key: string;
  /** Answers to rows of AmbiK: of this database, and those that a release brought. */
  readonly rowAnswers: readonly SourceRowAnswer[];
  readonly importedRowAnswers: readonly RowAnswerRow[];
}

export interface Gathered {
  readonly rows: ReleaseRows;
  readonly leftOut: LeftOut;
  readonly known: KnownPeople;
  /** Which rows of the database went out. */
  readonly source: readonly SourceHousehold[];
  readonly pseudonyms: Pseudonyms;
}

/** Reads everything that goes out, under pseudonyms, in an order that is the same every time. */
export async function gatherRelease(memory: Memory, request: GatherRequest): Promise<Gathered> {
  const { settings, key } = request;
  const imported = await memory.releases.importedIds();
  const pseudonyms = createPseudonyms(key, imported);
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
    const told = serializeHome({ source, tuples, settings, pseudonyms, reviews });
    // read as they will be: fields in one order, and nothing that has no place
    rows.questions.push(...told.questions.map((row) => questionShape.parse(row)));
    rows.trajectories.push(...told.trajectories.map((row) => trajectoryShape.parse(row)));
    rows.tuples.push(...told.tuples.map((row) => tupleShape.parse(row)));
    for (const world of told.worlds) worlds.set(world.id, world);
  }
  const told = serializeRowAnswers(request.rowAnswers, { pseudonyms, settings, reviews });
  const brought = request.importedRowAnswers.map((row) => retellRowAnswer(row, settings));
  const rowAnswers = sortRowAnswers([...told, ...brought]);
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
    known: await knownPeople(memory, imported),
  };
}

export function latestReviews(log: readonly Review[]): ReadonlyMap<string, Review> {
  return new Map(log.map((review) => [review.ballot, review]));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
