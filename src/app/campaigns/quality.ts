/** Judges a campaign's answers. Reports name people, so they are for its owner only. */
import { sum } from "simple-statistics";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign, RatedAnswer } from "../../core/campaign/campaign.js";
import type { BriefQuality } from "../../core/campaign/campaign-report.js";
import { excludedQuestions } from "../../core/question/exchange.js";
import { type Question, truthOf } from "../../core/question/question.js";
import { type Aggregations, compareAggregations } from "../../crowdwork/quality/aggregations.js";
import {
  type CampaignQuality,
  judgeQuality,
  measureAgreement,
  type PersonQuality,
} from "../../crowdwork/quality/quality.js";
import { groupBy } from "../../crowdwork/statistics/rating.js";
import { addFlags } from "../../datasets/release/quality.js";
import { readImported } from "../release/imported-releases.js";
import { findCampaign } from "./lifecycle.js";
import { type GoldDesign, rateAnswers } from "./rated-answers.js";

export type NamedPerson = Awaited<ReturnType<typeof namePeople>>[number];

export type WordedQuestion = QualityReport["questions"][number];

export type PlatformQuality = ReturnType<typeof judgePlatforms>[number];

export type QualityReport = Awaited<ReturnType<typeof reportQuality>>;

/** @throws InputError for an unknown campaign */
export async function reportQuality(memory: Memory, id: string) {
  const { design, designed } = await findDesign(memory, id);
  const given = await readAnswers(memory, design);
  const { answers, excluded, questions, candidatesOf, isWish } = given;
  const judged = judgeQuality(answers, candidatesOf, isWish);
  return {
    campaign: id,
    /** False for imported rows without a design; then no question is gold. */
    designed,
    /** Most people first. */
    platforms: judgePlatforms(given),
    /** Most flags first, then lowest quality. */
    people: await namePeople(memory, judged.people),
    /** Most disagreement first. */
    questions: judged.questions
      .map((one) => ({ ...one, ...wordsOf(questions.get(one.question)) }))
      .toSorted((one, other) => (other.disagreement ?? -1) - (one.disagreement ?? -1)),
    overall: judged.overall,
    copying: judged.copying,
    aggregations: compareWays(given, answers),
    excluded,
  };
}

/** Finds a campaign's design. Imported rows may have none. */
async function findDesign(
  memory: Memory,
  id: string,
): Promise<{ readonly design: GoldDesign; readonly designed: boolean }> {
  const known = await memory.campaigns.get(id);
  if (known) return { design: known.design, designed: true };
  const { campaigns } = await memory.questions.scopes();
  if (campaigns.includes(id)) return { design: { id, seed: 0, gold: 0 }, designed: false };
  const { design } = await findCampaign(memory, id, campaigns);
  return { design, designed: true };
}

type GivenAnswers = Awaited<ReturnType<typeof readAnswers>>;

function judgePlatforms(given: GivenAnswers) {
  return [...groupBy(given.answers, ({ platform }) => platform)]
    .map(([platform, answers]) => ({
      platform,
      people: new Set(answers.map(({ person }) => person)).size,
      overall: measureAgreement(ofFact(given, answers), given.candidatesOf),
      aggregations: compareWays(given, answers),
    }))
    .sort((one, other) => other.people - one.people || (one.platform < other.platform ? -1 : 1));
}

/** Compares ways to aggregate answers: each works without the true answers and is then measured by them. */
function compareWays(given: GivenAnswers, answers: readonly RatedAnswer[]): Aggregations {
  const { questions, candidatesOf } = given;
  return compareAggregations(ofFact(given, answers), candidatesOf, (id) => {
    const question = questions.get(id);
    const truth = question ? truthOf(question) : null;
    return truth !== null && candidatesOf(id).includes(truth) ? truth : null;
  });
}

function ofFact({ isWish }: GivenAnswers, answers: readonly RatedAnswer[]): readonly RatedAnswer[] {
  return answers.filter(({ question }) => !isWish(question));
}

/** As {@link reportQuality}, without people's names and other ways to aggregate. */
export async function judgeCampaign(
  memory: Memory,
  campaign: Campaign,
): Promise<CampaignQuality & Pick<QualityReport, "excluded">> {
  const { answers, excluded, candidatesOf, isWish } = await readAnswers(memory, campaign.design);
  return { ...judgeQuality(answers, candidatesOf, isWish), excluded };
}

export type BriefPerson = Pick<PersonQuality, "gold"> & { readonly flags: readonly unknown[] };

export function toBrief({
  overall,
  people,
}: Pick<CampaignQuality, "overall"> & { readonly people: readonly BriefPerson[] }): BriefQuality {
  const gold = people.map((one) => one.gold);
  return {
    alpha: overall.alpha,
    gold: { right: sum(gold.map(({ count }) => count)), of: sum(gold.map(({ of }) => of)) },
    flagged: people.filter(({ flags }) => flags.length > 0).length,
    people: people.length,
  };
}

async function readAnswers(memory: Memory, design: GoldDesign) {
  const asked = await memory.questions.list({ campaign: design.id });
  const questions = new Map(asked.map((question) => [question.id, question]));
  const out = excludedQuestions(await memory.releases.exclusions());
  const rated = await rateAnswers(memory, design);
  const answers = rated.filter(({ question }) => !out.has(question));
  return {
    questions,
    answers,
    excluded: {
      questions: asked.filter(({ id: question }) => out.has(question)).length,
      answers: rated.length - answers.length,
    },
    candidatesOf: (question: string) => candidatesIn(questions.get(question)),
    isWish: (question: string) => isPreference(questions.get(question)),
  };
}

/** Returns the possible answers: the buttons' values. Without buttons they are unknown. */
function candidatesIn(question: Question | undefined): readonly string[] {
  return question?.choices.map(({ value }) => value) ?? [];
}

/** Whether the question asks for a wish, as those of open tasks and of tasks that mean a particular thing do. */
function isPreference(question: Question | undefined): boolean {
  return question?.mode === "open" || question?.mode === "persona";
}

function wordsOf(question: Question | undefined) {
  return { household: question?.household ?? "", text: question?.text ?? "" };
}

async function namePeople(memory: Memory, people: readonly PersonQuality[]) {
  const names = new Map((await memory.people.list()).map(({ id, name }) => [id, name]));
  const { flags } = await readImported(memory);
  return addFlags(people, flags)
    .map((one) => ({ ...one, name: names.get(one.person) ?? "" }))
    .toSorted(
      (one, other) =>
        other.flags.length - one.flags.length || (one.quality ?? 1) - (other.quality ?? 1),
    );
}
