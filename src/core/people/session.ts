import { z } from "zod";
import type { Person } from "./person.js";

/** Defines log-ins to the web chat, their roles and sessions. */
export const webRoles = ["owner", "member"] as const;
export type WebRole = (typeof webRoles)[number];

export const webWorkspace = "local" as const;

/** Times are milliseconds since 1970. */
export const sessionShape = z
  .object({
    id: z.string(),
    /** SHA-256 in hex. Only the browser has the token itself. */
    tokenHash: z.string(),
    /** Keyed hash of the password. */
    passwordMark: z.string(),
    role: z.enum(webRoles),
    person: z.string(),
    createdAt: z.int(),
    usedAt: z.int(),
    until: z.int(),
  })
  .readonly();
export type Session = z.infer<typeof sessionShape>;

export interface WebLogin {
  /** Set by the owner. People and agents read it. */
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

const loginPrefix = "login:";

/** Returns an id that is stable over devices and passwords. */
export function idOfLogin(name: string): string {
  return `${loginPrefix}${name}`;
}

/** Returns the log-in's name; null for an id of anybody else. */
export function nameOfLogin(platformId: string): string | null {
  return platformId.startsWith(loginPrefix) ? platformId.slice(loginPrefix.length) : null;
}

export const memberPrefix = "m-";

/** Whether the id comes from a log-in, not from a browser where no password is set. */
export function isFromLogIn(platformId: string): boolean {
  return (
    platformId === "owner" ||
    platformId.startsWith(memberPrefix) ||
    nameOfLogin(platformId) !== null
  );
}

/** The name of the approver when no password is set: anybody at this computer. */
export const localOwner = "local owner";

export function isLocalOwner({ platform, platformId }: Pick<Person, "platform" | "platformId">) {
  return platform === "web" && !isFromLogIn(platformId);
}

/** Whether a web person may exist twice: under a shared password, each log-in chooses a name and makes a person. */
export function isUnproven(platform: string, platformId: string): boolean {
  return platform === "web" && nameOfLogin(platformId) === null;
}

export interface SessionLine
  extends Pick<Session, "id" | "role" | "createdAt" | "usedAt" | "until"> {
  /** Null until they have said something. */
  readonly name: string | null;
}

export interface Sessions {
  begin(role: WebRole, person: string): Promise<{ readonly token: string; readonly until: number }>;
  /** Marks the session as used. Returns null when unknown or expired. */
  find(token: string): Promise<Session | null>;
  end(id: string): Promise<void>;
  /** Ends the person's sessions in the same role, and returns their ids. */
  endAll(session: Session): Promise<readonly string[]>;
  list(): Promise<readonly SessionLine[]>;
  logins(): Promise<readonly Pick<WebLogin, "name" | "createdAt">[]>;
  /** Returns null for an unknown name or a wrong password. */
  whose(name: string, password: string): Promise<string | null>;
  /** @returns ids of the sessions that the new password ended @throws InputError for an unusable name or password */
  giveLogin(name: string, password: string): Promise<readonly string[]>;
  removeLogin(name: string): Promise<readonly string[]>;
}

export interface SessionDesk {
  /** Ends sessions that began with another password. @param passwords by role; a role without one has no sessions */
  open(passwords: Readonly<Partial<Record<WebRole, string>>>): Promise<Sessions>;
}
