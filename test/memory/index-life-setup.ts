import { readdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { VectorIndex } from "../../memory/index/vector-index.js";
import { putVector } from "../../memory/index/vector-rows.js";
import { migrations } from "../../memory/migrations/index.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { type Random, seededRandom } from "../../src/core/random.js";
import { newFile } from "./folder.js";

const dimensions = 16;

const embedder = { id: "given", dimensions, embed: async () => [] };

export const random = seededRandom(5, "index life");

/** A database file with an index over it; small graphs, so that every stage is seen. */
export class Place {
  readonly file: string;
  db: SqliteFile;
  index: VectorIndex;

  constructor(file = newFile()) {
    this.file = file;
    this.db = new SqliteFile({ file, readOnly: false });
    migrate(this.db, migrations, 1);
    this.index = this.over();
  }

  over(graphFrom = 50, id = embedder.id): VectorIndex {
    const { file } = this;
    const db = createSqliteDriver(this.db, file);
    return new VectorIndex({ db, kind: "tuple", embedder: { ...embedder, id }, graphFrom, file });
  }

  async put(from: number, to: number, id = embedder.id): Promise<void> {
    await createSqliteDriver(this.db, this.file).write(function* () {
      for (let row = from; row < to; row++)
        yield* putVector({
          kind: "tuple",
          id: `t${row}`,
          embedder: { ...embedder, id },
          vector: draw(random),
        });
    });
  }

  /** As if the process had ended and begun again. */
  async reopen(): Promise<void> {
    await this.index.close();
    this.db.close();
    this.db = new SqliteFile({ file: this.file, readOnly: false });
    this.index = this.over();
  }

  /** Of the ten that brute force finds, the share that the index finds. */
  async recall(queries = 30): Promise<number> {
    const exact = this.over(1e9);
    let found = 0;
    for (let query = 0; query < queries; query++) {
      const vector = draw(random);
      const truth = (await exact.nearest(vector, 10)).map(({ id }) => id);
      const hits = (await this.index.nearest(vector, 10)).map(({ id }) => id);
      expect(new Set(hits).size).toBe(hits.length);
      found += hits.filter((id) => truth.includes(id)).length / truth.length;
    }
    return found / queries;
  }

  vectorOf(row: string): Buffer {
    const kept = this.db.get<{ vector: Buffer }>("SELECT vector FROM vectors WHERE row_id = @row", {
      row,
    });
    return kept?.vector ?? Buffer.alloc(1);
  }

  names(end: string): readonly string[] {
    const folder = path.dirname(this.file);
    return readdirSync(folder).flatMap((name) =>
      name.endsWith(end) ? [path.join(folder, name)] : [],
    );
  }
}

export function draw(from: Random): Float32Array {
  const vector = Float32Array.from({ length: dimensions }, () => from() - 0.5);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}

export async function savedPlace(rows = 400): Promise<Place> {
  const place = new Place();
  await place.put(0, rows);
  await place.index.settle();
  expect(await place.index.save()).toMatchObject({ snapshot: null, trouble: null });
  return place;
}
