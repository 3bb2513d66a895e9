/** What only the key beside the database can make of a participant: their pseudonym, signatures and codes. */
import { createHmac } from "node:crypto";

/** A participant of a campaign, by their id at the service that sent them. */
export interface Sent {
  readonly campaign: string;
  readonly externalId: string;
}

const guestLength = 16;
const signatureLength = 32;
/** Letters that nobody confuses and that form no words. */
const codeLetters = "BCDFGHJKLMNPQRSTVWXZ";
const completionLength = 8;
/** So many that nobody guesses it from many addresses at once. */
const dataLength = 12;

export class Seals {
  readonly #key: () => string;

  /** @param key read when it is first needed */
  constructor(key: () => string) {
    this.#key = key;
  }

  /** A keyed hash, in hex. No two uses have the same first part. */
  sign(...parts: readonly string[]): string {
    return createHmac("sha256", this.#key()).update(parts.join("\n")).digest("hex");
  }

  /** Their id here: the same at every visit and on every device, another one in each campaign. */
  guest({ campaign, externalId }: Sent): string {
    return `guest${this.sign("person", campaign, externalId).slice(0, guestLength)}`;
  }

  /** The signature of a link that is theirs alone. */
  link({ campaign, externalId }: Sent): string {
    return this.sign("link", campaign, externalId).slice(0, signatureLength);
  }

  /** Says to those who pay that they reached the end. Others see it, so it opens nothing. */
  completionCode({ campaign, externalId }: Sent): string {
    return toCode(this.sign("completion code", campaign, externalId), completionLength);
  }

  /**
   * Opens their data on any device.
   *
   * @param agreedAt what is said by those who leave and come again has another code
   */
  dataCode({ campaign, externalId }: Sent, agreedAt: number): string {
    const hash = this.sign("data code", campaign, externalId, String(agreedAt));
    return toCode(hash, dataLength);
  }

  /** What is kept of a device's secret. Nobody sees by it that two participants share a device. */
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

/** A code as it is compared: people type small letters, spaces and dashes. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}
