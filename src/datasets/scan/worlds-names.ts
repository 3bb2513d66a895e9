/** Names in the worlds' own texts identify nobody: "Ana's mug", also when somebody called Ana takes part. "Ana" does. */
import type { Leak, Scan } from "./scan.js";

/**
 * Whether a find is a name of the worlds: the text is theirs, or they have the name before the same word. "Ana's"
 * alone is theirs if something of Ana's is.
 *
 * @param texts those of the worlds
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
