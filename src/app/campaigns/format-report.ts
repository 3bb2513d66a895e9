import { visibleLine } from "../../../bots/present/visible-text.js";
import type { CampaignCost, CampaignReport } from "../../core/campaign-report.js";
import { many } from "../../core/wording.js";

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

/** "cost so far 4.20 EUR (140 answers at 0.03 EUR each), about 9.00 EUR at the end at the rate so far". */
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

/** Uses characters that look the same in terminals and chats. */
function drawBar(progress: number): string {
  const done = Math.floor(progress * barLength);
  return "▓".repeat(done) + "░".repeat(barLength - done);
}
