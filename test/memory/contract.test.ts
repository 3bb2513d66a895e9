import { beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { blankImage } from "../../memory/sqlite/blank.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { StorageHealth } from "../../memory/storage-health.js";
import { createStores, type Memory } from "../../memory/stores.js";
import type { Database, Work } from "../../memory/work.js";
import { describeApart } from "../contracts/memory/apart.js";
import { Story } from "../contracts/memory/drawn.js";
import { describeEdges } from "../contracts/memory/edges.js";
import { describeMemory } from "../contracts/memory.js";
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

const longest = 160;
const randomId = /\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g;

function shorten(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return typeof value === "string" && value.length > longest
    ? `${value.slice(0, longest)}…`
    : value;
}

/** Sorted by table and key, without null columns. */
function keptRows(file: SqliteFile): string {
  const tables = file.all(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT GLOB '*_words_*' AND name NOT IN ('migrations', 'households') ORDER BY name`,
    {},
  ) as readonly { readonly name: string }[];
  const lines = tables.flatMap(({ name }) =>
    (file.all(`SELECT * FROM ${name}`, {}) as readonly object[]).map((row) => {
      const given = Object.entries(row).filter(([, value]) => value !== null);
      return `${name} ${JSON.stringify(Object.fromEntries(given.map(([key, value]) => [key, shorten(value)])))}`;
    }),
  );
  const numbers = new Map<string, number>();
  return lines.join("\n").replace(randomId, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return `${id[0]}${numbers.get(id)}`;
  });
}

function noteStatements(db: Database, seen: Set<string>): Database {
  function* noted<Result>(work: Work<Result>): Work<Result> {
    let next = work.next();
    while (!next.done) {
      if ("sql" in next.value) seen.add(next.value.sql);
      next = work.next(yield next.value);
    }
    return next.value;
  }
  return {
    ...db,
    read: (work) => db.read(noted(work)),
    readTogether: (work) => db.readTogether(noted(work)),
    write: (make) => db.write(() => noted(make())),
    writeSoon: (make) => db.writeSoon(() => noted(make())),
    readInBackground: (work) => db.readInBackground(noted(work)),
  };
}

interface Listed {
  readonly reason: string;
  readonly plan: RegExp;
  readonly sql?: RegExp;
}

const listed: readonly Listed[] = [
  {
    reason: "small",
    plan: /^SCAN (migrations|learned_readers|campaigns|runs|schedules|people|sqlite_sequence|agents|audiences)\b/,
  },
  { reason: "small", plan: /^SCAN (imported_\w+|release_tombstones|retention_runs|world_rules)\b/ },
  { reason: "small: the cells of all tuples", plan: /^SCAN tuple_cells\b/ },
  { reason: "small: who has logged in, and who may", plan: /^SCAN web_(sessions$|logins\b)/ },
  {
    reason: "a decision of a person each",
    plan: /^SCAN release_(reviews|exclusions|clearances)\b/,
  },
  {
    reason: "all of them are asked for, or the last one",
    plan: /^SCAN households$/,
    sql: /FROM households\s+(WHERE id NOT LIKE 'asked:%' )?ORDER BY number/,
  },
  {
    reason: "all of them are asked for by a command that only reads",
    plan: /^SCAN (tuples|questions|outbox|model_usage)\b/,
    sql: /^SELECT [^()]*(\([^()]*(\([^()]*\))?[^()]*\)[^()]*)*FROM (tuples|questions|outbox|model_usage)\s.*ORDER BY/s,
  },
  {
    reason: "counted in a thread of its own",
    plan: /^SCAN (questions|households|ballots|model_usage)\b/,
    sql: /count\(\*\) AS total|AS disagreement|DISTINCT campaign|households\s+WHERE EXISTS|sum\(requests\)/,
  },
  {
    reason: "once a day, in a thread of its own",
    plan: /^SCAN (ballots|facts|turns|questions)\b/,
    sql: /seen_at/,
  },
  {
    reason: "one entry, at an end of the index",
    plan: /^SCAN episodes USING (INDEX episodes_started|COVERING INDEX episodes_by_bot)$/,
  },
  {
    reason: "what is open or was interrupted, by an index of nothing else",
    plan: /USING (COVERING )?INDEX (one_open_episode|unread_ballots|questions_open|questions_counted|scored_steps|timers_waiting|outbox_waiting|outbox_sending|outbox_dead|outbox_failing|campaign_episodes|reuses_untrue)$/,
  },
  {
    reason: "all explored tuples are removed",
    plan: /^SCAN tuples USING COVERING INDEX tuples_explored$/,
  },
  {
    reason: "sous facts reuse adds up all",
    plan: /^SCAN (steps|reuses|episodes)\b/,
    sql: /AS handling,|AS lookedAt|AS succeeded/,
  },
  {
    reason: "somebody is forgotten, once: their name is looked for in all that was written",
    plan: /^SCAN (steps|outbox|tuples|turns|inbox_events)\b/,
    sql: /@facts|@platformId|@ballots/,
  },
];

function findScans(statements: Iterable<string>): readonly string[] {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, 1);
  const rows = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const tables = new Set(rows.map(({ name }) => name));
  const scans = [...statements].flatMap((sql) =>
    explain(db, sql)
      .filter((detail) => isScanOf(detail, sql, tables) && !isListed(detail, sql))
      .map((detail) => `${detail}: ${sql.replace(/\s+/g, " ")}`),
  );
  db.close();
  return scans;
}

/** With null parameters: SQLite plans without looking at them. */
function explain(db: SqliteFile, sql: string): readonly string[] {
  const bare = sql
    .split(/('[^']*')/)
    .map((part, at) => (at % 2 === 0 ? part.replace(/@\w+|\?/g, "NULL") : part))
    .join("");
  return db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${bare}`).map(({ detail }) => detail);
}

/** "SCAN said" is a table if the statement uses that alias; parts of a statement are exempt. */
function isScanOf(detail: string, sql: string, tables: ReadonlySet<string>): boolean {
  const name = /^SCAN (\w+)/.exec(detail)?.[1];
  if (name === undefined || detail.includes("VIRTUAL TABLE")) return false;
  if (tables.has(name) && !new RegExp(`\\b${name}( \\([^)]*\\))? AS (MATERIALIZED )?\\(`).test(sql))
    return true;
  const table = new RegExp(`\\b(?:FROM|JOIN) (\\w+) AS ${name}\\b`).exec(sql)?.[1];
  return table !== undefined && tables.has(table);
}

function isListed(detail: string, sql: string): boolean {
  return listed.some((one) => one.plan.test(detail) && (one.sql?.test(sql) ?? true));
}
