/** CPython's random numbers (MT19937), to draw and shuffle as WebShop does. */

const size = 624;
const period = 397;

export type PythonRandom = ReturnType<typeof pythonRandom>;

/** @param seed integer in [0, 2^53) */
export function pythonRandom(seed: number) {
  const high = Math.floor(seed / 2 ** 32);
  const state = seededState(high > 0 ? [seed >>> 0, high] : [seed]);
  let at = size;

  const word = (): number => {
    if (at >= size) {
      refill(state);
      at = 0;
    }
    let y = state[at++] ?? 0;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
  /** Draws an integer in [0, n); n is below 2^32. */
  const below = (n: number): number => {
    const bits = 32 - Math.clz32(n);
    for (;;) {
      const drawn = word() >>> (32 - bits);
      if (drawn < n) return drawn;
    }
  };
  const random = (): number => ((word() >>> 5) * 67108864 + (word() >>> 6)) / 9007199254740992;

  return {
    random,
    uniform: (low: number, high: number) => low + (high - low) * random(),
    /** Draws two different items, as Python's `random.sample(items, 2)` does for up to 21 items. */
    sampleTwo<T>([...pool]: readonly [T, T, ...T[]]): readonly [T, T] {
      const draw = (left: number): T => {
        const index = below(left);
        const drawn = pool[index] as T;
        pool[index] = pool[left - 1] as T;
        return drawn;
      };
      return [draw(pool.length), draw(pool.length - 1)];
    },
    shuffle(items: unknown[]) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [items[last], items[other]] = [items[other], items[last]];
      }
    },
  };
}

/** Like Python's `init_by_array`, with a key of at most 624 words. */
function seededState(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(size);
  const mixed = (index: number): number => {
    const before = state[index] ?? 0;
    return before ^ (before >>> 30);
  };
  state[0] = 19650218;
  for (let i = 1; i < size; i++) state[i] = Math.imul(1812433253, mixed(i - 1)) + i;
  let i = 1;
  const step = (factor: number, add: number): void => {
    state[i] = ((state[i] ?? 0) ^ Math.imul(mixed(i - 1), factor)) + add;
    if (++i < size) return;
    state[0] = state[size - 1] ?? 0;
    i = 1;
  };
  for (let k = 0; k < size; k++) {
    const at = k % key.length;
    step(1664525, (key[at] ?? 0) + at);
  }
  for (let k = 1; k < size; k++) step(1566083941, -i);
  state[0] = 0x80000000;
  return state;
}

function refill(state: Uint32Array): void {
  for (let k = 0; k < size; k++) {
    const next = state[(k + 1) % size] ?? 0;
    const y = ((state[k] ?? 0) & 0x80000000) | (next & 0x7fffffff);
    state[k] = (state[(k + period) % size] ?? 0) ^ (y >>> 1) ^ (next & 1 ? 0x9908b0df : 0);
  }
}
