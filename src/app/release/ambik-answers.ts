/** Selects answers to rows of AmbiK (a dataset of ambiguous kitchen tasks) for a release. */

import type { Memory } from "../../../memory/stores.js";
import { type AnsweredRow, toAnsweredRow } from "../../../scenes/ambik/answered-row.js";
import { readRow } from "../../../scenes/ambik/row.js";
import { asSaid } from "../../core/memory/fact.js";
import type { Ballot, Household } from "../../core/memory/stores.js";
import { excludedQuestions } from "../../core/question/exchange.js";
import type { Question } from "../../core/question/question.js";
import { readConsents, type SourceRowAnswer } from "../../datasets/release/select.js";
import { countedAnswers } from "../../desk/hear/counting.js";

/** Says which answers to release. Those in campaigns are released only for people who consented. */
export interface RowWish {
  readonly campaign: string | null;
  readonly includeSimulated: boolean;
  /** Whose answers outside campaigns to release; "consented": of people who agreed to research. */
  readonly outside: "none" | "consented" | "all";
}

export type RowsLeftOut = Awaited<ReturnType<typeof findRowAnswers>>["leftOut"];

type RowPlace = Pick<AnsweredRow, "mode" | "id">;

/** Finds timely answers with content, including unreviewed words. */
export async function findRowAnswers(memory: Memory, wish: RowWish) {
  const refuse = await createRefusal(memory, wish);
  const leftOut = { simulated: 0, consent: 0, excluded: 0 };
  const answers: SourceRowAnswer[] = [];
  for (const household of await memory.households.list()) {
    if (household.content.format !== "ambik") continue;
    for (const question of await memory.questions.list({ household: household.id })) {
      if (!isWanted(question, wish)) continue;
      const { arm = null } = (await memory.episodes.get(question.episode)) ?? {};
      for (const ballot of countedAnswers(await memory.questions.ballots(question.id))) {
        const says = readAnswer(household, question, ballot);
        if (!says) continue;
        const refusal = refuse(question, ballot);
        if (refusal) leftOut[refusal] += 1;
        else answers.push({ question, arm, ballot, says });
      }
    }
  }
  return { leftOut, answers: answers.sort((a, b) => compareRows(a.says, b.says)) };
}

function isWanted({ purpose, campaign = null }: Question, wish: RowWish): boolean {
  if (purpose === "campaign") return wish.campaign === null || wish.campaign === campaign;
  return wish.campaign === null && wish.outside !== "none";
}

async function createRefusal(memory: Memory, wish: RowWish) {
  const agreed = await readConsents(memory);
  const excluded = excludedQuestions(await memory.releases.exclusions());
  return (question: Question, { person, platform, at }: Ballot) => {
    const isOfCampaign = question.purpose === "campaign";
    if (excluded.has(question.id)) return "excluded";
    const isSimulated = platform === "simulated";
    if (isSimulated && !wish.includeSimulated) return "simulated";
    if (isOfCampaign ? isSimulated : wish.outside === "all") return null;
    return agreed(isOfCampaign ? question.campaign : null, person, at) ? null : "consent";
  };
}

/** Returns null for answers without content, such as "I do not know". */
function readAnswer(
  { content, id }: Household,
  question: Question,
  ballot: Ballot,
): SourceRowAnswer["says"] | null {
  if (content.format !== "ambik" || ballot.understood !== "choice") return null;
  const names = ballot.claims.flatMap((claim) => claim.objects);
  const words = question.choices.find(({ id }) => id === ballot.choice)?.value ?? ballot.text ?? "";
  return toAnsweredRow(
    readRow(content, id),
    words,
    names.filter((name) => name !== asSaid),
  );
}

/** Exported for research only: @slice ambik */
export function compareRows(one: RowPlace, other: RowPlace): number {
  return one.mode.localeCompare(other.mode, "en") || one.id - other.id;
}
