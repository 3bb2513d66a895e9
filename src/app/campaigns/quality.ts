/** How good a campaign's answers are, with the names of those who gave them: for whoever runs it, not to be published. */
import type { Campaign } from "../../core/campaign.js";
import type { Question } from "../../core/question.js";
import type { Memory } from "../../core/stores.js";
import { type Aggregations, compareAggregations } from "../../studies/campaign/aggregations.js";
import {
  type CampaignQuality,
  judgeQuality,
  type PersonQuality,
} from "../../studies/campaign/quality.js";
import type { QuestionQuality } from "../../studies/campaign/question-quality.js";
import { rateAnswers } from "./answers.js";

export interface NamedPerson extends PersonQuality {
  readonly name: string;
}

export interface WordedQuestion extends QuestionQuality {
  readonly household: string;
  readonly text: string;
}

export interface QualityReport extends Pick<CampaignQuality, "overall" | "copying"> {
  readonly campaign: string;
  /** Those with most flags first, then those of the lowest quality. */
  readonly people: readonly NamedPerson[];
  /** Those of most disagreement first. */
  readonly questions: readonly WordedQuestion[];
  readonly aggregations: Aggregations;
}

export async function reportQuality(
  memory: Memory,
  { id, design }: Campaign,
): Promise<QualityReport> {
  const questions = await memory.questions.list({ campaign: id });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const candidatesOf = (question: string) => candidatesIn(byId.get(question));
  const isWish = (question: string) => isPreference(byId.get(question));
  const answers = await rateAnswers(memory, design);
  const judged = judgeQuality(answers, candidatesOf, isWish);
  return {
    campaign: id,
    people: await namePeople(memory, judged.people),
    questions: judged.questions
      .map((one) => ({ ...one, ...wordsOf(byId.get(one.question)) }))
      .toSorted((one, other) => (other.disagreement ?? -1) - (one.disagreement ?? -1)),
    ...{ overall: judged.overall, copying: judged.copying },
    aggregations: compareAggregations(
      answers.filter(({ question }) => !isWish(question)),
      candidatesOf,
    ),
  };
}

/** What could be pressed; in a question without buttons nothing is known of what could be said. */
function candidatesIn(question: Question | undefined): readonly string[] {
  return question?.choices.map(({ value }) => value) ?? [];
}

/** What somebody wants is asked of open tasks, and of whoever has one particular thing in mind. */
function isPreference(question: Question | undefined): boolean {
  return question?.mode === "open" || question?.mode === "persona";
}

function wordsOf(question: Question | undefined) {
  return { household: question?.household ?? "", text: question?.text ?? "" };
}

async function namePeople(
  memory: Memory,
  people: readonly PersonQuality[],
): Promise<readonly NamedPerson[]> {
  const names = new Map((await memory.people.list()).map(({ id, name }) => [id, name]));
  return people
    .map((one) => ({
      ...one,
      name: names.get(one.person) ?? "",
    }))
    .toSorted(
      (one, other) =>
        other.flags.length - one.flags.length || (one.quality ?? 1) - (other.quality ?? 1),
    );
}
