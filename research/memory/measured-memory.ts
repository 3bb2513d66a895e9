import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { Memory } from "../../memory/stores.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { SousError } from "../../src/core/errors.js";
import { openScratchHome } from "../lab/scratch-episode.js";

export interface MeasuredOptions {
  readonly file: string;
  readonly dimensions: number;
  readonly graphFrom?: number;
}

/** The product's memory with the hashing embedder, as the bench sees it. */
export async function openMeasured({ file, dimensions, graphFrom }: MeasuredOptions) {
  const embedder = createHashingEmbedder(dimensions);
  const memory = await openMemory({ file, clock: systemClock, embedder, graphFrom });
  const { index } = memory;
  return {
    /** Writes a home with these sentences as its rows. */
    fill: async (home: string, sentences: readonly string[]) => {
      await writeHome(memory, home, sentences);
      await index.settle();
    },
    embed: (texts: readonly string[]) => embedder.embed(texts),
    nearest: (query: Float32Array, k: number) => index.nearest(query, k),
    nearestIn: (household: string, sentence: string, k: number) =>
      memory.tuples.nearest({ goal: sentence, observation: sentence, household, k }),
    /** Waits until every row is in the index and its search width is chosen. */
    settle: async () => refuseTrouble((await index.settle()).trouble),
    rebuild: async () => refuseTrouble((await index.rebuild()).trouble),
    indexBytes: () => sizeOfIndex(file),
    close: () => memory.close(),
  };
}

export type MeasuredMemory = Awaited<ReturnType<typeof openMeasured>>;

/** Gives all tuples of a closed database to one of its homes. Their vectors and the index stay as they are. */
export function giveAllTo(home: string, file: string): void {
  const db = new SqliteFile({ file, readOnly: false });
  db.run("UPDATE tuples SET household = @home", { home });
  db.close();
}

/** A home with one episode and a tuple for each sentence. */
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

function refuseTrouble(trouble: string | null): void {
  if (trouble !== null) throw new SousError("index-trouble", trouble);
}

/** Bytes of the files that the index keeps beside the database. */
function sizeOfIndex(file: string): number {
  const folder = path.dirname(file);
  const names = readdirSync(folder).filter((name) => /\.(hnsw|index\.json)$/.test(name));
  return names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}
