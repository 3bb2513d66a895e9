/** ReAct (Yao et al., 2022), ABA's baseline: thinks and acts without asking. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import type { ChatModel, Prompt } from "../../core/model/model.js";
import { giveUp } from "../rules/moves.js";
import type { Example } from "./example.js";
import { describeMoment, instruct, type PromptSettings, plainPrompt } from "./prompt.js";

/** A thought, and the prompt line with it, after which an action is chosen. */
export interface Moment {
  readonly thought: string;
  readonly text: string;
}

export type Thinker = ReturnType<typeof createThinker>;

const thoughtTokens = 256;

/** @param settings `asks` adds to the prompt that people may be asked */
export function createThinker(
  model: ChatModel,
  view: PolicyView,
  settings: PromptSettings & { readonly asks: boolean },
) {
  const now = describeMoment(view, settings);
  const goOn = (lines: readonly string[]): Prompt => ({
    role: "actor",
    messages: [instruct(settings.asks), { speaker: "user", text: [now, ...lines].join("\n") }],
    charge: view.charge ?? {},
  });
  return {
    goOn,
    async think() {
      const said = await model.complete({
        ...goOn(["Think:"]),
        maxTokens: thoughtTokens,
        stop: ["\n"],
      });
      const thought = oneLine(said);
      return { thought, text: `Think: ${thought}` };
    },
    choose: ({ text }: Moment, options: readonly string[]) =>
      model.choose(goOn([text, "Act:"]), options),
  };
}

const longestThought = 300;

function oneLine(said: string): string {
  const [first = ""] = said.split("\n");
  return first
    .replace(/^think:\s*/i, "")
    .slice(0, longestThought)
    .trim();
}

export interface ReactOptions extends Partial<PromptSettings> {
  readonly model: ChatModel;
  readonly examples: readonly Example[];
}

/** The model only scores admissible commands. `decide` throws ModelError when the model fails for good. */
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
