import { createHash } from "node:crypto";
import type { Embedder } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { plainVector } from "../index/vector-blob.js";
import { all, run, type Work } from "../work.js";

/**
 * Caches an embedder's vectors by its id and the text's hash. The text itself is not stored. A memory that is
 * open for reading uses the cache and adds nothing.
 */
export function cacheEmbeddings(db: Database, embedder: Embedder): Embedder {
  const { id } = embedder;
  return {
    ...embedder,
    async embed(texts) {
      const hashes = texts.map(hashOf);
      const known = await db.read(readKept(id, hashes));
      const missing = new Map(
        hashes.flatMap((hash, at) => (known.has(hash) ? [] : [[hash, texts[at] ?? ""] as const])),
      );
      const added = await embedder.embed([...missing.values()]);
      const fresh = new Map([...missing.keys()].map((hash, at) => [hash, added[at]]));
      if (fresh.size > 0 && !db.readOnly) await db.writeSoon(() => keep(id, fresh));
      return hashes.map((hash) => known.get(hash) ?? fresh.get(hash) ?? new Float32Array());
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function* readKept(
  embedder: string,
  hashes: readonly string[],
): Work<ReadonlyMap<string, Float32Array>> {
  const rows = yield* all<{ text_hash: string; vector: Buffer }>(
    `SELECT text_hash, vector FROM json_each(@hashes) AS wanted
     CROSS JOIN embedding_cache ON embedder = @embedder AND text_hash = wanted.value`,
    { embedder, hashes: JSON.stringify(hashes) },
  );
  return new Map(rows.map(({ text_hash, vector }) => [text_hash, plainVector(vector)]));
}

function* keep(
  embedder: string,
  vectors: ReadonlyMap<string, Float32Array | undefined>,
): Work<void> {
  for (const [hash, vector] of vectors) {
    if (!vector) continue;
    yield* run(
      `INSERT INTO embedding_cache (embedder, text_hash, vector) VALUES (@embedder, @hash, @vector)
       ON CONFLICT (embedder, text_hash) DO UPDATE SET vector = excluded.vector`,
      { embedder, hash, vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) },
    );
  }
}
