/** Builds a release's rows from the database. */
import type { Review } from "../../core/release.js";
import type { Memory } from "../../core/stores.js";
import { findSource, type SourceHousehold } from "./consented-episodes.js";
import type { ImportedTerms } from "./home-context.js";
import { knownPeople } from "./known-people.js";
import type { ReleaseSettings } from "./manifest.js";
import {
  type CampaignPseudonyms,
  createCampaignPseudonyms,
  createPseudonyms,
} from "./pseudonyms.js";
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
  readonly key: string;
  readonly rowAnswers: readonly SourceRowAnswer[];
  readonly importedRowAnswers: readonly RowAnswerRow[];
  /** Default: no imports. */
  readonly importedTerms?: ImportedTerms;
  readonly previous?: Pick<ReleaseRows, "trajectories" | "rowAnswers">;
}

export type Gathered = Awaited<ReturnType<typeof gatherRelease>>;

/** Reads and pseudonymises everything to release, in a fixed order. */
export async function gatherRelease(memory: Memory, request: GatherRequest) {
  const { settings, importedTerms = { published: new Map(), permissions: {}, took: new Map() } } =
    request;
  const importedIds = await memory.releases.importedIds();
  const pseudonymsOf = await choosePseudonyms(memory, importedIds, request);
  const { households, leftOut } = await findSource(memory, settings);
  const reviews = latestReviews(await memory.releases.reviews());
  const worlds = new Map<string, WorldRow>();
  const rows = { questions: [], trajectories: [], tuples: [] } as {
    [Kind in "questions" | "trajectories" | "tuples"]: ReleaseRows[Kind][number][];
  };
  const nameOf = ({ campaign, household }: SourceHousehold) =>
    pseudonymsOf(campaign)("household", household.id);
  const ordered = households.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  for (const source of ordered) {
    const tuples = await memory.tuples.list(source.household.id);
    const pseudonyms = pseudonymsOf(source.campaign);
    const home = serializeHome({ source, tuples, settings, pseudonyms, reviews, importedTerms });
    rows.questions.push(...home.questions.map((row) => questionShape.parse(row)));
    rows.trajectories.push(...home.trajectories.map((row) => trajectoryShape.parse(row)));
    rows.tuples.push(...home.tuples.map((row) => tupleShape.parse(row)));
    for (const world of home.worlds) worlds.set(world.id, world);
  }
  const given = serializeRowAnswers(request.rowAnswers, { pseudonymsOf, settings, reviews });
  const imported = request.importedRowAnswers.map((row) => updateRowAnswer(row, settings));
  const rowAnswers = sortRowAnswers([...given, ...imported]);
  const sortedWorlds = [...worlds.values()].sort((one, other) => compare(one.id, other.id));
  return {
    leftOut,
    pseudonymsOf,
    source: households,
    rows: {
      ...rows,
      worlds: sortedWorlds,
      rowAnswers: rowAnswers.map((row) => rowAnswerShape.parse(row)),
    },
    known: await knownPeople(memory, importedIds),
  };
}

async function choosePseudonyms(
  memory: Memory,
  importedIds: ReadonlySet<string>,
  { key, previous, rowAnswers }: GatherRequest,
): Promise<CampaignPseudonyms> {
  const former = createPseudonyms(key, new Set());
  const before = new Set([
    ...(previous?.trajectories ?? []).map(({ episode }) => episode),
    ...(previous?.rowAnswers ?? []).map(({ asked }) => asked),
  ]);
  const underMainKey = new Set<string | null>();
  const brought = new Map<string | null, Set<string>>();
  for (const { id, campaign } of await memory.releases.campaignEpisodes()) {
    if (before.has(former("episode", id))) underMainKey.add(campaign);
    const household = importedIds.has(id) && (await memory.episodes.get(id))?.household;
    if (household) brought.set(campaign, (brought.get(campaign) ?? new Set()).add(household));
  }
  for (const { question } of rowAnswers) {
    const { id, campaign = null } = question;
    if (before.has(former("question", id))) underMainKey.add(campaign);
  }
  const homes = new Set([...brought.values()].flatMap((ids) => [...ids]));
  const others = new Set([...importedIds].filter((id) => !homes.has(id)));
  return createCampaignPseudonyms({
    key,
    isUnderMainKey: (campaign) => underMainKey.has(campaign),
    // An imported home that another campaign plays gets a new pseudonym there.
    imported: (campaign) => new Set([...others, ...(brought.get(campaign) ?? [])]),
  });
}

export function latestReviews(log: readonly Review[]): ReadonlyMap<string, Review> {
  return new Map(log.map((review) => [review.ballot, review]));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
