import {
  type Session,
  type SessionStore,
  type WebLogin,
  webWorkspace,
} from "../../src/core/session.js";
import type { KnownPerson } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { run, type Work } from "../work.js";
import { tableOf } from "./table.js";

const sessionTable = tableOf<Session>()(
  "web_sessions",
  "id tokenHash passwordMark role person createdAt usedAt until",
);
const loginTable = tableOf<WebLogin>()("web_logins", "name passwordHash createdAt");

export function createSessionStore(db: Database): SessionStore {
  return {
    begin: (session) =>
      db.write(function* () {
        yield* run("DELETE FROM web_sessions WHERE until <= @now", { now: session.createdAt });
        yield* sessionTable.insert(session);
      }),
    find: (tokenHash, now) =>
      db.read(
        sessionTable.get("WHERE token_hash = @tokenHash AND until > @now", {
          tokenHash,
          now,
        }),
      ),
    list: (now) =>
      db.read(sessionTable.all("WHERE until > @now ORDER BY used_at DESC, number DESC", { now })),
    async use(id, at) {
      await db.writeSoon(() => sessionTable.update({ usedAt: at }, "id = @id", { id }));
    },
    async end(ids) {
      await db.write(() =>
        run("DELETE FROM web_sessions WHERE id IN (SELECT value FROM json_each(@ids))", {
          ids: JSON.stringify(ids),
        }),
      );
    },
    logins: () => db.read(loginTable.all("ORDER BY name")),
    keepLogin: (login) => db.write(() => loginTable.upsert(login, "name")),
    async removeLogin(name) {
      await db.write(() => run("DELETE FROM web_logins WHERE name = @name", { name }));
    },
  };
}

/** Sessions must not identify a forgotten person. */
export function* forgetSessions({ platform, workspace, platformId }: KnownPerson): Work<void> {
  if (platform !== "web" || workspace !== webWorkspace) return;
  yield* run("DELETE FROM web_sessions WHERE person = @platformId", { platformId });
}
