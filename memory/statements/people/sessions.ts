/** Stores log-ins to the web chat. */
import type { KnownPerson } from "../../../src/core/memory/stores.js";
import { type Session, type WebLogin, webWorkspace } from "../../../src/core/people/session.js";
import { type Database, run, type Work } from "../../work.js";
import { tableOf } from "../table.js";

const sessionTable = tableOf<Session>()(
  "web_sessions",
  "id tokenHash passwordMark role person createdAt usedAt until",
);
const loginTable = tableOf<WebLogin>()("web_logins", "name passwordHash createdAt");

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(db: Database) {
  return {
    begin: (session: Session) =>
      db.write(function* () {
        yield* run("DELETE FROM web_sessions WHERE until <= @now", { now: session.createdAt });
        yield* sessionTable.insert(session);
      }),
    find: (tokenHash: string, now: number) =>
      db.read(
        sessionTable.get("WHERE token_hash = @tokenHash AND until > @now", {
          tokenHash,
          now,
        }),
      ),
    list: (now: number) =>
      db.read(sessionTable.all("WHERE until > @now ORDER BY used_at DESC, number DESC", { now })),
    async use(id: string, at: number) {
      await db.writeSoon(() => sessionTable.update({ usedAt: at }, "id = @id", { id }));
    },
    async end(ids: readonly string[]) {
      await db.write(() =>
        run("DELETE FROM web_sessions WHERE id IN (SELECT value FROM json_each(@ids))", {
          ids: JSON.stringify(ids),
        }),
      );
    },
    logins: () => db.read(loginTable.all("ORDER BY name")),
    keepLogin: (login: WebLogin) => db.write(() => loginTable.upsert(login, "name")),
    async removeLogin(name: string) {
      await db.write(() => run("DELETE FROM web_logins WHERE name = @name", { name }));
    },
  };
}

export function* forgetSessions({ platform, workspace, platformId }: KnownPerson): Work<void> {
  if (platform !== "web" || workspace !== webWorkspace) return;
  yield* run("DELETE FROM web_sessions WHERE person = @platformId", { platformId });
}
