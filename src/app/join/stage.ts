/** Where a participant stands in their campaign. */
import type { Caller, Control, Inbox } from "../../core/bot.js";
import type { Campaign, Enrolment } from "../../core/campaign.js";
import type { Clock } from "../../core/clock.js";
import type { JoinStage } from "../../core/join.js";
import { startOfDay } from "../../core/local-time.js";
import type { KnownPerson, Memory } from "../../core/stores.js";
import { type Answered, isUnclear } from "./given-answers.js";
import type { HandOut } from "./hand-out.js";
import { type OpenQuestion, openFor, showTo } from "./questions.js";

export interface ParticipantContext {
  readonly memory: Memory;
  readonly control: Pick<Control, "perform" | "practiceFor" | "prefer">;
  readonly inbox: Pick<Inbox, "receive" | "opened">;
  readonly clock: Clock;
  readonly handOut: HandOut;
  /** The participant. */
  readonly caller: Caller;
}

/** The rows of a participant who has agreed. */
export interface Member {
  readonly person: KnownPerson;
  readonly enrolment: Enrolment;
}

/** @param member null before they agree */
export async function findStage(
  context: ParticipantContext,
  { id: campaign, design, state }: Campaign,
  member: Member | null,
  { times, unread }: Answered,
): Promise<JoinStage> {
  const { control, clock, handOut, caller } = context;
  const { title, consent, minimumAge, instructions, pay } = design;
  if (!member) {
    if (state === "closed") return { at: "over" };
    const request = { campaign, title, text: consent.text, minimumAge };
    return { at: "consent", request, pay };
  }
  const { answersPerParticipant: wanted = Number.POSITIVE_INFINITY } = design;
  if (state === "closed" || times.length >= wanted)
    return endFor(context, design, member, times.length);
  if (times.length + unread >= wanted) return { at: "waiting", for: "the-reading", instructions };
  const practice = await control.practiceFor(campaign, caller);
  if (practice) return { at: "practice", instructions, practice };
  if (state === "created") return { at: "waiting", for: "the-start", instructions };
  if (state === "paused") return { at: "waiting", for: "the-end-of-a-pause", instructions };
  const open = await openToday(context, design, member);
  if (open === null) return { at: "waiting", for: "another-day", instructions };
  const guest = caller.person.id;
  const before = open.filter(({ question }) => handOut.has(guest, question.id));
  const question = handOut.give(guest, open, clock.now());
  const chosen = open.find((one) => one.question === question);
  if (!chosen) return { at: "waiting", for: "a-question", instructions };
  if (!before.includes(chosen)) await noteShown(context, chosen.question.id);
  return showQuestion(context, instructions, chosen, member);
}

async function endFor(
  { memory, clock, handOut, caller }: ParticipantContext,
  { id, debrief, pay, completionCode, completionUrl }: Campaign["design"],
  { person, enrolment }: Member,
  given: number,
): Promise<JoinStage> {
  handOut.release(caller.person.id);
  const code = given > 0 ? (completionCode ?? null) : null;
  if (code !== null && enrolment.codeGivenAt === null)
    await memory.campaigns.setCodeGiven(id, person.id, clock.now());
  return { at: "done", debrief, pay, code, url: code === null ? null : (completionUrl ?? null) };
}

/** Open questions; after a day's cap only those that they answered in words that were not understood. Null: none. */
async function openToday(
  { memory, clock }: ParticipantContext,
  { id, timeZone, dailyQuestions }: Campaign["design"],
  { person }: Member,
): Promise<readonly OpenQuestion[] | null> {
  const open = await openFor(memory, { id }, person.id);
  const today = startOfDay(clock.now(), timeZone);
  if ((await memory.people.questionsToday(person.id, today)) < dailyQuestions) return open;
  const begun = open.filter(({ ballots }) => ballots.some((one) => one.person === person.id));
  return begun.length > 0 ? begun : null;
}

/** The time of their answer is counted from here. */
async function noteShown(
  { inbox, clock, caller }: ParticipantContext,
  question: string,
): Promise<void> {
  const { platform, workspace, person } = caller;
  const about = { kind: "words", question } as const;
  await inbox.opened({ platform, workspace, person: person.id, about, at: clock.now() });
}

async function showQuestion(
  { memory }: ParticipantContext,
  instructions: string,
  chosen: OpenQuestion,
  { person }: Member,
): Promise<JoinStage> {
  const { question, ballots } = chosen;
  const household = await memory.households.get(question.household);
  const episode = await memory.episodes.get(question.episode);
  return {
    at: "question",
    instructions,
    asked: await showTo(memory, chosen, person.id),
    home: household?.title ?? "",
    task: episode?.task.sentence ?? "",
    unclear: ballots.some((one) => one.person === person.id && isUnclear(one)),
  };
}
