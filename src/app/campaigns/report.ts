import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import type { Campaign, CampaignDesign } from "../../core/campaign/campaign.js";
import type { CampaignCost, CampaignReport } from "../../core/campaign/campaign-report.js";
import { dayMs, localTimeOf, startOfDay } from "../../core/local-time.js";
import { many } from "../../core/words/wording.js";
import { costOf } from "../../crowdwork/cost.js";
import { armPropensities } from "../../crowdwork/quality/propensities.js";

/** Least duration of a campaign from which its answers per day are computed. */
const leastForRate = dayMs / 4;

/** Sums up a campaign: its progress, cost and expected end. */
export async function reportOn(
  memory: Memory,
  campaign: Campaign,
  now: number,
): Promise<CampaignReport> {
  const { design, ...row } = campaign;
  const { id, state, startedAt, closedAt } = row;
  const counts = await memory.campaigns.counts(id);
  const tasks = Math.max(1, counts.households * design.rounds);
  const tasksDone = counts.episodesEnded + (await countPartlyDone(memory, id));
  const parts = [counts.householdsDone / Math.max(1, counts.households), tasksDone / tasks];
  if (design.stop.answers !== undefined) parts.push(counts.answers / design.stop.answers);
  const progress = Math.min(1, Math.max(...parts));
  const spentMs = startedAt === null ? 0 : (closedAt ?? now) - startedAt;
  const atRate = (spentMs / progress) * (1 - progress);
  // Time left at the rate so far, at most to the end of the last day; null without a rate.
  const leftMs =
    state === "closed"
      ? 0
      : progress === 0 || spentMs <= 0
        ? null
        : Math.min(atRate, Math.max(0, endOf(design) - now));
  const assignments = await memory.campaigns.assignments(id);
  const propensities = armPropensities(design.arms, design.propensityFloor);
  const models = await memory.models.sumUsage({ campaign: id });
  return {
    ...row,
    title: design.title,
    ...counts,
    progress,
    arms: design.arms.map(({ name }, at) => {
      const drawn = assignments.filter(({ arm }) => arm === name);
      return { name, households: drawn.length, propensity: propensities[at] ?? 0 };
    }),
    enrolled: (await memory.campaigns.enrolments(id)).filter((one) => one.consentAt !== null)
      .length,
    answersPerDay: spentMs >= leastForRate ? (counts.answers / spentMs) * dayMs : null,
    doneAt:
      state === "running" && leftMs !== null && spentMs >= leastForRate
        ? Math.round(now + leftMs)
        : null,
    cost: design.payRate
      ? await costOf(
          memory.campaigns,
          { id, rate: design.payRate },
          { answers: counts.answers, growth: growthOf(leftMs, spentMs) },
        )
      : null,
    models: models.requests + models.cached === 0 ? null : models,
  };
}

/** Counts settled questions of unfinished tasks as parts of a task: a half for the first, a quarter for the next. */
async function countPartlyDone(memory: Memory, campaign: string): Promise<number> {
  let sum = 0;
  for (const { household } of await memory.runs.list()) {
    const questions = await memory.questions.list({ household, campaign });
    const last = questions.length > 0 ? await memory.episodes.last(household) : null;
    if (last?.end !== null) continue;
    const settled = questions.filter((one) => one.episode === last.id && one.state !== "open");
    sum += 1 - 0.5 ** settled.length;
  }
  return sum;
}

/** Returns when the campaign's last day ends; infinity without one. */
function endOf({ stop: { date }, timeZone }: CampaignDesign): number {
  if (date === undefined) return Number.POSITIVE_INFINITY;
  const noon = Date.parse(`${date}T12:00:00Z`);
  const isAhead = localTimeOf(noon, timeZone).day > date;
  return startOfDay(isAhead ? noon : noon + dayMs, timeZone);
}

function growthOf(leftMs: number | null, spentMs: number): number | null {
  if (leftMs === null) return null;
  return leftMs === 0 ? 1 : 1 + leftMs / spentMs;
}

export async function isDone(memory: Memory, household: string): Promise<boolean> {
  if (await memory.runs.get(household)) return false;
  return (await memory.episodes.last(household)) !== null;
}

export function formatReport(report: CampaignReport): readonly string[] {
  const { id, title, state, reason, hash, households, householdsDone, progress, arms } = report;
  const { questions, questionsOpen, answers, people, enrolled, answersPerDay, doneAt } = report;
  const rate = answersPerDay === null ? "" : `, ${answersPerDay.toFixed(1)} answers a day`;
  const done =
    doneAt === null ? "" : `, done about ${new Date(doneAt).toISOString().slice(0, 16)}Z`;
  return [
    `${id}: ${visibleLine(title)}`,
    `  ${state}${reason ? ` (${visibleLine(reason)})` : ""}, design ${hash.slice(0, 12)}`,
    `  households ${householdsDone} of ${households} done: ${arms.map((arm) => `${arm.households} in ${arm.name} (p = ${arm.propensity.toFixed(2)})`).join(", ")}`,
    `  questions ${questions} (${questionsOpen} open), answers ${answers} of ${many(people, "person", "people")}; ${enrolled} agreed to take part`,
    `  ${drawBar(progress)} ${Math.round(progress * 100)} %${rate}${done}`,
    `  ${report.cost ? formatCost(report.cost) : "cost not known: the design has no payRate"}`,
    ...(report.models ? [`  ${formatModels(report.models)}`] : []),
  ];
}

function formatCost({
  rate,
  answers,
  workedMs,
  longestMs,
  spent,
  most,
  expected,
}: CampaignCost): string {
  const money = (amount: number) => `${amount.toFixed(2)} ${rate.currency}`;
  const of = many(answers, "answer");
  const how =
    workedMs === null || longestMs === null || most === null
      ? `${of} at ${rate.amount} ${rate.currency} each`
      : `${minutes(workedMs)} min for ${of} at ${rate.amount} ${rate.currency} an hour: from a question, or their answer before it, to the answer, at most ${minutes(longestMs)} min each${most > spent ? `; without this bound ${money(most)}` : ""}`;
  const end =
    expected === null || expected === spent
      ? ""
      : `, about ${money(expected)} at the end at the rate so far`;
  return `cost so far ${money(spent)} (${how})${end}`;
}

function formatModels(sum: NonNullable<CampaignReport["models"]>): string {
  const { requests, cached, promptTokens, completionTokens, cost } = sum;
  const price = cost > 0 ? `, $${cost.toFixed(4)}` : "";
  return `language models: ${many(requests, "request")} (and ${cached} kept), ${promptTokens} tokens in, ${completionTokens} out${price}`;
}

function minutes(ms: number): string {
  return String(Number((ms / 60_000).toFixed(1)));
}

const barLength = 20;

/** Draws progress with characters that look the same in terminals and chats. */
function drawBar(progress: number): string {
  const done = Math.floor(progress * barLength);
  return "▓".repeat(done) + "░".repeat(barLength - done);
}
