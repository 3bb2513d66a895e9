/** Keeps the newest results or entries, and forgets the oldest. */

/** Sets a key as the newest; drops the oldest key beyond `most`. */
export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/** Caches the results of a pure function for the `most` newest texts of at most `longest` characters. */
export function remembering<V>(
  work: (text: string) => V,
  most = 2000,
  longest = 100,
): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (text.length <= longest) keepNewest(known, text, result, most);
    return result;
  };
}

/** Caches the results for the last 8 texts, also long ones, as several readers ask about one text. */
export const recalling = <V>(work: (text: string) => V) => remembering(work, 8, 1e6);

/** Caches the result of a function of an object for the object's lifetime. */
export function keptFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/** Caches for each object the result for its last text. */
export function lastFor<K extends object, V>(work: (text: string, key: K) => V) {
  const kept = new WeakMap<K, { readonly text: string; readonly result: V }>();
  return (text: string, key: K): V => {
    const last = kept.get(key);
    if (last?.text === text) return last.result;
    const result = work(text, key);
    kept.set(key, { text, result });
    return result;
  };
}
