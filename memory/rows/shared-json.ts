import { get, run, type Work } from "../work.js";

/** The number of a value that many rows have alike; it stands once, as JSON. Inside a transaction. */
export function* shareJson(value: unknown): Work<number> {
  const json = JSON.stringify(value);
  const known = yield* get<{ number: number }>(
    `SELECT number FROM shared_json WHERE length(json) = length(@json)
       AND substr(json, -24) = substr(@json, -24) AND json = @json`,
    { json },
  );
  if (known) return known.number;
  yield* run("INSERT INTO shared_json (json) VALUES (@json)", { json });
  return (yield* get<{ number: number }>("SELECT last_insert_rowid() AS number"))?.number as number;
}

/** SQL: the JSON of such a number. */
export function sharedJson(number: string): `(${string})` {
  return `(SELECT json FROM shared_json WHERE shared_json.number = ${number})`;
}
