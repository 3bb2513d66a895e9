/** Decides what a participant sees: consent, practice, a question, or the end. */
import { agreeLabel, termLines } from "../../../bots/present/door.js";
import { thankWords } from "../../../bots/present/person-page.js";
import type { Memory } from "../../../memory/stores.js";
import type { Caller, Control, Inbox } from "../../core/bot.js";
import type { Campaign, CampaignDesign, Enrolment } from "../../core/campaign/campaign.js";
import type { Clock } from "../../core/clock.js";
import { startOfDay } from "../../core/local-time.js";
import type { KnownPerson } from "../../core/memory/stores.js";
import type { JoinStage } from "../../core/people/join.js";
import { requestOf } from "../control/consent.js";
import type { HandOut } from "./hand-out.js";
import { type Answered, isUnclear, type OpenQuestion, openFor, showTo } from "./questions.js";
import type { Proof, Seals, Sent } from "./seals.js";

export interface ParticipantContext {
  readonly memory: Memory;
  readonly control: Pick<Control, "perform" | "practiceFor" | "prefer">;
  readonly inbox: Pick<Inbox, "receive" | "opened">;
  readonly clock: Clock;
  readonly handOut: HandOut;
  readonly seals: Seals;
  readonly caller: Caller;
  readonly visitor: {
    readonly sent: Sent;
    readonly proof: Proof;
    /** Hash of the browser's secret; null without one. */
    readonly device: string | null;
  };
}

export interface Member {
  readonly person: KnownPerson;
  readonly enrolment: Enrolment;
}

/** Whether the visitor has proven to be the participant, not only shown the id. */
export function isThemselves(
  { proof, device }: ParticipantContext["visitor"],
  { enrolment }: Member,
): boolean {
  if (proof === "link" || (device !== null && enrolment.device === device)) return true;
  return proof === proofByCode(enrolment);
}

export function proofByCode({ consentAt }: Enrolment): Proof {
  return `code ${consentAt ?? 0}`;
}

export async function findStage(
  context: ParticipantContext,
  { id: campaign, design, state }: Campaign,
  member: Member | null,
  { times, unread }: Answered,
): Promise<JoinStage> {
  const { memory, control, inbox, clock, handOut, caller, visitor } = context;
  const { instructions, pay } = design;
  if (!member) {
    if (state === "closed") return { at: "over" };
    const request = requestOf({ id: campaign, design });
    const [lines, agree] = [termLines(request), agreeLabel(request)];
    return { at: "consent", lines, instructions, agree, pay };
  }
  const { answersPerParticipant: wanted = Number.POSITIVE_INFINITY } = design;
  if (state === "closed" || times.length >= wanted) return endFor(context, design, member);
  if (times.length + unread >= wanted) return { at: "waiting", for: "the-reading", instructions };
  const practice = await control.practiceFor(campaign, caller);
  if (practice) {
    const { at, of, text, choices } = practice;
    return { at: "practice", number: at + 1, of, text, instructions, choices };
  }
  if (state === "created") return { at: "waiting", for: "the-start", instructions };
  if (state === "paused") return { at: "waiting", for: "the-end-of-a-pause", instructions };
  const { id } = member.person;
  const all = await openFor(memory, design, id);
  const today = startOfDay(clock.now(), design.timeZone);
  const mayBegin = (await memory.people.questionsToday(id, today)) < design.dailyQuestions;
  // After the day's limit, shows only questions that the participant has begun to answer (the answer was unclear).
  const isBegun = ({ ballots }: OpenQuestion) => ballots.some((one) => one.person === id);
  const open = mayBegin ? all : all.filter(isBegun);
  if (!mayBegin && open.length === 0) return { at: "waiting", for: "another-day", instructions };
  const guest = caller.person.id;
  const before = open.filter(({ question }) => handOut.has(guest, question.id));
  const question = handOut.give(guest, open, clock.now());
  const chosen = open.find((one) => one.question === question);
  if (!chosen) return { at: "waiting", for: "a-question", instructions };
  if (!before.includes(chosen)) {
    // Stores when the participant first saw the question.
    const { platform, workspace } = caller;
    const about = { kind: "words", question: chosen.question.id } as const;
    await inbox.opened({ platform, workspace, person: guest, about, at: clock.now() });
  }
  const household = await memory.households.get(chosen.question.household);
  const episode = await memory.episodes.get(chosen.question.episode);
  return {
    at: "question",
    instructions,
    asked: await showTo(memory, chosen, isThemselves(visitor, member) ? id : null),
    home: household?.title ?? "",
    task: episode?.task.sentence ?? "",
    unclear: chosen.ballots.some((one) => one.person === id && isUnclear(one)),
  };
}

/** Returns the code that opens the participant's data. Null for those with a signed link, and on others' devices. */
export function dataCodeFor(
  { seals, visitor }: Pick<ParticipantContext, "seals" | "visitor">,
  member: Member,
): string | null {
  const { byLink, consentAt } = member.enrolment;
  const needsCode = isThemselves(visitor, member) && !byLink;
  return needsCode && consentAt !== null ? seals.dataCode(visitor.sent, consentAt) : null;
}

/** Ends with the completion code, which only the participant and the first device that showed it see. */
async function endFor(
  { memory, clock, handOut, seals, caller, visitor }: ParticipantContext,
  { id, debrief, pay, completionCode, completionUrl }: CampaignDesign,
  member: Member,
): Promise<JoinStage> {
  handOut.release(caller.person.id);
  const { person, enrolment } = member;
  const { sent, device } = visitor;
  const isTheirs = isThemselves(visitor, member);
  const wasHere = enrolment.codeDevice === null || enrolment.codeDevice === device;
  if (!isTheirs && !wasHere)
    return { at: "done", debrief, pay, did: null, code: null, url: null, dataCode: null };
  const code = completionCode ?? seals.completionCode(sent);
  if (enrolment.codeGivenAt === null || enrolment.codeDevice === null)
    await memory.campaigns.setCodeGiven(id, person.id, { at: clock.now(), device });
  const url = completionUrl?.replaceAll("{code}", encodeURIComponent(code)) ?? null;
  const dataCode = dataCodeFor({ seals, visitor }, member);
  const did = isTheirs ? thankWords(await memory.people.worthOf(person.id, id)) : null;
  return { at: "done", debrief, pay, did, code, url, dataCode };
}
