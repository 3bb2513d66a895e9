import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openMemory } from "../../memory/open.js";
import { describeMemory } from "../contracts/memory.js";
import { writeBlank } from "./folder.js";
import { stoppedClock } from "./samples.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-"));
afterAll(() => rmSync(folder, { recursive: true }));
let opened = 0;

describeMemory({
  name: "SQLite in a file, with HNSW from the first row",
  open: async () => {
    opened += 1;
    const file = path.join(folder, `${opened}`, "sous.db");
    writeBlank(file);
    return openMemory({ file, clock: stoppedClock(), graphFrom: 0 });
  },
});
