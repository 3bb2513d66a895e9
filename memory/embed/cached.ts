import { createHash } from "node:crypto";
import type { Embedder } from "../../src/core/stores.js";
import { plainVector } from "../index/vector-blob.js";
import type { Database } from "../sqlite/database.js";

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
      const known = readKept(db, id, hashes);
      const missing = new Map(
        hashes.flatMap((hash, at) => (known.has(hash) ? [] : [[hash, texts[at] ?? ""] as const])),
      );
      const added = await embedder.embed([...missing.values()]);
      const fresh = new Map([...missing.keys()].map((hash, at) => [hash, added[at]]));
      if (fresh.size > 0 && !db.readOnly) db.writeSoon(() => keep(db, id, fresh));
      return hashes.map((hash) => known.get(hash) ?? fresh.get(hash) ?? new Float32Array());
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function readKept(
  db: Database,
  embedder: string,
  hashes: readonly string[],
): ReadonlyMap<string, Float32Array> {
  const rows = db.all<{ text_hash: string; vector: Buffer }>(
    `SELECT text_hash, vector FROM json_each(@hashes) AS wanted
     CROSS JOIN embedding_cache ON embedder = @embedder AND text_hash = wanted.value`,
    { embedder, hashes: JSON.stringify(hashes) },
  );
  return new Map(rows.map(({ text_hash, vector }) => [text_hash, plainVector(vector)]));
}

function keep(
  db: Database,
  embedder: string,
  vectors: ReadonlyMap<string, Float32Array | undefined>,
): void {
  for (const [hash, vector] of vectors) {
    if (!vector) continue;
    db.run(
      `INSERT INTO embedding_cache (embedder, text_hash, vector) VALUES (@embedder, @hash, @vector)
       ON CONFLICT (embedder, text_hash) DO UPDATE SET vector = excluded.vector`,
      { embedder, hash, vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength) },
    );
  }
}
