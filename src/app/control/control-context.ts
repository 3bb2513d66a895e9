/** Defines what commands get: the application's parts, and the state that only commands keep. */
import type { AskedOrders } from "../homes/asked-order.js";
import type { AppContext } from "../serve/app-context.js";
import type { Homes } from "./homes.js";
import type { Scope } from "./scope.js";

export interface ControlContext extends AppContext {
  readonly homes: Homes;
  /** People with a pending confirmation to delete their data: row id and end of validity. */
  readonly askedToForget: Map<string, number>;
  readonly askedOrders: AskedOrders;
}

export interface ScopedContext extends ControlContext {
  readonly scope: Scope;
}
