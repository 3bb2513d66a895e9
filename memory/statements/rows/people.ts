/** Writes people, and the words that they said. */
import type { Person } from "../../../src/core/memory/stores.js";
import { column, run, value, type Work } from "../../work.js";

/** @param at the person's last activity @returns their id */
export function* upsertPerson(person: Omit<Person, "id">, at: number): Work<string> {
  const { platform, workspace, platformId, name } = person;
  const id = yield* value<string>(
    `INSERT INTO people (id, platform, workspace, platform_id, name, seen_at)
     VALUES ('p' || (1 + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'people'), 0)),
       @platform, @workspace, @platformId, @name, @at)
     ON CONFLICT (platform, workspace, platform_id) DO UPDATE SET
       name = excluded.name, seen_at = max(coalesce(people.seen_at, 0), excluded.seen_at)
     RETURNING id`,
    { platform, workspace, platformId, name, at },
  );
  return id as string;
}

export function* forgetText(number: number): Work<void> {
  yield* run("UPDATE ballots SET text = NULL WHERE text = @number", { number });
  yield* deleteTexts([number]);
}

/** @returns the number of deleted rows */
export function* deleteWithTexts(
  table: "ballots" | "facts" | "world_rules",
  text: "text" | "said",
  ids: readonly string[],
): Work<number> {
  const list = { ids: JSON.stringify(ids) };
  const listed = `FROM ${table} WHERE id IN (SELECT value FROM json_each(@ids))`;
  const texts = yield* column<number>(`SELECT ${text} ${listed} AND ${text} IS NOT NULL`, list);
  const deleted = yield* run(`DELETE ${listed}`, list);
  yield* deleteTexts(texts);
  return deleted;
}

function* deleteTexts(numbers: readonly number[]): Work<void> {
  yield* run(
    "DELETE FROM texts WHERE number IN (SELECT CAST(value AS bigint) FROM json_each(@numbers))",
    { numbers: JSON.stringify(numbers) },
  );
}

export function* insertText(person: string, text: string): Work<number> {
  const sql = "INSERT INTO texts (person, text) VALUES (@person, @text) RETURNING number";
  return (yield* value<number>(sql, { person, text })) as number;
}
