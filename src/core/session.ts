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
