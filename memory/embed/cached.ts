import { createHash } from "node:crypto";
import type { Clock } from "../../src/core/clock.js";
import { reasonOf, SousError } from "../../src/core/errors.js";
import type { StorageNotice } from "../../src/core/memory/storage.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { keepNewest } from "../../src/core/newest.js";
import { plainVector } from "../index/vector-rows.js";
import { all, type Database, run, type Work } from "../work.js";
import { isUsable } from "./usable.js";

/** Milliseconds until a failed server, or a text without a usable vector, is tried again. */
const restMs = 60_000;
const mostUnusable = 10_000;

/**
 * Keeps an embedder's vectors in the database, by embedder id and text hash. Read-only memories add none; unusable
 * vectors are never stored.
 */
export function cacheEmbeddings(
  {
    db,
    clock,
    onNotice,
  }: {
    readonly db: Database;
    readonly clock: Clock;
    readonly onNotice?: ((notice: StorageNotice) => void) | undefined;
  },
  embedder: Embedder,
): Embedder {
  const { id, dimensions } = embedder;
  const unusable = new Map<string, number>();
  let restsUntil = 0;
  let isTold = false;

  function tell(detail: string): void {
    if (!isTold) onNotice?.({ event: "embedder-failed", detail });
    isTold = true;
  }

  async function ask(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const now = clock.now();
    if (now < restsUntil)
      throw new SousError("embedder-unavailable", `${id} failed, and is asked again in a minute.`);
    try {
      const vectors = await embedder.embed(texts);
      if (vectors.length !== texts.length)
        throw new Error(`it gave ${vectors.length} vectors for ${texts.length} texts`);
      if (restsUntil > 0) isTold = false;
      restsUntil = 0;
      return vectors;
    } catch (cause) {
      restsUntil = now + restMs;
      tell(reasonOf(cause));
      if (cause instanceof SousError && cause.code === "embedder-unavailable") throw cause;
      throw new SousError("embedder-unavailable", `${id}: ${reasonOf(cause)}`, { cause });
    }
  }

  return {
    ...embedder,
    async embed(texts) {
      const hashes = texts.map((text) => createHash("sha256").update(text).digest("hex"));
      const known = await db.read(readKept(embedder, hashes));
      const isWanted = (hash: string) =>
        !known.has(hash) && (unusable.get(hash) ?? 0) <= clock.now();
      const missing = new Map(
        hashes.flatMap((hash, at) => (isWanted(hash) ? [[hash, texts[at] ?? ""] as const] : [])),
      );
      const added = missing.size > 0 ? await ask([...missing.values()]) : [];
      const fresh = new Map<string, Float32Array>();
      for (const [at, hash] of [...missing.keys()].entries()) {
        const vector = added[at];
        if (vector && isUsable(vector, dimensions)) fresh.set(hash, vector);
        else keepNewest(unusable, hash, clock.now() + restMs, mostUnusable);
      }
      const lacking = missing.size - fresh.size;
      if (lacking > 0)
        tell(
          `${id} gave no usable vector for ${lacking} of ${missing.size} texts (zeros, or another length).`,
        );
      if (fresh.size > 0 && !db.readOnly) await db.writeSoon(() => keep(id, fresh));
      return hashes.map((hash) => known.get(hash) ?? fresh.get(hash) ?? new Float32Array());
    },
  };
}

function* readKept(
  { id, dimensions }: Embedder,
  hashes: readonly string[],
): Work<ReadonlyMap<string, Float32Array>> {
  const rows = yield* all<{ hash: string; vector: Buffer }>(
    `SELECT text_hash AS hash, vector FROM json_each(@hashes) AS wanted
     CROSS JOIN embedding_cache ON embedder = @id AND text_hash = wanted.value`,
    { id, hashes: JSON.stringify(hashes) },
  );
  const whole = rows.filter(({ vector }) => vector.length === 4 * dimensions);
  const kept = whole.map(({ hash, vector }) => [hash, plainVector(vector)] as const);
  return new Map(kept.filter(([, vector]) => isUsable(vector, dimensions)));
}

function* keep(embedder: string, vectors: ReadonlyMap<string, Float32Array>): Work<void> {
  for (const [hash, vector] of vectors) {
    yield* run(
      `INSERT INTO embedding_cache (embedder, text_hash, vector) VALUES (@embedder, @hash, @vector)
       ON CONFLICT (embedder, text_hash) DO UPDATE SET vector = excluded.vector`,
      { embedder, hash, vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) },
    );
  }
}
