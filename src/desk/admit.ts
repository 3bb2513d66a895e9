import type { InboxVerdict, IncomingEvent } from "../core/bot.js";
import { startOfDay } from "../core/local-time.js";
import type { DeskParts } from "./parts.js";

export interface Admission {
  readonly notBefore: number;
}

/** `question` is null for a move. */
export interface AboutCampaign {
  readonly campaign?: string | null;
  readonly question: string | null;
}

/**
 * Rejects people who have not agreed or practised, had not when they wrote in a thread (read again later), or reached
 * the daily limit. People may always change an answer. A press never counts as older than the consent, since the
 * platform's clock may lag.
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
