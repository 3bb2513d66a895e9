/** ReAct (Yao et al., 2022), ABA's baseline: thinks and acts without asking. */
import type { Decision, Policy, PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { giveUp } from "../rules/moves.js";
import type { Example } from "./example.js";
import { createThinker } from "./moment.js";
import { type PromptSettings, plainPrompt } from "./prompt.js";

export interface ReactOptions extends Partial<PromptSettings> {
  readonly model: ChatModel;
  readonly examples: readonly Example[];
}

/** The model only scores admissible commands. `decide` throws ModelError when it fails for good. */
export function createReactPolicy({ model, ...options }: ReactOptions): Policy {
  const examples = options.examples.filter(({ asks }) => !asks);
  const settings = { ...plainPrompt, ...options, examples, asks: false };
  return {
    name: "react",
    async decide(view) {
      const commands = possibleCommands(view);
      if (commands.length === 0) return nothingToDo;
      const thinker = createThinker(model, view, settings);
      const moment = await thinker.think();
      const { scored } = await thinker.choose(moment, commands);
      return actOn(scored[0]?.option, commands, moment.thought);
    },
  };
}

export const nothingToDo = giveUp("There is nothing that I can do here.");

export function possibleCommands({
  trajectory,
}: Pick<PolicyView, "trajectory">): readonly string[] {
  return trajectory.findLast((step) => step.kind !== "ask")?.admissible ?? [];
}

export function actOn(
  chosen: string | undefined,
  commands: readonly string[],
  thought: string,
): Decision {
  const command = commands.find((one) => one === chosen);
  return command === undefined ? nothingToDo : { kind: "act", command, thought, because: [] };
}
