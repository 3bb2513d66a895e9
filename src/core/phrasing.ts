/** How a need becomes a question. */
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

export interface PhrasingRequest {
  readonly need: Need;
  /** The plain sentence, which is asked when nothing better is found. */
  readonly plain: string;
  /** Why it is asked: half a line. */
  readonly why: string;
  /** What calls of a language model are charged to. */
  readonly charge: Charge;
}

/** Words a question, once, before it is written. Its row has the words from then on. */
export interface Phraser {
  phrase(request: PhrasingRequest): Promise<string>;
}
