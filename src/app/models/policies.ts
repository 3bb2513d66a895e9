/** Constructs the policy that decides for the robot, by name. */
import { createWordsEmbedder } from "../../../memory/embed/words.js";
import type { Memory } from "../../../memory/stores.js";
import { describePlaceKind } from "../../../scenes/household/view/kinds.js";
import type { Policy } from "../../core/episode/decision.js";
import { agentSentence, type OwnerView } from "../../core/episode/scene.js";
import { humanPolicy, type PlayerPort } from "../../core/episode/turn.js";
import { InputError, SousError } from "../../core/errors.js";
import { classOf } from "../../core/memory/fact.js";
import type { Embedder } from "../../core/memory/stores.js";
import type { Experience } from "../../core/memory/tuple.js";
import type { ChatModel } from "../../core/model/model.js";
import { createMostAlike } from "../../core/rank.js";
import { createAbaPolicy } from "../../policies/aba/aba-policy.js";
import { createAbaIlPolicy } from "../../policies/aba-il/aba-il-policy.js";
import { createAgentPolicy } from "../../policies/agent/agent-policy.js";
import type { KnownHome } from "../../policies/agent/commands.js";
import { createHumanPlayer } from "../../policies/human-player/human-player.js";
import { planExamples } from "../../policies/opex/examples.js";
import { createOpexPolicy } from "../../policies/opex/opex-policy.js";
import { type OpexName, opexNames, opexVariants } from "../../policies/opex/options.js";
import { type Example, exampleOf } from "../../policies/react/example.js";
import { createReactPolicy, type ReactOptions } from "../../policies/react/react-policy.js";
import { writtenExamples } from "../../policies/react/written-examples.js";
import { confirmGuesses } from "../../policies/rules/guess.js";
import { createRulesPolicy } from "../../policies/rules/rules-policy.js";
import { createSteadyPolicy, type Rescue } from "../../policies/steady/steady-policy.js";
import type { LlmSettings } from "../settings/llm-settings.js";
import type { ModelSupply } from "./model-supply.js";
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

interface PolicyParts {
  readonly memory: Memory;
  /** Remembered decisions (tuples) to use instead of those in the database. */
  readonly experiences?: readonly Experience[] | undefined;
  readonly model: ModelSupply;
  readonly tuned?: string | null;
  /** In-context examples, placed before the written ones. */
  readonly examples?: readonly string[] | undefined;
  /** Help for a failing model. Default: as much as possible. */
  readonly rescue?: Rescue | undefined;
  readonly llm?: Pick<LlmSettings, "model"> | null;
  readonly playerPort?: PlayerPort;
  readonly embedder?: Embedder;
}

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

/** Wraps a policy, to help when its language model fails to decide. */
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
      return createStoredLdm2Policy(parts.memory, parts.model(), parts.experiences, parts.embedder);
    case "aba-il":
      return createAbaIlPolicy(parts.model(requireTuned(parts)));
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
  const recorded = await Promise.all(examples.map((id) => readExample(memory, id)));
  return { model: model(), examples: [...recorded, ...writtenExamples] };
}

/** @param embedder default: the table of word pieces @internal */
export function createOpex(name: OpexName, model: ChatModel, embedder?: Embedder): Policy {
  const mostAlike = createMostAlike<(typeof planExamples)[number]>(
    ({ task }) => task,
    embedder ?? createWordsEmbedder(),
  );
  return createOpexPolicy(name, {
    model,
    select: (task, count) => mostAlike(task, planExamples, count),
    options: opexVariants[name],
  });
}

/** @internal */
export async function readExample({ episodes, facts }: Memory, id: string): Promise<Example> {
  const episode = await episodes.get(id);
  if (!episode) throw new InputError(`there is no episode "${id}" in this database`);
  if (episode.end?.kind !== "terminated") {
    throw new InputError(`the episode "${id}" was not done: it is no example`);
  }
  const { household, task } = episode;
  const answers = (await facts.list({ household, valid: false })).filter(
    (fact) => fact.episode === id && fact.source === "answer",
  );
  return exampleOf({
    task: agentSentence(task),
    type: task.type,
    particular: task.instance !== undefined,
    trajectory: (await episodes.steps(id)).map(({ step }) => step),
    facts: answers.map((fact) => ({ ...fact, status: "valid" })),
  });
}

const widthPixels = 1200;

/** @returns a PNG in base64; null when it cannot be drawn */
async function drawKnownHome(home: KnownHome): Promise<string | null> {
  const { draw } = await import("../../../bots/present/picture/drawing.js");
  const { renderPng } = await import("../../../bots/present/picture/picture-supply.js");
  const seen = [...home.contents.keys()];
  const svg = draw({ mode: "owner", view: viewOf(home), seen, explored: true });
  return renderPng(svg, { width: widthPixels }).then(
    (png) => png.toString("base64"),
    () => null,
  );
}

function viewOf({ places, here, held, contents }: KnownHome): OwnerView {
  const thing = (id: string) => ({ id, label: id, kind: classOf(id), attributes: {} });
  return {
    home: "The home",
    robotAt: here,
    held: held === null ? null : thing(held),
    places: places.map((id) => {
      const kind = classOf(id);
      const zone = describePlaceKind(kind)?.zone ?? "other";
      const things = (contents.get(id) ?? []).map(thing);
      return { id, label: id, kind, room: "", zone, openable: false, open: false, things };
    }),
  };
}
