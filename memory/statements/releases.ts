import type {
  Clearance,
  Exclusion,
  ImportedRelease,
  Review,
  TextScan,
  Tombstone,
} from "../../src/core/campaign/release.js";
import type { Database } from "../database.js";
import { all, get, run, type Work } from "../work.js";
import { insertRelease, reviewTable } from "./rows/release-rows.js";
import { tableOf } from "./table.js";

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
    /** Ignores ballots without words. */
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
    /** Oldest first. */
    exclusions: () => db.read(exclusionTable.all("ORDER BY number")),
    /** @throws SousError "conflict" for an unknown question */
    exclude: (exclusion: Exclusion) => db.write(() => exclusionTable.insert(exclusion)),
    clearances: () => db.read(clearanceTable.all("ORDER BY number")),
    clear: (clearance: Clearance) => db.write(() => clearanceTable.insert(clearance)),
    /** Ids of imported rows, which are pseudonyms already. */
    importedIds: async () =>
      new Set(
        (await db.read(all<{ id: string }>("SELECT id FROM imported_rows"))).map(({ id }) => id),
      ),
    importedSettings: async () =>
      (
        await db.read(
          all<{ settings_json: string }>(
            "SELECT settings_json FROM imported_releases ORDER BY number",
          ),
        )
      ).map((row) => row.settings_json),
    tombstones: () =>
      db.read(all<Tombstone>("SELECT kind, id, version FROM release_tombstones ORDER BY kind, id")),
    /** @throws SousError "conflict" when a row exists already; then none is written */
    importRelease: (release: ImportedRelease, at: number) =>
      db.write(() => insertRelease(release, at)),
  };
}

/** Ignores ballots whose words were deleted. */
function* insertReview(review: Review): Work<void> {
  const { ballot } = review;
  const said = yield* get("SELECT 1 FROM ballots WHERE id = @ballot AND text IS NOT NULL", {
    ballot,
  });
  if (said) yield* reviewTable.insert(review);
}

function* insertScan({ ballot, rules, found }: TextScan): Work<void> {
  yield* run(
    `INSERT INTO text_scans (text, rules, found_json)
     SELECT text, @rules, @found FROM ballots WHERE id = @ballot AND text IS NOT NULL
     ON CONFLICT (text) DO UPDATE SET rules = excluded.rules, found_json = excluded.found_json`,
    { ballot, rules, found: JSON.stringify(found) },
  );
}
