/** Sessions on the web page: who has logged in, and until when. */
import { z } from "zod";

/** Who logs in with a password of their own. */
export const webRoles = ["owner", "member"] as const;
export type WebRole = (typeof webRoles)[number];

/** The workspace of people at the web page. */
export const webWorkspace = "local" as const;

/** A session as a row. Times are milliseconds since 1970. */
export const sessionShape = z
  .object({
    id: z.string(),
    /** SHA-256 of the token, in hex. The token itself is known to the browser alone. */
    tokenHash: z.string(),
    /** A keyed hash of the password that it began with. */
    passwordMark: z.string(),
    role: z.enum(webRoles),
    /** Their id on the web page. */
    person: z.string(),
    createdAt: z.int(),
    usedAt: z.int(),
    until: z.int(),
  })
  .readonly();
export type Session = z.infer<typeof sessionShape>;

/** Somebody's own log-in. */
export interface WebLogin {
  /** As the owner wrote it: people and agents read it. */
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

const loginPrefix = "login:";

/** The id on the web page of somebody with a log-in of their own: it stays, on every device and with a new password. */
export function idOfLogin(name: string): string {
  return `${loginPrefix}${name}`;
}

/** The name in such an id; null for anybody else. */
export function nameOfLogin(platformId: string): string | null {
  return platformId.startsWith(loginPrefix) ? platformId.slice(loginPrefix.length) : null;
}

/**
 * Whether somebody on the web page may be there as several people: they chose their name, and a new log-in with the
 * password that they share with others makes another person of them.
 */
export function isUnproven(platform: string, platformId: string): boolean {
  return platform === "web" && nameOfLogin(platformId) === null;
}

export interface SessionStore {
  /** Adds a session, and removes those that are over by the time it began. */
  begin(session: Session): Promise<void>;
  /** Null when there is none, also when it is over. */
  find(tokenHash: string, now: number): Promise<Session | null>;
  /** Those that are not over, the last used first. */
  list(now: number): Promise<readonly Session[]>;
  /** Does nothing when there is none. */
  use(id: string, at: number): Promise<void>;
  /** Removes them. Ids of no session do nothing. */
  end(ids: readonly string[]): Promise<void>;
  /** In the order of their names. */
  logins(): Promise<readonly WebLogin[]>;
  /** Adds one, or gives it another password. */
  keepLogin(login: WebLogin): Promise<void>;
  /** Does nothing when there is none. */
  removeLogin(name: string): Promise<void>;
}

/** A session as the owner sees it. */
export interface SessionLine
  extends Pick<Session, "id" | "role" | "createdAt" | "usedAt" | "until"> {
  /** As they call themselves; null for somebody who has said nothing. */
  readonly name: string | null;
}

/** The sessions of a running page. */
export interface Sessions {
  /** Begins one for somebody who has given the password of the role. */
  begin(role: WebRole, person: string): Promise<{ readonly token: string; readonly until: number }>;
  /** The session behind a token, which counts as used now. Null when there is none, or it is over. */
  find(token: string): Promise<Session | null>;
  /** Ends one. Does nothing when there is none. */
  end(id: string): Promise<void>;
  /** Ends all of the same person in the same role, and returns their ids. */
  endAll(session: Session): Promise<readonly string[]>;
  list(): Promise<readonly SessionLine[]>;
  logins(): Promise<readonly Pick<WebLogin, "name" | "createdAt">[]>;
  /** Whose log-in it is: their id. Null when there is no such name, or the password is wrong. */
  whose(name: string, password: string): Promise<string | null>;
  /**
   * Gives somebody a log-in, or theirs another password.
   *
   * @returns the ids of their sessions, which it ended
   * @throws InputError when the name or the password will not do
   */
  giveLogin(name: string, password: string): Promise<readonly string[]>;
  /** @returns the ids of their sessions, which it ended */
  removeLogin(name: string): Promise<readonly string[]>;
}

/** What the web page is handed. */
export interface SessionDesk {
  /**
   * Ends the sessions that began with another password, as a changed one locks everybody out.
   *
   * @param passwords as they are now, by role; a role without one has no sessions
   */
  open(passwords: Readonly<Partial<Record<WebRole, string>>>): Promise<Sessions>;
}
