/** The doors of campaigns: each design with a completion code has one. */
import type { Caller } from "../../core/bot.js";
import { type JoinDesk, outsideWorkspace } from "../../core/join.js";
import { HandOut } from "./hand-out.js";
import { createParticipantSession } from "./participant-session.js";
import { createSessions } from "./sessions.js";
import type { ParticipantContext } from "./stage.js";

/** @param key of sessions and of participants' pseudonyms; read when the first person comes */
export function createJoinDesk(
  parts: Omit<ParticipantContext, "handOut" | "caller"> & { readonly key: () => string },
): JoinDesk {
  const { memory, clock, key } = parts;
  const sessions = createSessions(key, clock);
  const handOut = new HandOut();

  async function title(campaign: string): Promise<string | null> {
    const found = await memory.campaigns.get(campaign);
    return found?.design.completionCode === undefined ? null : found.design.title;
  }

  return {
    title,
    async enter(campaign, participant) {
      return (await title(campaign)) === null ? null : sessions.open(campaign, participant);
    },
    async session(campaign, token) {
      const participant = (await title(campaign)) === null ? null : sessions.read(campaign, token);
      if (!participant) return null;
      const { externalId, guest } = participant;
      const context = { ...parts, handOut, caller: callerOf(guest) };
      return createParticipantSession(context, campaign, externalId);
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
