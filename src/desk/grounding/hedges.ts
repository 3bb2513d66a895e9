import { tagCues } from "./cues.js";
import { cue } from "./tokens.js";

/** Whether words say of themselves that they may be wrong: "I think", "maybe". */
export function isHedged(text: string): boolean {
  return tagCues(text.toLowerCase()).includes(cue.HEDGE);
}
