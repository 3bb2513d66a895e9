/** When a campaign is over. */
import type { Campaign, CampaignDesign, RatedAnswer } from "../../core/campaign.js";
import { excludedQuestions } from "../../core/exchange.js";
import { localTimeOf } from "../../core/local-time.js";
import type { Memory } from "../../core/stores.js";
import { agreementOf, rateAnswers } from "./rated-answers.js";

/** Agreement over fewer questions with several people's answers says little. */
const fewestForAgreement = 20;

/** Why a campaign is over by its stop rules, in words; null while it is not. */
export async function whyOver(
  memory: Memory,
  { id, design }: Campaign,
  now: number,
  agreement: AgreementWatch,
): Promise<string | null> {
  const { stop, timeZone } = design;
  const { answers } = await memory.campaigns.counts(id);
  if (stop.answers !== undefined && answers >= stop.answers)
    return `${answers} answers were given, and ${stop.answers} were wanted`;
  if (stop.date !== undefined && localTimeOf(now, timeZone).day > stop.date)
    return `its last day was ${stop.date}`;
  if (stop.agreement === undefined) return null;
  const alpha = await agreement(memory, design, answers);
  if (alpha === null || alpha < stop.agreement) return null;
  return `people agree: alpha is ${alpha.toFixed(3)}, and ${stop.agreement} was wanted`;
}

/** Agreement so far; null before enough questions have their answers. */
type AgreementWatch = (
  memory: Memory,
  design: CampaignDesign,
  answers: number,
) => Promise<number | null>;

/** Works it out again only when the number of answers has changed. */
export function watchAgreement(): AgreementWatch {
  const known = new Map<string, { readonly answers: number; readonly alpha: number | null }>();
  return async (memory, design, answers) => {
    const before = known.get(design.id);
    if (before?.answers === answers) return before.alpha;
    const rated = await rateSettled(memory, design);
    const several = countSeveral(rated.filter(({ sawOthers }) => !sawOthers));
    const alpha = several < fewestForAgreement ? null : agreementOf(rated);
    known.set(design.id, { answers, alpha });
    return alpha;
  };
}

/** Answers to settled questions that the review has not excluded. */
async function rateSettled(
  memory: Memory,
  design: CampaignDesign,
): Promise<readonly RatedAnswer[]> {
  const open = await memory.questions.list({ campaign: design.id, state: "open" });
  const waiting = new Set(open.map(({ id }) => id));
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return (await rateAnswers(memory, design)).filter(
    ({ question }) => !waiting.has(question) && !excluded.has(question),
  );
}

function countSeveral(answers: readonly { readonly question: string }[]): number {
  const counts = new Map<string, number>();
  for (const { question } of answers) counts.set(question, (counts.get(question) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}
