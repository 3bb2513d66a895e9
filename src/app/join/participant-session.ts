/** One participant's place in a campaign: everything that they can see and do. */
import type { InboxVerdict } from "../../core/bot.js";
import type { Campaign } from "../../core/campaign.js";
import type { JoinAnswer, JoinView, ParticipantSession } from "../../core/join.js";
import { answeredBy } from "./given-answers.js";
import { openFor } from "./questions.js";
import { findStage, type Member, type ParticipantContext } from "./stage.js";

const thanks = "Thank you, your answer is in.";

/** Why an answer was not kept, where the page alone does not show it. */
const refusals: Readonly<Partial<Record<InboxVerdict, string>>> = {
  unknown: "That can no longer be chosen.",
  "opted-out": "You have opted out, so nothing is kept.",
};

/** @param externalId of the participant, as the people who sent them call them */
export function createParticipantSession(
  context: ParticipantContext,
  campaign: string,
  externalId: string,
): ParticipantSession {
  const { memory, control, clock, handOut, inbox, caller } = context;
  const { platform, workspace, person: guest } = caller;

  async function present(): Promise<Campaign> {
    const found = await memory.campaigns.get(campaign);
    if (!found) throw new RangeError(`The campaign ${campaign} is gone.`);
    return found;
  }

  /** Null before they agree. A kill may have come between their consent and their external id. */
  async function findMember({ design }: Campaign): Promise<Member | null> {
    const person = await memory.people.find(platform, workspace, guest.id);
    const enrolment = person && (await memory.campaigns.enrolment(campaign, person.id));
    if (!enrolment || enrolment.consent?.version !== design.consent.version) return null;
    if (enrolment.externalId === null)
      await memory.campaigns.setExternalId(campaign, person.id, externalId);
    return { person, enrolment };
  }

  async function look(said: string | null = null): Promise<JoinView> {
    const found = await present();
    const member = await findMember(found);
    const answered = member
      ? await answeredBy(memory, found, member.person.id)
      : { times: [], unread: 0 };
    const { title, answersPerParticipant: wanted = null } = found.design;
    const stage = await findStage(context, found, member, answered);
    return { title, progress: { given: answered.times.length, wanted }, said, stage };
  }

  /** Whether they may answer this question now, also when its page was loaded before a restart. */
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
    id: guest.id,
    look: () => look(),

    async agree() {
      if ((await present()).state === "closed") return look();
      await control.perform({ verb: "consent", campaign, agree: true }, caller);
      // This keeps their external id.
      await findMember(await present());
      return look();
    },

    async practise({ at, choice }) {
      const { design } = await present();
      const asked = await control.practiceFor(campaign, caller);
      const task = design.practice[at];
      const said = task?.choices[choice];
      if (asked?.at !== at || task === undefined || said === undefined) return look();
      const practice = { at, choice };
      await control.perform({ verb: "consent", campaign, agree: null, practice }, caller);
      if (said === task.answer) return look("That is right.");
      return look(`“${said}” is not right, “${task.answer}” is. Please try again.`);
    },

    async answer(given) {
      if (!(await mayAnswer(given.question)))
        return look("That question has been settled meanwhile. Thank you all the same.");
      const what = toKind(given);
      const key = `web:${workspace}:${what.kind}:${given.key}`;
      const at = clock.now();
      const verdict = await inbox.receive({ key, platform, workspace, person: guest, at, what });
      return look(verdict === "accepted" ? thanks : (refusals[verdict] ?? null));
    },

    data: () => control.perform({ verb: "my-data", request: "export" }, caller),

    async leave(sure) {
      const asked = await control.prefer("forget-me", caller);
      if (!sure) return asked;
      handOut.release(guest.id);
      return control.prefer("forget-me-yes", caller);
    },
  };
}

function toKind({ question, choice, text }: JoinAnswer) {
  return choice === null
    ? ({ kind: "words", question, text: text ?? "" } as const)
    : ({ kind: "press", question, choice } as const);
}
