import { SousError } from "../../../src/core/errors.js";
import type { Person } from "../../../src/core/memory/stores.js";
import { get, run, type Work } from "../../work.js";

/** @param at the person's last activity @returns their id */
export function* upsertPerson(person: Omit<Person, "id">, at: number): Work<string> {
  const row = yield* get<{ id: string }>(
    `INSERT INTO people (id, platform, workspace, platform_id, name, seen_at)
     VALUES ('p' || (1 + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'people'), 0)),
       @platform, @workspace, @platformId, @name, @at)
     ON CONFLICT (platform, workspace, platform_id) DO UPDATE SET
       name = excluded.name, seen_at = max(coalesce(people.seen_at, 0), excluded.seen_at)
     RETURNING id`,
    {
      at,
      platform: person.platform,
      workspace: person.workspace,
      platformId: person.platformId,
      name: person.name,
    },
  );
  if (!row) throw new SousError("conflict", "The person could not be kept.");
  return row.id;
}

/** Deletes a ballot's words; its row stays. */
export function* forgetText(number: number): Work<void> {
  yield* run("UPDATE ballots SET text = NULL WHERE text = @number", { number });
  yield* run("DELETE FROM texts WHERE number = @number", { number });
}

export function* insertText(person: string, text: string): Work<number> {
  const row = yield* get<{ number: number }>(
    "INSERT INTO texts (person, text) VALUES (@person, @text) RETURNING number",
    { person, text },
  );
  if (!row) throw new SousError("conflict", "The words could not be kept.");
  return row.number;
}
