/** Sessions are signed, so that nothing is stored before people consent. */

import type { Clock } from "../../core/clock.js";
import { participantPattern } from "../../core/join.js";
import { isSameSecret } from "../../core/same-secret.js";
import type { Seals } from "./seals.js";

/** Proof of identity: a signed link, or the code of those who consented at this time. Null without proof. */
export type Proof = "link" | `code ${number}` | null;

interface Participant {
  readonly externalId: string;
  readonly proof: Proof;
}

const sessionMs = 30 * 24 * 3_600_000;

export function createSessions(seals: Seals, clock: Clock) {
  const markOf = (campaign: string, until: string, { externalId, proof }: Participant): string =>
    seals.sign(proof === null ? "session" : `session by ${proof}`, campaign, until, externalId);

  return {
    open(campaign: string, participant: Participant) {
      const until = clock.now() + sessionMs;
      const mark = markOf(campaign, String(until), participant);
      const encoded = Buffer.from(participant.externalId).toString("base64url");
      const { proof } = participant;
      return { token: [until, encoded, mark, ...(proof ? [proof] : [])].join("."), until };
    },
    /** Returns null when forged, for another campaign, or expired. */
    read(campaign: string, token: string) {
      const [until = "", encoded = "", mark = "", given = null] = token.split(".");
      const externalId = Buffer.from(encoded, "base64url").toString();
      if (!participantPattern.test(externalId)) return null;
      if (!(Number(until) > clock.now())) return null;
      if (given !== null && !isProof(given)) return null;
      const participant = { externalId, proof: given };
      return isSameSecret(mark, markOf(campaign, until, participant)) ? participant : null;
    },
  };
}

function isProof(given: string): given is NonNullable<Proof> {
  return /^(?:link|code \d+)$/.test(given);
}
