/** What the pages get from their server about who is logged in. */
import type { SessionLine, WebLogin } from "../../src/core/session.js";

/** Who visits. */
export interface Me {
  readonly isOwner: boolean;
  /** False where no password is set. */
  readonly isLoggedIn: boolean;
  /** Of somebody with a log-in of their own. */
  readonly name?: string;
  /** That this machine only shows, and who leads; null where it leads. */
  readonly standsBy: string | null;
}

/** What a colleague needs to come here, or why nobody can. */
export type Invitation =
  | { readonly address: string; readonly password: string; readonly qr: string }
  | { readonly why: string };

export interface PeopleState {
  readonly needsPassword: boolean;
  /** Those with log-ins of their own. */
  readonly people: readonly Pick<WebLogin, "name" | "createdAt">[];
}

export interface SessionsState {
  readonly needsPassword: boolean;
  /** The last used first. */
  readonly sessions: readonly (SessionLine & { readonly isPresent: boolean })[];
}
