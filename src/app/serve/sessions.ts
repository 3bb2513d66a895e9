/** Keeps who is logged in to the web chat. */
import { createHash, createHmac, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { InputError } from "../../core/errors.js";
import { newId } from "../../core/id.js";
import {
  idOfLogin,
  nameOfLogin,
  type Session,
  type SessionDesk,
  type SessionLine,
  type Sessions,
  type WebRole,
  webRoles,
  webWorkspace,
} from "../../core/people/session.js";
import { whyWeak } from "../../core/people/weak-password.js";
import { isSameSecret } from "../../core/same-secret.js";
import type { AppContext } from "./app-context.js";

const sessionMs = 7 * 24 * 3_600_000;
/** Least milliseconds between two writes of a session's last use. */
const writtenMs = 60_000;
const tokenBytes = 32;
/** Allows letters of any language, but no signs that could imitate others. */
const loginName = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'_-]{0,38}[\p{L}\p{M}\p{N}.])?$/u;

type Context = Pick<AppContext, "memory" | "clock">;

/**
 * @param key hashes the passwords with which sessions begin; read on first use
 * @param endsOthers whether to end sessions of former passwords, which only the leader does
 */
export function createSessionDesk(
  context: Context,
  key: () => string,
  endsOthers: boolean,
): SessionDesk {
  const { memory, clock } = context;
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
      const others = kept.filter(
        ({ role, person, passwordMark }) =>
          nameOfLogin(person) === null && marks.get(role) !== passwordMark,
      );
      if (others.length > 0) await memory.sessions.end(others.map(({ id }) => id));
      return createSessions(context, marks);
    },
  };
}

function createSessions(
  { memory: { sessions, people }, clock }: Context,
  marks: ReadonlyMap<WebRole, string>,
): Sessions {
  const nameOf = async ({ person }: Session): Promise<string | null> =>
    nameOfLogin(person) ?? (await people.find("web", webWorkspace, person))?.name ?? null;
  async function endOf(isTheirs: (session: Session) => boolean): Promise<readonly string[]> {
    const ids = (await sessions.list(clock.now())).filter(isTheirs).map(({ id }) => id);
    await sessions.end(ids);
    return ids;
  }
  return {
    async begin(role, person) {
      const passwordMark = nameOfLogin(person) === null ? marks.get(role) : "";
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
    endAll: ({ role, person }) => endOf((one) => one.role === role && one.person === person),
    async list() {
      const lines: SessionLine[] = [];
      for (const session of await sessions.list(clock.now())) {
        const { id, role, createdAt, usedAt, until } = session;
        lines.push({ id, role, createdAt, usedAt, until, name: await nameOf(session) });
      }
      return lines;
    },
    async logins() {
      return (await sessions.logins()).map(({ name, createdAt }) => ({ name, createdAt }));
    },
    async whose(name, password) {
      const known = (await sessions.logins()).find((one) => isSameName(one.name, name));
      // Also hashes for unknown names, so that timing reveals nothing.
      const [salt = "", kept = ""] = known?.passwordHash.split(".") ?? [];
      const isRight = isSameSecret(await stretch(password, salt), kept);
      return known && isRight ? idOfLogin(known.name) : null;
    },
    async giveLogin(given, password) {
      const name = given.normalize("NFKC").trim();
      if (!loginName.test(name))
        throw new InputError(
          "A name has 1 to 40 letters, digits, spaces and the signs . _ - ', and begins with a letter or digit.",
        );
      const why = whyWeak(password);
      if (why !== null) throw new InputError(`The password ${why}.`);
      const known = (await sessions.logins()).find((one) => isSameName(one.name, name));
      const salt = randomBytes(16).toString("base64url");
      const passwordHash = `${salt}.${await stretch(password, salt)}`;
      const login = { name, createdAt: clock.now(), ...known, passwordHash };
      await sessions.keepLogin(login);
      return endOf(({ person }) => person === idOfLogin(login.name));
    },
    async removeLogin(name) {
      await sessions.removeLogin(name);
      return endOf(({ person }) => person === idOfLogin(name));
    },
  };
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.normalize("NFKC").trim().toLowerCase();
}

/** Hashes a password slowly, so that readers of the database cannot try many. */
async function stretch(password: string, salt: string): Promise<string> {
  const key = await promisify(scrypt)(password.normalize("NFKC"), salt, 32);
  return (key as Buffer).toString("base64url");
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
