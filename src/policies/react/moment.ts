/** One decision: a thought, then the best admissible action. */
import type { PolicyView } from "../../core/decision.js";
import type { ChatModel, Prompt } from "../../core/model.js";
import { describeMoment, instruct, type PromptSettings } from "./prompt.js";

export interface Moment {
  readonly thought: string;
  readonly text: string;
}

export type Thinker = ReturnType<typeof createThinker>;

const thoughtTokens = 256;

/** @param settings tells the instructions whether people may be asked */
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
