/** Reads the choices to ask of a campaign's episodes, with what they cost. */
import type { Episode, StepRecord } from "../../../core/episode.js";
import { SousError } from "../../../core/errors.js";
import type { Memory } from "../../../core/stores.js";
import type { LoggedChoice, LoggedEpisode } from "../off-policy.js";
import { readExclusions } from "./excluded.js";

/**
 * Episodes that have ended and rest on no exchange that the review excludes.
 *
 * @param lambda steps that a question counts as
 * @throws SousError "no-episodes" when there is none
 */
export async function collectChoices(
  memory: Memory,
  campaign: string,
  lambda: number,
): Promise<readonly LoggedEpisode[]> {
  const findExcluded = await readExclusions(memory);
  const found: LoggedEpisode[] = [];
  for (const row of await memory.releases.campaignEpisodes()) {
    const episode = row.campaign === campaign ? await memory.episodes.get(row.id) : null;
    if (!episode?.end || (await findExcluded(episode)).length > 0) continue;
    found.push(readEpisode(episode, await memory.episodes.steps(episode.id), lambda));
  }
  if (found.length > 0) return found;
  throw new SousError("no-episodes", `No episode of the campaign ${campaign} has ended.`);
}

function readEpisode(
  { household, end, maxSteps }: Episode,
  records: readonly StepRecord[],
  lambda: number,
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
    choices.push({ asked, propensity, kind: step.need.func, cost: asked ? lambda : 0 });
  }
  const steps = records.filter(({ step }) => step.kind === "act").length;
  if (end?.kind !== "terminated") spend(Math.max(0, maxSteps - steps));
  return { household, before, choices };
}
