/** Stores the review of people's words before publication, and imports published releases. */
import type {
  ImportedBallot,
  ImportedFact,
  ImportedRelease,
  TextScan,
  Tombstone,
} from "../../src/core/campaign/release.js";
import type { Clearance, Exclusion, Review } from "../../src/core/question/exchange.js";
import { all, column, type Database, exists, run, type Work } from "../work.js";
import { episodeTable, moveTable } from "./episodes.js";
import { householdTable } from "./households.js";
import { personTable } from "./people/people.js";
import { ballotTable } from "./rows/ballot-rows.js";
import { factTable } from "./rows/fact-rows.js";
import { insertEvent } from "./rows/inbox-events.js";
import { insertText } from "./rows/people.js";
import { insertQuestion } from "./rows/question-rows.js";
import { insertStep } from "./rows/steps.js";
import { tableOf } from "./table.js";
import { insertTuple } from "./tuples.js";

const exclusionTable = tableOf<Exclusion>()(
  "release_exclusions",
  "question excluded:flag reviewer at",
);

const clearanceTable = tableOf<Clearance>()(
  "release_clearances",
  "words cleared:flag reason reviewer at",
);

const scanTable = tableOf<TextScan>()(
  "text_scans",
  "rules found:json",
  { ballot: "(ballots.id)" },
  "JOIN ballots ON ballots.text = text_scans.text",
);

export function createReleaseStore(db: Database) {
  return {
    campaignEpisodes: () =>
      db.read(
        all<{ id: string; campaign: string | null }>(
          "SELECT id, campaign FROM episodes WHERE purpose = 'campaign' ORDER BY number",
        ),
      ),
    reviews: () => db.read(reviewTable.all("ORDER BY number")),
    review: (review: Review) => db.write(() => insertReview(review)),
    /** @param rules only results of this version of the rules */
    async scans(ballots: readonly string[], rules?: string) {
      const isAsked = "ballots.id IN (SELECT value FROM json_each(@ballots))";
      const params = { ballots: JSON.stringify(ballots), rules: rules ?? null };
      return db.read(
        scanTable.all(`WHERE ${isAsked} AND (@rules IS NULL OR rules = @rules)`, params),
      );
    },
    /** Replaces earlier results. Ignores ballots without words, and read-only databases. */
    async keepScans(scans: readonly TextScan[]) {
      if (db.readOnly) return;
      await db.write(function* () {
        for (const scan of scans) yield* insertScan(scan);
      });
    },
    exclusions: () => db.read(exclusionTable.all("ORDER BY number")),
    /** @throws SousError "conflict" for an unknown question */
    exclude: (exclusion: Exclusion) => db.write(() => exclusionTable.insert(exclusion)),
    clearances: () => db.read(clearanceTable.all("ORDER BY number")),
    clear: (clearance: Clearance) => db.write(() => clearanceTable.insert(clearance)),
    /** Ids of imported rows, which are pseudonyms already. */
    importedIds: async () => new Set(await db.read(column<string>("SELECT id FROM imported_rows"))),
    importedSettings: () =>
      db.read(column<string>("SELECT settings_json FROM imported_releases ORDER BY number")),
    tombstones: () =>
      db.read(all<Tombstone>("SELECT kind, id, version FROM release_tombstones ORDER BY kind, id")),
    /** @throws SousError "conflict" when a row exists already */
    importRelease: (release: ImportedRelease, at: number) =>
      db.write(() => insertRelease(release, at)),
  };
}

/** Ignores answers whose words were deleted. */
function* insertReview(review: Review): Work<void> {
  const { ballot } = review;
  const hasWords = "SELECT 1 FROM ballots WHERE id = @ballot AND text IS NOT NULL";
  if (yield* exists(hasWords, { ballot })) yield* reviewTable.insert(review);
}

function* insertScan({ ballot, rules, found }: TextScan): Work<void> {
  yield* run(
    `INSERT INTO text_scans (text, rules, found_json)
     SELECT text, @rules, @found FROM ballots WHERE id = @ballot AND text IS NOT NULL
     ON CONFLICT (text) DO UPDATE SET rules = excluded.rules, found_json = excluded.found_json`,
    { ballot, rules, found: JSON.stringify(found) },
  );
}

const reviewTable = tableOf<Review>()("release_reviews", "ballot decision hidden:json reviewer at");

/** Imports a release; rows that others refer to come first. */
function* insertRelease(release: ImportedRelease, at: number): Work<void> {
  const { households, people, episodes, moves, questions, ballots, facts, tuples } = release;
  for (const home of households)
    yield* householdTable.insert({ ...home, title: home.id, tasks: [] });
  for (const { id, platform } of people) {
    const nameless = { id, platform, workspace: "release", platformId: id, name: id };
    yield* personTable.insert({ ...nameless, consentedAt: 0 });
  }
  for (const episode of episodes) yield* episodeTable.insert(episode);
  for (const move of moves) yield* moveTable.insert({ ...move, at });
  for (const question of questions) yield* insertQuestion(question);
  for (const ballot of ballots) yield* insertBallot(ballot, at);
  for (const { id, replaces } of ballots)
    yield* ballotTable.update({ replaces }, "id = @id", { id });
  for (const fact of facts) yield* insertFact(fact);
  for (const { id, supersededBy } of facts)
    yield* factTable.update({ supersededBy }, "id = @id", { id });
  yield* numberFacts(release);
  for (const tuple of tuples) yield* insertTuple(tuple);
  yield* keepOrigin(release, at);
}

function* insertBallot(imported: ImportedBallot, at: number): Work<void> {
  const { route, text, ...ballot } = imported;
  const { id, person } = ballot;
  const eventKey = `release:${id}:${route}`;
  yield* insertEvent(eventKey, "ballot", ballot.at);
  yield* ballotTable.insert({
    ...ballot,
    eventKey,
    // set at the end, as it may refer to a later row
    replaces: null,
    text: text === null ? null : yield* insertText(person, text),
  });
  if (text === null) return;
  const review = { ballot: id, decision: "keep", hidden: [], reviewer: "published", at } as const;
  yield* reviewTable.insert(review);
}

function* insertFact(fact: ImportedFact): Work<void> {
  const closed = fact.status === "valid" ? null : 0;
  yield* factTable.insert({ ...fact, supersededBy: null }, { also: { closed_watermark: closed } });
}

/** Gives steps and closed facts the fact numbers of this database: a release counts facts by home. */
function* numberFacts({ facts, steps, episodes }: ImportedRelease): Work<void> {
  const numbers = new Map<string, readonly number[]>();
  for (const household of new Set(facts.map((fact) => fact.household))) {
    const sql = "SELECT number FROM facts WHERE household = @household ORDER BY number";
    numbers.set(household, yield* column<number>(sql, { household }));
  }
  const numberOf = (household: string | undefined, count: number): number =>
    numbers.get(household ?? "")?.[count - 1] ?? 0;
  for (const { id, household, status, closed } of facts) {
    if (status === "valid" || closed === null) continue;
    yield* run("UPDATE facts SET closed_watermark = @closed WHERE id = @id", {
      id,
      closed: numberOf(household, closed),
    });
  }
  const homes = new Map(episodes.map(({ id, household }) => [id, household]));
  for (const step of steps) {
    const factWatermark = numberOf(homes.get(step.episode), step.factWatermark);
    yield* insertStep({ ...step, factWatermark });
  }
}

function* keepOrigin(release: ImportedRelease, at: number): Work<void> {
  const { households, people, episodes, questions, ballots, facts, tuples } = release;
  for (const { id } of [households, people, episodes, questions, ballots, facts, tuples].flat()) {
    yield* run("INSERT INTO imported_rows (id) VALUES (@id)", { id });
  }
  for (const { id, kind, version } of release.tombstones) {
    yield* run(
      `INSERT INTO release_tombstones (id, kind, version) VALUES (@id, @kind, @version)
       ON CONFLICT (id) DO NOTHING`,
      { id, kind, version },
    );
  }
  yield* run("INSERT INTO imported_releases (settings_json, at) VALUES (@settings, @at)", {
    settings: release.settings,
    at,
  });
}
