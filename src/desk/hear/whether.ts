/** Reads answers to a question about one thing: "Is the green mug Ana's?" */

import { thingsOf } from "../../core/episode/looks.js";
import type { NewFact } from "../../core/memory/fact.js";
import type { Ballot } from "../../core/memory/stores.js";
import type { Question } from "../../core/question/question.js";
import { possessive } from "../../core/words/names.js";
import { capitalise, wordsIn } from "../../core/words/wording.js";
import { claimOf } from "../ask/new-question.js";
import { isHedged } from "../reading/view.js";
import { plainWords, spelledOut } from "../remarks/plain-words.js";
import { replyIn } from "../remarks/utterance.js";
import { mayOwn, ownerIn, ownership } from "../remarks/whose.js";

export interface Whether {
  readonly facts: readonly NewFact[];
  /** Nothing else is said ("no", "that's Ben's"). Otherwise the rest may name another: "no, the red one". */
  readonly isWhole: boolean;
}

const owned =
  /^(?:\p{L}{2,9}[,.!]+ ?)*(?:(?:it|that|this|they|those)(?: one| \p{L}+)?(?: is| are| was|'s) )?(?:actually |definitely )?(?:(not) )?(?:(mine)|(hers|his|theirs)|(\p{L}[\p{L}_-]*?)(?:'s|(?<=s)'))(?: (?:one|\p{L}+))?[.! ]*$/iu;

/** Null when the words say neither yes, no, nor an owner. */
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
  const [whole, not, mine, their, name] =
    owned.exec(spelledOut(own)) ?? owned.exec(plainWords(own)) ?? [];
  const owner = mine ? ballot.personName : their ? asked : name ? capitalise(name) : null;
  if (whole && asked !== null && owner && mayOwn(owner)) {
    const isTheirs = possessive(owner).toLowerCase() === possessive(asked).toLowerCase();
    if (isTheirs) return { facts: [said(!not)], isWhole: true };
    if (!not) return { facts: [said(false), ownership(owner, noun, [thing])], isWhole: true };
  }
  const { act, news } = replyIn(own, question);
  const isWhole = !namesLooks(own, question);
  if (act === "yes" || act === "agree") return { facts: [said(true)], isWhole };
  const isDenied = act === "denial" || (act === "mistaken" && news === "otherwise");
  if (act === "no" || isDenied) return { facts: [said(false)], isWhole };
  const isOther = act === "tell" && news === "otherwise" && !isWhole;
  return isOther ? { facts: [said(false)], isWhole } : null;
}

/** "No, the red one": another thing may be meant. */
function namesLooks(text: string, { need, view }: Question): boolean {
  const looks = thingsOf(view.owner).flatMap(({ kind, label }) =>
    kind === need.noun ? wordsIn(label).filter((word) => word !== kind) : [],
  );
  return wordsIn(text).some((word) => looks.includes(word));
}
