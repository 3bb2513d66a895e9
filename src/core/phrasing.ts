import type { Charge } from "./model.js";
import type { Need } from "./question.js";

export interface PhrasingRequest {
  readonly need: Need;
  /** Used when nothing better is found. */
  readonly plain: string;
  readonly why: string;
  readonly charge: Charge;
}

/** Called once, before the row is written. */
export interface Phraser {
  phrase(request: PhrasingRequest): Promise<string>;
}
