import { createHash } from "node:crypto";
import { exists, run, type Work } from "../../work.js";

export interface InboxEvent {
  readonly key: string;
  readonly kind: "ballot" | "retract";
  readonly at: number;
}

/** Whether an event was taken in before, even if it was forgotten since. */
export function* isKnownEvent(key: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM inbox_events WHERE key IN (@key, @forgotten)", {
    key,
    forgotten: forgottenKey(key),
  });
}

/**
 * Replaces the keys of events by hashes: the keys say where somebody spoke, and some say who. Redeliveries
 * are still recognised. Inside a transaction.
 */
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

/** Keeps only a hash of the key, not where it came from or from whom. Inside a transaction. */
export function* insertUnnamedEvent({ key, at }: Omit<InboxEvent, "kind">): Work<void> {
  yield* insertEvent({ key: forgottenKey(key), kind: "retract", at });
}

/** Inside the transaction that writes what the event changes. */
export function* insertEvent({ key, kind, at }: InboxEvent): Work<void> {
  yield* run("INSERT INTO inbox_events (key, kind, at) VALUES (@key, @kind, @at)", {
    key,
    kind,
    at,
  });
}

/** The key of the event that says that a message was deleted. */
export function goneKey(message: string): string {
  return `${message}:gone`;
}
