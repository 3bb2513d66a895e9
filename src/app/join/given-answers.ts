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

/** Whether a person has answered the question that these were given to; also when it is yet to be read. */
export function hasAnswered(ballots: readonly Ballot[], person: string): boolean {
  return ballots.some((one) => one.person === person && !one.retracted && !isUnclear(one));
}

export interface Answered {
  /** When each question was first answered, in order; milliseconds since 1970. */
  readonly times: readonly number[];
  /** Questions whose answer is yet to be read. */
  readonly unread: number;
}

/** What a person has answered in the campaign. */
export async function answeredBy(
  { questions }: Memory,
  { id }: Pick<Campaign, "id">,
  person: string,
): Promise<Answered> {
  const times = new Map<string, number>();
  const unread = new Set<string>();
  for (const ballot of (await questions.answersOf(person, allAnswers)).toReversed()) {
    const isUnread = !ballot.retracted && ballot.understood === null;
    if ((!isUnread && !isAnswer(ballot)) || times.has(ballot.question)) continue;
    if ((await questions.get(ballot.question))?.campaign !== id) continue;
    if (isUnread) unread.add(ballot.question);
    else times.set(ballot.question, ballot.at);
  }
  const others = [...unread].filter((question) => !times.has(question));
  return { times: [...times.values()], unread: others.length };
}
