/** How fast and how right the memory's index is, against brute force over the same vectors. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mean, quantile, sum } from "simple-statistics";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { type OpenMemory as Memory, withMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { rankVectors } from "../../src/core/rank.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { openScratchHome } from "../lab/scratch-episode.js";
import { plainKind } from "../report/result-kind.js";

export const memoryCommand = () =>
  declareBench({
    flags: {
      n: flag.count("--n <rows>", "rows: sentences by the seed", 10_000),
      dim: flag.count("--dim <n>", "dimensions of the hashing embedder", 384),
      seed: flag.seed(),
    },
    help: `
Recall and brute force use the same vectors in the same run; brute force compares each row, as Sous does with few. Rows
of equal similarity are equally right. openMs is the time from opening the database to the first answer, with
a snapshot; rebuildMs is the time of a rebuild in the background, during searches. The homes have 200 rows each; for
homeMsP50 and homeRecallAt10 one home has them all, and its rows are searched as in play.

Example:
  sous bench memory --n 100000 --dim 384 --json`,
    unit: "rows",
    kind: plainKind("memory"),
    run: async ({ n, dim: dimensions, seed }) => {
      const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-bench-"));
      const file = path.join(folder, "sous.db");
      try {
        return await benchMemory({ file, n, dimensions, seed });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

const rowsPerHome = 200;
const neighbours = 10;
const mostQueries = 400;
const pauseMs = 20;
/** Rows of one text are equally near: whichever was found is right. */
const tie = 1e-4;

interface Request {
  readonly file: string;
  readonly n: number;
  readonly dimensions: number;
  readonly seed: number;
  readonly graphFrom?: number;
}

interface Question {
  readonly sentence: string;
  readonly vector: Float32Array;
  /** How near the nearest rows are. */
  readonly truth: readonly number[];
}

const homeName = (number: number) => `home-${number}`;

/** Fills an empty database, opens it again, and measures; then once more with all rows in one home. */
export async function benchMemory(request: Request) {
  const { file, n, dimensions, seed } = request;
  const embedder = createHashingEmbedder(dimensions);
  const open = <T>(work: (memory: Memory) => Promise<T>) =>
    withMemory({ ...request, clock: systemClock, embedder }, work);
  const rows: { readonly vector: Float32Array }[] = [];
  const addPerSecond = (1000 * n) / (await open((memory) => fill(memory, request, embedder, rows)));
  const start = performance.now();
  const { questions, figures } = await open(async (memory) => {
    const [first = new Float32Array()] = await embedder.embed(listSentences(1, seed, "probe"));
    await memory.index.nearest(first, neighbours);
    const openMs = performance.now() - start;
    await settle(memory);
    const sentences = listSentences(mostQueries, seed, "queries");
    const bruteMs: number[] = [];
    const questions = (await embedder.embed(sentences)).map((vector, at): Question => {
      const start = performance.now();
      const truth = rankVectors(vector, rows, neighbours).map(({ similarity }) => similarity);
      bruteMs.push(performance.now() - start);
      return { sentence: sentences[at] ?? "", vector, truth };
    });
    const { ms, recall } = await ask(questions, ({ vector }) =>
      memory.index.nearest(vector, neighbours),
    );
    const rebuildMs = await rebuildWhileAsked(memory, questions);
    const queryMsP50 = quantile(ms, 0.5);
    const bruteMsP50 = quantile(bruteMs, 0.5);
    const figures = {
      /** Share of brute force's ten nearest that the index finds. */
      recallAt10: recall,
      queryMsP50,
      queryMsP99: quantile(ms, 0.99),
      bruteMsP50,
      ratioToBrute: bruteMsP50 / queryMsP50,
      /** Embedded, written and added to the index. */
      addPerSecond,
      /** From opening the database to the first answer, with a snapshot. */
      openMs,
      rebuildMs,
      fileMb: sizeOfIndex(file) / 1e6,
      n,
      dim: dimensions,
      seed,
    };
    return { questions, figures };
  });
  giveAllTo(homeName(0), file);
  return open(async (memory) => {
    await settle(memory);
    const { ms, recall } = await ask(questions, ({ sentence: text }) =>
      memory.tuples.nearest({
        goal: text,
        observation: text,
        household: homeName(0),
        k: neighbours,
      }),
    );
    return { ...figures, homeMsP50: quantile(ms, 0.5), homeRecallAt10: recall };
  });
}

/** Writes homes of an episode each, with a tuple for each sentence. @returns how long it took, without embedding for `rows` */
async function fill(
  memory: Memory,
  { n, seed }: Request,
  embedder: Embedder,
  rows: { readonly vector: Float32Array }[],
): Promise<number> {
  const sentences = listSentences(n, seed, "rows");
  let ms = 0;
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    ms += performance.now() - start;
  };
  expectUnits(n);
  for (let at = 0; at < n; at += rowsPerHome) {
    const some = sentences.slice(at, at + rowsPerHome);
    await time(async () => {
      await writeHome(memory, homeName(at / rowsPerHome), some);
      await memory.index.settle();
    });
    for (const vector of await embedder.embed(some)) rows.push({ vector });
    advance(some.length);
    await breathe();
  }
  await time(() => settle(memory));
  return ms;
}

async function writeHome(
  memory: Memory,
  home: string,
  sentences: readonly string[],
): Promise<void> {
  const at = systemClock.now();
  const { id: episode } = await openScratchHome(memory, home, at);
  const rows = sentences.map((sentence, seq) => ({
    id: `${home}-t${seq}`,
    household: home,
    episode,
    seq,
    createdAt: at,
    goalType: "sentence",
    goal: sentence,
    observation: sentence,
    action: "look",
    history: { evaluation: [], summary: "" },
    cell: { goal: [], observation: [] },
    pattern: "look",
    source: "played" as const,
  }));
  await memory.tuples.keep(rows);
}

/** Waits until every row is in the index and its search width is chosen. */
const settle = async ({ index }: Memory) => refuseTrouble((await index.settle()).trouble);

function refuseTrouble(trouble: string | null): void {
  if (trouble !== null) throw new SousError("index-trouble", trouble);
}

/** Bytes of the files that the index keeps beside the database. */
function sizeOfIndex(file: string): number {
  const folder = path.dirname(file);
  const names = readdirSync(folder).filter((name) => /\.(hnsw|index\.json)$/.test(name));
  return sum(names.map((name) => statSync(path.join(folder, name)).size));
}

/** Gives all tuples of a closed database to one of its homes. Their vectors and the index stay as they are. */
function giveAllTo(home: string, file: string): void {
  const db = new SqliteFile({ file, readOnly: false });
  db.run("UPDATE tuples SET household = @home", { home });
  db.close();
}

type Nearest = (question: Question) => Promise<readonly { readonly similarity: number }[]>;

async function ask(questions: readonly Question[], nearest: Nearest) {
  for (const question of questions) await nearest(question); // warm
  const ms: number[] = [];
  const shares: number[] = [];
  for (const question of questions) {
    const start = performance.now();
    const found = await nearest(question);
    ms.push(performance.now() - start);
    const { truth } = question;
    const right = found.filter(({ similarity }) => similarity >= (truth.at(-1) ?? 0) - tie);
    shares.push(truth.length === 0 ? 1 : Math.min(1, right.length / truth.length));
  }
  return { ms, recall: mean(shares) };
}

async function rebuildWhileAsked({ index }: Memory, questions: readonly Question[]) {
  const start = performance.now();
  let rebuildMs: number | null = null;
  const rebuilding = index.rebuild().then(({ trouble }) => {
    refuseTrouble(trouble);
    rebuildMs = performance.now() - start;
  });
  for (let at = 0; rebuildMs === null; at = (at + 1) % questions.length) {
    await index.nearest(questions[at]?.vector ?? new Float32Array(), neighbours);
    await Promise.race([pause(pauseMs), rebuilding]);
  }
  await rebuilding;
  return rebuildMs as number;
}

const owners =
  "Ana Ben Chloe Dev Emma Farid Grace Hugo Iris Jonas Keiko Lena Marco Nora Omar Petra".split(" ");
const colours = "red blue green yellow white black grey orange purple striped".split(" ");
const sizes = "small big old new cracked clean dirty wet dusty favourite".split(" ");
const things =
  `mug plate bowl fork knife spoon pan pot kettle glass cup apple potato tomato egg lettuce loaf
   book pen pencil newspaper vase candle lamp pillow blanket towel soap sponge bottle remote laptop
   watch keychain box statue brush toothbrush bucket torch`
    .split(/\s+/)
    .filter(Boolean);
const places =
  `fridge sink microwave counter table shelf drawer cabinet cupboard desk dresser sofa armchair bed
   nightstand windowsill bathtub toilet bin coffee-machine stove oven`
    .split(/\s+/)
    .filter(Boolean);
const rooms = "kitchen bathroom bedroom hallway study cellar attic garage pantry lounge".split(" ");
const people = ["I think", "Maybe", "As far as I know,", "Please,", "Somebody said that", "Well,"];

/** Share of sentences that are another one with a word more, less or different. */
const nearDuplicates = 0.2;

/** `count` different sentences; the same seed always gives the same ones. */
function listSentences(count: number, seed: number, stream: string): readonly string[] {
  const random = seededRandom(seed, "sentences", stream);
  const known = new Set<string>();
  const sentences: string[] = [];
  while (sentences.length < count) {
    const earlier = random() < nearDuplicates ? pick(random, sentences) : undefined;
    const sentence = earlier === undefined ? say(random) : change(random, earlier);
    if (known.has(sentence)) continue;
    known.add(sentence);
    sentences.push(sentence);
  }
  return sentences;
}

function say(random: Random): string {
  const one = (list: readonly string[]) => pick(random, list) ?? "";
  const number = () => `${1 + Math.floor(random() * 9)}`;
  const described = () =>
    one([
      `${one(owners)}'s ${one(things)}`,
      `the ${one(colours)} ${one(things)}`,
      `the ${one(sizes)} ${one(colours)} ${one(things)}`,
      `${one(owners)}'s ${one(colours)} ${one(things)}`,
      `${one(things)} ${number()}`,
    ]);
  const placed = () =>
    one([
      `the ${one(places)}`,
      `${one(places)} ${number()}`,
      `the ${one(places)} in the ${one(rooms)}`,
      `the ${one(colours)} ${one(places)} by the window`,
    ]);
  const kinds = [
    () => `${described()} is in ${placed()}.`,
    () => `${described()} is on ${placed()}, next to ${described()}.`,
    () => `${described()} is not in ${placed()}.`,
    () => `Where is ${described()}?`,
    () => `Where do we keep ${described()} in the ${one(rooms)}?`,
    () => `Which ${one(things)} is ${one(owners)}'s, the ${one(colours)} or the ${one(sizes)} one?`,
    () => `How should I prepare ${described()} for ${one(owners)}?`,
    () => `You arrive at ${placed()}. On it, you see ${described()} and ${described()}.`,
    () => `You open ${placed()}. In it, you see ${described()}, ${described()} and nothing else.`,
    () => `${one(owners)} put ${described()} into ${placed()} before ${one(owners)} came home.`,
  ];
  return (pick(random, kinds) ?? kinds[0])?.() ?? "";
}

function change(random: Random, sentence: string): string {
  const words = sentence.split(" ");
  const at = Math.floor(random() * words.length);
  const kind = random();
  if (kind < 0.4) return `${pick(random, people)} ${sentence}`;
  if (kind < 0.7 && words.length > 4) return words.filter((_, place) => place !== at).join(" ");
  return words.with(at, pick(random, things) ?? "").join(" ");
}
