/** What the pages get from their server about who is logged in. */
import type { SessionLine } from "../../src/core/session.js";

/** Who visits. */
export interface Me {
  readonly isOwner: boolean;
  /** False where no password is set. */
  readonly isLoggedIn: boolean;
  /** That this machine only shows, and who leads; null where it leads. */
  readonly standsBy: string | null;
}

/** What a colleague needs to come here, or why nobody can. */
export type Invitation =
  | { readonly address: string; readonly password: string; readonly qr: string }
  | { readonly why: string };

export interface SessionsState {
  readonly needsPassword: boolean;
  /** The last used first. */
  readonly sessions: readonly (SessionLine & { readonly isPresent: boolean })[];
}
