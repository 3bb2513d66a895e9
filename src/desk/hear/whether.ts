/** Reads answers to a question about one thing: "Is the green mug Ana's?" */

import { thingsOf } from "../../core/episode/looks.js";
import type { NewFact } from "../../core/memory/fact.js";
import type { Ballot } from "../../core/memory/stores.js";
import type { Question } from "../../core/question/question.js";
import { possessive } from "../../core/words/names.js";
import { capitalise, wordsIn } from "../../core/words/wording.js";
import { claimOf } from "../ask/new-question.js";
import { isHedged } from "../reading/view.js";
import { namesPlace } from "../remarks/names-in.js";
import { plainWords, spelledOut } from "../remarks/plain-words.js";
import { replyIn } from "../remarks/utterance.js";
import { mayOwn, namesOwner, ownerIn, ownership, partsOf } from "../remarks/whose.js";

export interface Whether {
  readonly facts: readonly NewFact[];
  /** True if the reply says nothing else ("that's Ben's"); otherwise the rest may name a thing: "the red one is". */
  readonly isWhole: boolean;
  /** The words after a plain answer: "hers is in the sink". */
  readonly more?: string;
}

const owned =
  /^(?:\p{L}{2,9}[,.!]+ ?|(?:no|nope|nah|yes|yep|yeah) )*(?:(?:it|that|this|they|those)(?: one| \p{L}+)?(?: is| are| was|'s) )?(?:actually |definitely )?(?:(not) )?(?:(mine)|(hers|his|theirs)|(\p{L}[\p{L}_-]*?)(?:'s|(?<=s)'))(?: (?:one|\p{L}+))?[.! ]*$/iu;

/** Marks an answer ("That's Ben's"), as opposed to words that go on ("Ana's mug and Ben's"). */
const answering = /\b(?:it|that|this|they|those|no|nope|nah|yes|yep|yeah)\b/i;

/** Reads "yes", "no" or an owner's name; null for other words. */
export function readWhether(
  question: Question,
  ballot: Pick<Ballot, "text" | "personName">,
): Whether | null {
  const { thing, adjective = "", noun } = question.need;
  if (!thing || !ballot.text) return null;
  const own = ballot.text.replace(/^ *>.*$|~~?[^~\n]+~~?/gm, "").trim();
  const said = (isIt: boolean): NewFact => ({
    ...claimOf(question.need, [thing], isIt),
    certainty: isHedged(own) ? "unsure" : "sure",
  });
  const asked = ownerIn(adjective.split(" ")[0] ?? "");
  const readOwner = (text: string): readonly NewFact[] | null => {
    const [whole, not, mine, their, name] =
      owned.exec(spelledOut(text)) ?? owned.exec(plainWords(text)) ?? [];
    const owner = mine ? ballot.personName : their ? asked : name ? capitalise(name) : null;
    if (!whole || asked === null || !owner || !mayOwn(owner)) return null;
    const isTheirs = possessive(owner).toLowerCase() === possessive(asked).toLowerCase();
    if (isTheirs) return [said(!not)];
    return not ? null : [said(false), ownership(owner, noun, [thing])];
  };
  const parts = partsOf(own);
  for (let at = parts.length; at > 0; at--) {
    const first = parts.slice(0, at).join(" ").replace(/[,;]$/, "");
    const more = parts.slice(at).join(" ");
    const isMore = saysMore(more, question) || namesOwner(more);
    const isPlain = isMore && at === 1 && !saysMore(first, question);
    const isIt = isPlain ? yesOrNo(first, question) : null;
    const owner =
      at === parts.length || answering.test(plainWords(first)) ? readOwner(first) : null;
    const facts = owner ?? (isIt === null ? null : [said(isIt)]);
    if (facts) return isMore ? { facts, isWhole: false, more } : { facts, isWhole: true };
  }
  const isWhole = !namesLooks(own, question);
  const { act, news } = replyIn(own, question);
  const isIt = yesOrNo(own, question);
  const isOther = act === "tell" && news === "otherwise" && !isWhole;
  return isIt === null && !isOther ? null : { facts: [said(isIt ?? false)], isWhole };
}

export function yesOrNo(text: string, question: Question): boolean | null {
  const { act, news } = replyIn(text.replace(/[ ,;]+$/, ""), question);
  if (act === "yes" || act === "agree") return true;
  const isDenied = act === "denial" || (act === "mistaken" && news === "otherwise");
  return act === "no" || isDenied ? false : null;
}

/** True for words that name looks or a place: "the red one", "hers is in the sink". */
function saysMore(text: string, question: Question): boolean {
  return namesLooks(text, question) || namesPlace(text, question.view.owner);
}

export function namesLooks(text: string, { need, view }: Question): boolean {
  const looks = thingsOf(view.owner).flatMap(({ kind, label }) =>
    kind === need.noun ? wordsIn(label).filter((word) => word !== kind) : [],
  );
  return wordsIn(text).some((word) => looks.includes(word));
}
