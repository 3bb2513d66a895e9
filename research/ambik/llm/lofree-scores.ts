type Counts = ReadonlyMap<string, number>;

type Similarity = (one: string, other: string) => number;

const weight = 0.1;

/** @param base of the entropy, more than 1 */
export function scoreLofree(counts: Counts, samples: number, base: number, similarity: Similarity) {
  const entries = [...counts];
  const frequencies = new Map(entries.map(([option, count]) => [option, count / samples]));
  const shares = [...frequencies.values()];
  const sum = shares.reduce((total, share) => total + share * Math.log(share), 0);
  const entropy = Math.abs(sum / Math.log(base));
  const highest = Math.max(...counts.values());
  const top = entries.find(([, count]) => count === highest)?.[0] ?? "";
  // Of options that are as frequent as the top one: 0.
  const similarities = new Map(
    entries.map(([option, count]) => [option, count === highest ? 0 : similarity(top, option)]),
  );
  const nonconformity = new Map(
    [...frequencies].map(([option, share]) => [
      option,
      1 - share + weight * entropy - weight * (similarities.get(option) ?? 0),
    ]),
  );
  return { frequencies, entropy, similarities, nonconformity };
}

/** Cosine of the counts of three letters in a row, blanks at both ends included. */
export const letterSimilarity: Similarity = (one, other) => {
  const [first, second] = [trigrams(one), trigrams(other)];
  const dot = [...first].reduce((sum, [gram, count]) => sum + count * (second.get(gram) ?? 0), 0);
  const length = norm(first) * norm(second);
  return length === 0 ? 0 : dot / length;
};

function trigrams(text: string): ReadonlyMap<string, number> {
  const padded = ` ${text.toLowerCase()} `;
  const counts = new Map<string, number>();
  for (let index = 0; index + 3 <= padded.length; index++) {
    const gram = padded.slice(index, index + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function norm(counts: ReadonlyMap<string, number>): number {
  return Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
}
