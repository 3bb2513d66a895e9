/** LAP (Mullen and Manocha 2024): KnowNo's shares, times how possible the action is by the scene and by the model. */
import { appliances } from "../../../scenes/ambik/kitchen.js";
import { findMentions } from "../../../scenes/ambik/mentions.js";
import { endsName, type Named, nameObject, readWords } from "../../../scenes/ambik/words.js";
import type { ChatModel, Prompt } from "../../../src/core/model.js";
import type { AskedRow } from "../method.js";
import { scoreOptions, shareOut } from "./knowno.js";
import { type AskedStep, type Prompts, truths } from "./prompts.js";
import { notListed, type SetScorer } from "./set-method.js";

export function createLap(model: ChatModel, prompts: Prompts, known: readonly string[]): SetScorer {
  const things = known.map(nameObject);
  return {
    name: "lap",
    async score(step) {
      const shares = await scoreOptions(model, prompts, step);
      const scored = [];
      for (const { option, score } of shares) {
        const possible = await believe(model, prompts.affordance(step, option), {
          step,
          option,
          things,
        });
        scored.push({ option, score: score * possible });
      }
      return scored;
    },
  };
}

async function believe(
  model: ChatModel,
  prompt: Prompt,
  about: { readonly step: AskedStep; readonly option: string; readonly things: readonly Named[] },
): Promise<number> {
  const { step, option, things } = about;
  if (option === notListed) return 1;
  if (!isInScene(option, step.row, things)) return 0;
  const [isTrue] = await shareOut(model, prompt, truths);
  return isTrue?.score ?? 0;
}

/** Whether every known thing that an option names is in the kitchen. The end of a name will do. */
function isInScene(option: string, row: AskedRow, known: readonly Named[]): boolean {
  const words = readWords(option);
  const here = [...row.objects, ...appliances].map(nameObject);
  return findMentions(words, [...here, ...known])
    .filter(({ by }) => by === "name")
    .every(({ from, to }) => {
      const named = words.slice(from, to).map(({ text }) => text);
      return here.some((thing) => endsName(named, thing));
    });
}
