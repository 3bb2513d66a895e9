/** Reads objections that another thing was meant: "Leo means mine", "that was the old one". */

import type { OwnerView } from "../../core/episode/scene.js";
import type { Fact, NewFact } from "../../core/memory/fact.js";
import { everydayName, possessive } from "../../core/words/names.js";
import { capitalise, wordsIn } from "../../core/words/wording.js";
import { toDenial } from "../hear/overrule.js";
import { namesIn } from "./names-in.js";
import { plainWords } from "./plain-words.js";
import { type RemarkContext, reliedOn } from "./remark-context.js";
import { clausesOf, mayOwn, ownerIn, owning } from "./whose.js";

export function readMistaken(
  context: RemarkContext,
  said: string,
  isPlain: boolean,
): { readonly wrong: readonly Fact[]; readonly meant: readonly NewFact[] } | null {
  const { asked, episode, question, ballot } = context;
  const noun = asked?.need.noun ?? episode.task.object;
  const text = plainWords(said);
  const claims = reliedOn(context);
  const newest = claimMeant(text, claims, ballot.person);
  if (!newest) return null;
  const wrong = claims.filter(({ ballot: of }) => of === newest.ballot);
  const owner = ownerOf(text, newest, { speaker: ballot.personName, noun });
  const subject = owner && `${possessive(owner)} ${noun}`;
  const isNew = subject !== null && wrong.every((claim) => claim.subject !== subject);
  const { relation, objects, certainty } = newest;
  // "That is mine" is read elsewhere, as a claim of whose the thing is.
  const isPointed = /^(?:\p{L}+[,!.]? )?(?:that|this|those|they|it)\b/iu.test(text);
  if (isPlain && !isNew) return null;
  if (isPointed && owner !== null && (relation === "is" || !isNew)) return null;
  const meant = isNew
    ? [{ subject, relation, objects, polarity: true, certainty, source: "answer" as const }]
    : [];
  const denied = placesDenied(text, question.view.owner);
  const isDenied = (fact: Fact) =>
    fact.relation === "at" && fact.objects.every((place) => denied.includes(place));
  return { wrong, meant: [...meant, ...wrong.filter(isDenied).map(toDenial)] };
}

/** Finds the claim objected to: the speaker's ("I meant"), a named person's, another's ("he"), else the newest. */
function claimMeant(text: string, claims: readonly Fact[], speaker: string): Fact | undefined {
  if (/\bi (?:am|was|meant?|mixed)\b/i.test(text))
    return claims.find(({ person }) => person === speaker);
  const words = wordsIn(text);
  const isNamed = ({ personName }: Fact) => words.includes(personName?.toLowerCase() ?? "-");
  const named = claims.find(isNamed);
  if (named) return named;
  if (/\b(?:s?he|they|you) /i.test(text)) return claims.find(({ person }) => person !== speaker);
  return claims[0];
}

/** True for "Ben is wrong" if no claim is Ben's. */
export function blamesOther(text: string, claims: readonly Fact[]): boolean {
  const [, who] = /^(\p{Lu}\p{Ll}+) (?:is|was|has|got|means?|meant)\b/u.exec(text) ?? [];
  const isTold = claims.some(({ personName }) => personName?.toLowerCase() === who?.toLowerCase());
  return who !== undefined && mayOwn(who) && !isTold;
}

function placesDenied(text: string, view: OwnerView): readonly string[] {
  return clausesOf(text).flatMap((clause) =>
    /\bnot\b|n['’]t\b/i.test(clause) ? namesIn(clause, view).places : [],
  );
}

/** Returns whose thing was meant: "mine", "my own keys", "Ben's"; null for another kind or nobody's. */
function ownerOf(
  text: string,
  claim: Fact,
  { speaker, noun }: { readonly speaker: string; readonly noun: string },
): string | null {
  const [, owner = "", kind = ""] = owning.exec(text) ?? [];
  if (owner === "" || (kind !== "" && !everydayName(noun).startsWith(kind.replace(/s$/, ""))))
    return null;
  if (/^(?:mine|my)$/i.test(owner)) return speaker;
  if (/^(?:hers|his|her)$/i.test(owner)) return claim.personName;
  return ownerIn(capitalise(owner));
}
