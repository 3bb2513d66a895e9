import type {
  Exclusion,
  ReleaseStore,
  Review,
  ReviewDecision,
  Span,
  Tombstone,
} from "../src/core/release.js";
import { insertRelease } from "./rows/release-rows.js";
import type { Database } from "./sqlite/database.js";

interface ReviewRow {
  readonly ballot: string;
  readonly decision: ReviewDecision;
  readonly hidden_json: string;
  readonly reviewer: string;
  readonly at: number;
}

export function createReleaseStore(db: Database): ReleaseStore {
  return {
    async campaignEpisodes() {
      return db.all<{ id: string; campaign: string | null }>(
        "SELECT id, campaign FROM episodes WHERE purpose = 'campaign' ORDER BY number",
      );
    },
    async reviews() {
      return db
        .all<ReviewRow>("SELECT * FROM release_reviews ORDER BY number")
        .map(({ ballot, decision, hidden_json, reviewer, at }) => ({
          ballot,
          decision,
          reviewer,
          at,
          hidden: JSON.parse(hidden_json) as Span[],
        }));
    },
    async review(review) {
      db.write(() => insertReview(db, review));
    },
    async exclusions() {
      return db
        .all<Omit<Exclusion, "excluded"> & { excluded: number }>(
          "SELECT question, excluded, reviewer, at FROM release_exclusions ORDER BY number",
        )
        .map((row) => ({ ...row, excluded: row.excluded === 1 }));
    },
    async exclude({ question, excluded, reviewer, at }) {
      db.write(() =>
        db.run(
          `INSERT INTO release_exclusions (question, excluded, reviewer, at)
           VALUES (@question, @excluded, @reviewer, @at)`,
          { question, excluded: excluded ? 1 : 0, reviewer, at },
        ),
      );
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

function insertReview(db: Database, { ballot, decision, hidden, reviewer, at }: Review): void {
  db.run(
    `INSERT INTO release_reviews (ballot, decision, hidden_json, reviewer, at)
     SELECT id, @decision, @hidden, @reviewer, @at FROM ballots
     WHERE id = @ballot AND text IS NOT NULL`,
    { ballot, decision, hidden: JSON.stringify(hidden), reviewer, at },
  );
}
