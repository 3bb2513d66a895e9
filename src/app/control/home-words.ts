/** Detects facts that contain words chosen by a person. */

import { asSaid, type NewFact } from "../../core/fact.js";
import { everydayName, manners } from "../../core/names.js";
import { meantAdjective, preferredAdjective } from "../../core/notebook.js";
import type { Household } from "../../core/stores.js";
import { wordsIn } from "../../core/wording.js";

/** Accepts "Ana's mug is the blue mug" if a thing or task of the home is called so. */
export type HomeWords = (fact: Pick<NewFact, "subject" | "objects">) => boolean;

export function createHomeWords(
  { tasks }: Pick<Household, "tasks">,
  labels: ReadonlyMap<string, string>,
): HomeWords {
  const ids = [...labels.keys()].flatMap(wordsIn);
  const known = new Set([
    meantAdjective,
    preferredAdjective,
    ...manners,
    ...ids,
    ...ids.map(everydayName).flatMap(wordsIn),
    ...[...labels.values()].flatMap(wordsIn),
    ...tasks.flatMap(({ sentence }) => wordsIn(sentence)),
  ]);
  return ({ subject, objects }) =>
    !objects.includes(asSaid) &&
    [subject, ...objects].flatMap(wordsIn).every((word) => known.has(word));
}
