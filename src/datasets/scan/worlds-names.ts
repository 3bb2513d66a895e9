/** Names in the worlds' own texts ("Ana's mug") identify nobody, even if an Ana takes part; "Ana" alone does. */
import type { Leak, Scan } from "./scan.js";

/**
 * Recognises names from world texts: the text itself, or a name before the same word as there. "Ana's" alone counts if
 * something is Ana's.
 */
export function namesOfWorlds(
  scan: Scan,
  texts: Iterable<string>,
): (text: string, leak: Leak) => boolean {
  const own = new Set(texts);
  const phrases = new Set<string>();
  for (const text of own)
    for (const { phrase = "" } of scan(text)) {
      if (/[ _-]/.test(phrase)) phrases.add(phrase);
      const [, owner] = /^(.+'s?)[ _-]/.exec(phrase) ?? [];
      if (owner !== undefined) phrases.add(owner);
    }
  return (text, { kind, phrase = "" }) => kind === "name" && (own.has(text) || phrases.has(phrase));
}
