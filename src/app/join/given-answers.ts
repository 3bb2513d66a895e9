import type { Campaign } from "../../core/campaign.js";
import type { Ballot, Memory } from "../../core/stores.js";

export function isUnclear({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "unclear";
}

/** True when it was understood and not taken back. */
export function isAnswer({ retracted, understood }: Ballot): boolean {
  return !retracted && understood !== null && understood !== "unclear";
}

/** True also for answers that are not read yet. */
export function hasAnswered(ballots: readonly Ballot[], person: string): boolean {
  return ballots.some((one) => one.person === person && !one.retracted && !isUnclear(one));
}

export type Answered = Awaited<ReturnType<typeof answeredBy>>;

export async function answeredBy(
  { questions }: Memory,
  { id }: Pick<Campaign, "id">,
  person: string,
) {
  const times = new Map<string, number>();
  const unread = new Set<string>();
  for (const ballot of (await questions.answersOf(person, Number.MAX_SAFE_INTEGER)).toReversed()) {
    const isUnread = !ballot.retracted && ballot.understood === null;
    if ((!isUnread && !isAnswer(ballot)) || times.has(ballot.question)) continue;
    if ((await questions.get(ballot.question))?.campaign !== id) continue;
    if (isUnread) unread.add(ballot.question);
    else times.set(ballot.question, ballot.at);
  }
  const others = [...unread].filter((question) => !times.has(question));
  return {
    /** First answer to each question, in order; milliseconds since 1970. */
    times: [...times.values()],
    unread: others.length,
  };
}
