/** Serves the page on which people from outside join campaigns and answer. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Caller, InboxVerdict } from "../../core/bot.js";
import { type Campaign, hasDoor } from "../../core/campaign/campaign.js";
import {
  type DataAnswer,
  type JoinAnswer,
  type JoinDesk,
  type JoinView,
  outsideWorkspace,
  type ParticipantSession,
} from "../../core/people/join.js";
import { isSameSecret } from "../../core/same-secret.js";
import { enrolmentOf } from "../control/consent.js";
import { HandOut } from "./hand-out.js";
import { answeredBy, isUnclear, openFor } from "./questions.js";
import { createSessions, readCode, Seals } from "./seals.js";
import {
  dataCodeFor,
  findStage,
  isThemselves,
  type Member,
  type ParticipantContext,
  proofByCode,
} from "./stage.js";

type DeskParts = Pick<ParticipantContext, "memory" | "control" | "inbox" | "clock"> & {
  /** Key for sessions, signatures, codes and pseudonyms, read on first use. */
  readonly key: () => string;
};

export function createJoinDesk({ key, ...parts }: DeskParts): JoinDesk {
  const { memory, clock } = parts;
  const seals = new Seals(key);
  const sessions = createSessions(seals, clock);
  const handOut = new HandOut();

  async function title(campaign: string): Promise<string | null> {
    const found = await memory.campaigns.get(campaign);
    return found && hasDoor(found.design) ? found.design.title : null;
  }

  /** Whether the participant first came by a signed link. Then nobody can act as them by typing their id. */
  async function isByLink(campaign: string, guest: string): Promise<boolean> {
    return (await enrolmentOf(memory, campaign, callerOf(guest)))?.byLink === true;
  }

  return {
    title,

    async enter(campaign, { participant: externalId, signature }) {
      if ((await title(campaign)) === null) return "no-study";
      const sent = { campaign, externalId };
      if (signature !== null) {
        if (!isSameSecret(signature, seals.link(sent))) return "wrong-link";
        return sessions.open(campaign, { externalId, proof: "link" });
      }
      if (await isByLink(campaign, seals.guest(sent))) return "needs-link";
      return sessions.open(campaign, { externalId, proof: null });
    },

    async session(campaign, { token, device }) {
      const participant = (await title(campaign)) === null ? null : sessions.read(campaign, token);
      if (!participant) return null;
      const { externalId, proof } = participant;
      const sent = { campaign, externalId };
      const guest = seals.guest(sent);
      if (proof === null && (await isByLink(campaign, guest))) return null;
      const visitor = {
        sent,
        proof,
        device: device === "" ? null : seals.device(sent, device),
      };
      const caller = callerOf(guest);
      return createParticipantSession({ ...parts, handOut, seals, caller, visitor, sessions });
    },
  };
}

function callerOf(guest: string): Caller {
  return {
    platform: "web",
    workspace: outsideWorkspace,
    channel: "",
    isDirect: true,
    person: { id: guest, name: guest },
    mayManage: async () => ({ allowed: false, reason: "People from outside manage nothing." }),
    belongs: async () => "no",
  };
}

const thanks = "Thank you, your answer is in.";
/** Milliseconds that a page waits for its answer to be read. */
const readingMs = 2_000;
const lookMs = 50;
const mostParticipants = 5_000;
const full = "This study has as many people as it can take. Nothing of yours was kept.";
const notYours =
  "This device does not show that you are this participant. To see or delete what you said, use the device on which you gave all your answers, type the code that you got there, or write to whoever sent you here.";

const refusals: Readonly<Partial<Record<InboxVerdict, string>>> = {
  unknown: "That can no longer be chosen.",
  "opted-out": "You have opted out, so nothing is kept.",
};

function createParticipantSession(
  context: ParticipantContext & { readonly sessions: ReturnType<typeof createSessions> },
): ParticipantSession {
  const { memory, control, clock, handOut, inbox, seals, caller, visitor, sessions } = context;
  const { platform, workspace, person: guest } = caller;
  const { campaign, externalId } = visitor.sent;

  async function present(): Promise<Campaign> {
    const found = await memory.campaigns.get(campaign);
    if (!found) throw new RangeError(`The campaign ${campaign} is gone.`);
    return found;
  }

  /** Finds the visitor as a participant; null before consent. Stores the external id if a kill prevented that. */
  async function findMember({ design }: Campaign): Promise<Member | null> {
    const person = await memory.people.find(platform, workspace, guest.id);
    const enrolment = person && (await memory.campaigns.enrolment(campaign, person.id));
    if (!enrolment || enrolment.consentVersion !== design.consent.version) return null;
    if (enrolment.externalId === null)
      await memory.campaigns.enrol(campaign, person.id, { externalId });
    if (visitor.proof === "link" && !enrolment.byLink)
      await memory.campaigns.enrol(campaign, person.id, { byLink: true });
    return { person, enrolment };
  }

  /** Stores consent. The device of a new participant becomes theirs, and later devices cannot change that. */
  async function enrol(): Promise<void> {
    const known = await memory.people.find(platform, workspace, guest.id);
    await control.perform({ verb: "consent", campaign, agree: true }, caller);
    const member = await findMember(await present());
    if (member && !known)
      await memory.campaigns.enrol(campaign, member.person.id, { device: visitor.device });
  }

  /**
   * Stores which device gave all answers so far. Only that one shows them, so that nobody sees a person's answers by
   * typing their id. After an answer from a second device, only a link or the code opens them.
   */
  async function keepSeat<T>(member: Member | null, answer: () => Promise<T>): Promise<T> {
    if (!member || isThemselves(visitor, member)) return answer();
    const { id } = member.person;
    const seat = (device: string | null) => memory.campaigns.enrol(campaign, id, { device });
    await seat(null);
    const answered = await answer();
    const isFirst = (await memory.questions.answersOf(id, 2)).length === 1;
    await seat(isFirst ? visitor.device : null);
    return answered;
  }

  /** Waits briefly until the answer is read. False if it is unclear. */
  async function isUnderstood(question: string): Promise<boolean> {
    const person = await memory.people.find(platform, workspace, guest.id);
    for (let waited = 0; waited < readingMs; waited += lookMs) {
      const ballots = await memory.questions.ballots(question);
      const last = ballots.filter((ballot) => ballot.person === person?.id).at(-1);
      if (!last || last.understood !== null) return !last || !isUnclear(last);
      await sleep(lookMs);
    }
    return true;
  }

  /** Whether the visitor may see the participant's data. Unknown participants have none to protect. */
  async function mayHaveData(): Promise<boolean> {
    const person = await memory.people.find(platform, workspace, guest.id);
    if (!person) return true;
    const enrolment = await memory.campaigns.enrolment(campaign, person.id);
    return enrolment !== null && isThemselves(visitor, { person, enrolment });
  }

  async function about(work: () => Promise<string>): Promise<DataAnswer> {
    if (!(await mayHaveData())) return { text: notYours, refused: true };
    return { text: await work(), refused: false };
  }

  async function look(said: string | null = null): Promise<JoinView> {
    const found = await present();
    const member = await findMember(found);
    const answered = member
      ? await answeredBy(memory, found, member.person.id)
      : { times: [], unread: 0 };
    const { title, answersPerParticipant: wanted = null } = found.design;
    const stage = await findStage(context, found, member, answered);
    const isElsewhere = member !== null && !isThemselves(visitor, member);
    const dataCode = member && dataCodeFor(context, member);
    const progress = { given: answered.times.length + answered.unread, wanted };
    return { title, progress, said, isElsewhere, dataCode, stage };
  }

  /** Whether the participant may answer the question: the one shown, or an open one on a page from before a restart. */
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
      const found = await present();
      if (found.state === "closed" || (await findMember(found))) return look();
      const { length } = await memory.campaigns.enrolments(campaign);
      if (length >= mostParticipants) return look(full);
      await enrol();
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
      const event = { key, platform, workspace, person: guest, at, what };
      const verdict = await keepSeat(await findMember(await present()), () => inbox.receive(event));
      if (verdict !== "accepted") return look(refusals[verdict] ?? null);
      return look((await isUnderstood(given.question)) ? thanks : null);
    },

    data: () => about(() => control.perform({ verb: "my-data", request: "export" }, caller)),

    leave: (sure) =>
      about(async () => {
        const asked = await control.prefer("forget-me", caller);
        if (!sure) return asked;
        handOut.release(guest.id);
        return control.prefer("forget-me-yes", caller);
      }),

    async prove(typed) {
      const enrolment = (await findMember(await present()))?.enrolment;
      if (enrolment?.consentAt == null) return null;
      const code = seals.dataCode(visitor.sent, enrolment.consentAt);
      if (!isSameSecret(readCode(typed), code)) return null;
      return sessions.open(campaign, { externalId, proof: proofByCode(enrolment) });
    },
  };
}

function toKind({ question, choice, text }: JoinAnswer) {
  return choice === null
    ? ({ kind: "words", question, text: text ?? "" } as const)
    : ({ kind: "press", question, choice } as const);
}
