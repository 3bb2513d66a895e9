/** Sessions of people from outside: signed, so that nothing is written down before somebody agrees. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../core/clock.js";
import { participantPattern } from "../../core/join.js";

/** A person who came through a campaign's door. */
export interface Participant {
  /** Their id at the service that sent them. */
  readonly externalId: string;
  /** A keyed hash of it and of the campaign: the same at every visit and on every device. */
  readonly guest: string;
}

interface Sessions {
  /** @returns the session, and until when it holds (milliseconds since 1970) */
  open(campaign: string, externalId: string): { readonly token: string; readonly until: number };
  /** Null: not signed here, not for this campaign, or over. */
  read(campaign: string, token: string): Participant | null;
}

const sessionMs = 30 * 24 * 3_600_000;
const guestLength = 16;

/** @param key read when it is first needed */
export function createSessions(key: () => string, clock: Clock): Sessions {
  const sign = (...parts: readonly string[]): string =>
    createHmac("sha256", key()).update(parts.join("\n")).digest("hex");

  return {
    open(campaign, externalId) {
      const until = clock.now() + sessionMs;
      const mark = sign("session", campaign, String(until), externalId);
      const token = [until, Buffer.from(externalId).toString("base64url"), mark].join(".");
      return { token, until };
    },
    read(campaign, token) {
      const [until = "", encoded = "", mark = ""] = token.split(".");
      const externalId = Buffer.from(encoded, "base64url").toString();
      if (!participantPattern.test(externalId)) return null;
      if (!isSame(mark, sign("session", campaign, until, externalId))) return null;
      if (!(Number(until) > clock.now())) return null;
      const hash = sign("person", campaign, externalId);
      return { externalId, guest: `guest${hash.slice(0, guestLength)}` };
    },
  };
}

/** Takes the same time wherever the texts differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
