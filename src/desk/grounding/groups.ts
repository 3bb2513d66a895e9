/** Marks that belong together ("the dark roast from Ferry House"), and what is said of them: denied, told, or wanted. */
import { wordSet } from "../../core/wording.js";
import { type Mark, readMarks, type Shelf } from "./marks.js";
import { isSmall, type Offer } from "./offers.js";
import { isBreak } from "./tokens.js";

export interface Group {
  readonly marks: readonly Mark[];
  readonly start: number;
  readonly end: number;
  readonly ids: readonly Offer[];
  /** The clause around it. */
  readonly clause: readonly string[];
  readonly role: "wanted" | "denied" | "idle";
  /** It gives a reason, or tells of an earlier time. */
  readonly isTold: boolean;
}

const denials = wordSet(
  "not no never without except excluding nor neither hate avoid skip bar minus dislike instead rather apart besides allergic sick barring",
);
/** "no problem", "never mind": these deny nothing that is offered. */
const harmless = wordSet("mind problem doubt idea wait sure preference more thanks");
const blame = wordSet(
  "too hate hated awful horrible disgusting gross nasty stinks stank ugly scam overkill stale sick rubbish bad terrible yuck worst nonsense overpriced pointless useless silly stupid waste unnecessary sucks never not no",
);
const reasons = wordSet(
  "because since if when whenever unless had was were used tried bought ate ran finished cause",
);
const afterDenial = wordSet("for again thanks thank way please really ok anymore");
export const corrections = wordSet(
  "wait actually scratch correction meant mean oops sorry strike thoughts thought reconsidering",
);

/** @param isDanger it is asked what is dangerous: to avoid it is to name it */
export function readGroups(shelf: Shelf, isDanger: boolean): readonly Group[] {
  const { tokens } = shelf;
  const spans = readMarks(shelf).reduce<Mark[][]>((read, mark) => {
    const last = read.at(-1);
    if (last && belongs(last, mark, tokens)) last.push(mark);
    else read.push([mark]);
    return read;
  }, []);
  const groups: Group[] = [];
  for (const [at, marks] of spans.entries()) {
    const start = marks[0]?.start ?? 0;
    const end = marks.at(-1)?.end ?? start;
    const from = clauseStart(tokens, start);
    const stop = tokens.findIndex(
      (token, i) => i >= end && (isBreak(token) || token === "but") && tokens[i + 1] !== "please",
    );
    const span = { start, end, next: spans[at + 1]?.[0]?.start };
    const ids = fullyNamed(marks);
    const clause = tokens.slice(from, stop < 0 ? tokens.length : stop);
    const isDenied =
      denies(tokens, span, { before: groups.at(-1), isDanger }) ||
      isNothing(tokens, marks, ids, end);
    const isLack = lacks(tokens, marks, ids);
    const isIdle = isVague(tokens, start) || (isLack && !isDenied && isAbout(tokens, marks));
    const isFine =
      isLack &&
      !isDenied &&
      tokens.slice(end, end + 3).some((token) => /^(?:ok|okay|fine)$/.test(token));
    const role = isIdle || isFine ? "idle" : isDenied && !isLack ? "denied" : "wanted";
    const isTold = tokens
      .slice(from, start)
      .slice(-8)
      .some((token) => reasons.has(token));
    groups.push({ marks, start, end, ids, clause, role, isTold });
  }
  return groups;
}

function clauseStart(tokens: readonly string[], at: number): number {
  return tokens.slice(0, at).findLastIndex((token) => isBreak(token) || token === "but") + 1;
}

/** What all marks point at. */
function common(marks: readonly Mark[]): readonly Offer[] {
  const [first, ...more] = marks;
  return (first?.ids ?? []).filter((id) => more.every(({ ids }) => ids.includes(id)));
}

function belongs(last: readonly Mark[], mark: Mark, tokens: readonly string[]): boolean {
  const gap = tokens.slice(last.at(-1)?.end ?? 0, mark.start);
  const isSplit = gap.some(
    (token) => /^(?:[.!?]|or|but|nor)$/.test(token) || denials.has(token) || corrections.has(token),
  );
  const isOrder = mark.order !== null || last.every(({ order }) => order !== null);
  const isTwice = mark.order !== null && last.some(({ order }) => order !== null);
  return (
    !isSplit && !isTwice && !(isOrder && gap.includes(",")) && common([...last, mark]).length > 0
  );
}

/** "white" beside "warm white": the one of which nothing is left unsaid. */
function fullyNamed(marks: readonly Mark[]): readonly Offer[] {
  const ids = common(marks);
  const said = marks.flatMap(({ as }) => as);
  const full = ids.filter(
    ({ content }) => content.length > 0 && content.every((word) => said.includes(word)),
  );
  return full.length === 1 ? full : ids;
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** Where the next marks begin. */
  readonly next: number | undefined;
}

function denies(
  tokens: readonly string[],
  { start, end, next }: Span,
  { before, isDanger }: { readonly before: Group | undefined; readonly isDanger: boolean },
): boolean {
  const from = clauseStart(tokens, start);
  const lead = tokens.slice(
    Math.max(from, before?.end ?? 0, tokens.lastIndexOf("so", start - 1) + 1),
    start,
  );
  const isCompared =
    lead.includes("than") &&
    tokens.slice(from, start).some((token) => /^(?:rather|prefer|sooner|better)$/.test(token));
  const at = lead.findLastIndex(
    (token) =>
      (denials.has(token) && !(isDanger && token === "avoid")) || (isCompared && token === "than"),
  );
  const told = lead.slice(at + 1);
  const isHarmless =
    harmless.has(told.find((token) => !isSmall(token)) ?? "") ||
    (lead[at] === "rather" && told[0] !== "than");
  if (at >= 0 && told.length < 6 && !isHarmless) return true;
  const joins = /^(?:or|and|nor)$/;
  const isListed =
    lead.some((token) => joins.test(token)) &&
    lead.every((token) => isSmall(token) || joins.test(token));
  if (before?.role === "denied" && isListed) return true;
  return !isDanger && isBlamed(tokens.slice(end, next ?? tokens.length), next !== undefined);
}

/** "500 is too much", "pods are a scam", "vanilla? no thanks"; but not "beans not ground", which denies something else. */
function isBlamed(rest: readonly string[], leadsOn: boolean): boolean {
  const [answer = "", after = "."] = rest.filter((token, at) => at > 0 || !isBreak(token));
  if (
    isBreak(rest[0] ?? "") &&
    /^(?:no|nope|nah|never)$/.test(answer) &&
    (isBreak(after) || after === "thanks")
  )
    return true;
  const stop = rest.findIndex((token) => isBreak(token) || token === "but");
  const tail = stop < 0 ? rest : rest.slice(0, stop);
  return tail.some((token, at) => {
    if (!blame.has(token) || (token === "too" && tail[at + 1] === undefined)) return false;
    if (!denials.has(token)) return true;
    if (leadsOn && stop < 0) return false;
    const next = tail[at + 1];
    return (
      next === undefined ||
      afterDenial.has(next) ||
      /^(?:is|are|was|does|do|need|needs)$/.test(tail[at - 1] ?? "")
    );
  });
}

/** Whether a lack is only hinted at: "smell" of "unscented", not "decaffeinated" of "decaf". */
function isAbout(tokens: readonly string[], marks: readonly Mark[]): boolean {
  return marks.every(
    ({ isSure, as, start }) => !isSure && as.length > 0 && !/^(?:un|de)/.test(tokens[start] ?? ""),
  );
}

/** Whether what is named is sold as a lack: "gluten free", "unscented", "non slip". To deny gluten is to want it. */
function lacks(tokens: readonly string[], marks: readonly Mark[], ids: readonly Offer[]): boolean {
  const said = marks.flatMap(({ as }) => as);
  return (
    ids.length > 0 &&
    ids.every(({ content }) =>
      content.some((word) =>
        /^(?:un.{4,}|decaf.{0,10})$/.test(word)
          ? said.includes(word) && isAbout(tokens, marks)
          : /^(?:free|non|no|low|without|proof)$/.test(word) && !said.includes(word),
      ),
    )
  );
}

/** "smell of nothing", "fragrance free", of what is unscented. */
function isNothing(
  tokens: readonly string[],
  marks: readonly Mark[],
  ids: readonly Offer[],
  end: number,
): boolean {
  return (
    lacks(tokens, marks, ids) &&
    isAbout(tokens, marks) &&
    tokens.slice(end, end + 4).some((token) => /^(?:nothing|free|less)$/.test(token))
  );
}

/** "not too soft" says what is not wanted, and not what is. */
function isVague(tokens: readonly string[], start: number): boolean {
  return (
    /^(?:too|so|that|very)$/.test(tokens[start - 1] ?? "") &&
    /^(?:not|nothing|never)$/.test(tokens[start - 2] ?? "")
  );
}
