/** The numbers that say which place of a class is meant. */
import { cue, isBreak } from "./tokens.js";

/** The ranks right before a place: "second or third P". */
export function ranksBefore(
  tokens: readonly string[],
  start: number,
): { ranks: number[]; start: number } {
  const numbered = start >= 2 && tokens[start - 2] === "number" ? digits(tokens[start - 1]) : null;
  if (numbered !== null) return { ranks: [numbered], start: start - 2 };
  const count = tokens[start - 2] === "O1" ? digits(tokens[start - 1]) : null;
  if (count !== null && count <= 20)
    return { ranks: Array.from({ length: count }, (_, i) => i + 1), start: start - 2 };
  const ranks: number[] = [];
  let first = start;
  for (let at = start - 1; at >= 0 && at >= start - 7; at -= 1) {
    const token = tokens[at] ?? "";
    if (/^O\d+$/.test(token)) {
      ranks.unshift(Number(token.slice(1)));
      first = at;
    } else if (
      ranks.length === 0
        ? !/^(\d|,|one|of|the|from|FROM|top|kitchen|down|ONEOF|ones|IN|big|small|left|right|row|UNDER)$/.test(
            token,
          )
        : !/^(OR|AND|the|,)$/.test(token)
    )
      break;
    if (ranks.length === 0 && start - at > 4) break;
  }
  return { ranks, start: first };
}

/** Numbers right after a place: one, or a range "1 to 4". */
export function numbersAfter(
  tokens: readonly string[],
  at: number,
): { numbers: number[]; end: number } {
  const ranked = ranksAfter(tokens, at);
  if (ranked) return ranked;
  let next = tokens[at] === "number" ? at + 1 : at;
  if (tokens[next] === cue.ONEOF || tokens[next] === cue.FROM) next += 1;
  const from = digits(tokens[next]);
  const isAmount = /^(min|mins|minutes?|hours?|days?|weeks?|months?|years?|times|secs?|seconds?)$/;
  const isPart = tokens[next + 1] === "of" && /^(them|those|these)$/.test(tokens[next + 2] ?? "");
  const ranks = rankRange(tokens, next);
  if (ranks) return ranks;
  if (from === null || isPart || isAmount.test(tokens[next + 1] ?? ""))
    return { numbers: [], end: at };
  const range = rangeFrom(tokens, next, from);
  return range ?? { numbers: [from], end: next + 1 };
}

/** "shelf third or fourth": ranks that end their clause. */
function ranksAfter(
  tokens: readonly string[],
  at: number,
): { numbers: number[]; end: number } | null {
  const numbers: number[] = [];
  let end = at;
  for (let next = at; /^(the|IN|OR|AND|O\d+)$/.test(tokens[next] ?? ""); next += 1) {
    const rank = /^O(\d+)$/.exec(tokens[next] ?? "");
    if (!rank) continue;
    numbers.push(Number(rank[1]));
    end = next + 1;
  }
  return numbers.length > 0 && isBreak(tokens[end] ?? ".") ? { numbers, end } : null;
}

/** "the first to the fourth" */
function rankRange(
  tokens: readonly string[],
  at: number,
): { numbers: number[]; end: number } | null {
  const small = /^(the|IN|FROM)$/;
  let next = at;
  while (small.test(tokens[next] ?? "")) next += 1;
  const first = /^O(\d+)$/.exec(tokens[next] ?? "");
  const end = tokens[next + 2] === "the" ? next + 3 : next + 2;
  const last = /^O(\d+)$/.exec(tokens[end] ?? "");
  if (!first || !last || tokens[next + 1] !== "to") return null;
  const range = rangeFrom([`${Number(first[1])}`, "to", `${Number(last[1])}`], 0, Number(first[1]));
  return range && { ...range, end: end + 1 };
}

export function digits(token: string | undefined): number | null {
  return token !== undefined && /^\d+$/.test(token) ? Number(token) : null;
}

export function rangeFrom(
  tokens: readonly string[],
  at: number,
  from: number,
): { numbers: number[]; end: number } | null {
  if (!/^(to|through|till|until|a|bis|thru|BREAK)$/.test(tokens[at + 1] ?? "")) return null;
  const to = digits(tokens[at + 2]);
  if (to === null || to <= from || to - from > 60) return null;
  return { numbers: Array.from({ length: to - from + 1 }, (_, i) => from + i), end: at + 3 };
}
