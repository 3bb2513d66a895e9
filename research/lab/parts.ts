import type { Logger } from "pino";
import { withMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { type PolicyName, policyNames } from "../../src/app/models/policies.js";
import { loadConfig, secretsOf } from "../../src/app/settings/config.js";
import { type LlmSettings, missingModel } from "../../src/app/settings/llm-settings.js";
import type { Config } from "../../src/app/settings/read-config.js";
import type { Clock } from "../../src/core/clock.js";
import type { Policy } from "../../src/core/decision.js";
import { InputError } from "../../src/core/errors.js";
import type { ModelStore } from "../../src/core/model-store.js";
import type { Experience } from "../../src/core/tuple.js";
import { humanPolicy } from "../../src/core/turn.js";

export interface BenchParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly signal?: AbortSignal;
}

export interface LabParts extends BenchParts {
  /** Memory for agents that play from memory; each game's own, empty memory when absent. */
  readonly experiences?: readonly Experience[];
  readonly worldRules?: readonly string[];
  /** Takes the place of the policy that was chosen: to record it, or to play something else. */
  readonly wrapPolicy?: (policy: Policy) => Policy;
  /** Where answers of language models and their usage are kept. Without it no agent and no person is a model. */
  readonly store?: ModelStore;
}

export function createBenchParts(config = loadConfig()): BenchParts {
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  return { config, clock: systemClock, log };
}

/** No budget applies to a scripted server. @throws InputError when it is to be scripted and none is named */
export function benchSettings(isScripted: boolean): Config {
  const config = loadConfig();
  if (!isScripted) return config;
  if (!config.llm?.model.baseUrl)
    throw new InputError(
      "--scripted needs a server: start one with `npm run -s stress -- model`, and set what it prints",
    );
  const caps = { dayDollars: null };
  const model = { ...config.llm.model, model: "scripted model" };
  return { ...config, llm: { model, caps } };
}

/** @throws ConfigError where no language model is configured */
export async function withModelParts<Result>(
  given: { readonly scripted?: boolean | undefined; readonly db?: string | undefined },
  command: string,
  work: (parts: BenchParts & { store: ModelStore }, llm: LlmSettings) => Promise<Result>,
): Promise<Result> {
  const parts = createBenchParts(benchSettings(given.scripted ?? false));
  const { llm } = parts.config;
  if (!llm) throw missingModel();
  const opening = { file: given.db ?? ":memory:", clock: parts.clock, command };
  return withMemory(opening, (memory) => work({ ...parts, store: memory.models }, llm));
}

/** @throws InputError for an unknown policy, or a person's */
export function benchedPolicy(name: string): PolicyName {
  const found = policyNames.find((one) => one === name);
  if (!found) throw new InputError(`there is no policy "${name}": ${policyNames.join(", ")}`);
  if (found !== humanPolicy) return found;
  throw new InputError(
    "people do not play in benches: let them play with sous play <home> --policy human; sous report tells how it went beside other policies",
  );
}
