/** Earlier answers that are offered with an agent's question: of its scope, and while they are not too old. */
import type { AskRequest } from "../../core/ask-tools.js";
import type { Asked } from "../../core/asking.js";
import type { Offer, Question } from "../../core/question.js";
import { findOffers, offeredChoice, type Standing } from "../offers.js";
import { isSameQuestion } from "../same-question.js";
import type { AskParts } from "./ask-parts.js";
import { lookAlike, sameWords, waysOut } from "./words.js";

/** A button could not show more of somebody's words, with who said them. */
const longestWords = 40;

/**
 * Of an approval, a question with a picture or a topic, and one that is to be answered anew or by several people,
 * nothing is offered.
 */
export async function findAskedOffers(
  { memory, rules }: AskParts,
  question: Question,
  { request, audience, scope, maxAgeMs }: AskedOffers,
): Promise<readonly Offer[]> {
  const { kind, picture, topic, answers } = request;
  if (kind === "approval" || picture || topic !== undefined || answers > 1 || maxAgeMs === 0)
    return [];
  const { text, askedAt, choices } = question;
  const since = askedAt - maxAgeMs;
  const near = await memory.asks.findAlike({ audience, scope, kind, text, since });
  // The same words were not reused: their agents tell them apart.
  const apart = near.filter(
    ({ question: earlier }) =>
      !isSameQuestion(earlier.text, text) || labelsOf(earlier) !== labelsOf(question),
  );
  const choiceFor = ({ said }: Standing, nth: number): string | null => {
    const option = choices.find(({ label }) => sameWords(label) === sameWords(said));
    if (option) return option.id;
    const buttons = [...waysOut, ...choices.map(({ label }) => label)];
    const isPlain = said.length <= longestWords && !said.includes("\n");
    if (request.only_choices || !isPlain || buttons.some((button) => lookAlike(button, said)))
      return null;
    return offeredChoice(nth);
  };
  const { timeZone } = rules;
  return findOffers(memory, { question, near: apart, timeZone }, choiceFor);
}

const labelsOf = ({ choices }: Pick<Question, "choices">): string =>
  JSON.stringify(choices.map(({ label }) => sameWords(label)).sort());

interface AskedOffers extends Pick<Asked, "audience" | "scope"> {
  readonly request: AskRequest;
  readonly maxAgeMs: number;
}
