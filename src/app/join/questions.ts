/** The questions of a campaign as somebody from outside may be asked them: of others they learn nothing. */
import type { AskedQuestion } from "../../core/bot.js";
import type { Campaign } from "../../core/campaign.js";
import type { Question } from "../../core/question.js";
import type { Ballot, Memory } from "../../core/stores.js";
import { askedAs } from "../snapshot.js";
import { hasAnswered, isUnclear } from "./given-answers.js";

export interface OpenQuestion {
  readonly question: Question;
  readonly ballots: readonly Ballot[];
}

/** Those that are open and that the person has not answered, in the order in which they were asked. */
export async function openFor(
  { questions }: Memory,
  { id: campaign }: Pick<Campaign, "id">,
  person: string,
): Promise<readonly OpenQuestion[]> {
  const open: OpenQuestion[] = [];
  for (const question of await questions.list({ campaign, state: "open" })) {
    const ballots = await questions.ballots(question.id);
    if (hasAnswered(ballots, person)) continue;
    // What they said themselves is in dispute: they would learn what others said to it.
    const { adjudicates } = question;
    if (adjudicates && hasAnswered(await questions.ballots(adjudicates), person)) continue;
    open.push({ question, ballots });
  }
  return open;
}

/**
 * A question without what others said to it: one that settles a dispute is worded as it was at first, and what
 * was asked back is asked only of whoever it was asked back.
 */
export async function showTo(
  memory: Memory,
  { question, ballots }: OpenQuestion,
  person: string,
): Promise<AskedQuestion> {
  const askedBack = ballots.find(isUnclear)?.person === person;
  const asked = await askedAs(memory, {
    ...question,
    ...(await wordAnew(memory, question)),
    followUp: askedBack ? question.followUp : null,
  });
  return { ...asked, question: { ...asked.question, assignee: null, answers: null } };
}

/** One that settles a dispute as it was worded at first, since it quotes what others said; all others as they are. */
export async function wordAnew(
  { questions }: Memory,
  { adjudicates, text, why }: Question,
): Promise<Pick<Question, "text" | "why">> {
  const first = adjudicates === null ? null : await questions.get(adjudicates);
  return first ? { text: first.text, why: "" } : { text, why };
}
