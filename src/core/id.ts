import { randomBytes } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A new id: a letter for what it is and 14 random characters (70 bits). With 16 characters it fits
 * a Discord nonce (25) and leaves room for a choice in a button's id.
 */
export function newId(
  kind: "e" | "q" | "b" | "c" | "n" | "f" | "t" | "p" | "r" | "m" | "s",
): string {
  const characters = [...randomBytes(14)].map((byte) => alphabet[byte & 31]);
  return `${kind}-${characters.join("")}`;
}
