import type { CampaignDesign, RatedAnswer } from "../../core/campaign.js";
import { excludedQuestions } from "../../core/exchange.js";
import type { Memory } from "../../core/stores.js";
import { agreementOf, rateAnswers } from "./rated-answers.js";

const fewestForAgreement = 20;
/** Krippendorff's alpha over settled questions; null when too few have several answers. */
export async function agreementSoFar(
  memory: Memory,
  design: CampaignDesign,
): Promise<number | null> {
  const rated = await rateSettled(memory, design);
  const several = countSeveral(rated.filter(({ sawOthers }) => !sawOthers));
  return several < fewestForAgreement ? null : agreementOf(rated);
}

/** Excludes what the review excluded. */
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
