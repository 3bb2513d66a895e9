/** Recognises a call for help and the wish not to answer, which mean the same whatever is asked. */
import { wordsIn } from "../../core/words/wording.js";
import { plainLetters } from "../reading/lexicon/plain-letters.js";
import { spelledOut } from "./plain-words.js";
import wordLists from "./words.json" with { type: "json" };

const helps = new Set(wordLists.helps.split(", "));
const skips = new Set(wordLists.skips.split(", "));
const filler = `(?:${wordLists.fillers})`;
const fillers = new RegExp(`^(?:${filler}(?: |$))+|(?: ${filler})+$`, "g");
const skipsThis = /^(?:skip|pass on)(?: (?:it|this|that|the|one|question|task|for|now|to|next))+$/;

/** True for a call for help: "?", "what can you do?" */
export function asksHelp(text: string): boolean {
  return text.trim() === "?" || helps.has(bare(text));
}

/** Returns what follows the wish not to answer ("Never mind, it is in the sink"); null without such a wish. */
export function afterSkip(text: string): string | null {
  const [first = "", ...rest] = text.split(/(?<=[.,;:!?])\s+|\s+[–—-]\s+/);
  const said = bare(first);
  const more = rest.join(" ");
  if (!skips.has(said) && !skipsThis.test(said)) return null;
  return bare(more) === "" ? "" : (afterSkip(more) ?? more);
}

/** Removes signs, accents, and what people add to be polite. */
function bare(text: string): string {
  return wordsIn(plainLetters(spelledOut(text)))
    .join(" ")
    .replace(fillers, "");
}
