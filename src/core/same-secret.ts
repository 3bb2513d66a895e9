import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time, so that timing reveals nothing. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
