/** The doors of campaigns: one for each whose design has a completion code. */
import type { JoinDesk } from "../../core/join.js";
import { HandOut } from "./hand-out.js";
import { createParticipantSession, type ParticipantSessionParts } from "./participant-session.js";
import { createSessions } from "./sessions.js";

/** @param key of the sessions and of who people are; read when somebody first comes */
export function createJoinDesk(
  parts: Omit<ParticipantSessionParts, "handOut"> & { readonly key: () => string },
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
      if ((await title(campaign)) === null) return null;
      const participant = sessions.read(campaign, token);
      return (
        participant &&
        createParticipantSession({ ...parts, handOut }, { id: campaign }, participant)
      );
    },
  };
}
