/** Who is heard in a campaign: those who have agreed and practised, for as much a day as is enough. */
import type { InboxVerdict, IncomingEvent } from "../core/bot.js";
import { startOfDay } from "../core/local-time.js";
import type { DeskParts } from "./parts.js";

/** From when on a person's words may be kept. */
export interface Admission {
  readonly notBefore: number;
}

/** What somebody says something about: a question of a campaign, or, where they play, none. */
export interface AboutCampaign {
  readonly campaign?: string | null;
  readonly question: string | null;
}

/**
 * Why an answer to a question of a campaign, or a move in it, is not kept: its person has not agreed or
 * practised, had not when they wrote it in a thread (which is read again later), or has answered enough today.
 * What they have answered they may go on changing. A platform's clock may be behind ours: what is pressed now
 * is not older than the consent.
 */
export async function admit(
  { memory, clock }: DeskParts,
  { platform, workspace, person: { id: platformId }, at, what }: IncomingEvent,
  about: AboutCampaign,
): Promise<InboxVerdict | Admission> {
  if (!about.campaign) return { notBefore: at };
  const campaign = await memory.campaigns.get(about.campaign);
  if (!campaign) return "unknown";
  const person = await memory.people.find(platform, workspace, platformId);
  const enrolment = person && (await memory.campaigns.enrolment(campaign.id, person.id));
  const { consent, practice, timeZone, dailyQuestions } = campaign.design;
  const agreed = enrolment?.consent ?? null;
  if (!person || agreed?.version !== consent.version) return "consent-needed";
  const practisedAt = practice.length > 0 ? (enrolment?.practisedAt ?? null) : agreed.at;
  if (practisedAt === null) return "consent-needed";
  const admission = { notBefore: Math.max(agreed.at, practisedAt) };
  if (what.kind === "reply" && at < admission.notBefore) return "consent-needed";
  if (about.question === null) return admission;
  const answered = await memory.questions.ballots(about.question);
  if (answered.some((ballot) => ballot.person === person.id)) return admission;
  const today = startOfDay(clock.now(), timeZone);
  const asked = await memory.people.questionsToday(person.id, today);
  return asked < dailyQuestions ? admission : "enough-today";
}
