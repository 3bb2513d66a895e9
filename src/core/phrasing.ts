/** How people are asked: a need in a sentence. */
import type { Charge } from "./model.js";
import type { Need } from "./question.js";

export interface PhrasingRequest {
  readonly need: Need;
  /** The sentence that asks it plainly; it is what is asked where nothing better is found. */
  readonly plain: string;
  /** Half a line: why it is asked. */
  readonly why: string;
  /** What calls of a language model are charged to. */
  readonly charge: Charge;
}

/** Words a question. It is asked once, when the question is written; its row has the words from then on. */
export interface Phraser {
  phrase(request: PhrasingRequest): Promise<string>;
}
