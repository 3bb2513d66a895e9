/** Exchanges that the review excludes, and the episodes that rest on them. */
import type { Episode } from "../../../src/core/episode.js";
import { excludedQuestions } from "../../../src/core/exchange.js";
import type { Memory } from "../../../src/core/stores.js";
import { basisOf } from "../../../src/datasets/release/consented-episodes.js";

/** Ids of the excluded questions that an episode rests on; with none it may be studied. */
export type FindExcluded = (episode: Episode) => Promise<readonly string[]>;

export async function readExclusions(memory: Memory): Promise<FindExcluded> {
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return async ({ id, household }) => {
    if (excluded.size === 0) return [];
    const facts = await memory.facts.list({ household, valid: false });
    const basis = basisOf(
      await memory.questions.list({ episode: id }),
      await memory.episodes.steps(id),
      new Map(facts.map((fact) => [fact.id, fact])),
    );
    return [...basis].filter((question) => excluded.has(question));
  };
}
