import type { Memory } from "../../memory/stores.js";
import { type AskRule, readAskRule } from "../../src/agent/when-to-ask.js";
import { readMemory } from "../../src/cli/storage/database.js";
import type { Episode, StepRecord } from "../../src/core/episode/episode.js";
import { InputError, SousError } from "../../src/core/errors.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { plainKind } from "../report/result-kind.js";
import {
  type AskingTarget,
  costOf,
  estimateOffPolicy,
  type LoggedChoice,
  type LoggedEpisode,
  mostWeight,
} from "./off-policy.js";
import { checkCampaign, readExclusions } from "./play/collect.js";

const flags = {
  db: flag.database(),
  campaign: flag.required("--campaign <id>", "the campaign"),
  ask: flag.parsed(
    "--ask <names>",
    "never, missing, random:<p>, budget:<n>",
    String,
    "never,missing,random:0.5",
  ),
  lambda: flag.parsed("--lambda <steps>", "what a question counts as", String, "1"),
  report: flag.report(),
};

export const policiesCommand = () =>
  declareBench({
    flags,
    help: `
It weighs each episode by how likely the other policy makes its choices (inverse propensity scores), and corrects
a model of costs by the same weights (doubly robust). Weights above ${mostWeight} are cut. A design with explore: 0.2 tosses
a coin for a share of the choices, so that the logs say something of every policy.

Example:
  sous study policies --db team.db --campaign pilot --lambda 2`,
    unit: "policies",
    kind: plainKind("policies"),
    run: measurePolicies,
  });

async function measurePolicies(given: flag.Given<typeof flags>) {
  const { campaign, ask, lambda: price } = given;
  const lambda = Number(price);
  if (price.trim() === "" || !(lambda >= 0 && lambda < Number.POSITIVE_INFINITY))
    throw new InputError(`--lambda ${price}: give the steps that a question counts as, 0 or more`);
  const targets = ask.split(",").map((policy) => ({ policy, target: readTarget(policy) }));
  const episodes = await readMemory(given, (memory) => collectChoices(memory, campaign));
  const choices = episodes.flatMap((episode) => episode.choices);
  const spent = episodes.reduce((sum, { before }) => sum + before, 0);
  return {
    campaign,
    lambda,
    episodes: episodes.length,
    households: new Set(episodes.map(({ household }) => household)).size,
    choices: choices.length,
    cost: choices.reduce((sum, one) => sum + costOf(one, lambda), spent) / episodes.length,
    policies: targets.map(({ policy, target }) => ({
      policy,
      estimate: estimateOffPolicy(episodes, target, lambda),
    })),
  };
}

/** @throws InputError for a policy whose choices a log does not tell */
function readTarget(name: string): AskingTarget {
  const rule: AskRule = readAskRule(name.trim());
  const share = rule.explore ?? 0;
  const plain = chanceOf(rule);
  if (!plain)
    throw new InputError(
      `--ask ${name}: logs do not say what it would choose; name never, missing, random:<p> or budget:<n>`,
    );
  return (asked) => (1 - share) * plain(asked) + share / 2;
}

function chanceOf(rule: AskRule): AskingTarget | null {
  switch (rule.kind) {
    case "never":
      return () => 0;
    case "missing":
      return () => 1;
    case "random":
      return () => rule.amount;
    case "budget":
      return (asked) => Number(asked < rule.amount);
    default:
      return null;
  }
}

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
