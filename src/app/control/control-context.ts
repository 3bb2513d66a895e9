import type { AppContext } from "../app-context.js";
import type { Homes } from "./homes.js";
import type { Scope } from "./scope.js";

export interface ControlContext extends AppContext {
  readonly homes: Homes;
  /** Row ids, with the end of validity of "yes, delete". */
  readonly askedToForget: Map<string, number>;
}

export interface ScopedContext extends ControlContext {
  readonly scope: Scope;
}
