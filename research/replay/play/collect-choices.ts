import type { Memory } from "../../../memory/stores.js";
import type { Episode, StepRecord } from "../../../src/core/episode/episode.js";
import { SousError } from "../../../src/core/errors.js";
import type { LoggedChoice, LoggedEpisode } from "../off-policy.js";
import { checkCampaign, readExclusions } from "./studied.js";

/** @throws InputError for an unknown campaign, SousError "no-episodes" when none has ended */
export async function collectChoices(
  memory: Memory,
  campaign: string,
): Promise<readonly LoggedEpisode[]> {
  await checkCampaign(memory, campaign);
  const findExcluded = await readExclusions(memory);
  const found: LoggedEpisode[] = [];
  for (const row of await memory.releases.campaignEpisodes()) {
    const episode = row.campaign === campaign ? await memory.episodes.get(row.id) : null;
    if (!episode?.end || (await findExcluded(episode)).length > 0) continue;
    found.push(readEpisode(episode, await memory.episodes.steps(episode.id)));
  }
  if (found.length > 0) return found;
  throw new SousError("no-episodes", `No episode of the campaign ${campaign} has ended.`);
}

function readEpisode(
  { household, end, maxSteps }: Episode,
  records: readonly StepRecord[],
): LoggedEpisode {
  let before = 0;
  const choices: LoggedChoice[] = [];
  const spend = (cost: number): void => {
    const last = choices.pop();
    if (last) choices.push({ ...last, cost: last.cost + cost });
    else before += cost;
  };
  for (const { step, propensity } of records) {
    if (step.kind === "act") spend(1);
    if (step.kind !== "ask" || propensity === undefined) continue;
    const asked = step.handling === "posted" || step.handling === "joined";
    choices.push({ asked, propensity, kind: step.need.func, cost: 0 });
  }
  const steps = records.filter(({ step }) => step.kind === "act").length;
  if (end?.kind !== "terminated") spend(Math.max(0, maxSteps - steps));
  return { household, before, choices };
}
