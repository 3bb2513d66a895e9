/** Practice before a campaign, so that only people who understood answer. */
import type { PracticeRequest } from "../../core/bot.js";
import type { Campaign, CampaignDesign, Enrolment } from "../../core/campaign.js";
import type { AppContext } from "../app-context.js";

/** Numbers from 0. `at` is null for the current task. */
interface PracticeAnswer {
  readonly at: number | null;
  readonly choice: number;
}

/** Returns null when they have finished, or not consented. */
export function nextPractice(
  { id, design }: Campaign,
  enrolment: Enrolment | null,
): PracticeRequest | null {
  const isAsked = enrolment?.consent?.version === design.consent.version;
  if (!isAsked || enrolment.practisedAt !== null) return null;
  const at = enrolment.practiceDone;
  const task = design.practice[at];
  if (!task) return null;
  const { text, choices } = task;
  return { campaign: id, at, of: design.practice.length, text, choices };
}

/** Corrects a wrong answer and asks again. */
export async function answerPractice(
  { memory, clock }: Pick<AppContext, "memory" | "clock">,
  campaign: Campaign,
  enrolment: Enrolment,
  given: PracticeAnswer,
): Promise<string> {
  const asked = nextPractice(campaign, enrolment);
  if (!asked) return "There is nothing to practise. Please give your answer now.";
  const isOfNow = given.at === null || given.at === asked.at;
  const said = asked.choices[given.choice];
  if (!isOfNow || said === undefined) return formatPractice(asked);
  const { answer } = taskAt(campaign.design, asked.at);
  if (said !== answer) return `"${said}" is not right, "${answer}" is. ${formatPractice(asked)}`;
  const { person } = enrolment;
  const practiceDone = asked.at + 1;
  const next = nextPractice(campaign, { ...enrolment, practiceDone });
  if (next) {
    await memory.campaigns.setPracticeDone(campaign.id, person, practiceDone);
    return `That is right. ${formatPractice(next)}`;
  }
  await memory.campaigns.setPractised(campaign.id, person, clock.now());
  return "That is right, and that was the practice: from now on it counts. Please give your answer now.";
}

export function formatPractice({ campaign, at, of, text, choices }: PracticeRequest): string {
  return [
    `Practice ${at + 1} of ${of}: ${text}`,
    ...choices.map((choice, index) => `${index + 1}. ${choice}`),
    `Press the answer, or say its number: consent ${campaign} 1`,
  ].join("\n");
}

function taskAt({ practice }: CampaignDesign, at: number): CampaignDesign["practice"][number] {
  const task = practice[at];
  if (!task) throw new RangeError(`There is no practice ${at}.`);
  return task;
}
