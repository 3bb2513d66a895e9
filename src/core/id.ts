import { randomFillSync } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 14;
/** Random bytes for 256 ids, as a call for fewer costs as much. */
const bytes = Buffer.alloc(256 * length);
let used = bytes.length;

/** Makes an id: a letter and 14 random characters (70 bits), short enough for a Discord nonce (25) and a button. */
export function newId(
  kind: "a" | "e" | "q" | "b" | "c" | "n" | "f" | "t" | "p" | "r" | "m" | "s",
): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  let id = `${kind}-`;
  for (const end = used + length; used < end; used++) id += alphabet[(bytes[used] ?? 0) & 31];
  return id;
}
