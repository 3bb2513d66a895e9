/** Who has logged in on the web page: sessions as rows, which survive a restart. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Clock } from "../core/clock.js";
import { newId } from "../core/id.js";
import {
  type Session,
  type SessionDesk,
  type SessionLine,
  type Sessions,
  type WebRole,
  webRoles,
  webWorkspace,
} from "../core/session.js";
import type { Memory } from "../core/stores.js";

const sessionMs = 7 * 24 * 3_600_000;
/** The time of last use is written this often at most. */
const writtenMs = 60_000;
const tokenBytes = 32;

interface SessionParts {
  readonly memory: Pick<Memory, "sessions" | "people">;
  readonly clock: Clock;
  /** Of the marks of passwords; read when a password is first marked. */
  readonly key: () => string;
  /** Whether sessions that began with another password end: the leader's settings count. */
  readonly endsOthers: boolean;
}

export function createSessionDesk(parts: SessionParts): SessionDesk {
  const { memory, clock, key, endsOthers } = parts;
  const mark = (role: WebRole, password: string): string =>
    createHmac("sha256", key()).update(`${role}\n${password}`).digest("hex");
  return {
    async open(passwords) {
      const marks = new Map<WebRole, string>();
      for (const role of webRoles) {
        const password = passwords[role];
        if (password !== undefined) marks.set(role, mark(role, password));
      }
      const kept = endsOthers ? await memory.sessions.list(clock.now()) : [];
      const others = kept.filter(({ role, passwordMark }) => marks.get(role) !== passwordMark);
      if (others.length > 0) await memory.sessions.end(others.map(({ id }) => id));
      return createSessions(parts, marks);
    },
  };
}

function createSessions(
  { memory: { sessions, people }, clock }: SessionParts,
  marks: ReadonlyMap<WebRole, string>,
): Sessions {
  const nameOf = async ({ person }: Session): Promise<string | null> =>
    (await people.find("web", webWorkspace, person))?.name ?? null;
  return {
    async begin(role, person) {
      const passwordMark = marks.get(role);
      if (passwordMark === undefined) throw new RangeError(`There is no password of a ${role}.`);
      const token = randomBytes(tokenBytes).toString("base64url");
      const now = clock.now();
      const until = now + sessionMs;
      const tokenHash = hash(token);
      const times = { createdAt: now, usedAt: now, until };
      await sessions.begin({ id: newId("s"), tokenHash, passwordMark, role, person, ...times });
      return { token, until };
    },
    async find(token) {
      const now = clock.now();
      const session = await sessions.find(hash(token), now);
      if (session && now - session.usedAt >= writtenMs) await sessions.use(session.id, now);
      return session;
    },
    end: (id) => sessions.end([id]),
    async endAll({ role, person }) {
      const all = await sessions.list(clock.now());
      const ids = all
        .filter((one) => one.role === role && one.person === person)
        .map(({ id }) => id);
      await sessions.end(ids);
      return ids;
    },
    async list() {
      const lines: SessionLine[] = [];
      for (const session of await sessions.list(clock.now())) {
        const { id, role, createdAt, usedAt, until } = session;
        lines.push({ id, role, createdAt, usedAt, until, name: await nameOf(session) });
      }
      return lines;
    },
  };
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
