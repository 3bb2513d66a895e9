/** Condenses the history by a language model (LDM2, section 3.2, equation 6). */
import { z } from "zod";
import type { ChatModel, Shape } from "../../core/model.js";
import type { EpisodeSoFar, TupleHistory, TupleSummariser } from "../../core/tuple.js";
import { writePrompt } from "./prompt.js";

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
export function createModelSummariser(model: ChatModel): TupleSummariser {
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
