/** Reads objections that another thing was meant: "Leo means mine", "that was the old one". */

import type { Fact, NewFact } from "../../core/fact.js";
import { everydayName, possessive } from "../../core/names.js";
import type { OwnerView } from "../../core/scene.js";
import { capitalise } from "../../core/wording.js";
import { kindsIn, namesIn, namesPlace } from "./names-in.js";
import { plainWords } from "./plain-words.js";
import { type RemarkContext, reliedOn } from "./remark-context.js";
import { clausesOf, ownerIn } from "./whose.js";

interface Objection {
  /** Whose claim: "Leo", "he", "i"; null for the newest. */
  readonly who: string | null;
  readonly meant: string;
}

const who = "(\\p{Lu}\\p{L}{1,20}|[Ii]|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou)";
const soft = "(?:just |only |also |probably |totally |completely |clearly |obviously |always )?";
const means = new RegExp(`\\b${who} ${soft}(?:means?|meant) ([^.;!?]+)`, "u");
const speaks = new RegExp(
  `\\b${who}(?: am| is| are| was| were|['’](?:s|m|re))? ${soft}(?:talking|speaking|thinking|on) ?(?:about|of) ([^.;!?]+)`,
  "u",
);
const saidOf = new RegExp(
  `\\bwhat ${who}(?: had| has)? ${soft}(?:said|says|wrote|told (?:you|us)|meant) (?:is|was) (?!right|true|correct)(?:about |of )?([^.;!?]+)`,
  "u",
);
const isWrong = new RegExp(
  `\\b${who}(?: is| am| was|['’]s|['’]m)(?: [a-z]+){0,4}? (?:wrong|mistaken|lying|joking|kidding|confused)\\b|\\b${who}(?: have| has| must have| may have| always| just){0,2} (?:mix(?:es|ed)?(?: [\\p{L}]+){1,4} up|mix(?:es|ed)? up|confus(?:es|ed))\\b`,
  "u",
);
const cannotBe =
  /^(?:no[,. !]+)?(?:(?:that|it|this) )?(?:can|could) not be(?: right| true| there| it)?(?=[\s.,!;]|$)(?! (?:in|on|at)\b)/i;
const cries =
  "(?:(?:no|nope|nah|oh|ah|sorry|wait|but|hey|stop|well|oops|whoops|haha|lol|uh|um|actually)[,.! ]+)*";
const thatIs = new RegExp(
  `^(${cries})(?:@?(\\p{Lu}\\p{L}+)[,!]? )?(?:that|this|those|these|they|it)(?: (?!is|was|are|were)[a-z]+)?(?:['’]s| is| was| are| were) ([^.;!?]+)`,
  "iu",
);
const another =
  /^(?:(?:the|an?|my|our|her|his|\p{L}+['’]s) )?(?:other|old|older|spare|wrong|different|previous)\b|^(?:the )?(?:ones? )?for\b|^(?:some|any)(?:thing|body|one) else\b/iu;
const noThing =
  /^(?:not\b|n['’]t\b|in\b|on\b|at\b|mine\b|hers\b|ours\b|\p{L}+['’]s(?: |$)|my |her |his |why|what|how|where|who|right|true|correct|it\b|all\b|fine|ok|the (?:right|only|same|wrong) )/iu;

function objectionIn(text: string, noun: string, view: OwnerView): Objection | null {
  const said = plainWords(text);
  const [, speaker, topic = ""] = speaks.exec(said) ?? saidOf.exec(said) ?? [];
  if (speaker && !namesPlace(topic, view)) return { who: speaker, meant: topic };
  const [, whose, other = ""] = means.exec(said) ?? [];
  const isNothingElse = !another.test(other) && !isOfAnother(other, noun, view);
  if (whose) return isNothingElse && !isOwned(other) ? null : { who: whose, meant: other };
  const [, wrong, mixing] = isWrong.exec(said) ?? [];
  if (wrong ?? mixing) return { who: wrong ?? mixing ?? null, meant: "" };
  if (cannotBe.test(said)) return { who: null, meant: "" };
  const [, cry = "", name = null, what = ""] = thatIs.exec(said) ?? [];
  if (what === "" || namesPlace(what, view)) return null;
  if (isOwned(what)) return { who: name, meant: what.replace(/,? \p{Lu}\p{Ll}+$/u, "") };
  const isOther = another.test(what) || isOfAnother(what, noun, view) || deniesKind(said, noun);
  const isDenied = /\bno/i.test(cry) && !noThing.test(what);
  return isOther || isDenied ? { who: name, meant: "" } : null;
}

function isOfAnother(what: string, noun: string, view: OwnerView): boolean {
  const kinds = kindsIn(what, view);
  return kinds.length > 0 && !kinds.includes(noun) && !noThing.test(what);
}

/** "That is where my phone is, not the remote." */
function deniesKind(said: string, noun: string): boolean {
  const [, denied = ""] =
    /\bnot (?:the |my |your |his |her |\p{L}+['’]s )?([^.,;!?]+)/iu.exec(said) ?? [];
  return denied !== "" && everydayName(noun).startsWith(denied.trim().toLowerCase());
}

function isOwned(what: string): boolean {
  return /^(?:mine|hers|his|my|her|\p{L}+['’]s)\b/iu.test(what);
}

/** Whether text may say that another thing was meant. @param isNews it also names a place or choice */
export function objects(text: string, noun: string, view: OwnerView, isNews: boolean): boolean {
  const objection = objectionIn(text, noun, view);
  return objection !== null && (!isNews || objection.meant !== "");
}

export function readMistaken(
  context: RemarkContext,
  text: string,
): { readonly wrong: readonly Fact[]; readonly meant: readonly NewFact[] } | null {
  const { asked, episode, question, ballot } = context;
  const noun = asked?.need.noun ?? episode.task.object;
  const objection = objectionIn(text, noun, question.view.owner);
  const claims = reliedOn(context);
  const newest = claims.find((claim) => objection && isBy(objection.who, claim, ballot.person));
  if (!objection || !newest) return null;
  // "That is mine" is read elsewhere, as a claim of an owner.
  const isPointed = thatIs.test(plainWords(text)) && isOwned(objection.meant);
  if (isPointed && newest.relation === "is") return null;
  const wrong = claims.filter(({ ballot: of }) => of === newest.ballot);
  const owner = ownerOf(objection.meant, newest, { speaker: ballot.personName, noun });
  const subject = owner && `${possessive(owner)} ${noun}`;
  const isNew = subject !== null && wrong.every((claim) => claim.subject !== subject);
  if (isPointed && !isNew) return null;
  const { relation, objects: at, certainty } = newest;
  const meant = isNew
    ? [{ subject, relation, objects: at, polarity: true, certainty, source: "answer" as const }]
    : [];
  const denied = placesDenied(text, question.view.owner);
  const isDenied = ({ relation, objects }: Fact) =>
    relation === "at" && objects.every((place) => denied.includes(place));
  return { wrong, meant: [...meant, ...wrong.filter(isDenied).map(toDenial)] };
}

/** "Not the dresser, I was thinking of my keys." */
function placesDenied(text: string, view: OwnerView): readonly string[] {
  return clausesOf(text).flatMap((clause) =>
    /\bnot\b|n['’]t\b/i.test(clause) ? namesIn(clause, view).places : [],
  );
}

function toDenial({ subject, relation, objects: at }: Fact): NewFact {
  return { subject, relation, objects: at, polarity: false, certainty: "sure", source: "answer" };
}

function isBy(name: string | null, claim: Fact, speaker: string): boolean {
  if (name === null) return true;
  if (/^i$/i.test(name)) return claim.person === speaker;
  if (/^(?:s?he|they|you)$/i.test(name)) return claim.person !== speaker;
  return claim.personName?.toLowerCase() === name.toLowerCase();
}

/** Whose thing was meant: "mine", "my own keys", "Ben's"; null for another kind or nobody's. */
function ownerOf(
  meant: string,
  claim: Fact,
  { speaker, noun }: { readonly speaker: string; readonly noun: string },
): string | null {
  const [, owner = "", kind = ""] =
    /^(mine|hers|his|my|her|\p{L}+['’]s)(?: own)?(?: ([\p{L} ]{2,30}))?(?: ?,.*)?$/iu.exec(
      meant.trim(),
    ) ?? [];
  if (owner === "" || (kind !== "" && !everydayName(noun).startsWith(kind.replace(/s$/, ""))))
    return null;
  if (/^(?:mine|my)$/i.test(owner)) return speaker;
  if (/^(?:hers|his|her)$/i.test(owner)) return claim.personName;
  return ownerIn(capitalise(owner));
}
