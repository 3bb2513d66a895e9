import { beforeAll, describe, expect, it } from "vitest";
import { blankImage } from "../../memory/sqlite/blank.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { StorageHealth } from "../../memory/storage-health.js";
import type { Memory } from "../../memory/stores.js";
import { createStores } from "../../memory/stores.js";
import { describeApart } from "../contracts/memory/apart.js";
import { Story } from "../contracts/memory/drawn.js";
import { describeEdges } from "../contracts/memory/edges.js";
import { describeMemory } from "../contracts/memory.js";
import { keptRows } from "./kept-rows.js";
import { findScans, noteStatements } from "./plans.js";
import { stoppedClock } from "./samples.js";

const clock = stoppedClock();
const statements = new Set<string>();
/** "episodes.open" and whether it was called. */
const methods = new Map<string, boolean>();

function noteCalls<Store extends object>(name: string, store: Store): Store {
  const noted = Object.entries(store).map(([method, call]) => {
    const full = `${name}.${method}`;
    methods.set(full, methods.get(full) ?? false);
    if (typeof call !== "function") return [method, call];
    const note = (...given: unknown[]) => {
      methods.set(full, true);
      return call(...given);
    };
    return [method, note];
  });
  return Object.fromEntries(noted);
}

function open(): { readonly file: SqliteFile; readonly memory: Memory } {
  const file = new SqliteFile({ file: () => blankImage(clock.now()), readOnly: false });
  const storage = new StorageHealth({ clock, probe: () => file.probe() });
  const db = noteStatements(createSqliteDriver(file, null), statements);
  const stores = createStores({ db, storage, clock, file: null });
  const noted = Object.entries(stores).map(([name, store]) => [
    name,
    typeof store === "object" && name !== "storage" && name !== "index"
      ? noteCalls(name, store)
      : store,
  ]);
  const close = async () => {
    await stores.close();
    file.close();
    storage.close();
  };
  return { file, memory: { ...Object.fromEntries(noted), close } };
}

const engine = {
  name: "SQLite in memory",
  async open() {
    const { file, memory } = open();
    const close = async () => {
      const kept = keptRows(file);
      await memory.close();
      expect(kept).toMatchSnapshot();
    };
    return { ...memory, close };
  },
};
describeMemory(engine);
describeMemory(engine, { apart: describeApart, edges: describeEdges });

describe("after all of these, and some drawn stories", () => {
  beforeAll(async () => {
    for (const seed of [0, 1, 2]) {
      const { file, memory } = open();
      const kept = { ...memory, close: async () => undefined };
      const story = new Story(seed, { open: async () => kept, all: async (sql) => file.all(sql) });
      await story.play();
      await memory.close();
    }
  });

  it("every method of every store was called", () => {
    expect([...methods].filter(([, called]) => !called).map(([name]) => name)).toEqual([]);
  });

  it("no statement reads a whole table, unless it is listed", () => {
    expect(statements.size).toBeGreaterThan(300);
    expect(findScans(statements)).toEqual([]);
  });
});
