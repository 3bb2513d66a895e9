import type { Exclusion, ReleaseStore, Review, TextScan, Tombstone } from "../src/core/release.js";
import { insertRelease, reviewTable } from "./rows/release-rows.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const exclusionTable = new Table<Exclusion>("release_exclusions", {
  question: "plain",
  excluded: "flag",
  reviewer: "plain",
  at: "plain",
});

const scanTable = new Table<TextScan>(
  "text_scans",
  { ballot: "(ballots.id)", rules: "plain", found: "json" },
  "JOIN ballots ON ballots.text = text_scans.text",
);

export function createReleaseStore(db: Database): ReleaseStore {
  return {
    async campaignEpisodes() {
      return db.all<{ id: string; campaign: string | null }>(
        "SELECT id, campaign FROM episodes WHERE purpose = 'campaign' ORDER BY number",
      );
    },
    async reviews() {
      return reviewTable.all(db, "ORDER BY number");
    },
    async review(review) {
      db.write(() => insertReview(db, review));
    },
    async scans(ballots, rules) {
      const isAsked = "ballots.id IN (SELECT value FROM json_each(@ballots))";
      const params = { ballots: JSON.stringify(ballots), rules: rules ?? null };
      return scanTable.all(db, `WHERE ${isAsked} AND (@rules IS NULL OR rules = @rules)`, params);
    },
    async keepScans(scans) {
      if (db.readOnly) return;
      db.write(() => {
        for (const scan of scans) insertScan(db, scan);
      });
    },
    async exclusions() {
      return exclusionTable.all(db, "ORDER BY number");
    },
    async exclude(exclusion) {
      db.write(() => exclusionTable.insert(db, exclusion));
    },
    async importedIds() {
      return new Set(db.all<{ id: string }>("SELECT id FROM imported_rows").map(({ id }) => id));
    },
    async importedSettings() {
      return db
        .all<{ settings_json: string }>(
          "SELECT settings_json FROM imported_releases ORDER BY number",
        )
        .map((row) => row.settings_json);
    },
    async tombstones() {
      return db.all<Tombstone>(
        "SELECT kind, id, version FROM release_tombstones ORDER BY kind, id",
      );
    },
    async importRelease(release, at) {
      db.write(() => insertRelease(db, release, at));
    },
  };
}

/** Nothing is written of a ballot that has no words any more. */
function insertReview(db: Database, review: Review): void {
  const { ballot } = review;
  const said = db.get("SELECT 1 FROM ballots WHERE id = @ballot AND text IS NOT NULL", { ballot });
  if (said) reviewTable.insert(db, review);
}

function insertScan(db: Database, { ballot, rules, found }: TextScan): void {
  db.run(
    `INSERT INTO text_scans (text, rules, found_json)
     SELECT text, @rules, @found FROM ballots WHERE id = @ballot AND text IS NOT NULL
     ON CONFLICT (text) DO UPDATE SET rules = excluded.rules, found_json = excluded.found_json`,
    { ballot, rules, found: JSON.stringify(found) },
  );
}
