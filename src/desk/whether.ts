/** Reads answers to a question about one thing: "Is the green mug Ana's?" */
import type { NewFact } from "../core/fact.js";
import { possessive } from "../core/names.js";
import type { Question } from "../core/question.js";
import type { Ballot } from "../core/stores.js";
import { capitalise } from "../core/wording.js";
import { claimOf } from "./claim-value.js";
import { readIntent } from "./remarks/intent.js";
import { plainWords, spelledOut } from "./remarks/plain-words.js";
import { ownerIn, ownership } from "./remarks/whose.js";

export interface Whether {
  readonly facts: readonly NewFact[];
  /** Nothing else is said ("no", "that's Ben's"). Otherwise the rest may name another: "no, the red one". */
  readonly isWhole: boolean;
}

const begins = /^(?:(?:oh|ok|okay|well|um|uh|hm+|erm?|ah|sorry|hey)[,.! ]+)*/;
const yes =
  /^(?:(?:yes|yep|yeah|yup|yea|ya|aye|sure|correct|true|affirmative|right|exactly|indeed|of course|absolutely|certainly|definitely|it is|that is right|that is correct)\b(?!,? (?:but|not)\b)|y[.! ]*$|👍|✅|👌)/u;
const no =
  /^(?:(?:no|nope|nah|never|wrong|false|negative|not)\b(?! (?:idea|clue|sure|certain|seen|saw|heard|noticed)\b)|(?:of course|absolutely|certainly|definitely|surely|sure|obviously|clearly|is|was) not\b|n[.! ]*$|👎|❌)|\b(?:it|that|this)(?: one)? is not\b/u;
const likely =
  /^(?:i (?:think|guess|believe|suppose) so|probably|most likely|likely|should be|i (?:think|guess|believe) (?:yes|it is))\b(?! not\b)/;
const unlikely =
  /^(?:(?:i )?do not (?:think|believe) (?:so|it)|probably not|i doubt (?:it|that)|i (?:think|guess|believe|suppose) not|not really|unlikely|hardly)\b/;
const pronoun = "(?:it|that|this|they|those)(?: one| \\p{L}+)?";
const owned = new RegExp(
  `^(?:(?:no|nope|nah|yes|yep|yeah|actually|but|and|i think)[,.! ]+)*(?:${pronoun}(?: is| are| was|'s) )?(?:actually |definitely )?(?:(not) )?(?:(mine)|(hers|his|theirs)|(\\p{L}[\\p{L}_-]*?)(?:'s|(?<=s)'))(?: (?:one|\\p{L}+))?[.! ]*$`,
  "iu",
);

/** Null when the words say neither yes, no, nor an owner. */
export function readWhether(
  { need }: Question,
  ballot: Pick<Ballot, "text" | "personName">,
): Whether | null {
  const { thing, adjective = "", noun } = need;
  if (!thing || !ballot.text) return null;
  const said = (isIt: boolean, certainty: NewFact["certainty"] = "sure"): NewFact => ({
    ...claimOf(need, [thing], isIt),
    certainty,
  });
  const own = ballot.text.replace(/^ *>.*$|~~?[^~\n]+~~?/gm, "").trim();
  const text = plainWords(own).replace(new RegExp(begins, "i"), "");
  const asked = ownerIn(adjective.split(" ")[0] ?? "");
  const [whole, not, mine, their, name] = owned.exec(spelledOut(own)) ?? owned.exec(text) ?? [];
  const owner = mine ? ballot.personName : their ? asked : name ? capitalise(name) : null;
  if (whole && asked !== null && owner && !noOwner.test(owner)) {
    const isTheirs = possessive(owner).toLowerCase() === possessive(asked).toLowerCase();
    if (isTheirs) return { facts: [said(!not)], isWhole: true };
    if (!not) return { facts: [said(false), ownership(owner, noun, [thing])], isWhole: true };
  }
  const intent = readIntent(own);
  const plain = (/\p{L}/u.test(text) && own.length > 1 ? text : own).toLowerCase();
  if (intent === "yes" || intent === "agree") return { facts: [said(true)], isWhole: true };
  if (intent === "no") return { facts: [said(false)], isWhole: true };
  if (unlikely.test(plain)) return { facts: [said(false, "unsure")], isWhole: true };
  if (likely.test(plain)) return { facts: [said(true, "unsure")], isWhole: true };
  if (no.test(plain)) return { facts: [said(false)], isWhole: false };
  return yes.test(plain) ? { facts: [said(true)], isWhole: false } : null;
}

const noOwner =
  /^(?:it|that|this|he|she|there|here|what|who|let|one|nobody|anybody|anyone|somebody|someone|everybody|everyone)$/i;
