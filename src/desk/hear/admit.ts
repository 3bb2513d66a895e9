import { type InboxVerdict, type IncomingEvent, isDirect, type Note } from "../../core/bot.js";
import { startOfDay } from "../../core/local-time.js";
import type { Person } from "../../core/memory/stores.js";
import type { DeskParts } from "../parts.js";

export interface Admission {
  /** Earlier answers are stored with this time. Milliseconds since 1970. */
  readonly notBefore: number;
}

/** `question` is null for a player's move. */
interface AboutCampaign {
  readonly campaign?: string | null;
  readonly question: string | null;
}

/**
 * Refuses people who have not agreed or not practised, replies written before they did (read again later), and people
 * who reached the daily limit. People may always change an answer. A press never counts as older than the consent,
 * since the platform's clock may lag.
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

const longestName = 200;

export function speakerOf({ platform, workspace, person }: IncomingEvent): Omit<Person, "id"> {
  return { platform, workspace, platformId: person.id, name: bound(person.name, longestName) };
}

/** Compares platform and workspace too, as ids repeat across them. */
export function isSpeaker(
  row: Pick<Person, "platform" | "workspace" | "platformId">,
  { platform, workspace, person }: IncomingEvent,
): boolean {
  return row.platform === platform && row.workspace === workspace && row.platformId === person.id;
}

/** Shows a reply only to its person: in their direct message, or in the channel visible to them alone. */
export function privately({
  message,
}: {
  readonly message: string | null;
}): Pick<Note, "aside" | "direct"> {
  return message !== null && isDirect(message) ? { direct: true } : { aside: true };
}

/** Cuts a text, and replaces a character that the cut halves. */
export function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}
