import { findCampaign } from "../../../src/app/campaigns/lifecycle.js";
import type { Episode } from "../../../src/core/episode.js";
import { excludedQuestions } from "../../../src/core/exchange.js";
import type { Memory } from "../../../src/core/stores.js";
import { basisOf } from "../../../src/datasets/release/select.js";

export async function readExclusions(memory: Memory) {
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return async ({ id, household }: Episode): Promise<readonly string[]> => {
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

/** Checks that there is such a campaign, of ours or of an imported release. @throws InputError that names those there are */
export async function checkCampaign(memory: Memory, campaign: string): Promise<void> {
  const rows = await memory.releases.campaignEpisodes();
  const played = [...new Set(rows.flatMap((row) => row.campaign ?? []))];
  if (!played.includes(campaign)) await findCampaign(memory, campaign, played);
}
