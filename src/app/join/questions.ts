/** Shows questions without anything that others said. */
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

export async function openFor(
  { questions }: Memory,
  { id: campaign }: Pick<Campaign, "id">,
  person: string,
): Promise<readonly OpenQuestion[]> {
  const open: OpenQuestion[] = [];
  for (const question of await questions.list({ campaign, state: "open" })) {
    const ballots = await questions.ballots(question.id);
    if (hasAnswered(ballots, person)) continue;
    // Their own answer is in dispute, so the question would reveal others' answers.
    const { adjudicates } = question;
    if (adjudicates && hasAnswered(await questions.ballots(adjudicates), person)) continue;
    open.push({ question, ballots });
  }
  return open;
}

/** @param person who sees their own follow-up; null for nobody who has answered */
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

/** A question about a dispute quotes others, so it gets the wording of the disputed one. */
export async function wordAnew(
  { questions }: Memory,
  { adjudicates, text, why }: Question,
): Promise<Pick<Question, "text" | "why">> {
  const first = adjudicates === null ? null : await questions.get(adjudicates);
  return first ? { text: first.text, why: "" } : { text, why };
}
