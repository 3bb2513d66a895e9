import type { GroundingRequest } from "../../core/grounding.js";
import { readPointing } from "./pointing.js";
import { classOf } from "./room-vocabulary.js";
import type { TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

/** Ways to say that it does not matter; the last one holds only of somebody who does not say they do not know. */
const shrugs: readonly RegExp[] = [
  // A denied wish: "no preference", "I don't really mind", "it does not matter in the least".
  /\b(no|not|nae|never|zero|nobody|hardly|without|neither|makes nae) (?:(?!like\b)\w+ ){0,6}(preferences?|feelings?|favourite|favorite|opinion|matters?|cares?|caring|mind|minds|difference|odds|differ|fuss\w*|picky|particular|choosy|fazed|bother\w*|view|dislike)\b/,
  // The choice is the robot's: "up to you", "take your pick".
  /\b(whichever|whatever|up to you|(?:you|u) (?:can )?(?:choose|decide|pick)|your (?:choice|call|pick|decision)|(?:choose|decide|pick) for me|surprise me|(?:suit|please) yourself|(?:as|if|where|however|way|which|what|one) (?:you|u|ye) (?:like|please|wish|want|prefer|fancy)|be my guest|dealer(?: 's choice)?|(?:pick|choose|take|grab) (?:one|any|your pick)(?= ?[.!,]|$)|free choice|leave (?:it|that|this) (?:up )?to you|not my (?:problem|decision))\b/,
  // All are alike: "same to me", "a mug is a mug".
  /\b(same to me|all the same|the same T\d+|(?:are|is|be) (?:identical|equal|interchangeable|alike|the same|much of a muchness)|(?:one|any|either|each) is as good as|as good as (?:the|any|each|one)|same (?:same|diff|difference)|a T\d+ is a T\d+|six of one|indifferent|idm|idc|egal|da igual|cualquiera|peu importe|n importe|fussy|bothered)\b/,
  // Left to chance or to what is next to hand.
  /\b((?:toss|flip|roll|throw) (?:a|the) (?:coin|dice|die)|eeny|random(?:ly)?|first (?:one )?(?:you|that|u) (?:find|see|come|comes|get)(?: across)?|closest|nearest|comes? (?:first|to hand)|(?:i am|all) (?:easy|good|fine)(?= ?[.!,]|$))\b/,
];
const everyOne =
  /(?<!\b(?:not|no|have|has|want|there|need|at|after|for|see|know|without|of|did|do|got) )\b(any|anyone|anything|either|both|all|each|everything|every)\b(?! (?:idea|chance|more|reason|difference|i|you|we|the time|day|way|clue|other|good|way|luck|sense|wrong|right|but|except|(?:are|is) (?:dirty|gone|broken|lost|empty|mine))\b)/;

/** A clause that describes another option: "the other is empty". */
function isRemark(tokens: readonly string[], at: number): boolean {
  const next = /^\d+$/.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  if (tokens.slice(next, next + 3).some((token) => /^(mine|ours)$/.test(token))) return false;
  if (tokens[next] === "for") return !/^(me|us)$/.test(tokens[next + 1] ?? "");
  return states.test(tokens[next] ?? "");
}

/** What is told of an option, in a clause that it is the subject of. */
const states =
  /^(is|are|was|were|has|have|had|'s|stays?|belongs?|goes|got|smells?|looks?|needs?|will|would|can|could|may|might|does|seems?|holds|leaks?|sits?|lives?|lies|hangs?|feels?|weighs?|costs?|works?|broke|fell|came|comes|ABSENT|NEG)$/;
const wishes =
  /^(want|wanted|need|needed|like|liked|prefer|preferred|love|take|mean|meant|said|choose|chose|pick|picked|use|used|think|guess|believe|reckon|suppose|would|will)$/;

/** "the first I know by heart", "2 is nearly new": told of an option, which is not thereby picked. */
function isTold(tokens: readonly string[], at: number, question: string): boolean {
  let verb = at + 1;
  while (verb <= at + 3 && /^(one|ones|\d+|T\d+|mug)$/.test(tokens[verb] ?? "")) verb += 1;
  const clause: string[] = [];
  for (let i = verb; i < tokens.length && i < verb + 14 && !isBreak(tokens[i] ?? ""); i += 1)
    clause.push(tokens[i] ?? "");
  const [first = "", second = ""] = clause;
  if (/^(i|we|he|she|they|you)$/.test(first) && /^[a-z]{3,}/.test(second))
    return !clause.slice(1, 4).some((token) => wishes.test(token));
  if (!states.test(first) || clause.length < 2) return false;
  return !clause.some((token) => wanted.test(token) || asksFor(question, token));
}

const wanted =
  /^(mine|ours|me|us|my|fine|ok|good|best|better|clean|it|yes|right|correct|do|work|suit)$/;
const unwanted =
  /^(dirty|broken|gone|lost|chipped|cracked|taken|used|empty|bad|out|reserved|wet|torn|stained|wrong|use|occupied|busy|expired|mouldy|moldy|rotten|ruined|scratched|leaking|leaks|burnt|stale|smelly|sticky|borrowed|fake|hole|holes|crack|cracks|chip|chips|tear|leak|stain|stains|decorative|ugly|faded|off|his|hers|theirs|NEG|ABSENT|'s)$/;

/** "1 is broken", "the second one is Ben's" (where nobody asked for Ben's): says why not that one. */
function isRejected(tokens: readonly string[], at: number, question: string): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).join(" ");
  if (/\b(than|above|over)( the| number)?$/.test(before)) return true;
  if (/\b(is using|uses|took|broke|already has|has taken|lost)( the| number)?$/.test(before))
    return true;
  if (/\b(let|keep)( the| my)?$/.test(before))
    return /^((T\d+|one) )?(stay|be|rest|sleep|alone|where|for|there|it)\b/.test(
      tokens.slice(at + 1, at + 3).join(" "),
    );
  const near = tokens.slice(at + 1, at + 14);
  const end = near.findIndex(isBreak);
  const clause = end < 0 ? near : near.slice(0, end);
  const verb = clause.findIndex((token) =>
    /^(is|are|was|'s|has|have|got|belongs?|NEG|ABSENT)$/.test(token),
  );
  if (/^BREAK (NEG|no)( [.,;!]|$)/.test(near.slice(Math.max(0, end)).join(" "))) return true;
  if (
    verb < 0 ||
    !clause.slice(0, verb).every((token) => isLight(token) || /^(\d+|T\d+|AND|OR)$/.test(token))
  )
    return false;
  const said = clause.slice(verb + 1);
  if (clause[verb] === cue.NEG || clause[verb] === cue.ABSENT)
    return said.length === 0 || said.some((token) => wanted.test(token));
  if (said[0] === "my" && said.at(-1) === "'s") return true;
  if (said.some((token) => wanted.test(token) || asksFor(question, token))) return false;
  return said.some((token) => unwanted.test(token)) || clause[verb] === "belongs";
}

function asksFor(question: string, word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isLight(word) && question.toLowerCase().includes(word);
}

interface Picks {
  /** The options that the last words picked; null before the first. */
  last: readonly string[] | null;
  /** The options picked before them. */
  before: Set<string>;
  dropped: Set<string>;
  /** A place or number was named that no option has. */
  missed: boolean;
  /** Options of which only something was told; picked when nothing else is. */
  told: Set<string>;
  /** An option was named after the pick, and nothing said how the two belong together. */
  ignored: boolean;
}

function pickedIn({ last, before }: Picks): Set<string> {
  return new Set([...before, ...(last ?? [])]);
}

function pickAnew(picks: Picks, ids: readonly string[] | null): void {
  picks.before.clear();
  picks.last = ids;
}

/** Of each token, whether its clause denies it. */
function readDenials(tokens: readonly string[]): readonly boolean[] {
  let isDenied = false;
  return tokens.map((token) => {
    const before = isDenied;
    if (isBreak(token) || token === cue.CORRECTION) isDenied = false;
    else if (token === cue.NEG || token === cue.ABSENT || /^(leave|avoid|skip|spare)$/.test(token))
      isDenied = true;
    return before;
  });
}

/** What stands between an option and the one picked before it. */
interface Gap {
  joins: boolean;
  breaks: boolean;
  /** Only words that may stand within a list. */
  isLight: boolean;
}

const emptyGap: Gap = { joins: false, breaks: false, isLight: true };

function extendGap(gap: Gap, token: string): void {
  gap.joins ||= /^(OR|AND|THEN|,)$/.test(token);
  gap.breaks ||= isBreak(token);
  gap.isLight &&=
    isLight(token) ||
    /^(OR|AND|THEN|,|IN|T\d+|\d+|HEDGE|ALSO|NEAR|option|answer|choice|letter)$/.test(token);
}

/** Whether they are the last ones picked now. */
function pick(picks: Picks, ids: readonly string[], gap: Gap): boolean {
  const { last } = picks;
  if (last && !(gap.joins && gap.isLight)) return !gap.breaks && narrowLast(picks, last, ids);
  for (const id of last ?? []) picks.before.add(id);
  picks.last = ids;
  return true;
}

/** "the blue one on the desk": both must hold. */
function narrowLast(picks: Picks, last: readonly string[], ids: readonly string[]): boolean {
  const both = last.filter((id) => ids.includes(id));
  if (both.length > 0) picks.last = both;
  return both.length > 0;
}

function complement(picks: Picks, options: readonly string[]): string[] {
  const named = new Set([...pickedIn(picks), ...picks.dropped]);
  const left = options.filter((option) => !named.has(option));
  const classes = new Set([...named].map(classOf));
  const alike = left.filter((option) => classes.has(classOf(option)));
  if (named.size === 0) return [];
  return alike.length > 0 ? alike : left;
}

function collectPicks(reply: TokenisedReply, request: GroundingRequest): Picks {
  const picks: Picks = {
    last: null,
    before: new Set(),
    dropped: new Set(),
    missed: false,
    told: new Set(),
    ignored: false,
  };
  const { tokens } = reply;
  const pointAt = readPointing(reply, request);
  const denied = readDenials(tokens);
  const lastOther = tokens.lastIndexOf(cue.OTHER);
  const lastName = tokens.findLastIndex((token) => namesOption.test(token));
  let gap = { ...emptyGap };
  tokens.forEach((token, at) => {
    let isPicked = false;
    if (/^(CORRECTION|ACTUALLY)$/.test(token) && at < lastName && takesBack(tokens, at)) {
      if (lastOther < at) pickAnew(picks, null);
    } else if (token === cue.OTHER) {
      const others = isRemark(tokens, at) ? [] : complement(picks, request.options ?? []);
      isPicked = others.length > 0;
      if (isPicked) pickAnew(picks, others);
    } else {
      const { ids, isName } = pointAt(at);
      if (ids.length === 0) picks.missed ||= isName;
      else if (denied[at] || isRejected(tokens, at, request.question))
        for (const id of ids) picks.dropped.add(id);
      else if (isTold(tokens, at, request.question)) {
        for (const id of ids) picks.told.add(id);
      } else {
        const isOrdered = picks.last !== null && gap.breaks && !gap.joins && isFetched(tokens, at);
        if (isOrdered) pickAnew(picks, null);
        isPicked = pick(picks, ids, gap);
        picks.ignored ||= !isPicked && !ids.every((id) => pickedIn(picks).has(id));
      }
    }
    if (isPicked) gap = { ...emptyGap };
    else extendGap(gap, token);
  });
  return picks;
}

/** "I like 2 but take 3": what is to be taken counts. */
function isFetched(tokens: readonly string[], at: number): boolean {
  return /\b(take|bring|use|pick|choose|grab|get)( me)?( the)?( T\d+)?( number)?$/.test(
    tokens.slice(Math.max(0, at - 4), at).join(" "),
  );
}

const namesOption = /^(\d+|O\d+|[PT]\d+)$/;

/** Whether the option that is named after the "no, sorry" is named in its stead. */
function takesBack(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== cue.ACTUALLY) return true;
  return tokens
    .slice(at + 1, at + 5)
    .some((token) => namesOption.test(token) || token === cue.OTHER);
}

/** The options that a reply chooses, in the order offered; null when it chooses none. */
export function readChoice(
  reply: TokenisedReply,
  request: GroundingRequest,
  text: string,
): { readonly options: readonly string[]; readonly ignored: boolean } | null {
  const options = request.options ?? [];
  const picks = collectPicks(reply, request);
  const { ignored } = picks;
  const chosen = pickedIn(picks);
  for (const id of picks.dropped) chosen.delete(id);
  if (chosen.size === 0 && picks.told.size > 0) {
    for (const id of picks.told) if (!picks.dropped.has(id)) chosen.add(id);
    const doubtful = picks.told.size > 1;
    if (chosen.size > 0)
      return { options: options.filter((option) => chosen.has(option)), ignored: doubtful };
  }
  if (chosen.size > 0) return { options: options.filter((option) => chosen.has(option)), ignored };
  if (picks.dropped.size > 0 && picks.dropped.size < options.length)
    return { options: options.filter((option) => !picks.dropped.has(option)), ignored };
  const doubts = reply.tokens.includes(cue.DUNNO) && !/\b(any|either|both)\b/.test(text);
  const isShrug =
    shrugs.some((pattern) => pattern.test(text)) ||
    (!doubts && !/\b(wrong|none)\b/.test(text) && everyOne.test(text));
  return isShrug && !picks.missed ? { options, ignored: false } : null;
}
