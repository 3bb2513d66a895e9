import { SousError } from "../../src/core/errors.js";
import type { Person } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";

/** Adds a person, or updates their name. Returns their id. Inside a transaction. */
export function upsertPerson(db: Database, person: Omit<Person, "id">): string {
  const row = db.get<{ id: string }>(
    `INSERT INTO people (id, platform, workspace, platform_id, name)
     VALUES ('p' || (1 + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'people'), 0)),
       @platform, @workspace, @platformId, @name)
     ON CONFLICT (platform, workspace, platform_id) DO UPDATE SET name = excluded.name
     RETURNING id`,
    {
      platform: person.platform,
      workspace: person.workspace,
      platformId: person.platformId,
      name: person.name,
    },
  );
  if (!row) throw new SousError("conflict", "The person could not be kept.");
  return row.id;
}

/** Removes what a person typed. Its ballot stays without words. Inside a transaction. */
export function forgetText(db: Database, number: number): void {
  db.run("UPDATE ballots SET text = NULL WHERE text = @number", { number });
  db.run("DELETE FROM texts WHERE number = @number", { number });
}

/** Stores what a person typed in the one table for it. Returns its number. Inside a transaction. */
export function insertText(db: Database, person: string, text: string): number {
  const row = db.get<{ number: number }>(
    "INSERT INTO texts (person, text) VALUES (@person, @text) RETURNING number",
    { person, text },
  );
  if (!row) throw new SousError("conflict", "The words could not be kept.");
  return row.number;
}
