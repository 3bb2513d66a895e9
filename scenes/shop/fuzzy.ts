/** Compares texts in percent, as thefuzz 0.19 does with Python's difflib. */

/** Compares sets of words: 100 when one text has all words of the other. */
export function tokenSetRatio(one: string, other: string): number {
  const first = new Set(readWords(one));
  const second = new Set(readWords(other));
  if (first.size === 0 || second.size === 0) return 0;
  const join = (words: readonly string[]) => [...words].sort().join(" ");
  const shared = join([...first].filter((word) => second.has(word)));
  const withFirst = `${shared} ${join([...first].filter((word) => !second.has(word)))}`.trim();
  const withSecond = `${shared} ${join([...second].filter((word) => !first.has(word)))}`.trim();
  return Math.max(
    ratio(shared, withFirst),
    ratio(shared, withSecond),
    ratio(withFirst, withSecond),
  );
}

function readWords(text: string): readonly string[] {
  const plain = text.replace(/[\u0080-\u00ff]/g, "").replace(/[^\p{L}\p{N}_]/gu, " ");
  return plain
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
}

function ratio(one: string, other: string): number {
  if (one === other) return 100;
  if (one === "" || other === "") return 0;
  return roundHalfEven((100 * 2 * countMatching(one, other)) / (one.length + other.length));
}

function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Counts difflib's matching blocks: the longest common one, then recursively before and after it. */
function countMatching(one: string, other: string): number {
  if (one === "" || other === "") return 0;
  let best = { from: 0, at: 0, length: 0 };
  let before: number[] = [];
  for (let from = 0; from < one.length; from++) {
    const lengths: number[] = [];
    for (let at = 0; at < other.length; at++) {
      if (one[from] !== other[at]) continue;
      const length = (before[at - 1] ?? 0) + 1;
      lengths[at] = length;
      if (length > best.length) best = { from: from - length + 1, at: at - length + 1, length };
    }
    before = lengths;
  }
  const { from, at, length } = best;
  if (length === 0) return 0;
  return (
    length +
    countMatching(one.slice(0, from), other.slice(0, at)) +
    countMatching(one.slice(from + length), other.slice(at + length))
  );
}
