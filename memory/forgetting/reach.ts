/** Selects the words to forget by purpose and time. */
import type { ForgetScope } from "../../src/core/people/person.js";

export type Reach = {
  /** 1 to forget words in campaigns. */
  readonly campaign: number;
  readonly demo: number;
  /** Only earlier words, in milliseconds since 1970. */
  readonly before: number;
};

export function reachOf(scope: ForgetScope): Reach {
  if (typeof scope === "object") return { campaign: 0, demo: 1, before: scope.demoBefore };
  const before = Number.MAX_SAFE_INTEGER;
  return { campaign: 1, demo: scope === "research" ? 0 : 1, before };
}

export const isMeant = (purpose: string, at: string): string =>
  `(CASE ${purpose} WHEN 'campaign' THEN @campaign = 1 ELSE @demo = 1 END AND ${at} < @before)`;
