import { type AskRule, readAskRule } from "../../src/agent/when-to-ask.js";
import { readMemory } from "../../src/cli/database.js";
import { InputError } from "../../src/core/errors.js";
import { percent } from "../../src/core/wording.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { fixed, tableOf, text } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import {
  type AskingTarget,
  costOf,
  estimateOffPolicy,
  mostWeight,
  type OffPolicyEstimate,
} from "./off-policy.js";
import { collectChoices } from "./play/collect-choices.js";

export const policiesKind = resultKind("policies", composePolicies);

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
    kind: policiesKind,
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

function composePolicies(result: Awaited<ReturnType<typeof measurePolicies>>): ResultPart {
  const { campaign, episodes, households, choices, lambda, cost, policies } = result;
  type Row = (typeof policies)[number];
  const figure = (show: (of: OffPolicyEstimate) => string) => (row: Row) =>
    row.estimate && show(row.estimate);
  const interval = ({ value, low, high }: OffPolicyEstimate["ips"]) =>
    `${fixed(value)} [${fixed(low)}, ${fixed(high)}]`;
  const why =
    households < 2
      ? "–: one household alone says nothing of others. The campaign needs more."
      : "–: the logs say nothing of it. Designs with `explore: 0.2` give every choice a chance.";
  return {
    title: `Other policies of asking: ${episodes} episodes of ${campaign}`,
    about: `Cost of a task is its steps (all of its limit when it was not done) and ${lambda} for each question. It was ${fixed(cost)} over ${choices} choices in ${households} households. Estimates are from the logged probabilities of the choices, with 95 % intervals over households; effective is how many episodes of the policy itself say as much.`,
    blocks: [
      tableOf(policies, {
        policy: ({ policy }) => policy,
        "doubly robust": figure(({ doublyRobust }) => interval(doublyRobust)),
        IPS: figure(({ ips }) => interval(ips)),
        effective: figure(({ effective }) => fixed(effective)),
        "weights cut": figure(({ clipped }) => percent(clipped)),
      }),
      ...(policies.some(({ estimate }) => estimate === null) ? [text(why)] : []),
    ],
  };
}
