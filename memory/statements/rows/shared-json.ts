import { get, type Work } from "../../work.js";

/** Stores a repeated JSON value once. Returns its number. */
export function* shareJson(value: unknown): Work<number> {
  const json = JSON.stringify(value);
  const known = yield* get<{ number: number }>(
    `SELECT number FROM shared_json WHERE length(json) = length(@json)
       AND substr(json, -24) = substr(@json, -24) AND json = @json`,
    { json },
  );
  if (known) return known.number;
  const added = yield* get<{ number: number }>(
    "INSERT INTO shared_json (json) VALUES (@json) RETURNING number",
    { json },
  );
  return added?.number as number;
}

/** SQL: the JSON value with that number. */
export function sharedJson(number: string): `(${string})` {
  return `(SELECT json FROM shared_json WHERE shared_json.number = ${number})`;
}
