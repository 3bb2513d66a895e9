/** Signs what participants carry: links, codes and sessions. */
import { createHmac } from "node:crypto";
import type { Clock } from "../../core/clock.js";
import { isSameSecret } from "../../core/same-secret.js";

/** `externalId` is the participant's id at the service that sent them. */
export interface Sent {
  readonly campaign: string;
  readonly externalId: string;
}

const guestLength = 16;
const signatureLength = 32;
/** Letters of codes. None is easily misread, and without vowels they form no words. */
const codeLetters = "BCDFGHJKLMNPQRSTVWXZ";
const completionLength = 8;
/** Length of the code that opens a person's data: it cannot be guessed, even from many addresses at once. */
const dataLength = 12;

export class Seals {
  constructor(private readonly key: () => string) {}

  /** Signs `parts` with the key. The first part names the purpose, so that a signature fits no other purpose. */
  sign(...parts: readonly string[]): string {
    return createHmac("sha256", this.key()).update(parts.join("\n")).digest("hex");
  }

  /** Returns a pseudonym: stable over visits and devices, different in each campaign. */
  guest({ campaign, externalId }: Sent): string {
    return `guest${this.sign("person", campaign, externalId).slice(0, guestLength)}`;
  }

  link({ campaign, externalId }: Sent): string {
    return this.sign("link", campaign, externalId).slice(0, signatureLength);
  }

  /** Returns the code that proves completion to payers. As others see it, it opens no data. */
  completionCode({ campaign, externalId }: Sent): string {
    return toCode(this.sign("completion code", campaign, externalId), completionLength);
  }

  /** @param agreedAt time of consent: people who leave and return get another code */
  dataCode({ campaign, externalId }: Sent, agreedAt: number): string {
    const hash = this.sign("data code", campaign, externalId, String(agreedAt));
    return toCode(hash, dataLength);
  }

  /** Returns a hash that does not reveal that two participants share a device. */
  device(sent: Sent, secret: string): string {
    return this.sign("device", sent.campaign, sent.externalId, secret);
  }
}

function toCode(hash: string, length: number): string {
  let rest = BigInt(`0x${hash}`);
  const letters = Array.from({ length }, () => {
    const letter = codeLetters[Number(rest % BigInt(codeLetters.length))] ?? "";
    rest /= BigInt(codeLetters.length);
    return letter;
  });
  return letters.join("");
}

export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** Proof of identity: a signed link, or the data code with its time of consent. Null without proof. */
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
    /** Returns null when forged, for another campaign, or expired. Id and proof are as `open` signed them. */
    read(campaign: string, token: string): Participant | null {
      const [until = "", encoded = "", mark = "", proof = null] = token.split(".");
      const externalId = Buffer.from(encoded, "base64url").toString();
      const participant = { externalId, proof: proof as Proof };
      const isValid = isSameSecret(mark, markOf(campaign, until, participant));
      return isValid && Number(until) > clock.now() ? participant : null;
    },
  };
}
