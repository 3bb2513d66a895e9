/** Which of the options a reply chooses: references to options, what each one's clause says of it, and what follows. */
import type { GroundingRequest } from "../../core/grounding.js";
import { readPointing } from "./pointing.js";
import { classOf } from "./room-vocabulary.js";
import type { TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

/** What a clause says of the options that it refers to. */
type Role =
  /** Named, and nothing else. */
  | "named"
  /** To be taken: "bring 2", "so 2". */
  | "wanted"
  /** Not to be taken: "not 2", "2 is broken". */
  | "refused"
  /** Something is told of them: "2 is the big one". */
  | "told";

/** Options that are named together: "2 and 3", "the blue one on the desk", "the others". */
interface Reference {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly isRest: boolean;
}

/** A reference with the words of its clause before and after it. */
interface Clause {
  readonly reference: Reference;
  readonly lead: readonly string[];
  readonly tail: readonly string[];
}

interface Choosing {
  readonly tokens: readonly string[];
  readonly options: readonly string[];
  readonly question: string;
  readonly references: readonly Reference[];
}

/** Ways to say that it does not matter; the last one holds only of somebody who does not say they do not know. */
const shrugs: readonly RegExp[] = [
  // A denied wish: "no preference", "I don't really mind", "it does not matter in the least".
  /\b(no|not|nae|never|zero|nobody|hardly|without|neither|makes nae) (?:(?!like\b)\w+ ){0,6}(preferences?|feelings?|favourite|favorite|opinion|matters?|cares?|caring|mind|minds|difference|odds|differ|fuss\w*|picky|particular|choosy|fazed|bother\w*|view|dislike)\b/,
  // The choice is the robot's: "up to you", "take your pick".
  /\b(whichever|whatever|up to you|(?:you|u) (?:can )?(?:choose|decide|pick)|your (?:choice|call|pick|decision)|(?:choose|decide|pick) for me|surprise me|(?:suit|please) yourself|(?:as|if|where|however|way|which|what|one) (?:you|u|ye) (?:like|please|wish|want|prefer|fancy)|be my guest|dealer(?:s| 's)? choice|(?:pick|choose|take|grab) (?:one|any|your pick)(?= ?[.!,]|$)|free choice|leave (?:it|that|this) (?:up )?to you|not my (?:problem|decision))\b/,
  // All are alike: "same to me", "a mug is a mug".
  /\b(same to me|all the same|the same T\d+|(?:are|is|be) (?:identical|equal|interchangeable|alike|the same|much of a muchness)|(?:one|any|either|each) is as good as|as good as (?:the|any|each|one)|same (?:same|diff|difference)|a T\d+ is a T\d+|six of one|indifferent|idm|idc|egal|da igual|cualquiera|peu importe|n importe|fussy|bothered)\b/,
  // Left to chance or to what is next to hand.
  /\b((?:toss|flip|roll|throw) (?:a|the) (?:coin|dice|die)|eeny|random(?:ly)?|first (?:one )?(?:you|that|u) (?:find|see|come|comes|get)(?: across)?|closest|nearest|comes? (?:first|to hand)|(?:i am|all) (?:easy|good|fine)(?= ?[.!,]|$))\b/,
];
const everyOne =
  /(?<!\b(?:not|no|have|has|want|there|need|at|after|for|see|know|without|of|did|do|got) )\b(any|anyone|anything|either|both|all|each|everything|every)\b(?! (?:idea|chance|more|reason|difference|i|you|we|the time|day|way|clue|other|good|way|luck|sense|wrong|right|but|except|(?:are|is) (?:dirty|gone|broken|lost|empty|mine))\b)/;

const isEnd = (token: string): boolean => isBreak(token) || token === cue.CORRECTION;

/** Whether nothing but joins and small words stands there. */
function joins(gap: readonly string[]): boolean {
  return (
    gap.some((token) => /^(OR|AND|THEN|,)$/.test(token)) &&
    gap.every(
      (token) =>
        isLight(token) ||
        /^(OR|AND|THEN|IFNOT|please|,|IN|T\d+|\d+|HEDGE|ALSO|NEAR|option|answer|choice|letter)$/.test(token),
    )
  );
}

/** "2, the first I know": a comma by itself joins only what ends with its clause. */
function isListed(tokens: readonly string[], gap: readonly string[], end: number): boolean {
  if (gap.some((token) => /^(OR|AND|THEN)$/.test(token))) return true;
  const rest = tokens.slice(end, end + 3);
  const closing = rest.findIndex((token) => !isLight(token) && !/^T\d+$/.test(token));
  return closing < 0 || /^(OR|AND|please|thanks|[^a-z0-9]+)$/i.test(rest[closing] ?? "");
}

/** One reference for those that belong together, else null. */
function merge(
  last: Reference,
  next: Reference,
  tokens: readonly string[],
): Reference | null {
  const gap = tokens.slice(last.end, next.start);
  if (last.isRest || next.isRest) return null;
  const span = { start: last.start, end: next.end, isRest: false };
  if (joins(gap))
    return isListed(tokens, gap, next.end)
      ? { ...span, ids: [...new Set([...last.ids, ...next.ids])] }
      : null;
  if (gap.some(isEnd)) return null;
  const both = last.ids.filter((id) => next.ids.includes(id));
  return both.length > 0 ? { ...span, ids: both } : null;
}

/** The references in order, and whether a place or number was named that no option has. */
function findReferences(
  reply: TokenisedReply,
  request: GroundingRequest,
): { readonly references: readonly Reference[]; readonly missed: boolean } {
  const { tokens } = reply;
  const pointAt = readPointing(reply, request);
  const references: Reference[] = [];
  let missed = false;
  tokens.forEach((token, at) => {
    const isRest = token === cue.OTHER;
    const { ids, isName } = isRest ? { ids: [], isName: false } : pointAt(at);
    if (!isRest && ids.length === 0) {
      missed ||= isName;
      return;
    }
    const found = { start: at, end: at + 1, ids, isRest };
    const last = references.at(-1);
    const merged = last ? merge(last, found, tokens) : null;
    if (merged) references[references.length - 1] = merged;
    else references.push(found);
  });
  return { references, missed };
}

function clauseOf({ tokens, references }: Choosing, at: number): Clause | null {
  const reference = references[at];
  if (!reference) return null;
  const floor = references[at - 1]?.end ?? 0;
  const before = tokens.slice(floor, reference.start);
  const next = references[at + 1]?.start ?? tokens.length;
  const after = tokens.slice(reference.end, next);
  const close = after.findIndex(isEnd);
  return {
    reference,
    lead: before.slice(before.findLastIndex(isEnd) + 1),
    tail: close < 0 ? after : after.slice(0, close),
  };
}

const states =
  /^(is|are|was|were|has|have|had|'s|stays?|belongs?|goes|got|smells?|looks?|needs?|will|would|can|could|may|might|does|seems?|holds|leaks?|sits?|lives?|lies|hangs?|feels?|weighs?|costs?|works?|broke|fell|came|comes|controls?|opens?|ABSENT|NEG)$/;
const wishes =
  /^(want|wanted|need|needed|like|liked|prefer|preferred|love|take|mean|meant|said|choose|chose|pick|picked|use|used|think|guess|believe|reckon|suppose|would|will)$/;
const wanted =
  /^(mine|ours|me|us|my|fine|ok|good|best|better|great|perfect|favou?rite|enough|quicker|faster|easier|nicer|sharper|cleaner|safer|simpler|fresher|newer|clean|yes|right|correct|do|work|suit)$/;
const unwanted =
  /^(dirty|broken|gone|lost|chipped|cracked|taken|used|empty|bad|out|reserved|wet|torn|stained|wrong|use|occupied|busy|expired|mouldy|moldy|rotten|ruined|scratched|leaking|leaks|burnt|stale|smelly|sticky|borrowed|fake|hole|holes|crack|cracks|chip|chips|tear|leak|stain|stains|decorative|ugly|faded|off|his|hers|theirs|NEG|ABSENT|'s)$/;

function asksFor(question: string, word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isLight(word) && question.toLowerCase().includes(word);
}

/** What the words after a reference say of it: "is broken", "I want", "no". */
function roleByTail(tail: readonly string[], question: string): Role {
  const from = tail.findIndex(
    (token) => !/^(one|ones|\d+|T\d+|mug|AND|OR)$/.test(token) && (states.test(token) || !isLight(token)),
  );
  const [verb = "", ...said] = from < 0 ? [] : tail.slice(from);
  if (/^(i|we|he|she|they|you)$/.test(verb))
    return said.slice(0, 3).some((token) => wishes.test(token)) || said.length === 0
      ? "named"
      : "told";
  if (!states.test(verb)) return "named";
  const isFor =
    said[0] === "it" || said.some((token) => wanted.test(token) || asksFor(question, token));
  if (verb === cue.NEG || verb === cue.ABSENT)
    return said.length === 0 || isFor ? "refused" : "told";
  if (said[0] === "my" && said.at(-1) === "'s") return "refused";
  if (said.length === 0 || isFor) return "named";
  return verb === "belongs" || said.some((token) => unwanted.test(token)) ? "refused" : "told";
}

/** "... so no", "... so not this": what follows from all that was told. */
function isRefusedLater({ tokens }: Choosing, end: number): boolean {
  const near = tokens.slice(end);
  const close = near.findIndex(isBreak);
  return /^[^.!?]{0,30}?(BREAK|SO|,)( SO)? (NEG|no|ACTUALLY|ABSENT)( (this|that|it|these|those|them))?( one| ones)?( [.,;!]|$)/.test(
    near.slice(Math.max(0, close), close + 8).join(" "),
  );
}

/** The words between the reference before and this one's clause, where they name no option. */
function introduction({ tokens, references }: Choosing, at: number): readonly string[] {
  const { start = 0 } = references[at] ?? {};
  const before = tokens.slice(references[at - 1]?.end ?? 0, start);
  return before.slice(0, Math.max(0, before.findLastIndex(isEnd)));
}

/** "not the chipped one, that is 2", "not Tom's (1)": named after it was described. */
function isIdentified({ lead, tail, reference }: Clause, tokens: readonly string[]): boolean {
  const isBare = tail.every((token) => token === "'s" || isLight(token));
  if (!isBare) return false;
  if (/^((that|this|it|those|these|they|which|he|she) )?(is|are|was|were|means?)( the| number)*$/.test(lead.join(" ")))
    return true;
  return lead.length === 0 && tokens[reference.start - 1] === ";";
}

/** "the toaster would be a fire drill": part of what is told of the reference before. */
function isWithin({ tokens, references }: Choosing, at: number): boolean {
  const gap = tokens.slice(references[at - 1]?.end ?? 0, references[at]?.start ?? 0);
  return at > 0 && states.test(gap[0] ?? "") && !gap.some(isEnd);
}

function roleOf(choosing: Choosing, at: number): Role {
  const clause = clauseOf(choosing, at);
  if (!clause) return "named";
  const { lead, tail, reference } = clause;
  const said = lead.join(" ");
  if (/\b(NEG|ABSENT|leave|avoid|skip|spare)\b/.test(said)) return "refused";
  if (/\b(than|above|over|is using|uses|took|broke|already has|has taken|lost)( the| number)?$/.test(said))
    return "refused";
  if (/\b(let|keep)( the| my)?$/.test(said) && /^((T\d+|one) )?(stay|be|rest|sleep|alone|where|for|there|it)\b/.test(tail.join(" ")))
    return "refused";
  if (isIdentified(clause, choosing.tokens)) {
    const described = introduction(choosing, at);
    if (isRefusedLater(choosing, reference.end)) return "refused";
    if (described.includes(cue.NEG)) return "refused";
    if (/\bONEOF (them|those|these)\b|^one (is|has)\b/.test(described.join(" "))) return "told";
  }
  if (lead.includes(cue.SO)) return "wanted";
  if (isWithin(choosing, at)) return "told";
  if (tail.length === 1 && tail[0] === cue.THEN) return "wanted";
  const role = roleByTail(tail, choosing.question);
  if (role !== "wanted" && role !== "refused" && isRefusedLater(choosing, reference.end)) return "refused";
  if (role !== "named") return role;
  return /\b(take|bring|use|pick|choose|grab|get|give|want|go)( me| with)?( the)?( T\d+)?( number)?$/.test(said)
    ? "wanted"
    : "named";
}

/** What was chosen so far, while the references are read in order. */
interface State {
  picked: readonly string[];
  readonly refused: Set<string>;
  readonly told: Set<string>;
  /** How many references only tell. */
  tales: number;
  /** An option was named after the pick, and nothing said how the two belong together. */
  isDoubtful: boolean;
}

/** The options that were not named, of the classes that were. */
function restOf(state: State, options: readonly string[]): readonly string[] {
  const named = new Set([...state.picked, ...state.refused, ...state.told]);
  const left = options.filter((option) => !named.has(option));
  const classes = new Set([...named].map(classOf));
  const alike = left.filter((option) => classes.has(classOf(option)));
  if (named.size === 0) return [];
  return alike.length > 0 ? alike : left;
}

/** "no, sorry" and the like between this reference and the one before take back what was picked. */
function isTakenBack({ tokens, references }: Choosing, at: number): boolean {
  const { start = 0 } = references[at] ?? {};
  const gap = tokens.slice(references[at - 1]?.end ?? 0, start);
  if (gap.includes(cue.CORRECTION)) return true;
  const turn = gap.lastIndexOf(cue.ACTUALLY);
  return turn >= 0 && gap.length - turn <= 4;
}

/** "Do the living one", "so this one": points, without a name, at what was told or at the rest. */
function pointsBack({ tokens, references }: Choosing, at: number): boolean {
  const end = references[at]?.end ?? 0;
  const rest = tokens.slice(end, references[at + 1]?.start ?? tokens.length).join(" ");
  return /(^|[.,;!?] |BREAK )(SO )?((i )?(want|need|take|mean|bring) )?(ONEOF |some of |either of |any of |all of )?(this|that|these|those|them)( one| ones)?( please)?( [.,;!]|$)/.test(rest);
}

/** "do the living one": the one that the words do not fit, as something else was told of the others. */
function wantsAnother({ tokens, references }: Choosing): boolean {
  const rest = tokens.slice(references.at(-1)?.end ?? 0).join(" ");
  return /\b(do|take|bring|want|use|pick|give me|leaves|leaving) (the [a-z]+ )?one\b/.test(rest);
}

function pick(state: State, ids: readonly string[], isAnew: boolean): void {
  if (isAnew || state.picked.length === 0) state.picked = ids;
  else state.isDoubtful ||= !ids.every((id) => state.picked.includes(id));
}

function read(state: State, choosing: Choosing, at: number): void {
  const reference = choosing.references[at];
  if (!reference) return;
  const role = roleOf(choosing, at);
  const isBack = isTakenBack(choosing, at);
  if (reference.isRest) {
    const rest = restOf(state, choosing.options);
    const clause = clauseOf(choosing, at);
    const isOurs = clause?.tail.slice(0, 4).some((token) => /^(mine|ours)$/.test(token));
    const isForMe = /^(\d+ )?for (me|us)\b/.test(clause?.tail.join(" ") ?? "");
    const isTale = clause !== null && states.test(clause.tail.find((token) => !/^\d+$/.test(token)) ?? "");
    const isAside = /^(\d+ )?for\b/.test(clause?.tail.join(" ") ?? "") && !isForMe;
    if (rest.length > 0 && (isOurs || !(isTale || isAside))) state.picked = rest;
    return;
  }
  if (isBack && role !== "refused") {
    state.picked = [];
    state.told.clear();
  }
  if (role === "refused") for (const id of reference.ids) state.refused.add(id);
  else if (role === "told" && !pointsBack(choosing, at)) {
    state.tales += 1;
    for (const id of reference.ids) state.told.add(id);
  } else pick(state, reference.ids, role === "wanted");
}

/** "blk 1": the number may stand for "one". */
function describes({ tokens, references: [first] }: Choosing): boolean {
  const at = first?.start ?? 0;
  const word = tokens[at - 1] ?? ".";
  const isName = /^(number|option|choice|answer|letter|item|go|take|use|bring|want|pick|just|only|say|said|mean)$/;
  return (
    at === 1 && tokens[at] === "1" && /^[a-z]{3,}$/.test(word) && !isLight(word) && !isName.test(word)
  );
}

/** The options that a reply chooses, in the order offered; null when it chooses none. */
export function readChoice(
  reply: TokenisedReply,
  request: GroundingRequest,
  text: string,
): { readonly options: readonly string[]; readonly ignored: boolean } | null {
  const options = request.options ?? [];
  const { references, missed } = findReferences(reply, request);
  const choosing = { tokens: reply.tokens, options, question: request.question, references };
  const state: State = {
    picked: [],
    refused: new Set(),
    told: new Set(),
    tales: 0,
    isDoubtful: false,
  };
  references.forEach((_, at) => {
    read(state, choosing, at);
  });
  const inOrder = (ids: readonly string[], ignored: boolean) => ({
    options: options.filter((option) => ids.includes(option)),
    ignored,
  });
  const picked = state.picked.filter((id) => !state.refused.has(id));
  if (picked.length > 0) return inOrder(picked, state.isDoubtful || describes(choosing));
  const told = [...state.told].filter((id) => !state.refused.has(id));
  if (told.length > 0) {
    const rest = restOf(state, options);
    const isRest = rest.length > 0 && (wantsAnother(choosing) || state.tales > 1);
    return inOrder(isRest ? rest : told, true);
  }
  if (state.refused.size > 0 && state.refused.size < options.length)
    return inOrder(
      options.filter((option) => !state.refused.has(option)),
      state.isDoubtful,
    );
  const doubts = reply.tokens.includes(cue.DUNNO) && !/\b(any|either|both)\b/.test(text);
  const isShrug =
    shrugs.some((pattern) => pattern.test(text)) ||
    (!doubts && !/\b(wrong|none)\b/.test(text) && everyOne.test(text));
  return isShrug && !missed ? { options, ignored: false } : null;
}
