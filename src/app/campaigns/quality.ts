/** How good a campaign's answers are, with the names of those who gave them: for whoever runs it, not to be published. */
import { sum } from "simple-statistics";
import type { Campaign } from "../../core/campaign.js";

import type { BriefQuality } from "../../core/campaign-report.js";
import { excludedQuestions } from "../../core/exchange.js";
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

/** What the review has excluded: it is kept, and no figure says anything of it. */
export interface Excluded {
  readonly questions: number;
  readonly answers: number;
}

export interface QualityReport extends Pick<CampaignQuality, "overall" | "copying"> {
  readonly campaign: string;
  /** Those with most flags first, then those of the lowest quality. */
  readonly people: readonly NamedPerson[];
  /** Those of most disagreement first. */
  readonly questions: readonly WordedQuestion[];
  readonly aggregations: Aggregations;
  readonly excluded: Excluded;
}

export async function reportQuality(memory: Memory, campaign: Campaign): Promise<QualityReport> {
  const { answers, excluded, questions, candidatesOf, isWish } = await readAnswers(
    memory,
    campaign,
  );
  const judged = judgeQuality(answers, candidatesOf, isWish);
  return {
    campaign: campaign.id,
    people: await namePeople(memory, judged.people),
    questions: judged.questions
      .map((one) => ({ ...one, ...wordsOf(questions.get(one.question)) }))
      .toSorted((one, other) => (other.disagreement ?? -1) - (one.disagreement ?? -1)),
    ...{ overall: judged.overall, copying: judged.copying },
    aggregations: compareAggregations(
      answers.filter(({ question }) => !isWish(question)),
      candidatesOf,
    ),
    excluded,
  };
}

/** The same without names, and without other ways to aggregate: what one line over all takes. */
export async function judgeCampaign(
  memory: Memory,
  campaign: Campaign,
): Promise<CampaignQuality & Pick<QualityReport, "excluded">> {
  const { answers, excluded, candidatesOf, isWish } = await readAnswers(memory, campaign);
  return { ...judgeQuality(answers, candidatesOf, isWish), excluded };
}

export function toBrief({
  overall,
  people,
}: Pick<CampaignQuality, "overall" | "people">): BriefQuality {
  const gold = people.map((one) => one.gold);
  return {
    alpha: overall.alpha,
    gold: { right: sum(gold.map(({ count }) => count)), of: sum(gold.map(({ of }) => of)) },
    flagged: people.filter(({ flags }) => flags.length > 0).length,
    people: people.length,
  };
}

async function readAnswers(memory: Memory, { id, design }: Campaign) {
  const asked = await memory.questions.list({ campaign: id });
  const questions = new Map(asked.map((question) => [question.id, question]));
  const out = excludedQuestions(await memory.releases.exclusions());
  const rated = await rateAnswers(memory, design);
  const answers = rated.filter(({ question }) => !out.has(question));
  return {
    ...{ questions, answers },
    excluded: {
      questions: asked.filter(({ id: question }) => out.has(question)).length,
      answers: rated.length - answers.length,
    },
    candidatesOf: (question: string) => candidatesIn(questions.get(question)),
    isWish: (question: string) => isPreference(questions.get(question)),
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
