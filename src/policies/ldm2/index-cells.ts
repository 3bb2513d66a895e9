/** Indexes moments by a batch's types (LDM2, section 3.2). */

import type { ChatModel } from "../../core/model.js";
import type { TupleCell, TupleIndexer } from "../../core/tuple.js";
import { observationOf } from "../../core/tuple.js";
import { type BatchTypes, indexText } from "./types.js";

/** Asks for the type of each goal and observation once. Throws ModelError. */
export function createModelIndexer(model: ChatModel, types: BatchTypes): TupleIndexer {
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
