/** Decides whether an answer or move of a person is accepted, and why not. */

import type { Memory } from "../../../memory/stores.js";
import {
  type InboxVerdict,
  type IncomingEvent,
  isDirect,
  isOwnPage,
  type Note,
  type Rights,
} from "../../core/bot.js";
import { startOfDay } from "../../core/local-time.js";
import type { Ballot, Person } from "../../core/memory/stores.js";
import { isUnproven, webWorkspace } from "../../core/people/session.js";
import { isAskedHome } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import type { DeskParts } from "../parts.js";

export interface Admission {
  /** The time stored with an answer is never before this. Milliseconds since 1970. */
  readonly notBefore: number;
  /** True when the answer counts only once the platform confirms that the person may answer. */
  readonly unchecked: boolean;
}

/**
 * Rejects people who may not answer here or opted out, or whose answer the question does not count. In campaigns also
 * rejects those who have not agreed and practised (for words in a thread: before they wrote), or reached the daily
 * limit. Answers may always be changed. A press never counts as older than the consent: the platform's clock may lag.
 * @param about.question null for a player's move, and when no question was found
 */
export async function admit(
  { memory, clock }: DeskParts,
  event: IncomingEvent,
  rights: Rights,
  about: { readonly campaign?: string | null | undefined; readonly question: Question | null },
): Promise<InboxVerdict | Admission> {
  const { platform, workspace, at, what } = event;
  const { question } = about;
  if ((await rights.mayAnswer?.()) === false) return "not-allowed";
  const person = await memory.people.find(platform, workspace, event.person.id);
  if (person?.optedOutAt != null) return "opted-out";
  const unheard = question && (await whyUnheard(memory, question, event, rights));
  const unchecked = unheard === "unchecked";
  if (unheard && !unchecked) return unheard;
  if (!about.campaign) return { notBefore: at, unchecked };
  const campaign = await memory.campaigns.get(about.campaign);
  if (!campaign) return "unknown";
  const enrolment = person && (await memory.campaigns.enrolment(campaign.id, person.id));
  const { consent, practice, timeZone, dailyQuestions } = campaign.design;
  const agreedAt = enrolment?.consentVersion === consent.version ? enrolment.consentAt : null;
  const practisedAt = practice.length > 0 ? (enrolment?.practisedAt ?? null) : agreedAt;
  if (!person || agreedAt === null || practisedAt === null) return "consent-needed";
  const admission = { notBefore: Math.max(at, agreedAt, practisedAt), unchecked };
  if (what.kind === "reply" && at < admission.notBefore) return "consent-needed";
  if (!question) return admission;
  const answered = await memory.questions.ballots(question.id);
  if (answered.some((ballot) => ballot.person === person.id)) return admission;
  const today = startOfDay(clock.now(), timeZone);
  const asked = await memory.people.questionsToday(person.id, today);
  return asked < dailyQuestions ? admission : "enough-today";
}

/**
 * Returns null when the person's answer counts; "unchecked" means the platform must be asked again. Web users need
 * log-ins of their own where people are counted or told apart; in campaigns, once anybody has one. Approvals count only
 * from confirmed channel members who do not run the agent.
 */
async function whyUnheard(
  { asks, sessions }: Memory,
  { id, household, campaign, quorum }: Question,
  event: IncomingEvent,
  rights: Rights,
): Promise<InboxVerdict | null> {
  const asked = isAskedHome(household) ? await asks.asked(id) : null;
  const audience = asked && (await asks.audience(asked.audience));
  const { person, platform } = event;
  if (!asked || !audience) {
    const isCounted = (quorum > 1 || campaign) && event.workspace === webWorkspace;
    if (!isCounted || !isUnproven(platform, person.id)) return null;
    return (await sessions.logins()).length > 0 ? "own-login" : null;
  }
  const { answerers, bot, channel } = audience;
  const { fourEyes = [] } = (await asks.agent(asked.agent))?.grants ?? {};
  const tellsApart = quorum > 1 || answerers.length > 0 || fourEyes.length > 0;
  if (tellsApart && isUnproven(platform, person.id)) return "own-login";
  const isNamed = answerers.length === 0 || answerers.includes(person.id);
  if (!isNamed || platform !== bot) return "not-named";
  if (asked.kind !== "approval") return null;
  if (fourEyes.includes(person.id)) return "own-question";
  const belongs = (await rights.belongs?.(channel)) ?? "unknown";
  // Our own pages can't be asked later whether the person belongs, as a platform can.
  if (belongs === "unknown") return isOwnPage(platform) ? "unsure" : "unchecked";
  return belongs === "yes" ? null : "not-allowed";
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
export function privately({ message }: Pick<Ballot, "message">): Pick<Note, "aside" | "direct"> {
  return message !== null && isDirect(message) ? { direct: true } : { aside: true };
}

/** Cuts a text, and replaces a character that the cut halves. */
export function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}
