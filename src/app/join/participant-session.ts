/** One participant's place in a campaign: all that they can see and do. */
import type { Caller, Control, Inbox, InboxVerdict } from "../../core/bot.js";
import type { Campaign, Enrolment } from "../../core/campaign.js";
import type { Clock } from "../../core/clock.js";
import {
  type JoinAnswer,
  type JoinStage,
  type JoinView,
  outsideWorkspace,
  type ParticipantSession,
} from "../../core/join.js";
import { startOfDay } from "../../core/local-time.js";
import type { KnownPerson, Memory } from "../../core/stores.js";
import { type Answered, answeredBy, isUnclear } from "./given-answers.js";
import type { HandOut } from "./hand-out.js";
import { type OpenQuestion, openFor, showTo } from "./questions.js";
import type { Participant } from "./sessions.js";

export interface ParticipantSessionParts {
  readonly memory: Memory;
  readonly control: Pick<Control, "perform" | "practiceFor" | "prefer">;
  readonly inbox: Pick<Inbox, "receive" | "opened">;
  readonly clock: Clock;
  readonly handOut: HandOut;
}

/** Who has agreed: their rows. */
interface Member {
  readonly person: KnownPerson;
  readonly enrolment: Enrolment;
}

const nothing: Answered = { times: [], unread: 0 };

const thanks = "Thank you, your answer is in.";

/** What is said where an answer was not kept, and the page alone does not tell why. */
const refusals: Readonly<Partial<Record<InboxVerdict, string>>> = {
  unknown: "That can no longer be chosen.",
  "opted-out": "You have opted out, so nothing is kept.",
};

export function createParticipantSession(
  parts: ParticipantSessionParts,
  { id: campaign }: Pick<Campaign, "id">,
  { externalId, guest }: Participant,
): ParticipantSession {
  const { memory, control, clock, handOut } = parts;
  const caller: Caller = {
    platform: "web",
    workspace: outsideWorkspace,
    channel: "",
    person: { id: guest, name: guest },
    mayManage: async () => ({ allowed: false, reason: "People from outside manage nothing." }),
  };

  async function present(): Promise<Campaign> {
    const found = await memory.campaigns.get(campaign);
    if (!found) throw new RangeError(`The campaign ${campaign} is gone.`);
    return found;
  }

  /** Null before they agree. A kill may have come between agreeing and who they are. */
  async function findMember({ design }: Campaign): Promise<Member | null> {
    const person = await memory.people.find(caller.platform, caller.workspace, guest);
    const enrolment = person && (await memory.campaigns.enrolment(campaign, person.id));
    if (!enrolment || enrolment.consent?.version !== design.consent.version) return null;
    if (enrolment.externalId === null)
      await memory.campaigns.setExternalId(campaign, person.id, externalId);
    return { person, enrolment };
  }

  async function look(said: string | null = null): Promise<JoinView> {
    const found = await present();
    const member = await findMember(found);
    const answered = member ? await answeredBy(memory, found, member.person.id) : nothing;
    const { title, answersPerParticipant: wanted = null } = found.design;
    const stage = await stageOf(found, member, answered);
    return { title, progress: { given: answered.times.length, wanted }, said, stage };
  }

  async function stageOf(
    { design, state }: Campaign,
    member: Member | null,
    { times, unread }: Answered,
  ): Promise<JoinStage> {
    const { title, consent, minimumAge, instructions, pay } = design;
    if (!member) {
      if (state === "closed") return { at: "over" };
      const request = { campaign, title, text: consent.text, minimumAge };
      return { at: "consent", request, pay };
    }
    const { answersPerParticipant: wanted = Number.POSITIVE_INFINITY } = design;
    if (state === "closed" || times.length >= wanted) return end(design, member, times.length);
    if (times.length + unread >= wanted) return { at: "waiting", for: "the-reading", instructions };
    const practice = await control.practiceFor(campaign, caller);
    if (practice) return { at: "practice", instructions, practice };
    if (state === "created") return { at: "waiting", for: "the-start", instructions };
    if (state === "paused") return { at: "waiting", for: "the-end-of-a-pause", instructions };
    const open = await openToday(design, member);
    if (open === null) return { at: "waiting", for: "another-day", instructions };
    const before = open.filter(({ question }) => handOut.has(guest, question.id));
    const question = handOut.give(guest, open, clock.now());
    const chosen = open.find((one) => one.question === question);
    if (!chosen) return { at: "waiting", for: "a-question", instructions };
    if (!before.includes(chosen)) await noteShown(chosen.question.id);
    return ask(instructions, chosen, member);
  }

  /** What they take to answer is counted from here. */
  async function noteShown(question: string): Promise<void> {
    await parts.inbox.opened({
      platform: caller.platform,
      workspace: caller.workspace,
      person: guest,
      about: { kind: "words", question },
      at: clock.now(),
    });
  }

  async function end(
    design: Campaign["design"],
    member: Member,
    given: number,
  ): Promise<JoinStage> {
    handOut.release(guest);
    const { debrief, pay, completionCode, completionUrl } = design;
    const code = given > 0 ? (completionCode ?? null) : null;
    if (code !== null && member.enrolment.codeGivenAt === null)
      await memory.campaigns.setCodeGiven(campaign, member.person.id, clock.now());
    return { at: "done", debrief, pay, code, url: code === null ? null : (completionUrl ?? null) };
  }

  /** Once they had enough, only what they answered in words that nothing was read from; null: there is none. */
  async function openToday(
    { timeZone, dailyQuestions }: Campaign["design"],
    { person }: Member,
  ): Promise<readonly OpenQuestion[] | null> {
    const open = await openFor(memory, { id: campaign }, person.id);
    const today = startOfDay(clock.now(), timeZone);
    if ((await memory.people.questionsToday(person.id, today)) < dailyQuestions) return open;
    const begun = open.filter(({ ballots }) => ballots.some((one) => one.person === person.id));
    return begun.length > 0 ? begun : null;
  }

  async function ask(
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

  /** Whether it is one of those that they may answer now, also when its page was loaded before a restart. */
  async function mayAnswer(id: string): Promise<boolean> {
    const found = await present();
    const { stage } = await look();
    if (stage.at !== "question") return false;
    if (stage.asked.question.id === id) return true;
    const member = await findMember(found);
    const open = member ? await openFor(memory, found, member.person.id) : [];
    return open.some(({ question }) => question.id === id);
  }

  return {
    id: guest,
    look: () => look(),

    async agree() {
      if ((await present()).state === "closed") return look();
      await control.perform({ verb: "consent", campaign, agree: true }, caller);
      // Finding them writes down who they are.
      await findMember(await present());
      return look();
    },

    async practise({ at, choice }) {
      const { design } = await present();
      const asked = await control.practiceFor(campaign, caller);
      const task = design.practice[at];
      const said = task?.choices[choice];
      if (asked?.at !== at || task === undefined || said === undefined) return look();
      await control.perform(
        { verb: "consent", campaign, agree: null, practice: { at, choice } },
        caller,
      );
      if (said === task.answer) return look("That is right.");
      return look(`“${said}” is not right, “${task.answer}” is. Please try again.`);
    },

    async answer(given) {
      if (!(await mayAnswer(given.question)))
        return look("That question has been settled meanwhile. Thank you all the same.");
      const what = toKind(given);
      const verdict = await parts.inbox.receive({
        key: `web:${outsideWorkspace}:${what.kind}:${given.key}`,
        platform: "web",
        workspace: outsideWorkspace,
        person: caller.person,
        at: clock.now(),
        what,
      });
      return look(verdict === "accepted" ? thanks : (refusals[verdict] ?? null));
    },

    data: () => control.perform({ verb: "my-data", request: "export" }, caller),

    async leave(sure) {
      const asked = await control.prefer("forget-me", caller);
      if (!sure) return asked;
      handOut.release(guest);
      return control.prefer("forget-me-yes", caller);
    },
  };
}

function toKind({ question, choice, text }: JoinAnswer) {
  return choice === null
    ? ({ kind: "words", question, text: text ?? "" } as const)
    : ({ kind: "press", question, choice } as const);
}
