/** Remembers which events of chat platforms were received, to ignore repetitions. */
import { createHash } from "node:crypto";
import { exists, run, type Work } from "../../work.js";

/** True if the event was received before, even if forgotten since. */
export function* isKnownEvent(key: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM inbox_events WHERE key IN (@key, @forgotten)", {
    key,
    forgotten: forgottenKey(key),
  });
}

/** Replaces keys by hashes, as keys contain channels and people. Redeliveries are still recognised. */
export function* forgetEvents(keys: readonly string[], at: number): Work<void> {
  for (const key of keys) {
    yield* run("DELETE FROM inbox_events WHERE key = @key", { key });
    yield* run(
      `INSERT INTO inbox_events (key, kind, at) VALUES (@key, 'retract', @at)
       ON CONFLICT (key) DO NOTHING`,
      { key: forgottenKey(key), at },
    );
  }
}

function forgottenKey(key: string): string {
  return `forgotten:${createHash("sha256").update(key).digest("hex")}`;
}

/** Records only the hash of an event's key. */
export function* insertUnnamedEvent(key: string, at: number): Work<void> {
  yield* insertEvent(forgottenKey(key), "retract", at);
}

/** Call in the transaction that stores the event's effects. */
export function* insertEvent(key: string, kind: "ballot" | "retract", at: number): Work<void> {
  const sql = "INSERT INTO inbox_events (key, kind, at) VALUES (@key, @kind, @at)";
  yield* run(sql, { key, kind, at });
}

export function goneKey(message: string): string {
  return `${message}:gone`;
}
