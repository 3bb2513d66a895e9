/** Log-ins on the web page. */
import { z } from "zod";

/** Roles with a password. */
export const webRoles = ["owner", "member"] as const;
export type WebRole = (typeof webRoles)[number];

/** The workspace of people at the web page. */
export const webWorkspace = "local" as const;

/** Times are milliseconds since 1970. */
export const sessionShape = z
  .object({
    id: z.string(),
    /** SHA-256 in hex. Only the browser has the token itself. */
    tokenHash: z.string(),
    /** Keyed hash of the password used. */
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

/** A personal log-in. */
export interface WebLogin {
  /** Set by the owner; people and agents read it. */
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

const loginPrefix = "login:";

/** Web page id of a personal log-in, stable over devices and passwords. */
export function idOfLogin(name: string): string {
  return `${loginPrefix}${name}`;
}

/** The inverse of {@link idOfLogin}; null for anybody else. */
export function nameOfLogin(platformId: string): string | null {
  return platformId.startsWith(loginPrefix) ? platformId.slice(loginPrefix.length) : null;
}

/**
 * Whether a web person may exist twice: with a shared password they choose a name, and each log-in makes a new person.
 */
export function isUnproven(platform: string, platformId: string): boolean {
  return platform === "web" && nameOfLogin(platformId) === null;
}

export interface SessionStore {
  /** Adds a session, and removes those expired at its beginning. */
  begin(session: Session): Promise<void>;
  /** Null also when expired. */
  find(tokenHash: string, now: number): Promise<Session | null>;
  /** Unexpired sessions, last used first. */
  list(now: number): Promise<readonly Session[]>;
  use(id: string, at: number): Promise<void>;
  end(ids: readonly string[]): Promise<void>;
  /** Ordered by name. */
  logins(): Promise<readonly WebLogin[]>;
  keepLogin(login: WebLogin): Promise<void>;
  removeLogin(name: string): Promise<void>;
}

/** A session on the owner's page. */
export interface SessionLine
  extends Pick<Session, "id" | "role" | "createdAt" | "usedAt" | "until"> {
  /** Their chosen name; null before they said something. */
  readonly name: string | null;
}

export interface Sessions {
  /** Starts a session after the role's password was checked. */
  begin(role: WebRole, person: string): Promise<{ readonly token: string; readonly until: number }>;
  /** Returns the token's session and marks it as used; null when unknown or expired. */
  find(token: string): Promise<Session | null>;
  end(id: string): Promise<void>;
  /** Ends the person's sessions in the same role, and returns their ids. */
  endAll(session: Session): Promise<readonly string[]>;
  list(): Promise<readonly SessionLine[]>;
  logins(): Promise<readonly Pick<WebLogin, "name" | "createdAt">[]>;
  /** Checks a personal log-in: its id; null for an unknown name or wrong password. */
  whose(name: string, password: string): Promise<string | null>;
  /**
   * Creates a personal log-in, or changes its password and ends its sessions.
   * @returns the ids of the ended sessions
   * @throws InputError for an unusable name or password
   */
  giveLogin(name: string, password: string): Promise<readonly string[]>;
  /** @returns the ids of the ended sessions */
  removeLogin(name: string): Promise<readonly string[]>;
}

export interface SessionDesk {
  /**
   * Ends sessions of other passwords, so that a change locks everybody out.
   * @param passwords current ones by role; a role without one has no sessions
   */
  open(passwords: Readonly<Partial<Record<WebRole, string>>>): Promise<Sessions>;
}
