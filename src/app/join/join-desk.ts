import type { Caller } from "../../core/bot.js";
import { hasDoor } from "../../core/campaign.js";
import { type JoinDesk, outsideWorkspace, type SignedSession } from "../../core/join.js";
import { isSameSecret } from "../../core/same-secret.js";
import { HandOut } from "./hand-out.js";
import { createParticipantSession } from "./participant-session.js";
import { Seals } from "./seals.js";
import { createSessions, type Proof } from "./sessions.js";
import type { ParticipantContext } from "./stage.js";

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

  /** Whether they came by a signed link. Then an id alone does not suffice. */
  async function isByLink(campaign: string, guest: string): Promise<boolean> {
    const person = await memory.people.find("web", outsideWorkspace, guest);
    const enrolment = person && (await memory.campaigns.enrolment(campaign, person.id));
    return enrolment?.byLink === true;
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
      const openBy = (proof: Proof): SignedSession =>
        sessions.open(campaign, { externalId, proof });
      const caller = callerOf(guest);
      return createParticipantSession({ ...parts, handOut, seals, caller, visitor, openBy });
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
