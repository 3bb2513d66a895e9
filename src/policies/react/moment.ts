/** One decision of an agent that thinks and acts: a thought, then the best possible action. */
import type { PolicyView } from "../../core/decision.js";
import type { ChatModel, Choosing, Prompt } from "../../core/model.js";
import { describeMoment, instruct, type PromptSettings } from "./prompt.js";

export interface Moment {
  readonly thought: string;
  /** The prompt up to and with the thought. */
  readonly text: string;
}

/** A model at one moment; nothing is remembered from one moment to the next. */
export interface Thinker {
  think(): Promise<Moment>;
  /** The possible commands and further options, scored. */
  choose(moment: Moment, options: readonly string[]): Promise<Choosing>;
  /** A prompt that goes on after some lines. */
  goOn(lines: readonly string[]): Prompt;
}

/** A thought is one line; this is where a model that never ends it is cut off. */
const thoughtTokens = 256;

/**
 * Puts a model into a moment.
 *
 * @param settings with whether people may be asked, which the instructions say
 */
export function createThinker(
  model: ChatModel,
  view: PolicyView,
  settings: PromptSettings & { readonly asks: boolean },
): Thinker {
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
    choose: ({ text }, options) => model.choose(goOn([text, "Act:"]), options),
  };
}

/** What people see of a thought, in characters. */
const longestThought = 300;

/** The first line, without the label that some models repeat. */
function oneLine(said: string): string {
  const [first = ""] = said.split("\n");
  return first
    .replace(/^think:\s*/i, "")
    .slice(0, longestThought)
    .trim();
}
