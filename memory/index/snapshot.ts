/** Saves the vector graph in files, and reads it back. It derives from the rows, so a loss only costs time. */
import { createHash, randomBytes } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { SousError } from "../../src/core/errors.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { readTextFile } from "../../src/core/text-file.js";
import { Graph, graphShape } from "./graph.js";
import type { RowReader } from "./row-reader.js";

const headerShape = z.object({
  format: z.literal(1),
  embedder: z.string(),
  dimensions: z.number().int(),
  links: z.number().int(),
  graph: z.string().regex(/^[^/\\]+\.hnsw$/),
  sha256: z.string(),
  bytes: z.number().int(),
  points: z.number().int(),
  covers: z.number().int(),
  /** The search width, and the number of points when it was chosen; absent in files of older versions. */
  chosen: z
    .object({ width: z.number().int(), recallAt10: z.number(), points: z.number().int() })
    .nullable()
    .default(null),
});

/** Describes a graph file; one without a matching description is ignored. */
export type SnapshotHeader = z.infer<typeof headerShape>;

export type SnapshotProblem = "missing" | "corrupt" | "other embedder" | "stale";

const sampledPoints = 64;

/** Fewest bytes of a point: links, vector, label and level, without upper levels. */
const bytesPerPoint = (dimensions: number) => 2 * graphShape.links * 4 + 4 + dimensions * 4 + 8 + 4;

/**
 * Writes new files, flushes them, then renames the header, which makes them count.
 * @param base database path with the kind: "…/sous.db.tuple"
 * @throws SousError "snapshot-incomplete" when not all of it reached the disk
 */
export async function writeSnapshot(
  base: string,
  {
    graph,
    chosen,
    embedder,
  }: Pick<SnapshotHeader, "chosen"> & { graph: Graph; embedder: Embedder },
): Promise<SnapshotHeader> {
  const covers = graph.covers;
  const points = graph.size;
  const file = `${base}-${covers}-${randomBytes(4).toString("hex")}.hnsw`;
  // The library writes into an existing file, so it is created here, private to its user.
  await (await open(file, "wx", 0o600)).close();
  await graph.write(file);
  const { size: bytes } = await stat(file);
  if (bytes < points * bytesPerPoint(embedder.dimensions)) {
    await rm(file, { force: true });
    throw new SousError("snapshot-incomplete", `${file}: the disk took ${bytes} bytes. Make room.`);
  }
  await flush(file);
  const header: SnapshotHeader = {
    format: 1,
    embedder: embedder.id,
    dimensions: embedder.dimensions,
    links: graphShape.links,
    graph: path.basename(file),
    sha256: await hashFile(file),
    bytes,
    points,
    covers,
    chosen,
  };
  await putInPlace(headerFile(base), JSON.stringify(header));
  await removeLeftovers(base, header.graph);
  return header;
}

/** Checks every byte before the library reads the file, and that the graph fits the rows. */
export async function readSnapshot(
  base: string,
  { id, dimensions }: Embedder,
  rows: RowReader,
): Promise<SnapshotProblem | { readonly graph: Graph; readonly header: SnapshotHeader }> {
  const header = readHeader(base);
  if (typeof header === "string") return header;
  if (header.embedder !== id || header.dimensions !== dimensions) return "other embedder";
  const graph = await readGraph(path.join(path.dirname(base), header.graph), header);
  if (!graph) return "corrupt";
  return (await fitsRows(graph, rows)) ? { graph, header } : "stale";
}

async function readGraph(file: string, header: SnapshotHeader): Promise<Graph | null> {
  try {
    const { size } = await stat(file);
    if (size !== header.bytes || (await hashFile(file)) !== header.sha256) return null;
    const graph = await Graph.read(file, header.dimensions, header.covers);
    return graph.size === header.points ? graph : null;
  } catch {
    return null;
  }
}

/** Removes deleted rows from the graph. Returns whether the rest has the numbers and vectors of the stored rows. */
async function fitsRows(graph: Graph, rows: RowReader): Promise<boolean> {
  if ((await rows.highestNumber()) < graph.covers) return false;
  const numbers = await rows.numbers();
  const present = new Set(numbers);
  for (const number of graph.numbers) if (!present.has(number)) graph.remove(number);
  const kept = [...graph.numbers];
  if (kept.length !== numbers.filter((number) => number <= graph.covers).length) return false;
  const step = Math.max(1, Math.floor(kept.length / sampledPoints));
  const some = kept.filter((_, at) => at % step === 0);
  return (await rows.byNumbers(some)).every(({ number, vector }) =>
    graph.pointOf(number).every((value, at) => value === vector[at]),
  );
}

function readHeader(base: string): SnapshotHeader | "missing" | "corrupt" {
  const file = headerFile(base);
  if (!existsSync(file)) return "missing";
  try {
    return headerShape.parse(JSON.parse(readTextFile(file)));
  } catch {
    return "corrupt";
  }
}

export async function removeSnapshot(base: string): Promise<void> {
  await rm(headerFile(base), { force: true });
  await removeLeftovers(base, null);
}

function headerFile(base: string): string {
  return `${base}.index.json`;
}

async function putInPlace(file: string, text: string): Promise<void> {
  const temporary = `${file}.tmp`;
  await rm(temporary, { force: true });
  const handle = await open(temporary, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await flush(path.dirname(file));
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeLeftovers(base: string, kept: string | null): Promise<void> {
  const folder = path.dirname(base);
  const names = await readdir(folder);
  const left = names.filter(
    (name) => name.startsWith(`${path.basename(base)}-`) && name.endsWith(".hnsw") && name !== kept,
  );
  for (const name of left) await rm(path.join(folder, name), { force: true });
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest("hex");
}
