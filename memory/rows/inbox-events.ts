import { createHash } from "node:crypto";
import type { Database } from "../sqlite/database.js";

export interface InboxEvent {
  readonly key: string;
  readonly kind: "ballot" | "retract";
  readonly at: number;
}

/** Whether an event was taken in before, even if it was forgotten since. */
export function isKnownEvent(db: Database, key: string): boolean {
  const known = db.get("SELECT 1 FROM inbox_events WHERE key IN (@key, @forgotten)", {
    key,
    forgotten: forgottenKey(key),
  });
  return known !== undefined;
}

/**
 * Replaces the keys of events by hashes: the keys say where somebody spoke, and some say who. Redeliveries
 * are still recognised. Inside a transaction.
 */
export function forgetEvents(db: Database, keys: readonly string[], at: number): void {
  for (const key of keys) {
    db.run("DELETE FROM inbox_events WHERE key = @key", { key });
    db.run(
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
export function insertUnnamedEvent(db: Database, { key, at }: Omit<InboxEvent, "kind">): void {
  insertEvent(db, { key: forgottenKey(key), kind: "retract", at });
}

/** Inside the transaction that writes what the event changes. */
export function insertEvent(db: Database, { key, kind, at }: InboxEvent): void {
  db.run("INSERT INTO inbox_events (key, kind, at) VALUES (@key, @kind, @at)", { key, kind, at });
}

/** The key of the event that says that a message was deleted. */
export function goneKey(message: string): string {
  return `${message}:gone`;
}
