import type { AppContext } from "../app-context.js";
import type { Homes } from "./homes.js";
import type { Scope } from "./scope.js";

/** What commands work with. */
export interface ControlContext extends AppContext {
  readonly homes: Homes;
  /** People who are asked whether to delete their data, by row id, and until when their answer counts. */
  readonly askedToForget: Map<string, number>;
}

/** What one caller's command works with. */
export interface ScopedContext extends ControlContext {
  readonly scope: Scope;
}
