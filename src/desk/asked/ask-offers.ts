import type { AskRequest } from "../../core/ask-tools.js";
import type { Asked } from "../../core/asking.js";
import type { Offer, Question } from "../../core/question.js";
import { findOffers, offeredChoice, type Standing } from "../offers.js";
import { isSameQuestion } from "../same-question.js";
import type { AskParts } from "./ask-parts.js";
import { lookAlike, sameWords, waysOut } from "./words.js";

const longestWords = 40;

/** Offers nothing for approvals, pictures, topics, fresh answers and several answers. */
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
  // Agents tell these apart, as the same words were not reused.
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
