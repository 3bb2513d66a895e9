/** Shows participants a campaign's questions, without anything that others said. */

import type { Memory } from "../../../memory/stores.js";
import type { AskedQuestion } from "../../core/bot.js";
import type { Campaign } from "../../core/campaign/campaign.js";
import type { Ballot } from "../../core/memory/stores.js";
import type { Question } from "../../core/question/question.js";
import { askedAs } from "../operating/snapshot.js";

export interface OpenQuestion {
  readonly question: Question;
  readonly ballots: readonly Ballot[];
}

export async function openFor(
  { questions }: Memory,
  { id: campaign }: Pick<Campaign, "id">,
  person: string,
): Promise<readonly OpenQuestion[]> {
  const open: OpenQuestion[] = [];
  for (const question of await questions.list({ campaign, state: "open" })) {
    const ballots = await questions.ballots(question.id);
    if (hasAnswered(ballots, person)) continue;
    // Skips a question about a dispute over this person's own answer, as it would reveal what others answered.
    const { adjudicates } = question;
    if (adjudicates && hasAnswered(await questions.ballots(adjudicates), person)) continue;
    open.push({ question, ballots });
  }
  return open;
}

/** @param person sees the follow-up question to their own answer; null for visitors without proof of who they are */
export async function showTo(
  memory: Memory,
  { question, ballots }: OpenQuestion,
  person: string | null,
): Promise<AskedQuestion> {
  const askedBack = person !== null && ballots.find(isUnclear)?.person === person;
  const asked = await askedAs(memory, {
    ...question,
    ...(await wordAnew(memory, question)),
    followUp: askedBack ? question.followUp : null,
  });
  return { ...asked, question: { ...asked.question, assignee: null, answers: null } };
}

/** Words a question without quotes of others: one about a dispute gets the wording of the disputed one. */
export async function wordAnew(
  { questions }: Memory,
  { adjudicates, text, why }: Question,
): Promise<Pick<Question, "text" | "why">> {
  const first = adjudicates === null ? null : await questions.get(adjudicates);
  return first ? { text: first.text, why: "" } : { text, why };
}

export function isUnclear({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "unclear";
}

export function isAnswer({ retracted, understood }: Ballot): boolean {
  return !retracted && understood !== null && understood !== "unclear";
}

/** Whether the person has answered, also if the answer is not read yet. */
function hasAnswered(ballots: readonly Ballot[], person: string): boolean {
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
    /** Times of the first answer to each question, in order. */
    times: [...times.values()],
    unread: others.length,
  };
}
