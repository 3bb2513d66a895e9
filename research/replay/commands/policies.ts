/** `sous study policies`: what other policies of asking would have come to in a campaign. */
import { type AskRule, readAskRule } from "../../../src/agent/when-to-ask.js";
import { readMemory } from "../../../src/cli/database.js";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { Command } from "../../cli/commander.js";
import { present } from "../../report/present.js";
import { type AskingTarget, costOf, estimateOffPolicy, mostWeight } from "../off-policy.js";
import { collectChoices } from "../play/collect-choices.js";
import { type PoliciesResult, policiesKind } from "../policies-report.js";

interface PoliciesOptions {
  readonly db?: string;
  readonly campaign: string;
  readonly ask: string;
  readonly lambda: string;
  readonly report?: string;
  readonly json?: boolean;
}

export function studyPoliciesCommand(): Command {
  return new Command("policies")
    .description("what other policies of asking would have cost, from logged probabilities")
    .addOption(shared.databaseOption())
    .requiredOption("--campaign <id>", "the campaign")
    .option("--ask <names>", "never, missing, random:<p>, budget:<n>", "never,missing,random:0.5")
    .option("--lambda <steps>", "what a question counts as", "1")
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It weighs each episode by how likely the other policy makes its choices (inverse propensity scores), and corrects
a model of costs by the same weights (doubly robust). Weights above ${mostWeight} are cut. A design with explore: 0.2 tosses
a coin for a share of the choices, so that the logs say something of every policy.

Example:
  sous study policies --db team.db --campaign pilot --lambda 2`,
    )
    .action(runPolicies);
}

async function runPolicies({ campaign, ask, lambda: price, ...options }: PoliciesOptions) {
  const lambda = Number(price);
  if (price.trim() === "" || !(lambda >= 0 && lambda < Number.POSITIVE_INFINITY))
    throw new InputError(`--lambda ${price}: give the steps that a question counts as, 0 or more`);
  const targets = ask.split(",").map((policy) => ({ policy, target: readTarget(policy) }));
  const episodes = await readMemory(options, (memory) => collectChoices(memory, campaign));
  const choices = episodes.flatMap((episode) => episode.choices);
  const spent = episodes.reduce((sum, { before }) => sum + before, 0);
  const result: PoliciesResult = {
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
  await present(policiesKind, result, options);
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
      return () => rule.probability;
    case "budget":
      return (asked) => Number(asked < rule.questions);
    default:
      return null;
  }
}
