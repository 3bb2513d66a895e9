/** The part of the report on what other policies of asking would have come to. */
import { z } from "zod";
import { percent } from "../../src/core/wording.js";
import { fixed, tableOf, text } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import type { OffPolicyEstimate } from "./off-policy.js";

const number = z.number();
const value = z.object({ value: number, low: number, high: number });
const policiesShape = z.object({
  campaign: z.string(),
  episodes: number,
  households: number,
  choices: number,
  /** Steps that a question counts as. */
  lambda: number,
  /** Mean cost of the episodes as they were played. */
  cost: number,
  policies: z
    .array(
      z.object({
        policy: z.string(),
        /** Null: what it would do had no chance in these logs. */
        estimate: z
          .object({ ips: value, doublyRobust: value, effective: number, clipped: number })
          .nullable(),
      }),
    )
    .readonly(),
});
export type PoliciesResult = z.infer<typeof policiesShape>;

export const policiesKind = resultKind("policies", policiesShape, composePolicies);

function composePolicies(result: PoliciesResult): ResultPart {
  const { campaign, episodes, households, choices, lambda, cost, policies } = result;
  const figure = (show: (of: OffPolicyEstimate) => string) => ({
    show: ({ estimate }: (typeof policies)[number]) => (estimate ? show(estimate) : "–"),
  });
  const interval = ({ value: mean, low, high }: OffPolicyEstimate["ips"]) =>
    `${fixed(mean)} [${fixed(low)}, ${fixed(high)}]`;
  const isMissing = policies.some(({ estimate }) => estimate === null);
  return {
    title: `Other policies of asking: ${episodes} episodes of ${campaign}`,
    about: `Cost of a task is its steps (all of its limit when it was not done) and ${lambda} for each question. It was ${fixed(cost)} over ${choices} choices in ${households} households. Estimates are from the logged probabilities of the choices, with 95 % intervals over households; effective is how many episodes of the policy itself say as much.`,
    blocks: [
      tableOf(policies, {
        policy: ({ policy }) => policy,
        "doubly robust": figure(({ doublyRobust }) => interval(doublyRobust)).show,
        IPS: figure(({ ips }) => interval(ips)).show,
        effective: figure(({ effective }) => fixed(effective)).show,
        "weights cut": figure(({ clipped }) => percent(clipped)).show,
      }),
      ...(isMissing
        ? [
            text(
              households < 2
                ? "–: one household alone says nothing of others. The campaign needs more."
                : "–: the logs say nothing of it. Designs with `explore: 0.2` give every choice a chance.",
            ),
          ]
        : []),
    ],
  };
}
