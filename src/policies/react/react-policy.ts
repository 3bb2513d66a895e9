/** Plays with a language model that thinks and acts without asking (ReAct, Yao et al., 2022): ABA's baseline. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import { type ChatModel, promptOf } from "../../core/model/model.js";
import { giveUp } from "../rules/moves.js";
import type { Example } from "./example.js";
import { describeView, instruct } from "./prompt.js";

export interface ReactOptions {
  readonly model: ChatModel;
  readonly examples: readonly Example[];
}

const thoughtTokens = 256;

/** Lets the model think, then choose. @param asks adds to the prompt that people may be asked */
export function createThinker(
  { model, examples }: ReactOptions,
  view: PolicyView,
  { asks }: { readonly asks: boolean },
) {
  const shown = examples.filter((example) => example.asks === asks);
  const now = describeView(view, shown);
  const goOn = (lines: readonly string[]) =>
    promptOf("actor", instruct(asks), [now, ...lines].join("\n"), view.charge);
  const choose = (thought: string, options: readonly string[]) =>
    model.choose(goOn([`Think: ${thought}`, "Act:"]), options);
  return {
    goOn,
    async think() {
      const prompt = goOn(["Think:"]);
      return oneLine(await model.complete({ ...prompt, maxTokens: thoughtTokens, stop: ["\n"] }));
    },
    choose,
    async act(thought: string, commands: readonly string[]) {
      return actOn((await choose(thought, commands)).scored[0]?.option, commands, thought);
    },
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

/** The model only scores possible commands. Throws ModelError. */
export function createReactPolicy(options: ReactOptions): Policy {
  return {
    name: "react",
    async decide(view) {
      const commands = possibleCommands(view);
      if (commands.length === 0) return nothingToDo;
      const thinker = createThinker(options, view, { asks: false });
      return thinker.act(await thinker.think(), commands);
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
