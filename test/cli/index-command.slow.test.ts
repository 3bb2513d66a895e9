import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createWordsEmbedder } from "../../memory/embed/words.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { StorageNotice } from "../../src/core/memory/storage.js";
import { runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { listSentences, writeHome } from "../memory/written-home.js";

it("needs no index for few rows", async () => {
  const file = newFile();
  await (await openMemory({ file, clock: systemClock })).close();
  const { code, out } = await runSous("db", "index", "check", "--db", file);
  expect(code).toBe(0);
  expect(out).toContain("no index is needed");
});

it("says what is wrong, makes it anew, and says that it is in order", {
  timeout: 400_000,
}, async () => {
  const file = newFile();
  const opening = { file, clock: systemClock, embedder: createWordsEmbedder() };
  const memory = await openMemory({ ...opening, graphFrom: 1e9 });
  await writeHome(memory, "h1", listSentences(280, 1));
  await memory.index.settle();
  await memory.close();
  // enough rows for a graph
  const db = new SqliteFile({ file, readOnly: false });
  db.run(`WITH RECURSIVE copies(nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM copies WHERE nth < 17)
    INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
    SELECT kind, row_id || '-' || nth, embedder, dimensions, vector FROM vectors, copies`);
  db.close();
  const run = (...words: string[]) => runSous(...words, "--db", file);
  const json = async (word: string) => JSON.parse((await run("db", "index", word, "--json")).out);
  const doctor = async () => (await run("doctor")).out;
  const missing = await run("db", "index", "check");
  expect(missing).toMatchObject({ code: 3 });
  expect(missing.out).toContain("5040 tuple vectors: there is no index.");
  const built = { kind: "tuple", points: 5040, snapshot: null, trouble: null };
  expect(await json("rebuild")).toMatchObject(built);
  const fresh = { kind: "tuple", rows: 5040, verdict: "fresh", behind: 0, deleted: 0 };
  expect(await json("check")).toMatchObject(fresh);
  expect(await doctor()).toContain("✔ database: index: fresh");

  const folder = path.dirname(file);
  const graphs = () => readdirSync(folder).filter((name) => name.endsWith(".hnsw"));
  const graph = path.join(folder, graphs()[0] ?? "");
  const bytes = readFileSync(graph);
  bytes.fill(7, 5000, 5010);
  writeFileSync(graph, bytes);
  const detail = `The index beside the database (${file}.tuple…) is damaged.`;
  expect(await doctor()).toContain(detail);
  const notices: StorageNotice[] = [];
  const onNotice = (notice: StorageNotice) => void notices.push(notice);
  const opened = await openMemory({ ...opening, onNotice });
  expect((await opened.index.rebuild()).snapshot).toBeNull();
  await opened.close();
  expect(notices).toEqual([{ event: "index-rebuilt", detail }]);
  expect(await doctor()).toContain("✔ database: index: fresh");
  for (const left of graphs()) rmSync(path.join(folder, left));
  const damaged = await run("db", "index", "check", "--json");
  expect(damaged.code).toBe(3);
  expect(JSON.parse(damaged.out)).toMatchObject({ verdict: "corrupt" });
});
