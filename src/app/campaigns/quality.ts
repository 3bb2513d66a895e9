/** Judges a campaign's answers. Reports name people, so they are for its owner only. */
import { sum } from "simple-statistics";
import type { Memory } from "../../../memory/stores.js";
import type { RatedAnswer } from "../../core/campaign/campaign.js";
import type { BriefQuality } from "../../core/campaign/campaign-report.js";
import { excludedQuestions } from "../../core/question/exchange.js";
import { truthOf } from "../../core/question/question.js";
import { type Aggregations, compareAggregations } from "../../crowdwork/quality/aggregations.js";
import {
  judgeQuality,
  measureAgreement,
  type PersonQuality,
} from "../../crowdwork/quality/quality.js";
import { groupBy } from "../../crowdwork/statistics/rating.js";
import { addFlags } from "../../datasets/release/quality.js";
import { readImported } from "../release/imported-releases.js";
import { findCampaign } from "./lifecycle.js";
import { agreementOf, type GoldDesign, rateAnswers } from "./rated-answers.js";

export type NamedPerson = Awaited<ReturnType<typeof namePeople>>[number];

export type WordedQuestion = QualityReport["questions"][number];

export type PlatformQuality = ReturnType<typeof judgePlatforms>[number];

export type QualityReport = Awaited<ReturnType<typeof reportQuality>>;

export async function reportQuality(memory: Memory, id: string) {
  const { design, designed } = await findDesign(memory, id);
  const { given, questions, people, ...judged } = await judgeCampaign(memory, design);
  return {
    campaign: id,
    /** False for imported rows without a design; then no question is gold (checked against the truth). */
    designed,
    platforms: judgePlatforms(given),
    ...judged,
    people: await namePeople(memory, people),
    questions: questions
      .map((one) => {
        const { household = "", text = "" } = given.questions.get(one.question) ?? {};
        return { ...one, household, text };
      })
      .toSorted((one, other) => (other.disagreement ?? -1) - (one.disagreement ?? -1)),
    aggregations: compareWays(given, given.answers),
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
export async function judgeCampaign(memory: Memory, design: GoldDesign) {
  const given = await readAnswers(memory, design);
  const judged = judgeQuality(given.answers, given.candidatesOf, given.isWish);
  return { ...judged, excluded: given.excluded, given };
}

export type JudgedCampaign = Omit<Awaited<ReturnType<typeof judgeCampaign>>, "given">;

export function toBrief({
  overall,
  people,
}: Pick<JudgedCampaign, "overall" | "people">): BriefQuality {
  const gold = people.map((one) => one.gold);
  return {
    alpha: overall.alpha,
    gold: { right: sum(gold.map(({ count }) => count)), of: sum(gold.map(({ of }) => of)) },
    flagged: people.filter(({ flags }) => flags.length > 0).length,
    people: people.length,
  };
}

const fewestForAgreement = 20;

/** Krippendorff's alpha over settled questions. Null when too few have several answers. */
export async function agreementSoFar(memory: Memory, design: GoldDesign): Promise<number | null> {
  const { answers, questions } = await readAnswers(memory, design);
  const settled = answers.filter(({ question }) => questions.get(question)?.state !== "open");
  const blind = settled.filter(({ sawOthers }) => !sawOthers);
  const several = [...groupBy(blind, ({ question }) => question).values()].filter(
    ({ length }) => length > 1,
  );
  return several.length < fewestForAgreement ? null : agreementOf(settled);
}

/** Omits questions that a reviewer excluded. */
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
    /** The buttons' values. Without buttons, the possible answers are unknown. */
    candidatesOf: (id: string) => questions.get(id)?.choices.map(({ value }) => value) ?? [],
    /** Whether the question asks for a wish, not a fact: in open tasks, and in tasks that mean a particular thing. */
    isWish: (id: string) => ["open", "persona"].includes(questions.get(id)?.mode ?? ""),
  };
}

/** Adds names and the flags of imported releases. Most flags come first, then the lowest quality. */
export async function namePeople(memory: Memory, people: readonly PersonQuality[]) {
  const names = new Map((await memory.people.list()).map(({ id, name }) => [id, name]));
  const { flags } = await readImported(memory);
  return addFlags(people, flags)
    .map((one) => ({ ...one, name: names.get(one.person) ?? "" }))
    .toSorted(
      (one, other) =>
        other.flags.length - one.flags.length || (one.quality ?? 1) - (other.quality ?? 1),
    );
}
