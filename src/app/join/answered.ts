/** What somebody has answered in a campaign. */
import type { Campaign } from "../../core/campaign.js";
import type { Ballot, Memory } from "../../core/stores.js";

/** More than anybody answers. */
const allAnswers = Number.MAX_SAFE_INTEGER;

/** Nothing could be read from it: it is no answer yet. */
export function isUnclear({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "unclear";
}

/** It stands, and something was read from it: then it counts. */
export function isAnswer({ retracted, understood }: Ballot): boolean {
  return !retracted && understood !== null && understood !== "unclear";
}

/** When each question of the campaign was first answered by somebody, in order; milliseconds since 1970. */
export async function answerTimes(
  { questions }: Memory,
  { id }: Pick<Campaign, "id">,
  person: string,
): Promise<readonly number[]> {
  const times = new Map<string, number>();
  for (const ballot of (await questions.answersOf(person, allAnswers)).toReversed()) {
    if (!isAnswer(ballot) || times.has(ballot.question)) continue;
    const question = await questions.get(ballot.question);
    if (question?.campaign === id) times.set(ballot.question, ballot.at);
  }
  return [...times.values()];
}
