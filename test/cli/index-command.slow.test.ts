/** `sous index` over a database with enough rows for a graph. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import type { StorageNotice } from "../../src/core/storage.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { listSentences, writeHome } from "../memory/written-home.js";

/** Every process compiles the program anew; a busy machine takes its time. */
const patience = { timeout: 180_000 };

describe("sous index", patience, () => {
  it("says what is wrong, makes it anew, and says that it is in order", async () => {
    const file = newFile();
    const embedder = createHashingEmbedder(384);
    const memory = await openMemory({ file, clock: systemClock, embedder, graphFrom: 1e9 });
    const sentences = listSentences(5100, 1);
    for (let at = 0; at < sentences.length; at += 1700)
      await writeHome(memory, `h${at}`, sentences.slice(at, at + 1700));
    await memory.index.settle();
    await memory.close();
    const missing = await runSous("index", "check", "--db", file);
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.out).toContain("5100 tuple vectors: there is no index.");
    const built = await readSous("index", "rebuild", "--db", file);
    expect(built).toMatchObject({ kind: "tuple", points: 5100, snapshot: null, trouble: null });
    expect(await readSous("index", "check", "--db", file)).toMatchObject({
      kind: "tuple",
      embedder: "hashing-v1-384",
      rows: 5100,
      verdict: "fresh",
      behind: 0,
      deleted: 0,
    });
    const folder = path.dirname(file);
    expect((await runSous("doctor", "--db", file)).out).toContain("✔ database: index: fresh");
    const graph = path.join(
      folder,
      readdirSync(folder).find((name) => name.endsWith(".hnsw")) ?? "",
    );
    const bytes = readFileSync(graph);
    bytes.fill(7, 5000, 5010);
    writeFileSync(graph, bytes);
    const detail = `The index beside the database (${file}.tuple…) is damaged.`;
    expect((await runSous("doctor", "--db", file)).out).toContain(detail);
    const notices: StorageNotice[] = [];
    const opened = await openMemory({
      file,
      clock: systemClock,
      onNotice: (notice) => notices.push(notice),
    });
    expect((await opened.index.rebuild()).snapshot).toBeNull();
    await opened.close();
    expect(notices).toEqual([{ event: "index-rebuilt", detail }]);
    expect((await runSous("doctor", "--db", file)).out).toContain("✔ database: index: fresh");
    for (const left of readdirSync(folder).filter((name) => name.endsWith(".hnsw")))
      rmSync(path.join(folder, left));
    const damaged = await runSous("index", "check", "--db", file, "--json");
    expect(damaged.code).toBe(1);
    expect(JSON.parse(damaged.out)).toMatchObject({ verdict: "corrupt" });
  });
});
