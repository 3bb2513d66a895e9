/** What the clause of each option that a reply names says of it. */
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
export interface Reference {
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

export interface Choosing {
  readonly tokens: readonly string[];
  readonly options: readonly string[];
  readonly question: string;
  readonly references: readonly Reference[];
}

/** Whether a clause ends there. */
export const isEnd = (token: string): boolean => isBreak(token) || token === cue.CORRECTION;

/** A reference with the words of its clause. */
export function clauseOf({ tokens, references }: Choosing, at: number): Clause | null {
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

/** Verbs and signs that tell something of what stands before them. */
export const states =
  /^(is|are|was|were|has|have|had|'s|stays?|belongs?|goes|got|smells?|looks?|needs?|will|would|can|could|may|might|does|seems?|holds|leaks?|sits?|lives?|lies|hangs?|feels?|weighs?|costs?|works?|broke|fell|came|comes|controls?|opens?|ABSENT|NEG)$/;
const wishes =
  /^(want|wanted|need|needed|like|liked|prefer|preferred|love|take|mean|meant|said|choose|chose|pick|picked|use|used|think|guess|believe|reckon|suppose|would|will)$/;
const wanted =
  /^(mine|ours|me|us|my|fine|ok|good|best|better|great|perfect|favou?rite|enough|quicker|faster|easier|nicer|sharper|cleaner|safer|simpler|fresher|newer|clean|yes|right|correct|do|work|suit)$/;
const unwanted =
  /^(dirty|broken|too|gone|lost|chipped|cracked|taken|used|empty|bad|out|reserved|wet|torn|stained|wrong|use|occupied|busy|expired|mouldy|moldy|rotten|ruined|scratched|leaking|leaks|burnt|stale|smelly|sticky|borrowed|fake|hole|holes|crack|cracks|chip|chips|tear|leak|stain|stains|decorative|ugly|faded|off|his|hers|theirs|NEG|ABSENT|'s)$/;

function asksFor(question: string, word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isLight(word) && question.toLowerCase().includes(word);
}

/** What the words after a reference say of it: "is broken", "I want", "no". */
function roleByTail(tail: readonly string[], question: string): Role {
  const from = tail.findIndex(
    (token) =>
      !/^(one|ones|\d+|T\d+|mug|AND|OR)$/.test(token) && (states.test(token) || !isLight(token)),
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
  if (said.every((token) => token === cue.AND))
    return verb !== "'s" && unwanted.test(verb) ? "refused" : "named";
  if (isFor) return "named";
  return verb === "belongs" || said.some((token) => unwanted.test(token)) ? "refused" : "told";
}

/** "... so no", "... so not this": what follows from all that was told. */
function isRefusedLater({ tokens }: Choosing, end: number): boolean {
  const near = tokens.slice(end, end + 40);
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
  if (
    /^((that|this|it|those|these|they|which|he|she|mine|hers|his|theirs) )?(is|are|was|were|means?|'s)( the| number| T\d+)*$/.test(
      lead.join(" "),
    )
  )
    return true;
  return lead.length === 0 && tokens[reference.start - 1] === ";";
}

/** "the toaster would be a fire drill": part of what is told of the reference before. */
function isWithin({ tokens, references }: Choosing, at: number): boolean {
  const gap = tokens.slice(references[at - 1]?.end ?? 0, references[at]?.start ?? 0);
  return at > 0 && states.test(gap[0] ?? "") && !gap.some(isEnd);
}

/** What its clause says of reference `at`. */
export function roleOf(choosing: Choosing, at: number): Role {
  const clause = clauseOf(choosing, at);
  if (!clause) return "named";
  const { lead, tail, reference } = clause;
  const said = lead.join(" ");
  if (/\b(NEG|ABSENT|leave|avoid|skip|spare)\b/.test(said)) return "refused";
  if (
    /\b(than|above|over|is using|uses|took|broke|already has|has taken|lost)( the| number)?$/.test(
      said,
    )
  )
    return "refused";
  if (/\blet( the| my)?$/.test(said) && /^((T\d+|one) )?[a-z]/.test(tail.join(" ")))
    return "refused";
  if (
    /\bkeep( the| my)?$/.test(said) &&
    /^((T\d+|one) )?(stay|be|rest|sleep|alone|where|for|there|it)\b/.test(tail.join(" "))
  )
    return "refused";
  if (
    /^(?:i|we|he|she|they)(?: have| had| already| just)* (?:finished|read|seen|watched|used|tried|tested|ate|drank|know|knew|had)(?: already| the| number)*$/.test(
      said,
    )
  )
    return "told";
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
  if (role !== "wanted" && role !== "refused" && isRefusedLater(choosing, reference.end))
    return "refused";
  if (role !== "named") return role;
  return /\b(take|bring|use|pick|choose|grab|get|give|want|go)( me| with)?( the)?( T\d+)?( number)?$/.test(
    said,
  )
    ? "wanted"
    : "named";
}
