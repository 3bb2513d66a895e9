import { type Session, type SessionStore, webWorkspace } from "../src/core/session.js";
import type { KnownPerson } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

const sessionTable = new Table<Session>("web_sessions", {
  id: "plain",
  tokenHash: "plain",
  passwordMark: "plain",
  role: "plain",
  person: "plain",
  createdAt: "plain",
  usedAt: "plain",
  until: "plain",
});

export function createSessionStore(db: Database): SessionStore {
  return {
    async begin(session) {
      db.write(() => {
        db.run("DELETE FROM web_sessions WHERE until <= @now", { now: session.createdAt });
        sessionTable.insert(db, session);
      });
    },
    async find(tokenHash, now) {
      return sessionTable.get(db, "WHERE token_hash = @tokenHash AND until > @now", {
        tokenHash,
        now,
      });
    },
    async list(now) {
      return sessionTable.all(db, "WHERE until > @now ORDER BY used_at DESC, number DESC", { now });
    },
    async use(id, at) {
      db.writeSoon(() => sessionTable.update(db, { usedAt: at }, "id = @id", { id }));
    },
    async end(ids) {
      db.write(() =>
        db.run("DELETE FROM web_sessions WHERE id IN (SELECT value FROM json_each(@ids))", {
          ids: JSON.stringify(ids),
        }),
      );
    },
  };
}

/** Somebody whose words are deleted is no longer known by a session either. Inside a transaction. */
export function forgetSessions(
  db: Database,
  { platform, workspace, platformId }: KnownPerson,
): void {
  if (platform !== "web" || workspace !== webWorkspace) return;
  db.run("DELETE FROM web_sessions WHERE person = @platformId", { platformId });
}
