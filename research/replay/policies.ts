import { type AskRule, readAskRule } from "../../src/agent/when-to-ask.js";
import { readMemory } from "../../src/cli/storage/database.js";
import { InputError } from "../../src/core/errors.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { plainKind } from "../report/result-kind.js";
import { type AskingTarget, costOf, estimateOffPolicy, mostWeight } from "./off-policy.js";
import { collectChoices } from "./play/collect-choices.js";

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
  json: flag.json(),
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
      return () => rule.probability;
    case "budget":
      return (asked) => Number(asked < rule.questions);
    default:
      return null;
  }
}
