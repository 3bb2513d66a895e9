/** Pseudonyms: a keyed hash of a row's id. Only somebody with the key can find the row. */
import { createHmac } from "node:crypto";

const pseudonymKinds = {
  household: "h",
  person: "p",
  episode: "e",
  question: "q",
  ballot: "b",
  fact: "f",
  tuple: "t",
} as const;
export type PseudonymKind = keyof typeof pseudonymKinds;

/** The same id under the same key always has the same pseudonym of 18 characters. */
export type Pseudonyms = (kind: PseudonymKind, id: string) => string;

/**
 * @param key secret of at least 32 characters; it is not part of a release
 * @param imported ids from a release: they are pseudonyms already, and stay as they are
 */
export function createPseudonyms(key: string, imported: ReadonlySet<string>): Pseudonyms {
  return (kind, id) => {
    if (imported.has(id)) return id;
    const hash = createHmac("sha256", key).update(`${kind}\u0000${id}`).digest("hex");
    return `${pseudonymKinds[kind]}-${hash.slice(0, 16)}`;
  };
}
