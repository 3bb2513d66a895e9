/** Reads who owns what: "mine is the blue one", "that is Ben's". */
import type { NewFact } from "../../core/memory/fact.js";
import type { GroundedReply } from "../../core/question/grounding.js";
import { possessive } from "../../core/words/names.js";
import { capitalise, literalPattern, wordSet } from "../../core/words/wording.js";
import { claimOf } from "../ask/new-question.js";
import { plainWords } from "./plain-words.js";
import wordLists from "./words.json" with { type: "json" };

/** Says that `owner` owns the thing that `words` describe; null means the last thing mentioned ("that"). */
export interface Belonging {
  readonly owner: string;
  readonly noun: string | null;
  readonly words: string | null;
  readonly isPointed: boolean;
  readonly isDenied?: boolean;
}

const name = "([A-Z][\\p{L}]{1,40})['’]s?|(my|mine|hers|his)";
const cries = "no|nope|stop|wait|and|but|so|well|oh|hey|ok|actually|sorry|lol|haha|nah|oops|please";
const before = `${cries}|that|because|up|time`;
const forwards = new RegExp(
  `(?:^|[.,;!?:] *|\\b(?:${before}) +)(?:${name})(?: +([a-z]+))?(?: +(?:is|are)|['’]s) +(?!in\\b|on\\b|at\\b|under\\b|behind\\b|next\\b|not\\b|near\\b)(the +[^.,;!?]+|[a-z]+(?: +ones?)?)(?=[.,;!?]|$)`,
  "iu",
);
const backwards = new RegExp(
  `(?:^|[.,;!?:] ?|\\b(?:${before}) )(that|this|it|those|these|they|(?:the )?[a-z]{1,20}(?: [a-z]{1,20}){0,3}?)(?: one)?(?: is| was| are| were|['’]s) (?:${name})(?: ([a-z]{1,20}))??(?= ?$|[.,;!?]| (?:put|give|leave|not|and|but|so|because|since|in|on|at|from|i|we|you|he|she|they|for|btw|fyi|though|definitely|actually|lol|too|now|by)\\b)`,
  "iu",
);

const interjections = new RegExp(`^(?:(?:${cries})[,.! ]+)+`, "i");
const cry = new RegExp(`^(?:(?:${cries})[,.! ]*)+$`, "i");

/** @param speaker whom "mine" means @param asked whom "hers" means, or null */
export function readBelonging(
  text: string,
  { speaker, asked }: { readonly speaker: string; readonly asked: string | null },
): Belonging | null {
  const said = asBelonging(plainWords(text).replace(interjections, ""));
  const isKin = (named = "") => kin.has(named.toLowerCase());
  const ownerOf = (named: string | undefined, pronoun: string | undefined): string | null => {
    if (named) return isKin(named) ? asked : capitalise(named);
    return pronoun && /^my|mine$/i.test(pronoun) ? speaker : asked;
  };
  const [, named, pronoun, noun = null, words] = forwards.exec(said) ?? [];
  const owner = ownerOf(named, pronoun);
  if (words && owner) return { owner, noun, words, isPointed: false, isDenied: isKin(named) };
  const back = backwards.exec(said);
  const [, what, possessor, own, kind = null] = back ?? [];
  const isPointed = /^(that|this|it|those|these|they)$/i.test(what ?? "");
  const owning = ownerOf(possessor, own);
  if (!back || !what || !owning) return null;
  const where = /^ (?:in|on|at|from) [^.,;!?]+/.exec(said.slice(back.index + back[0].length))?.[0];
  const meant = { owner: owning, noun: kind, isDenied: isKin(possessor) };
  if (isPointed && where) return { ...meant, words: `the one${where}`, isPointed: false };
  return { ...meant, words: isPointed ? null : what, isPointed };
}

/** Turns "Ana has the blue one" into "the blue one is Ana's". */
export function asBelonging(text: string): string {
  const [, who = "", what] = having.exec(text) ?? [];
  if (what === undefined || (!mayOwn(who) && !/^s?he$/i.test(who))) return text;
  const owner = /^i$/i.test(who) ? "mine" : /^s?he$/i.test(who) ? "hers" : `${who}'s`;
  return `${what} is ${owner}`;
}

const having =
  /^(i|s?he|\p{L}{2,40}) (?:(?:always |usually )?(?:uses?|owns?)|(?:has|have)(?: got)?) (the [a-z]{2,20}(?: [a-z]{2,20})?)[.! ]*$/iu;

/** A thing with owner and looks: "My blue towel is in the basket". */
export interface Owned {
  readonly owner: string;
  readonly kind: string;
  readonly looks: string;
  /** Without the owner: "the blue towel is in the basket". */
  readonly rest: string;
}

/** Relatives ("my wife"), who are never the person asked about. */
const kin = wordSet(wordLists.kin);
/** Words before "'s" that are no owners, as in "that's". */
const noOwners = wordSet(wordLists.noOwners);

export function mayOwn(name: string): boolean {
  return !noOwners.has(name.toLowerCase());
}

/** Finds a thing named after its owner ("Ana's mug"). @param whose whom "my" and "her", "his" or "their" mean */
export function readOwned(
  text: string,
  kind: string,
  whose: { readonly speaker: string; readonly asked: string | null },
): Owned | null {
  const owned = new RegExp(
    `\\b(?:(my)|(her|his|their)|([\\p{L}\\p{N}_-]{1,40})(?:['’]s|(?<=s)['’])) ((?:\\p{L}{1,30} ){0,2}?)${literalPattern(kind)}(?:s(?! are\\b))?\\b`,
    "iu",
  ).exec(text);
  if (!owned) return null;
  const [whole, my, their, name, looks = ""] = owned;
  const named = name && mayOwn(name) ? capitalise(name) : null;
  const owner = my ? whose.speaker : their ? whose.asked : named;
  if (!owner) return null;
  return { owner, kind, looks: looks.trim(), rest: text.replace(whole, `the ${looks}${kind}`) };
}

/** Finds in the clause before what "that" means: "Not the green one, that is mine". */
export function pointsTo(belonging: Belonging, before: string): Belonging {
  const shown = before.replace(/\b(?:not|(?:do not|don't)(?: [a-z]+)?)\b/gi, " ");
  return belonging.isPointed && shown !== "" ? { ...belonging, words: shown } : belonging;
}

export const notTheirs =
  /(?: is| was|['’]s)(?:n['’]t| not) (?=(?:mine|hers|his|ours|theirs|\p{L}{2,20}['’]s)(?= ?(?:$|[.,;!]| (?:but|and|so|it|either|though)\b)))/iu;

export interface Apart {
  readonly others: readonly Belonging[];
  readonly rest: string;
}

/** Splits "red is mine, hers is the blue one", answering "which mug is Ana's?", into other claims and the answer. */
export function takeApart(
  text: string,
  { speaker, asked }: { readonly speaker: string; readonly asked: string },
): Apart {
  const others: Belonging[] = [];
  const rest: string[] = [];
  let before = "";
  for (const clause of clausesOf(text)) {
    const isDenied = notTheirs.test(clause);
    const read = readBelonging(clause.replace(notTheirs, " is "), { speaker, asked });
    const isOfKin = read?.isDenied === true;
    const said = read && { ...pointsTo(read, before), isDenied: isDenied || isOfKin };
    before = clause;
    const isOther =
      said !== null && said.words !== null && (isOfKin || !isSamePerson(said.owner, asked));
    if (isOther && !clause.includes("?")) others.push(said);
    else if (clause.replace(cry, "") !== "") rest.push(asBelonging(clause));
  }
  const wordsOf = (said: string) =>
    said
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  const theirs = new Set(others.map(({ words }) => wordsOf(words ?? "")));
  return { others, rest: rest.filter((clause) => !theirs.has(wordsOf(clause))).join(" ") };
}

/** Splits plain words into clauses: "White is mine, blue is Ana's". */
export function clausesOf(text: string): readonly string[] {
  return partsOf(plainWords(text));
}

/** Splits into clauses, without changing the words. */
export function partsOf(text: string): readonly string[] {
  return text.split(/(?<=[.,;!?])\s|\s[–—-]\s(?!is\b|are\b)|\s(?=but\b|and\b|so\b)/);
}

/** Adds the kind of thing to "mine is" and "Ben's is in": "my mug is". */
export function withKind(text: string, kind: string): string {
  return text
    .replace(
      /\bthe ((?:[a-z]{2,20} ){1,3}?)((?:in|on|at|under|inside) [^.,;!?]{3,40}?)(?: is| are|['’]s) (mine|\p{L}{2,20}['’]s)(?= ?(?:$|[.,;!]))/iu,
      (_, thing: string, where: string, owner: string) =>
        `${/^mine$/i.test(owner) ? "my" : owner} ${thing.trim().replace(/\bones?$/, kind)} is ${where}`,
    )
    .replace(/\b(mine|hers)(?= (?:is|are|was)(?:n['’]t)?\b|['’]s)/gi, (own) =>
      /mine/i.test(own) ? `my ${kind}` : `her ${kind}`,
    )
    .replace(
      /\b(\p{L}{2,20})['’]s(?= (?:is|are) (?:in|on|at|under|inside)\b)/giu,
      (own, name: string) => (mayOwn(name) ? `${own} ${kind}` : own),
    );
}

/** Finds a thing whose owner is not the person asked about, like {@link readOwned}. */
export function ofOthers(
  clause: string,
  kind: string,
  whose: { readonly speaker: string; readonly asked: string },
): Owned | null {
  const owned = readOwned(withKind(clause, kind), kind, whose);
  return owned && !isSamePerson(owned.owner, whose.asked) ? owned : null;
}

export function ownerIn(adjective: string): string | null {
  return /^(\p{Lu}.*?)(?:['’]s|(?<=s)['’])$/u.exec(adjective)?.[1] ?? null;
}

function isSamePerson(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function ownedFact(owner: string, kind: string, reply: GroundedReply): NewFact | null {
  if (reply.kind !== "choice" || reply.options.length !== 1) return null;
  return ownership(owner, kind, reply.options);
}

export function ownership(owner: string, noun: string, things: readonly string[]): NewFact {
  return claimOf({ func: "which", adjective: possessive(owner), noun }, things);
}

/** Matches an owner and what else is said: "that is mine", "Ana's blue mug". */
export const owning =
  /\b(mine|hers|his|my|her|\p{L}+['’]s)(?: own)?(?: ([\p{L} ]{2,30}))?(?= ?(?:[.,;!?]|$))/iu;

export function namesOwner(text: string): boolean {
  return owning.test(plainWords(text));
}
