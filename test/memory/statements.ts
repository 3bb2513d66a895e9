/** Collects the statements that the stores run, and finds the places in the sources that run some. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import type { Bound, Params } from "../../memory/work.js";

export interface Collected {
  /** What EXPLAIN QUERY PLAN says of each statement of the product. */
  plans(): ReadonlyMap<string, readonly string[]>;
  /** Places in `memory/` that have run a statement, or were on the way to it: "memory/statements/facts.ts:12". */
  readonly places: ReadonlySet<string>;
  stop(): void;
}

/** A stack is slow to read. Several places may run the same statement, but not this many. */
const enough = 1000;

type Method = (this: unknown, ...given: unknown[]) => unknown;

const note: { statement(sql: string): void } = { statement: () => undefined };

/** The statements of `memory/work.ts`, each noted where it is run: what the module is replaced by. */
export function noting(work: typeof import("../../memory/work.js")): typeof work {
  return {
    ...work,
    *all<Row>(sql: string, params: Params = {}) {
      note.statement(sql);
      return yield* work.all<Row>(sql, params);
    },
    *get<Row>(sql: string, params: Params = {}) {
      note.statement(sql);
      return yield* work.get<Row>(sql, params);
    },
    *exists(sql: string, params: Params = {}) {
      note.statement(sql);
      return yield* work.exists(sql, params);
    },
    *run(sql: string, ...bound: Bound) {
      note.statement(sql);
      return yield* work.run(sql, ...bound);
    },
  };
}

/** Explains every statement that is prepared from now on until stopped. */
export function collectStatements(): Collected {
  const plans = new Map<string, readonly string[]>();
  const places = new Set<string>();
  const seen = new Map<string, number>();
  const ours = new Set<string>();
  note.statement = (sql) => {
    const times = seen.get(sql) ?? 0;
    seen.set(sql, times + 1);
    if (times < enough && notePlaces(places)) ours.add(sql);
  };
  const undo = [
    wrap(Sqlite.prototype, "prepare", function prepare(prepareIt, sql) {
      if (!plans.has(sql) && /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql))
        plans.set(sql, explain(prepareIt, sql));
    }),
  ];
  return {
    places,
    plans: () => new Map([...plans].filter(([sql]) => ours.has(sql))),
    stop: () => {
      note.statement = () => undefined;
      for (const one of undo) one();
    },
  };
}

/** Calls `before` whenever the method is called. Returns what undoes it. */
function wrap(
  prototype: object,
  name: string,
  before: (original: (sql: string) => Sqlite.Statement, sql: string) => void,
): () => void {
  const methods = prototype as Record<string, Method>;
  const original = methods[name] as Method;
  methods[name] = function wrapped(...given) {
    before((sql) => original.call(this, sql) as Sqlite.Statement, String(given[0]));
    return original.apply(this, given);
  };
  return () => {
    methods[name] = original;
  };
}

/** With nothing for its parameters: SQLite chooses a plan without looking at them. */
function explain(prepare: (sql: string) => Sqlite.Statement, sql: string): readonly string[] {
  const words = sql.replace(/'[^']*'/g, "''");
  const named = Object.fromEntries([...words.matchAll(/@(\w+)/g)].map(([, name]) => [name, null]));
  const placed: unknown[] = [...words.matchAll(/\?/g)].map(() => null);
  const given = [
    ...(placed.length > 0 ? [placed] : []),
    ...(Object.keys(named).length > 0 ? [named] : []),
  ];
  const rows = prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...given) as readonly { detail: string }[];
  return rows.map(({ detail }) => detail);
}

/** @returns whether the product runs the statement, and not a test */
function notePlaces(places: Set<string>): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = limit;
  const found = [...stack.matchAll(/(?<!test\/)\b(memory\/[\w/-]+\.ts:\d+)/g)].map(
    ([place]) => place,
  );
  for (const place of found) places.add(place);
  return found.some((place) => !place.startsWith("memory/sqlite/"));
}

/** Calls that run a statement or that hand one to a driver, by the place where V8 says they are. */
const calls = [
  /\byield\*\s*(?=(?:run|get|all|exists|\w+Table\.\w+|listQuestions|findQuestion|listBallots|findTurn|writeShown)[<(])/g,
  /\bdb\s*(?=\.(?:read|readTogether|write|writeSoon|beside)\()/g,
];

/** Every place in `memory/` that runs a statement: "memory/statements/facts.ts:12". */
export function findPlaces(root: string): readonly string[] {
  return readdirSync(path.join(root, "memory"), { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".ts") && !/^(?:(?:sqlite|postgres|copying)\/|work\.ts$)/.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(path.join(root, "memory", file), "utf8");
      // It is about the file itself, not a store.
      if (text.includes("sqlite-file.js")) return [];
      const ends = calls.flatMap((call) =>
        [...text.matchAll(call)].map(({ index, 0: { length } }) => index + length),
      );
      return ends.map((end) => `memory/${file}:${text.slice(0, end).split("\n").length}`);
    });
}
