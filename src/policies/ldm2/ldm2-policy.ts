import { z } from "zod";
import type { Decision, Policy } from "../../core/decision.js";
import type { Charge, ChatModel, Shape } from "../../core/model.js";
import {
  type EpisodeSoFar,
  type Experience,
  observationOf,
  type Proposer,
  type TupleCell,
  type TupleFormer,
  type TupleHistory,
  type TupleIndexer,
  type TupleSummariser,
} from "../../core/tuple.js";
import { giveUp } from "../rules/moves.js";
import type { PickAlike } from "../tuples/alike.js";
import type { TupleMind } from "../tuples/proposer.js";
import { createRoleWriter } from "../tuples/roles.js";
import { TupleMemory } from "../tuples/tuple-memory.js";
import { createModelJudge, writePrompt } from "./prompt.js";
import { createModelExplorer, createModelProposer } from "./proposer.js";
import { type BatchTypes, formTypes, indexText } from "./types.js";

/** Condenses the history by a language model (LDM2, section 3.2, equation 6). */
const job = `You keep track of a robot that does a task in a home.
Split the goal into its subgoals, in the order in which they are to be done, and say of each whether it is done.
Then say in one short line what the robot has done so far; say "Nothing yet." when it has done nothing.`;

const longestSummary = 400;

const shape: Shape<TupleHistory> = {
  name: "history",
  schema: z.object({
    evaluation: z
      .array(z.object({ name: z.string().min(1).max(80), done: z.boolean() }))
      .min(1)
      .max(12),
    // Longer summaries are cut, not asked for again.
    summary: z
      .string()
      .min(1)
      .overwrite((text) => text.slice(0, longestSummary)),
  }),
};

/** Evaluates and summarises in one call, as the paper's two prompts read the same text. Throws ModelError. */
function createModelSummariser(model: ChatModel): TupleSummariser {
  return {
    summarise: (moment) =>
      model.structure(
        writePrompt({
          role: "summariser",
          job,
          charge: moment.charge,
          data: { goal: moment.task, past: pastOf(moment) },
        }),
        shape,
      ),
  };
}

function pastOf({ trajectory }: EpisodeSoFar): readonly object[] {
  return trajectory.flatMap((step) => {
    if (step.kind === "ask") return [];
    const { observation } = step;
    return [step.kind === "act" ? { action: step.command, observation } : { observation }];
  });
}

/** Newest tuples sorted, at about one call per text beyond 60. */
const mostTuples = 500;

export interface Ldm2Parts {
  readonly model: ChatModel;
  readonly pick: PickAlike;
  readonly charge?: Charge | undefined;
}

/**
 * Sorts tuples into types of goals and observations, as one batch: choosing between batches needs a world that can
 * restart. Uses the newest {@link mostTuples}; histories stay unchanged.
 *
 * @param kept oldest first
 * @throws ModelError
 */
export async function formLdm2(
  { model, pick, charge }: Ldm2Parts,
  kept: readonly Experience[],
): Promise<TupleMind> {
  const experiences = kept.slice(-mostTuples);
  const types = await formTypes(model, experiences, charge);
  const former: TupleFormer = {
    summariser: createModelSummariser(model),
    indexer: createModelIndexer(model, types),
    roles: createRoleWriter(),
  };
  const memory = new TupleMemory(experiences.map((one) => ({ ...one, cell: cellOf(one) })));
  const parts = { model, memory, former, pick };
  return {
    former,
    memory,
    proposer: createModelProposer(parts),
    explorer: createModelExplorer(parts),
    judge: createModelJudge(model),
  };

  function cellOf({ goal, observation }: Experience) {
    const type = types.goals.find(({ members }) => members.includes(goal))?.name ?? "";
    const within = types.observations.get(type) ?? [];
    const seen = within.find(({ members }) => members.includes(observation))?.name ?? "";
    return { goal: [type], observation: [seen] };
  }
}

/** `decide` throws ModelError. */
export function createLdm2Policy(proposer: Proposer): Policy {
  return {
    name: "ldm2",
    async decide(view): Promise<Decision> {
      const [best] = await proposer.propose(view);
      if (!best) return giveUp("There is nothing that I could do here. I stop.");
      const thought = "I do what was done in moments like this one.";
      return { kind: "act", command: best.command, thought, because: [] };
    },
  };
}

/** Asks for the type of each goal and observation once. Throws ModelError. */
function createModelIndexer(model: ChatModel, types: BatchTypes): TupleIndexer {
  const goals = new Map<string, string>();
  return {
    async index(moment): Promise<TupleCell> {
      const { charge } = moment;
      const goal =
        goals.get(moment.task) ??
        (await indexText(model, { kind: "goal", text: moment.task, types: types.goals, charge }));
      goals.set(moment.task, goal);
      const observation = await indexText(model, {
        kind: "observation",
        text: observationOf(moment),
        charge,
        types: types.observations.get(goal) ?? [],
      });
      return { goal: [goal], observation: [observation] };
    },
  };
}
