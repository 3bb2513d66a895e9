import type { Memory } from "../../../memory/stores.js";
import { InputError } from "../../core/errors.js";
import type { ReviewDecision, Span } from "../../core/question/exchange.js";
import { findSource, latestReviews } from "../../datasets/release/select.js";
import { createAnswerScan, createTextScan, type TextScan } from "../review/answer-scan.js";
import { findRowAnswers } from "./ambik-answers.js";

export type ReviewItem = Awaited<ReturnType<typeof listReview>>[number];

/**
 * Lists people's words that may be published, for review.
 * @param campaign if null, includes answers to AmbiK rows outside campaigns
 */
export async function listReview(
  memory: Memory,
  campaign: string | null,
  scan: TextScan = createTextScan(),
) {
  const { households } = await findSource(memory, { campaign, includeSimulated: true });
  const wish = { campaign, includeSimulated: true, outside: "all" } as const;
  const { answers } = await findRowAnswers(memory, wish);
  const reviews = latestReviews(await memory.releases.reviews());
  const asked = households.flatMap(({ episodes }) => episodes.flatMap((one) => one.questions));
  const given = [
    ...asked.flatMap(({ question, ballots }) => ballots.map((ballot) => ({ question, ballot }))),
    ...answers,
  ];
  const leaks = await createAnswerScan(memory, scan)(given.map(({ ballot }) => ballot));
  return given.flatMap(({ question, ballot: { id, text } }) =>
    text === null
      ? []
      : [
          {
            ballot: id,
            question: question.text,
            text,
            review: reviews.get(id) ?? null,
            suspicious: leaks.get(id) ?? [],
          },
        ],
  );
}

export interface Decide {
  readonly item: Pick<ReviewItem, "ballot" | "text">;
  readonly decision: ReviewDecision;
  /** For `redact`: words to hide, at each occurrence. */
  readonly words?: readonly string[];
  readonly reviewer: string;
  readonly at: number;
}

/** @throws InputError for "redact" without words of the text, or words with another decision */
export async function decide(memory: Memory, request: Decide): Promise<void> {
  const { item, decision, words = [], reviewer, at } = request;
  if (decision !== "redact" && words.length > 0)
    throw new InputError(`"${decision}" hides no words: decide "redact".`);
  const hidden = decision === "redact" ? words.flatMap((word) => occurrences(item, word)) : [];
  if (decision === "redact" && hidden.length === 0)
    throw new InputError(`Say what is to be hidden in ${item.ballot}.`);
  await memory.releases.review({ ballot: item.ballot, decision, hidden, reviewer, at });
}

function occurrences({ ballot, text }: Decide["item"], word: string): readonly Span[] {
  const spans: Span[] = [];
  if (word === "") return spans;
  const [haystack, needle] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1))
    spans.push([at, at + word.length]);
  if (spans.length === 0) throw new InputError(`"${word}" does not occur in ${ballot}.`);
  return spans;
}
