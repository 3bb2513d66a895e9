/** Sets a key as the newest; drops the oldest key beyond `most`. */
export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/** Keeps the results of a pure function for its last `most` texts, except long ones. */
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

/** Returns the value made for an object, or makes and caches it for the object's lifetime. */
export function keptFor<K extends object, V>(kept: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  kept.set(key, made);
  return made;
}
