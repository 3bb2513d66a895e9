/** Searches facts, questions, answers and remembered decisions by words and by meaning. */
import type { Clock } from "../../src/core/clock.js";
import { asSaid, type Fact } from "../../src/core/memory/fact.js";
import type { RecallKind } from "../../src/core/memory/stores.js";
import type { Likeness } from "../index/likeness.js";
import { readUsefulness } from "../statements/reuse.js";
import { factTable } from "../statements/rows/fact-rows.js";
import { all, type Database, type Work } from "../work.js";
import { type Ranked, rankByVectors, rankByWords, recallKinds } from "./candidates.js";
import { isAside, searchWords } from "./query.js";
import { recencyOf, trustOf, tupleTrust, unknownTrust } from "./trust.js";
import { WordCounts } from "./word-counts.js";

interface Details {
  readonly id: string;
  readonly episode: string | null;
  readonly text: string;
  readonly by: string | null;
  readonly at: number;
  readonly trust: number;
}

export type Recollection = Omit<Details, "trust"> & {
  readonly kind: RecallKind;
  readonly household: string;
  readonly why: ReturnType<typeof weigh>;
};

function* readDetails(kind: RecallKind, ids: readonly string[]): Work<readonly Details[]> {
  switch (kind) {
    case "fact":
      return (yield* readFacts("facts.id", ids)).map((fact) => ({
        ...toRow(fact),
        trust: trustIn(fact),
      }));
    case "question":
      return yield* withTrust("question", yield* readRows(questions, ids));
    case "answer":
      return yield* withTrust("ballot", yield* readRows(answers, ids));
    case "tuple":
      return (yield* readRows(tuples, ids)).map((row) => ({ ...row, trust: tupleTrust }));
  }
}

const isWanted = "IN (SELECT value FROM json_each(@ids))";
const questions = `SELECT id, episode, text, NULL AS "by", asked_at AS at FROM questions
  WHERE id ${isWanted}`;
const answers = `SELECT ballots.id, questions.episode, texts.text, people.name AS "by", ballots.at
  FROM ballots JOIN questions ON questions.id = ballots.question
  JOIN texts ON texts.number = ballots.text JOIN people ON people.id = ballots.person
  WHERE ballots.id ${isWanted}`;
const tuples = `SELECT id, episode, goal || ' -> ' || action AS text, NULL AS "by", created_at AS at
  FROM tuples WHERE id ${isWanted}`;

type Row = Omit<Details, "trust">;

function* readRows(select: string, ids: readonly string[]): Work<readonly Row[]> {
  return yield* all<Row>(select, { ids: JSON.stringify(ids) });
}

/** Adds to each question or answer the trust in its best fact. */
function* withTrust(of: "question" | "ballot", rows: readonly Row[]): Work<readonly Details[]> {
  const facts = yield* readFacts(
    `facts.${of}`,
    rows.map(({ id }) => id),
  );
  const best = new Map<string | null, number>();
  for (const fact of facts) best.set(fact[of], Math.max(best.get(fact[of]) ?? 0, trustIn(fact)));
  return rows.map((row) => ({ ...row, trust: best.get(row.id) ?? unknownTrust }));
}

/** `people` counts the people who said the same; 0 for an answer of which only the words are known. */
type CountedFact = Fact & { readonly people: number };

function* readFacts(
  column: "facts.id" | "facts.question" | "facts.ballot",
  ids: readonly string[],
): Work<readonly CountedFact[]> {
  return yield* factTable.select<Pick<CountedFact, "people">>(
    `SELECT ${factTable.columns}, CASE facts.objects_json WHEN @asSaid THEN 0 ELSE (
       SELECT count(DISTINCT same.person) FROM facts AS same
       WHERE same.household = facts.household AND same.subject = facts.subject
         AND same.relation = facts.relation AND same.polarity = facts.polarity
         AND same.objects_json = facts.objects_json AND same.status IN ('valid', 'superseded')
     ) END AS people
     FROM facts LEFT JOIN people ON people.id = facts.person WHERE ${column} ${isWanted}`,
    { ids: JSON.stringify(ids), asSaid: JSON.stringify([asSaid]) },
  );
}

function trustIn(fact: CountedFact): number {
  return trustOf({ ...fact, stands: fact.status === "valid" && fact.dispute === null });
}

function toRow(fact: CountedFact): Row {
  const { id, episode, subject, relation, polarity, personName: by, validFrom: at } = fact;
  const link = relation === "at" && !polarity ? "not at" : relation;
  const objects = fact.objects.join(", ") || "nothing";
  return { id, episode, text: `${subject} ${link} ${objects}`, by, at };
}

export interface RecallQuery {
  readonly text: string;
  readonly household: string;
  readonly k?: number;
  /** Also finds facts that hold only for this episode's task. */
  readonly episode?: string;
  readonly kinds?: readonly RecallKind[];
}

const depthFor = (k: number): number => Math.max(50, 5 * k);
/** Constant of reciprocal rank fusion: the higher it is, the less the first ranks differ. */
const softness = 5;
/** Weight of a rank by vectors relative to one by words. */
const vectorWeight = 1.5;
const neutral = 0.5;
/**
 * Creates the search. Fuses both rankings by reciprocal rank, then reranks by recency, trust and usefulness; newer
 * first among equals. The weights were chosen on the tuning half of `sous bench recall`.
 */
export function createRecall(db: Database, likeness: Likeness, clock: Clock) {
  const counts = new WordCounts();
  return async (query: RecallQuery): Promise<readonly Recollection[]> => {
    const { text, household, k = 10, episode = null, kinds = recallKinds } = query;
    const said = searchWords(text);
    if (said.words.length === 0 || k < 1) return [];
    const about = said.telling.join(" ");
    const scope = { household, episode, kinds: recallKinds.filter((kind) => kinds.includes(kind)) };
    const most = depthFor(k);
    const near = await rankByVectors(likeness, scope, { texts: [text, about], most });
    const isMost = likeness.isMostOf(household);
    const words = await db.read(counts.keepRare(said, likeness.count()));
    const ranked = await db.readTogether(rankByWords(scope, { words, most, isMost }));
    return db.readTogether(readBest(fuse(ranked, near), k, household, about, clock.now()));
  };
}

function* readBest(
  fused: readonly Fused[],
  k: number,
  household: string,
  about: string,
  now: number,
): Work<readonly Recollection[]> {
  const useful = yield* readUsefulness(fused.map(({ id }) => id));
  const found: Recollection[] = [];
  for (const kind of recallKinds) {
    const ranked = new Map(fused.filter((one) => one.kind === kind).map((one) => [one.id, one]));
    if (ranked.size === 0) continue;
    for (const { trust, ...row } of yield* readDetails(kind, [...ranked.keys()])) {
      const ranks = ranked.get(row.id);
      if (!ranks || (kind === "tuple" && isAside(row.text, about))) continue;
      const usefulness = useful.get(row.id) ?? neutral;
      const why = weigh(ranks, { trust, recency: recencyOf(now - row.at), usefulness });
      found.push({ kind, household, ...row, why });
    }
  }
  return found
    .sort((one, other) => other.why.score - one.why.score || other.at - one.at)
    .slice(0, k);
}

type Fused = ReturnType<typeof fuse>[number];

function fuse(said: readonly Ranked[], near: readonly Ranked[]) {
  const keyed = (ranked: readonly Ranked[]) => new Map(ranked.map((one) => [keyOf(one), one]));
  const [bySaid, byNear] = [keyed(said), keyed(near)];
  return [...new Map([...bySaid, ...byNear])].map(([key, { kind, id }]) => ({
    kind,
    id,
    said: bySaid.get(key) ?? null,
    near: byNear.get(key) ?? null,
  }));
}

function keyOf({ kind, id }: Ranked): string {
  return `${kind} ${id}`;
}

function weigh(
  { said, near }: Fused,
  factors: { readonly recency: number; readonly trust: number; readonly usefulness: number },
) {
  const fused =
    ((reciprocal(said) + vectorWeight * reciprocal(near)) * (softness + 1)) / (1 + vectorWeight);
  const { recency, trust, usefulness } = factors;
  return {
    /** Rank by shared words, from 1, with BM25's score. */
    wordRank: said?.rank ?? null,
    bm25: said?.value ?? null,
    /** Rank by vectors, from 1, with the cosine. */
    vectorRank: near?.rank ?? null,
    similarity: near?.value ?? null,
    fused,
    recency,
    trust,
    usefulness,
    score: fused * recency * trust * (0.5 + usefulness),
  };
}

function reciprocal(ranked: Ranked | null): number {
  return ranked ? 1 / (softness + ranked.rank) : 0;
}
