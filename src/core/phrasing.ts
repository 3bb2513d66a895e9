import type { Charge } from "./model.js";
import type { Need } from "./question.js";

export interface PhrasingRequest {
  readonly need: Need;
  /** The template sentence, used when nothing better is found. */
  readonly plain: string;
  readonly why: string;
  readonly charge: Charge;
}

/** Words a question once, before its row is written. */
export interface Phraser {
  phrase(request: PhrasingRequest): Promise<string>;
}
