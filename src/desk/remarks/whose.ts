/** Reads who owns what: "mine is the blue one", "that is Ben's". */
import type { NewFact } from "../../core/fact.js";
import type { GroundedReply } from "../../core/grounding.js";
import { possessive } from "../../core/names.js";
import { capitalise, literalPattern, wordSet, wordsIn } from "../../core/wording.js";
import { plainWords } from "./plain-words.js";
import wordLists from "./words.json" with { type: "json" };

/** `owner` owns what `words` describe; null means the last thing mentioned. */
export interface Belonging {
  readonly owner: string;
  readonly noun: string | null;
  readonly words: string | null;
  readonly isPointed: boolean;
  readonly isDenied?: boolean;
}

interface Whose<Asked = string | null> {
  /** The owner in "mine". */
  readonly speaker: string;
  /** The owner in "hers". */
  readonly asked: Asked;
}

/** "my", but not "my sister's". */
const owner = "(?:(\\p{L}{2,40})['’]s?|(my|mine|hers|his)(?! \\p{L}+['’]s))(?: ([a-z]{1,20}))?";
const verbs = /(?: (?:is|are|was|were)|(?<=\b(?:that|this|it|one|mine|hers))['’]s) /giu;
const before = new RegExp(`(?:^|(?<! (?:in|on|of) ?) )${owner}$`, "iu");
const after = new RegExp(`^${owner}(?= |$)`, "iu");
const pointing = wordSet("that this it those these they");
const cries = wordSet(wordLists.cries);
const noKinds = wordSet(wordLists.noKinds);
/** Relative to the speaker, so never the person asked about. */
const kin = wordSet(wordLists.kin);
/** "that's": no owner. */
const noOwners = wordSet(wordLists.noOwners);

/** Characters beside a verb that are read. */
const reach = 80;

/** "Mine is the blue one", "that is Ben's". */
export function readBelonging(text: string, whose: Whose): Belonging | null {
  const halves = asBelonging(plainWords(text))
    .split(/[.,;!?:]+ */)
    .flatMap((clause) =>
      [...clause.matchAll(verbs)].map(({ index, 0: verb }) => {
        const end = index + verb.length;
        const left = withoutCries(clause.slice(Math.max(0, index - reach), index));
        return { left, right: clause.slice(end, end + reach) };
      }),
    );
  const read = (readHalf: typeof ownerFirst) =>
    halves.map(({ left, right }) => readHalf(left, right, whose)).find((one) => one !== null);
  return read(ownerFirst) ?? read(ownerLast) ?? null;
}

function withoutCries(text: string): string {
  const words = text.trim().split(/ +/);
  const start = words.findIndex((word) => !cries.has(word.toLowerCase()));
  return words.slice(start < 0 ? -1 : start).join(" ");
}

function ownerOf(named: string | undefined, pronoun: string | undefined, whose: Whose) {
  const isDenied = kin.has(named?.toLowerCase() ?? "");
  if (named && !isDenied) return { owner: mayOwn(named) ? capitalise(named) : null, isDenied };
  return { owner: pronoun?.toLowerCase().startsWith("m") ? whose.speaker : whose.asked, isDenied };
}

function ownerFirst(left: string, words: string, whose: Whose): Belonging | null {
  const [said, named, pronoun, noun = null] = before.exec(left) ?? [];
  const isThing = /^(?:the .+|[a-z]+(?: ones?)?)$/i.test(words) && words !== "not";
  const { owner, isDenied } = ownerOf(named, pronoun, whose);
  if (said === undefined || !isThing || !owner) return null;
  return { owner, noun, words, isPointed: false, isDenied };
}

function ownerLast(left: string, right: string, whose: Whose): Belonging | null {
  const [said, named, pronoun, kind = ""] = after.exec(right) ?? [];
  const { owner, isDenied } = ownerOf(named, pronoun, whose);
  if (said === undefined || !owner || left === "" || left.split(" ").length > 5) return null;
  const thing = left.replace(/ one$/, "");
  const noun = noKinds.has(kind) ? null : kind || null;
  const where = /^\S+ ((?:in|on|at|from) .+)/.exec(right)?.[1];
  const words = pointing.has(thing.toLowerCase()) ? where && `the one ${where}` : thing;
  return { owner, noun, words: words ?? null, isPointed: words === undefined, isDenied };
}

/** "Ana has the blue one" -> "the blue one is Ana's". */
export function asBelonging(text: string): string {
  const [, who = "", what] =
    /^(\p{L}{1,40}) (?:uses|owns|has|have)(?: got)? (the [a-z]+(?: [a-z]+)?)[.! ]*$/iu.exec(text) ??
    [];
  const pronoun = { i: "mine", he: "hers", she: "hers" }[who.toLowerCase()];
  if (what === undefined || (!pronoun && !mayOwn(who))) return text;
  return `${what} is ${pronoun ?? `${who}'s`}`;
}

/** A thing with owner and looks: "My blue towel is in the basket". */
export interface Owned {
  readonly owner: string;
  readonly kind: string;
  readonly looks: string;
  /** Without the owner: "the blue towel is in the basket". */
  readonly rest: string;
}

export function mayOwn(name: string): boolean {
  return !noOwners.has(name.toLowerCase());
}

/** Finds a thing with its owner in front. */
export function readOwned(text: string, kind: string, whose: Whose): Owned | null {
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

/** "Not the green one, that is mine": the thing is in the clause before. */
export function pointsTo(belonging: Belonging, before: string): Belonging {
  const shown = before.replace(/\b(?:not|do(?:n't| not)(?: [a-z]+)?)\b/gi, " ");
  return belonging.isPointed && shown !== "" ? { ...belonging, words: shown } : belonging;
}

export const notTheirs =
  /(?: is| was|['’]s) not (?=(?:mine|hers|his|ours|theirs|\p{L}{2,20}['’]s)(?!\p{L}))/iu;

export interface Apart {
  readonly others: readonly Belonging[];
  readonly rest: string;
}

/** Splits "red is mine, hers is the blue one", answering "which mug is Ana's?", into a claim and an answer. */
export function takeApart(text: string, { speaker, asked }: Whose<string>): Apart {
  const others: Belonging[] = [];
  const rest: string[] = [];
  let before = "";
  for (const clause of clausesOf(text)) {
    const read = readBelonging(clause.replace(notTheirs, " is "), { speaker, asked });
    const isDenied = notTheirs.test(clause) || read?.isDenied === true;
    const said = read && { ...pointsTo(read, before), isDenied };
    before = clause;
    const isOther = said?.words && (read?.isDenied || !isSamePerson(said.owner, asked));
    if (isOther && !clause.includes("?")) others.push(said);
    else if (wordsIn(clause).some((word) => !cries.has(word))) rest.push(asBelonging(clause));
  }
  const theirs = new Set(others.map(({ words }) => wordsIn(words ?? "").join(" ")));
  return {
    others,
    rest: rest.filter((clause) => !theirs.has(wordsIn(clause).join(" "))).join(" "),
  };
}

/** "White is mine, blue is Ana's" */
export function clausesOf(text: string): readonly string[] {
  return plainWords(text).split(/(?<=[.,;!?])\s|\s(?=but\b|and\b|so\b)/);
}

/** "mine is", "Ben's is in": adds the kind. */
export function withKind(text: string, kind: string): string {
  return text
    .replace(
      /\bthe ((?:[a-z]{2,20} ){1,3}?)((?:in|on|at|under|inside) [^.,;!?]{3,40}?)(?: is| are|['’]s) (mine|\p{L}{2,20}['’]s)(?= ?(?:$|[.,;!]))/iu,
      (_, thing: string, where: string, owner: string) =>
        `${/^mine$/i.test(owner) ? "my" : owner} ${thing.trim().replace(/\bones?$/, kind)} is ${where}`,
    )
    .replace(/\bmine(?= (?:is|are|was)|['’]s)/gi, `my ${kind}`)
    .replace(/\bhers(?= (?:is|are|was)|['’]s)/gi, `her ${kind}`)
    .replace(
      /\b(\p{L}{2,20})['’]s(?= (?:is|are) (?:in|on|at|under|inside)\b)/giu,
      (own, name: string) => (mayOwn(name) ? `${own} ${kind}` : own),
    );
}

/** Finds a thing of anybody but the person asked about, as {@link readOwned}. */
export function ofOthers(clause: string, kind: string, whose: Whose<string>): Owned | null {
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

export function ownership(
  owner: string,
  kind: string,
  objects: readonly string[],
  polarity = true,
): NewFact {
  const subject = `${possessive(owner)} ${kind}`;
  return { subject, relation: "is", objects, polarity, certainty: "sure", source: "answer" };
}

/** "that is mine", "Ana's blue mug": the owner and what else is said. */
export const owning =
  /\b(mine|hers|his|my|her|\p{L}+['’]s)(?: own)?(?: ([\p{L} ]{2,30}))?(?= ?(?:[.,;!?]|$))/iu;

/** Whether text says that something is somebody's own. */
export function namesOwner(text: string): boolean {
  return owning.test(plainWords(text));
}
