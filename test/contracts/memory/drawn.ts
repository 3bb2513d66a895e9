/** Stories drawn by seed: every store is called in any order, and each call's answer and changed rows become lines. */
import path from "node:path";
import { listTables, type Row } from "../../../memory/copying/tables.js";
import type { Memory } from "../../../memory/stores.js";
import type { Change } from "../../../src/core/episode/watch.js";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import { findChanges, type Rows } from "../../memory/rows-changed.js";
import { begin, type Call, given, homes, listed, ownActs } from "./drawn-acts.js";
import { acts, readings } from "./drawn-calls.js";

/** The database of a story. It stays the same when it is opened again. */
export interface DrawnDatabase {
  open(how: { readonly graphFrom: number; readonly isIndexLost: boolean }): Promise<Memory>;
  all(sql: string): Promise<readonly Row[]>;
}

export const stories = Array.from({ length: 8 }, (_, at) => at);

/** Where a story's approved copy is: the same for every engine. */
export function approvedStory(seed: number): string {
  return path.resolve(import.meta.dirname, `../../memory/__snapshots__/drawn-memory/${seed}.txt`);
}

const actsInAStory = 40;
/** Derived from other rows. */
const leftOut = ["shared_json", "vector_tombstones"];
/** PostgreSQL also counts the deliveries that were there already. */
const tables = listTables()
  .filter(({ name }) => !leftOut.includes(name))
  .map(({ name, key }) => ({ name, key: name === "outbox" ? ["id"] : key }));
const randomId = /\b[aeqbcnftprms]-[0-9a-hjkmnp-tv-z]{14}\b/g;
const plain = acts
  .trim()
  .split("\n")
  .map((line) => line.replace(/^\d+ /, ""));
const weighted = acts
  .trim()
  .split("\n")
  .flatMap((line, nth) => new Array<number>(Number.parseInt(line, 10) - 1).fill(nth));
/** So that there is something to act on. */
const say = plain.findIndex((act) => act.startsWith("questions.recordBallot"));
const firstActs = ["ask", "ask", "read"].flatMap((act) => [plain.indexOf(act), say]);

function chain(nth: number): readonly string[] {
  const storeOf = (act = "") => act.split(".")[0];
  const next = plain.slice(nth, nth + 3);
  return next.filter(
    (act, at) => at === 0 || (act.includes(".") && storeOf(act) === storeOf(next[0])),
  );
}

export class Story {
  readonly random: Random;
  readonly #database: DrawnDatabase;
  readonly #lines: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #told = new Set<string>();
  #memory: Memory | null = null;
  #rows: Rows | null = null;
  #made = 0;
  #turn: number;
  readonly #changed: string[] = [];
  at = 1000;

  constructor(seed: number, database: DrawnDatabase) {
    this.random = seededRandom(seed, "memory");
    this.#database = database;
    this.#turn = 7 * seed;
  }

  /** A listener of the memory: it is told of an episode or, between two, of a home. */
  readonly onChange = ({ household, episode }: Change): void => {
    this.#changed.push(`tells of ${episode ?? household}`);
  };

  get memory(): Memory {
    if (!this.#memory) throw new Error("the memory is not open");
    return this.#memory;
  }

  any<Item>(items: readonly Item[]): Item {
    return pick(this.random, items) as Item;
  }

  by(chance: number): boolean {
    return this.random() < chance;
  }

  some<Item>(chance: number, items: readonly Item[]): readonly Item[] {
    return items.length > 0 && this.by(chance) ? [this.any(items)] : [];
  }

  id(kind: string): string {
    this.#made += 1;
    return `${kind}${this.#made}`;
  }

  /** The id of something that there is, seldom of nothing. */
  async among(what: string): Promise<string> {
    const ids = (await listed[what]?.(this.memory)) ?? [];
    return ids.length === 0 || this.by(0.05) ? "none" : this.any(ids);
  }

  /** Often one by its weight, else the next of the list, so that all are played. */
  #drawAct(): number {
    this.#turn = (this.#turn + 3) % plain.length;
    return this.by(0.55) ? this.any(weighted) : this.#turn;
  }

  async play(): Promise<string> {
    const graphFrom = this.any([0, 0, 5000]);
    this.#memory = await this.#database.open({ graphFrom, isIndexLost: false });
    for (const home of homes) await this.#perform(await begin(this, home));
    for (let nth = 0; nth < actsInAStory; nth += 1) {
      this.at += this.any([1, 20, 90, 4000]);
      for (const act of chain(firstActs[nth] ?? this.#drawAct())) {
        const own = Reflect.get(ownActs, act) as typeof begin | undefined;
        await this.#perform(own ? await own(this) : [await this.#callOf(act)]);
      }
      if (!this.by(0.04)) continue;
      await this.memory.close();
      this.#lines.push("opened again");
      this.#rows = null;
      const isIndexLost = this.by(0.3);
      this.#memory = await this.#database.open({ graphFrom, isIndexLost });
    }
    for (const what of ["said", "person"] as const) {
      const id = await this.among("person");
      await this.#perform([["people.forget", id, what, this.at]]);
    }
    this.#lines.push("", "in the end");
    const nothing: string[] = [];
    for (const line of readings.trim().split("\n")) {
      const [domain = "", ...call] = line.split(" ");
      for (const id of (await listed[domain]?.(this.memory)) ?? [""])
        if (!(await this.#log(await this.#callOf(call.join(" ").replaceAll("$of", id)), true)))
          nothing.push(`${call[0]} ${id}`);
    }
    await this.memory.close();
    return `${this.#lines.join("\n")}\nnothing: ${this.#name(nothing.join(", "))}\n`;
  }

  /** Fills in what is drawn: first the choices, from within, then the values. */
  async #callOf(template: string): Promise<Call> {
    let text = template;
    for (let had = ""; had !== text; ) {
      had = text;
      text = text.replace(/\$\(([^()]*)\)/, (_, options: string) => this.any(options.split("|")));
    }
    for (let found = true; found; ) {
      const [whole, name = "", kind = ""] = /\$(\w+)(?::([\w-]+))?/.exec(text) ?? [];
      found = whole !== undefined;
      if (whole === undefined) break;
      const value =
        name === "new" ? this.id(kind) : await (given[name]?.(this) ?? this.among(name));
      const isInText = typeof value === "string";
      text = text.replace(whole, () => (isInText ? value : JSON.stringify(value)));
    }
    const [method = "", ...rest] = text.split(" ");
    return [method, ...JSON.parse(`[${rest.join(" ")}]`)];
  }

  async #perform(calls: readonly Call[]): Promise<void> {
    for (const call of calls) {
      const before = this.#rows ?? (await this.#readRows());
      await this.#log(call);
      this.#rows = await this.#readRows();
      const changes = [...findChanges(before, this.#rows), ...this.#changed.splice(0)];
      const words = changes.map((line) => this.#name(line)).toSorted();
      if (words.length > 0) this.#lines.push(`    ${words.join("; ")}`);
    }
  }

  /** Returns whether there was an answer. Only with one a call that reads is noted. */
  async #log([method, ...values]: Call, isReading = false): Promise<boolean> {
    const [store = "", name = store] = method.split(".");
    const owner = name === store ? this.memory : Reflect.get(this.memory, store);
    let answer: unknown;
    try {
      answer = await Reflect.apply(Reflect.get(owner, name), owner, values);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      answer = `! ${code ?? message}`;
    }
    const answers = (Array.isArray(answer) ? answer : [answer]).filter((one) => one != null);
    if (isReading && answers.length === 0) return false;
    const told = answers.map((one) => this.#name(this.#brief(one), true));
    // Each engine ranks equally good words in its own way.
    const [first = "", ...rest] = method === "recall" ? told.toSorted() : told;
    const asked = this.#name([method, ...values.map((one) => this.#brief(one))].join(" "));
    this.#lines.push(`${asked} -> ${first}`, ...rest.map((line) => `  ${line}`));
    return true;
  }

  /** What was printed already is named by its id alone. */
  #brief(value: unknown): string {
    const text = JSON.stringify(value, trim) ?? "";
    const { id } = (value ?? {}) as { id?: string };
    if (text.length < 60 || id === undefined) return text;
    if (this.#told.has(text)) return `=${id}`;
    this.#told.add(text);
    return text;
  }

  /**
   * PostgreSQL leaves out the numbers of texts that were refused.
   * @param isNew whether ids that were not seen before are numbered; elsewhere they come in no order
   */
  #name(line: string, isNew = false): string {
    return line
      .replace(/forgotten:[\w-]+/g, "forgotten")
      .replace(/\btexts \d+/g, "texts")
      .replace(randomId, (id) => {
        if (isNew && !this.#names.has(id)) this.#names.set(id, `${id[0]}#${this.#names.size + 1}`);
        return this.#names.get(id) ?? `${id[0]}#?`;
      });
  }

  async #readRows(): Promise<Rows> {
    const rows = new Map<string, Row>();
    for (const { name, key } of tables)
      for (const row of await this.#database.all(`SELECT * FROM "${name}"`))
        rows.set(`${name} ${key.map((column) => row[column]).join("/")}`, row);
    return rows;
  }
}

/** The same in most rows, long, or of one engine. */
const skipped = new Set(
  "view content design slot engine admissible createdAt wording mode askPolicy policy maxSteps seed need relation choices why options cell history sees observationHash deadline task origin propensity snapshot covers fused score bm25".split(
    " ",
  ),
);

function trim(key: string, value: unknown): unknown {
  if (skipped.has(key) || value === null || value === false || value === "") return undefined;
  if (value instanceof Map || value instanceof Set) return [...value].toSorted();
  if (Array.isArray(value) && value.length === 0 && key !== "") return undefined;
  // PostgreSQL has members in an order of its own.
  if (key === "step") return Object.fromEntries(Object.entries(value ?? {}).toSorted());
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
