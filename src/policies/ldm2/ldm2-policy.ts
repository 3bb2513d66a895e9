import type { Decision, Policy } from "../../core/decision.js";
import type { Charge, ChatModel } from "../../core/model.js";
import type { Experience, Proposer, TupleFormer } from "../../core/tuple.js";
import { giveUp } from "../rules/moves.js";
import type { PickAlike } from "../tuples/alike.js";
import type { TupleMind } from "../tuples/mind.js";
import { createRoleWriter } from "../tuples/roles.js";
import { TupleMemory } from "../tuples/tuple-memory.js";
import { createModelIndexer } from "./index-cells.js";
import { createModelJudge } from "./judge.js";
import { createModelExplorer, createModelProposer } from "./proposer.js";
import { createModelSummariser } from "./summarise.js";
import { formTypes } from "./types.js";

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
