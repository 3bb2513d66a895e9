import type { Exclusion, ReleaseStore, Review, Tombstone } from "../src/core/release.js";
import { insertRelease, reviewTable } from "./rows/release-rows.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const exclusionTable = new Table<Exclusion>("release_exclusions", {
  question: "plain",
  excluded: "flag",
  reviewer: "plain",
  at: "plain",
});

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
