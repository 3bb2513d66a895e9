import { value, type Work } from "../../work.js";

/** Stores once a JSON value that many rows repeat. Returns its number. */
export function* shareJson(content: unknown): Work<number> {
  const json = JSON.stringify(content);
  const known = yield* value<number>(
    `SELECT number FROM shared_json WHERE length(json) = length(@json)
       AND substr(json, -24) = substr(@json, -24) AND json = @json`,
    { json },
  );
  if (known !== null) return known;
  const sql = "INSERT INTO shared_json (json) VALUES (@json) RETURNING number";
  return (yield* value<number>(sql, { json })) as number;
}

export function sharedJson(number: string): `(${string})` {
  return `(SELECT json FROM shared_json WHERE shared_json.number = ${number})`;
}
