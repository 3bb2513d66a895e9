/**
 * LAP (Mullen and Manocha 2024): KnowNo's shares, times how possible the action is: by the scene (it
 * names nothing that is not there) and by the model (how much it believes in "True").
 */

import { appliances } from "../../../../scenes/ambik/kitchen.js";
import { findMentions } from "../../../../scenes/ambik/mentions.js";
import { endsName, type Named, nameObject } from "../../../../scenes/ambik/names.js";
import { readWords } from "../../../../scenes/ambik/words.js";
import type { ChatModel } from "../../../core/model.js";
import type { AmbikRow } from "../rows.js";
import type { Compat } from "../score.js";
import { repoLapScore } from "./conformal-repo.js";
import { scoreOptions } from "./knowno.js";
import { type AskedStep, affordancePrompt } from "./prompts.js";
import { notListed, type SetScorer } from "./set-method.js";

/** @param known names of all things in any kitchen */
export function createLap(model: ChatModel, compat: Compat, known: readonly string[]): SetScorer {
  const things = known.map(nameObject);
  return {
    name: "lap",
    separator: ", ",
    async score(step) {
      const shares = await scoreOptions(model, step, compat);
      if (compat === "repo")
        return shares.map(({ option, score }) => ({ option, score: repoLapScore(score) }));
      const scored = [];
      for (const { option, score } of shares) {
        const possible = await believe(model, step, option, things);
        scored.push({ option, score: score * possible });
      }
      return scored;
    },
  };
}

/** How possible an option is, in [0, 1]. */
async function believe(
  model: ChatModel,
  step: AskedStep,
  option: string,
  known: readonly Named[],
): Promise<number> {
  if (option === notListed) return 1;
  if (!isInScene(option, step.row, known)) return 0;
  const { scored } = await model.choose(affordancePrompt(step, option), ["True", "False"]);
  return scored.find((one) => one.option === "True")?.probability ?? 0;
}

/** Whether every known thing that an option names is in the kitchen. The end of a name will do. */
function isInScene(option: string, row: AmbikRow, known: readonly Named[]): boolean {
  const words = readWords(option);
  const here = [...row.objects, ...appliances].map(nameObject);
  return findMentions(words, [...here, ...known])
    .filter(({ by }) => by === "name")
    .every(({ from, to }) => {
      const named = words.slice(from, to).map(({ text }) => text);
      return here.some((thing) => endsName(named, thing));
    });
}
