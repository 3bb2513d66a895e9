/** Which words are forgotten: by what they were said for, and when. */
import type { ForgetScope } from "../../src/core/person.js";

/** Which of a person's words are meant, as parameters of statements. */
export type Reach = {
  /** 1: those in campaigns. */
  readonly campaign: number;
  /** 1: all others. */
  readonly demo: number;
  /** Only those from before then, in milliseconds since 1970. */
  readonly before: number;
};

export function reachOf(scope: ForgetScope): Reach {
  if (typeof scope === "object") return { campaign: 0, demo: 1, before: scope.demoBefore };
  const before = Number.MAX_SAFE_INTEGER;
  return { campaign: 1, demo: scope === "research" ? 0 : 1, before };
}

/** SQL: whether something is meant that has this purpose, and happened at this time. */
export const isMeant = (purpose: string, at: string): string =>
  `(CASE ${purpose} WHEN 'campaign' THEN @campaign = 1 ELSE @demo = 1 END AND ${at} < @before)`;
