import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../app/clock.js";
import { SousError } from "../../core/errors.js";
import type { MeasuredMemory } from "./bench-memory.js";
import { writeHome } from "./written-home.js";

/** The product's memory with the hashing embedder, as the bench sees it. */
export async function openMeasured(options: {
  readonly file: string;
  readonly dimensions: number;
  readonly graphFrom?: number;
}): Promise<MeasuredMemory> {
  const { file, dimensions, graphFrom } = options;
  const embedder = createHashingEmbedder(dimensions);
  const memory = await openMemory({ file, clock: systemClock, embedder, graphFrom });
  const { index } = memory;
  return {
    fill: (home, sentences) => writeHome(memory, home, sentences),
    embed: (texts) => embedder.embed(texts),
    nearest: (query, k) => index.nearest(query, k),
    nearestIn: (home, query, k) => index.nearestIn(home, query, k),
    settle: async () => refuseTrouble((await index.settle()).trouble),
    rebuild: async () => refuseTrouble((await index.rebuild()).trouble),
    width: () => index.state().width,
    indexBytes: () => sizeOfIndex(file),
    close: () => memory.close(),
  };
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
