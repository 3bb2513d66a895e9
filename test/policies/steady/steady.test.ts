import { expect, it } from "vitest";
import type { Policy, PolicyView } from "../../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../../src/core/episode/episode.js";
import {
  type ChatModel,
  type DecidedBy,
  ModelError,
  type ModelFailure,
} from "../../../src/core/model/model.js";
import { createSteadyPolicy } from "../../../src/policies/steady/steady-policy.js";

const admissible = ["go to desk 1", "look"];
const begin: TrajectoryStep = { kind: "begin", observation: "You see a desk 1.", admissible };
const rules: Policy = {
  name: "rules",
  decide: async () => ({ kind: "act", command: "look", thought: "I look round.", because: [] }),
};

function viewAfter(...by: readonly (DecidedBy["how"] | null)[]): PolicyView {
  const steps = by.map((how): TrajectoryStep => {
    const step = {
      kind: "act",
      thought: "",
      command: "look",
      observation: "",
      admissible,
      reward: 0,
    } as const;
    return how === null ? step : { ...step, by: { how, model: "m1", corrected: 0 } };
  });
  return {
    task: "t",
    particular: false,
    facts: [],
    askEagerly: false,
    trajectory: [begin, ...steps],
  };
}

/** The model puts these numbers first in lists. */
function failing(failure: ModelFailure, numbers: readonly number[] = []) {
  const left = [...numbers];
  const fail = async (): Promise<never> => {
    throw new ModelError(failure, "no");
  };
  let asked = 0;
  const model: ChatModel = {
    complete: fail,
    choose: fail,
    converse: fail,
    async structure(_, { schema }) {
      asked += 1;
      const number = left.shift();
      return number === undefined ? fail() : schema.parse({ number });
    },
  };
  const policy: Policy = { name: "p", decide: fail };
  return { policy, model, asked: () => asked };
}

it("says of a decision who made it", async () => {
  const { model } = failing("malformed");
  const steady = createSteadyPolicy({ ...rules, name: "p" }, { model, rules });
  expect(await steady.decide(viewAfter())).toMatchObject({
    thought: "I look round.",
    by: { how: "answer", corrected: 0 },
  });
});

it("asks for a number of a list before rules decide", async () => {
  const { policy, model } = failing("malformed", [1]);
  const steady = createSteadyPolicy(policy, { model, rules });
  expect(await steady.decide(viewAfter())).toMatchObject({
    command: "go to desk 1",
    by: { how: "choice" },
  });
  expect(await steady.decide(viewAfter())).toMatchObject({
    command: "look",
    thought: "By rule: I look round.",
    by: { how: "rules" },
  });
});

it.each([
  ["malformed", ["rules", "rules"], true],
  ["malformed", ["rules", "rules", "rules"], false],
  ["malformed", ["rules", "rules", "tool", "rules"], true],
  ["malformed", ["rules", "choice", "rules", "rules"], true],
  ["unreachable", ["rules", "rules", "rules"], false],
  ["unreachable", [], true],
  ["rejected", [], false],
  ["budget-spent", [], false],
] as const)(
  "of a model that is %s after steps by %o, a step by rules: %o",
  async (failure, by, helps) => {
    const { policy, model, asked } = failing(failure);
    const decided = createSteadyPolicy(policy, { model, rules }).decide(viewAfter(...by));
    if (helps) expect(await decided).toMatchObject({ by: { how: "rules" } });
    else await expect(decided).rejects.toMatchObject({ failure });
    expect(asked()).toBe(failure === "malformed" ? 1 : 0);
  },
);

it.each([
  ["none", 0],
  ["choice", 1],
] as const)("helps no further than %s", async (rescue, times) => {
  const { policy, model, asked } = failing("refused");
  const steady = createSteadyPolicy(policy, { model, rules, rescue });
  await expect(steady.decide(viewAfter())).rejects.toMatchObject({ failure: "refused" });
  expect(asked()).toBe(times);
});
