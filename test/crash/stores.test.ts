import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { blankImage } from "../../memory/sqlite/blank.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { StorageHealth } from "../../memory/storage-health.js";
import { createStores, type Memory, type Stores } from "../../memory/stores.js";
import { listSentences, takeHomeBack, writeHome } from "../memory/written-home.js";
import { askedFlow } from "./asked.js";
import { exploreDisk } from "./explore.js";
import { Life } from "./life.js";
import { startsAt } from "./machine.js";
import { mortalDatabase } from "./mortal-database.js";
import { type Flow, play } from "./play.js";
import { taskFlow } from "./task.js";
import { VirtualClock } from "./virtual-clock.js";

const rowsPerHome = 4;
const stride = 5;
const embedder = createHashingEmbedder(64);
const clock = new VirtualClock(startsAt);

function openStores(file: SqliteFile, life: Life): Stores {
  const db = mortalDatabase(createSqliteDriver(file, null), life);
  const storage = new StorageHealth({ clock, probe: () => undefined });
  return createStores({ db, storage, clock, file: null, embedder, graphFrom: 3 });
}

/** In order; kills come between and within. */
const works: readonly ((stores: Stores) => Promise<unknown>)[] = [
  (stores) => writeHome(stores, "a", listSentences(rowsPerHome, 1)),
  (stores) => writeHome(stores, "b", listSentences(rowsPerHome, 2)),
  ({ index }) => index.settle(),
  (stores) => takeHomeBack(stores, "a"),
];

/** Each home has all its rows or none, and the index matches. */
async function readHomes(stores: Stores): Promise<readonly string[]> {
  const whole: string[] = [];
  const sentences: string[] = [];
  for (const { id } of await stores.households.list()) {
    const tuples = await stores.tuples.list(id);
    expect([0, rowsPerHome]).toContain(tuples.length);
    const query = { goal: "a", observation: "a", household: id, k: 2 * rowsPerHome };
    expect(await stores.tuples.nearest(query)).toHaveLength(tuples.length);
    sentences.push(...tuples.map(({ goal }) => goal));
    if (tuples.length > 0) whole.push(id);
  }
  await stores.index.settle();
  const hits = await stores.index.nearest(new Float32Array(64).fill(0.1), 100);
  expect(new Set(hits.map(({ id }) => id)).size).toBe(sentences.length);
  for (const vector of await embedder.embed(sentences)) {
    const [nearest] = await stores.index.nearest(vector, 1);
    expect(nearest?.similarity).toBeCloseTo(1, 2);
  }
  return whole;
}

it("homes are written and taken back as a whole, and the index agrees with the rows", async () => {
  for (let at = 1, isOver = false; !isOver; at += stride) {
    const file = new SqliteFile({ file: () => blankImage(startsAt), readOnly: false });
    const life = new Life(at);
    const stores = openStores(file, life);
    const done: number[] = [];
    for (const [nth, work] of works.entries())
      if ((await life.outlive(work(stores).then(() => true))) === true) done.push(nth);
    isOver = !life.isOver;
    const whole = await readHomes(openStores(file, new Life()));
    if (done.includes(0) && done.length < 3) expect(whole).toContain("a");
    if (done.includes(1)) expect(whole).toContain("b");
    if (done.includes(3)) expect(whole).not.toContain("a");
    file.close();
  }
});

function countCommits() {
  const present = new AsyncLocalStorage<{ readonly name: string; commits: number }>();
  const split = new Map<string, number>();
  const counted = <Store extends object>(store: Store, title: string): Store =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...given: unknown[]) =>
          present.run({ name: `${title}.${String(name)}`, commits: 0 }, () =>
            method.apply(target, given),
          );
      },
    });
  return {
    split,
    around(memory: Memory): Memory {
      const stores = Object.entries(memory).map(([title, store]) =>
        typeof store === "object" ? [title, counted(store, title)] : [title, store],
      );
      return Object.fromEntries(stores);
    },
    onCommit() {
      const call = present.getStore();
      if (!call) return;
      call.commits += 1;
      if (call.commits > 1) split.set(call.name, call.commits);
    },
  };
}

it.each([
  ["a task", taskFlow],
  ["an agent's question", askedFlow],
] as const)("%s: no call of a store commits twice", async (_, flow: Flow) => {
  const { split, around, onCommit } = countCommits();
  const watched: Flow = {
    settings: { around },
    open: (machine) => {
      machine.onCommit = onCommit;
      return flow.open(machine);
    },
  };
  const { traces } = await play(watched);
  expect(traces.length).toBeGreaterThan(10);
  expect(split).toEqual(new Map());
});

it.each(["full", "failing", "busy", "read-only", "damaged"] as const)("%s", async (fault) => {
  expect(await exploreDisk(taskFlow, fault, { most: 3 })).toEqual([]);
});
