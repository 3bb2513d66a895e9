import type { Policy } from "../../core/decision.js";
import { InputError, SousError } from "../../core/errors.js";
import type { ChatModel } from "../../core/model.js";
import type { Embedder, Memory } from "../../core/stores.js";
import type { Experience } from "../../core/tuple.js";
import { humanPolicy, type PlayerPort } from "../../core/turn.js";
import { createAbaPolicy } from "../../policies/aba/aba-policy.js";
import { createAbaIlPolicy } from "../../policies/aba-il/aba-il-policy.js";
import { createAgentPolicy } from "../../policies/agent/agent-policy.js";
import { createHumanPlayer } from "../../policies/human-player/human-player.js";
import { opexNames } from "../../policies/opex/options.js";
import { createReactPolicy, type ReactOptions } from "../../policies/react/react-policy.js";
import { writtenExamples } from "../../policies/react/written-examples.js";
import { confirmGuesses, createRulesPolicy } from "../../policies/rules/index.js";
import { createSteadyPolicy, type Rescue } from "../../policies/steady/steady-policy.js";
import type { LlmSettings } from "../settings/llm-settings.js";
import { drawKnownHome } from "./home-picture.js";
import type { ModelSupply } from "./model-supply.js";
import { createOpex } from "./opex.js";
import { readExamples } from "./recorded-examples.js";
import { createStoredLdm2Policy, createStoredTuplePolicy } from "./tuple-policies.js";

export const policyNames = [
  "rules",
  "agent",
  "tuples",
  "react",
  "aba",
  "aba-il",
  "ldm2",
  humanPolicy,
  ...opexNames,
] as const;
export type PolicyName = (typeof policyNames)[number];

/** The default policy: a language model, if configured. */
export function usualPolicy(llm: unknown): PolicyName {
  return llm ? "agent" : "rules";
}

/**
 * @throws InputError for an unknown policy, or a person's
 * @slice lab
 */
export function benchedPolicy(name: string): PolicyName {
  const found = policyNames.find((one) => one === name);
  if (!found) throw new InputError(`there is no policy "${name}": ${policyNames.join(", ")}`);
  if (found !== humanPolicy) return found;
  throw new InputError(
    "people do not play in benches: let them play with sous play <home> --policy human; sous report tells how it went beside other policies",
  );
}

interface PolicyParts {
  readonly memory: Memory;
  /** Used instead of the stored tuples. */
  readonly experiences?: readonly Experience[] | undefined;
  /** Throws ConfigError with what to set, when no model is configured. */
  readonly model: ModelSupply;
  /** Name of the tuned model in use. */
  readonly tuned?: string | null;
  /** In-context examples, placed before the written ones. */
  readonly examples?: readonly string[] | undefined;
  /** Help for a failing model. Default: as much as possible. */
  readonly rescue?: Rescue | undefined;
  readonly llm?: Pick<LlmSettings, "model"> | null;
  /** Absent without human players. */
  readonly playerPort?: PlayerPort;
  readonly embedder?: Embedder;
}

/** @throws SousError when the policy's requirements are missing */
export async function createPolicy(name: PolicyName, parts: PolicyParts): Promise<Policy> {
  let model: ChatModel | null = null;
  const supply: ModelSupply = (named) => {
    model = parts.model(named);
    return model;
  };
  const made = await makePolicy(name, { ...parts, model: supply });
  const policy = model ? steady(made, name, { ...parts, chat: model }) : made;
  return name === humanPolicy ? policy : confirmGuesses(policy);
}

/** Adds help for decisions by a language model, which may fail. */
function steady(
  policy: Policy,
  name: PolicyName,
  { chat, rescue }: PolicyParts & { readonly chat: ChatModel },
): Policy {
  const kept = createSteadyPolicy(policy, {
    model: chat,
    rules: createRulesPolicy(),
    rescue,
    asks: name !== "react",
    callsTools: name === "agent",
  });
  return { ...kept, isCostly: true };
}

async function makePolicy(name: PolicyName, parts: PolicyParts): Promise<Policy> {
  switch (name) {
    case "rules":
      return createRulesPolicy();
    case "agent":
      return createAgentPolicy({
        model: parts.model(),
        memory: parts.memory,
        draw: parts.llm?.model.abilities?.includes("images") ? drawKnownHome : undefined,
      });
    case "tuples":
      return createStoredTuplePolicy(parts.memory);
    case "react":
      return createReactPolicy(await readContext(parts));
    case "aba":
      return createAbaPolicy(await readContext(parts));
    case "ldm2":
      return createStoredLdm2Policy(parts.memory, {
        model: parts.model(),
        embedder: parts.embedder,
        experiences: parts.experiences,
      });
    case "aba-il":
      return createAbaIlPolicy({ model: parts.model(requireTuned(parts)) });
    case humanPolicy:
      return createHumanPlayer(requirePlayerPort(parts));
    default:
      return createOpex(name, parts.model(), parts.embedder);
  }
}

function requirePlayerPort({ playerPort }: PolicyParts): PlayerPort {
  if (playerPort) return playerPort;
  throw new SousError(
    "no-player-port",
    "A person plays where a bot can show them what is to be done: sous play <home> --policy human --bot slack.",
  );
}

function requireTuned({ tuned }: PolicyParts): string {
  if (tuned) return tuned;
  throw new SousError(
    "no-tuned-model",
    "No tuned model is in use. Make a dataset with sous export aba-il, then sous finetune start, and when it is done sous finetune use.",
  );
}

async function readContext({ memory, model, examples = [] }: PolicyParts): Promise<ReactOptions> {
  const recorded = await readExamples(memory, examples);
  return { model: model(), examples: [...recorded, ...writtenExamples] };
}
