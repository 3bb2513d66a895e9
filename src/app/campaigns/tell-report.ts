/** How far a campaign is, in lines for people. */
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { CampaignReport } from "./report.js";

export function tellReport(report: CampaignReport): readonly string[] {
  const { id, title, state, reason, hash, households, householdsDone, progress, arms } = report;
  const { questions, questionsOpen, answers, people, enrolled, answersPerDay, doneAt } = report;
  const rate = answersPerDay === null ? "" : `, ${answersPerDay.toFixed(1)} answers a day`;
  const done =
    doneAt === null ? "" : `, done about ${new Date(doneAt).toISOString().slice(0, 16)}Z`;
  return [
    `${id}: ${visibleLine(title)}`,
    `  ${state}${reason ? ` (${visibleLine(reason)})` : ""}, design ${hash.slice(0, 12)}`,
    `  households ${householdsDone} of ${households} done: ${arms.map((arm) => `${arm.households} in ${arm.name} (p = ${arm.propensity.toFixed(2)})`).join(", ")}`,
    `  questions ${questions} (${questionsOpen} open), answers ${answers} of ${people} people; ${enrolled} agreed to take part`,
    `  ${Math.round(progress * 100)} %${rate}${done}`,
  ];
}
