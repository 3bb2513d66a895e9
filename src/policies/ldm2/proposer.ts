/** Proposes commands by a language model that sees similar remembered decisions (LDM2, sections 3.2 and 3.3). */

import { z } from "zod";
import {
  type EpisodeSoFar,
  observationOf,
  type Proposal,
  type Proposer,
  type TupleMaker,
} from "../../core/memory/tuple.js";
import type { ChatModel, Choosing, Prompt } from "../../core/model/model.js";
import { possibleCommands } from "../react/react-policy.js";
import type { PickAlike } from "../tuples/alike.js";
import type { TupleMind } from "../tuples/proposer.js";
import { writeRoles } from "../tuples/roles.js";
import type { TupleMemory } from "../tuples/tuple-memory.js";
import { formatState, orNothing, serializeExample, writePrompt } from "./prompt.js";

const shownRules = 20;
const tolerance = 0.05;

const actJob = `You are a household robot. You are shown moments in which it was known what to do, and the present one.
Do what was done in moments like this one: give the next action. What stands under "rules" are people's notes on how this world works.`;

const exploreJob = `You are a household robot that tries out, in a simulator, what else could be done. You are shown moments in which it was known what to do, and the present one with its possible actions.
What stands under "rules" are people's notes on how this world works. Give some actions that could come next, in the manner of the examples, each with your confidence in it. The confidences add up to 1.`;

const explored = {
  name: "actions",
  schema: z.object({
    actions: z
      .array(z.object({ action: z.string(), confidence: z.number().min(0).max(1) }))
      .min(1)
      .max(10),
  }),
};

export interface ModelProposerParts {
  readonly model: ChatModel;
  readonly memory: TupleMemory;
  readonly maker: TupleMaker;
  readonly pick: PickAlike;
}

/** Imitates: returns possible commands with the model's probabilities. Throws ModelError. */
export function createModelProposer(parts: ModelProposerParts): Proposer {
  return async (soFar) => {
    const options = possibleCommands(soFar);
    if (options.length === 0) return [];
    const prompt = await promptFor(parts, soFar, actJob);
    const { scored } = await parts.model.choose(prompt, options);
    return toProposals(soFar, scored);
  };
}

/**
 * Explores: returns actions with confidences (equation 9), scaled to add up to 1 over those possible now; none if the
 * model's own do not add up to 1. Throws ModelError.
 * @slice ldm2
 */
export function createModelExplorer(parts: ModelProposerParts): Proposer {
  return async (soFar) => {
    const options = possibleCommands(soFar);
    if (options.length === 0) return [];
    const prompt = await promptFor(parts, soFar, exploreJob, { actions: options });
    const { actions } = await parts.model.structure(prompt, explored);
    if (Math.abs(total(actions) - 1) > tolerance) return [];
    const fitting = actions.filter(
      ({ action, confidence }, index) =>
        confidence > 0 &&
        options.includes(action) &&
        actions.findIndex((one) => one.action === action) === index,
    );
    const rest = total(fitting);
    const scored = fitting.map(({ action: option, confidence }) => {
      return { option, probability: confidence / rest };
    });
    return toProposals(soFar, scored);
  };
}

/** Proposes nothing when the answer is unusable. */
export function lenient(mind: TupleMind): TupleMind {
  const proposer: Proposer = (soFar) => orNothing(mind.proposer(soFar), []);
  const explorer: Proposer = (soFar) => orNothing(mind.explorer(soFar), []);
  return { ...mind, proposer, explorer };
}

async function promptFor(
  { memory, maker, pick }: ModelProposerParts,
  soFar: EpisodeSoFar,
  job: string,
  more: object = {},
): Promise<Prompt> {
  const history = await maker.summarise(soFar);
  const cell = await maker.findCell(soFar);
  const observation = observationOf(soFar);
  const examples = await pick({ goal: soFar.task, history, observation }, memory.around(cell));
  const data = {
    examples: examples.map(serializeExample),
    rules: (soFar.rules ?? []).slice(-shownRules).map(({ text }) => text),
    now: formatState(soFar.task, history, observation),
    ...more,
  };
  return writePrompt("actor", job, data, soFar.charge);
}

function toProposals(soFar: EpisodeSoFar, scored: Choosing["scored"]): readonly Proposal[] {
  return scored
    .filter(({ probability }) => probability > 0)
    .map(({ option: command, probability: confidence }) => {
      return { command, pattern: writeRoles(soFar, command), confidence };
    })
    .sort((a, b) => b.confidence - a.confidence);
}

function total(actions: readonly { readonly confidence: number }[]): number {
  return actions.reduce((sum, { confidence }) => sum + confidence, 0);
}
