/** Computes the figures and curves of a campaign's page. */
import { withMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import type { AnswerTime, Campaign, PayRate } from "../../core/campaign/campaign.js";
import type { BriefQuality, CampaignFigures } from "../../core/campaign/campaign-report.js";
import { payFor, sumWork } from "../../crowdwork/cost.js";
import { isAnswer } from "../join/questions.js";
import { createEmbedder } from "../models/embedder.js";
import { systemClock } from "../operating/clock.js";
import { loadConfig } from "../settings/config.js";
import { findCampaign } from "./lifecycle.js";
import { agreementSoFar, judgeCampaign, namePeople, toBrief } from "./quality.js";

/** Most points of a curve; more could not be told apart. */
const mostPoints = 60;
const secondsBelow = [5, 10, 20, 40, 80, 160, null];

export async function readFigures(
  memory: Memory,
  campaign: Campaign,
): Promise<{ readonly quality: BriefQuality; readonly figures: CampaignFigures }> {
  const { id, design } = campaign;
  const { people, questions, overall } = await judgeCampaign(memory, design);
  const times = await memory.campaigns.answerTimes(id);
  const agreement = Array.from({ length: 11 }, () => 0);
  for (const { disagreement } of questions) {
    const tenth = disagreement === null ? null : Math.round(10 * (1 - disagreement));
    if (tenth !== null) agreement[tenth] = (agreement[tenth] ?? 0) + 1;
  }
  const figures = {
    overTime: countOverTime(times, design.payRate),
    seconds: countSeconds(times.filter(({ counts }) => counts)),
    agreement,
    alpha: overall.alpha,
    kappa: overall.kappa,
    arms: await readArms(memory, campaign),
    people: (await namePeople(memory, people)).map(
      ({ name, person, answers, gold, medianMs, flags }) => ({
        name: name || person,
        answers,
        gold: { right: gold.count, of: gold.of },
        medianMs,
        flags: flags.map(({ kind, reason }) => ({ kind, reason })),
      }),
    ),
  };
  return { quality: toBrief({ overall, people }), figures };
}

/** @param times oldest first */
function countOverTime(
  times: readonly AnswerTime[],
  rate: PayRate | undefined,
): CampaignFigures["overTime"] {
  const counted = times.flatMap(({ at, counts }, before) => (counts ? [{ at, before }] : []));
  const each = Math.ceil(counted.length / mostPoints);
  return counted.flatMap(({ at, before }, earlier) => {
    const answers = earlier + 1;
    if (answers % each !== 0 && answers !== counted.length) return [];
    if (!rate) return [{ at, answers }];
    const { workedMs } = sumWork(times.slice(0, before + 1));
    return [{ at, answers, cost: payFor(rate, { answers, workedMs }) }];
  });
}

function countSeconds(times: readonly AnswerTime[]): CampaignFigures["seconds"] {
  const took = times.map(({ since, at }) => Math.max(0, at - since) / 1000);
  return secondsBelow.map((below, at) => {
    const from = secondsBelow[at - 1] ?? 0;
    const fits = took.filter((one) => one >= from && (below === null || one < below));
    return { below, answers: fits.length };
  });
}

async function readArms(
  memory: Memory,
  { id, design }: Campaign,
): Promise<CampaignFigures["arms"]> {
  const assignments = await memory.campaigns.assignments(id);
  const asked = await memory.questions.list({ campaign: id });
  const answersBy = new Map<string, number>();
  const questionsBy = new Map<string, number>();
  for (const { id: question, household } of asked) {
    const ballots = await memory.questions.ballots(question);
    const people = new Set(ballots.filter(isAnswer).map(({ person }) => person));
    answersBy.set(household, (answersBy.get(household) ?? 0) + people.size);
    questionsBy.set(household, (questionsBy.get(household) ?? 0) + 1);
  }
  const arms: CampaignFigures["arms"][number][] = [];
  for (const { name } of design.arms) {
    const own = assignments.filter(({ arm }) => arm === name);
    let [tasks, done, questions, answers] = [0, 0, 0, 0];
    for (const { household } of own) {
      const ended = (await memory.episodes.list(household)).filter(({ end }) => end !== null);
      tasks += ended.length;
      done += ended.filter(({ reward }) => reward > 0).length;
      questions += questionsBy.get(household) ?? 0;
      answers += answersBy.get(household) ?? 0;
    }
    arms.push({ name, households: own.length, tasks, done, questions, answers });
  }
  return arms;
}

export const judging = {
  agreement: (memory, { design }) => agreementSoFar(memory, design),
  figures: readFigures,
} satisfies Readonly<Record<string, (memory: Memory, campaign: Campaign) => Promise<unknown>>>;

export type Judging = keyof typeof judging;

/** Computes figures in a child process, as thousands of answers take seconds. */
export function judgeFile(given: {
  readonly database: string;
  readonly campaign: string;
  readonly what: Judging;
}) {
  const embedder = createEmbedder(loadConfig());
  const options = { file: given.database, clock: systemClock, embedder, readOnly: true };
  return withMemory(options, async (memory) =>
    judging[given.what](memory, await findCampaign(memory, given.campaign)),
  );
}
