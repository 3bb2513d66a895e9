/** Writes a table's SQL from a text that names its columns, which the compiler checks against the row's type. */
import { recalling, remembering } from "../../src/core/newest.js";
import { all, get, type Params, run, type SqlValue, type Work } from "../work.js";

/** How a field is stored: plain, as JSON in a column `*_json`, or as 0 or 1 (a flag). */
type Kind<Value> =
  NonNullable<Value> extends boolean
    ? ":flag"
    : NonNullable<Value> extends string | number
      ? ""
      : ":json";

/** A field as the text spells it: "startedAt", "design:json", "late:flag?". */
type Spelling<
  Row,
  Field extends keyof Row & string,
> = `${Field}${Kind<Row[Field]>}${undefined extends Row[Field] ? "?" : ""}`;

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Line;
type WordsOf<Text extends string> = Text extends `${infer Line}\n${infer Rest}`
  ? Words<Line> | WordsOf<Rest>
  : Words<Text>;

type Columns<Row, Field extends keyof Row & string> = {
  [Name in Field]-?: Spelling<Row, Name>;
}[Field];

/** Accepts only texts that spell each stored field once. */
type Whole<Columns extends string, Text extends string> = [
  Exclude<WordsOf<Text>, Columns | ""> | Exclude<Columns, WordsOf<Text>>,
] extends [never]
  ? Text
  : never;

/** SQL of fields that are only read, from this or a joined table: "(people.name)". */
type Expressions<Row> = { readonly [Field in keyof Row]?: `(${string})` };

interface Column {
  readonly field: string;
  readonly name: string;
  readonly kind: "plain" | "json" | "flag";
  /** Whether null, or the 0 of a flag, is read as undefined. */
  readonly isOptional: boolean;
}

/** @returns a function of table name, columns, read-only expressions and the joins that these need */
export function tableOf<Row extends object>() {
  return <Text extends string, Read extends Expressions<Row> = Record<never, never>>(
    name: string,
    columns: Text & Whole<Columns<Row, Exclude<keyof Row, keyof Read> & string>, Text>,
    expressions?: Read,
    joins = "",
  ): Table<Row> => new Table<Row>(name, columns, expressions ?? {}, joins);
}

export class Table<Row extends object> {
  /** The select list of whole rows: "facts.id AS id, …". See {@link select}. */
  readonly columns: string;
  readonly #name: string;
  /** Keeps its results, so that a statement's text is hashed once. */
  readonly #select: (rest: string) => string;
  readonly #written: readonly Column[];
  readonly #read: readonly { readonly field: string; read(value: unknown): unknown }[];

  constructor(name: string, text: string, expressions: Expressions<Row>, joins: string) {
    this.#name = name;
    this.#written = text.split(/\s+/).map(toColumn);
    this.#read = this.#written.flatMap(({ field, kind, isOptional }) => {
      const read = readers[isOptional ? `${kind}?` : kind];
      return read ? [{ field, read }] : [];
    });
    this.columns = [
      ...this.#written.map((column) => `${name}.${column.name} AS ${column.field}`),
      ...Object.entries(expressions).map(([field, sql]) => `${sql} AS ${field}`),
    ].join(", ");
    const select = `SELECT ${this.columns} FROM ${name} ${joins}`;
    this.#select = remembering((rest) => `${select} ${rest}`, 100, 10_000);
  }

  /** @param rest the statement after its tables: "WHERE … ORDER BY …" */
  all(rest: string, params: Params = {}): Work<readonly Row[]> {
    return this.select(this.#select(rest), params);
  }

  *get(rest: string, params: Params = {}): Work<Row | null> {
    const row = yield* get<object>(this.#select(rest), params);
    return row ? this.#convert(row) : null;
  }

  /** @param sql a statement that selects {@link columns}, and perhaps more */
  *select<More = unknown>(sql: string, params: Params): Work<readonly (Row & More)[]> {
    return (yield* all<More & object>(sql, params)).map((row) => this.#convert(row));
  }

  #convert<Selected extends object>(selected: Selected): Row & Selected {
    const row = selected as Record<string, unknown>;
    for (const { field, read } of this.#read) row[field] = read(row[field]);
    return row as Row & Selected;
  }

  /** @param options.also columns without a field @param options.conflict for example "ON CONFLICT (id) DO NOTHING" */
  *insert(
    values: Partial<Row>,
    { also = {}, conflict = "" }: { readonly also?: Params; readonly conflict?: string } = {},
  ): Work<void> {
    const given = new Map([...this.#given(values), ...Object.entries(also)]);
    const names = [...given.keys()];
    const places = names.map(() => "?");
    yield* run(
      `INSERT INTO ${this.#name} (${names.join(", ")}) VALUES (${places.join(", ")}) ${conflict}`,
      [...given.values()],
    );
  }

  /** @param key columns that identify an existing row; changing them would make SQLite scan the referencing tables */
  *upsert(values: Partial<Row>, key: string): Work<void> {
    const keys = key.split(", ");
    const names = [...this.#given(values).keys()].filter((name) => !keys.includes(name));
    const changes = names.map((name) => `${name} = excluded.${name}`);
    yield* this.insert(values, {
      conflict: `ON CONFLICT (${key}) DO UPDATE SET ${changes.join(", ")}`,
    });
  }

  update(values: Partial<Row>, where: string, params: Params): Work<number> {
    const given = this.#given(values);
    const changes = [...given.keys()].map((name) => `${name} = ?`);
    const sql = `UPDATE ${this.#name} SET ${changes.join(", ")} WHERE ${where}`;
    return run(sql, [...given.values()], params);
  }

  #given(values: Partial<Row>): ReadonlyMap<string, SqlValue> {
    const given = new Map<string, SqlValue>();
    for (const { field, name, kind } of this.#written) {
      const value = (values as Readonly<Record<string, unknown>>)[field];
      if (value !== undefined) given.set(name, toSql(kind, value));
    }
    return given;
  }
}

function toColumn(spelling: string): Column {
  const [field = "", kind = "plain"] = spelling.replace("?", "").split(":");
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    field,
    name: kind === "json" ? `${snake}_json` : snake,
    kind: kind as Column["kind"],
    isOptional: spelling.endsWith("?"),
  };
}

const leastLong = 1000;

/** Cached, as a home's view is stored with each question and read at each step. */
const parseLong = recalling<unknown>(JSON.parse);

function parseJson(text: string): unknown {
  return text.length < leastLong ? JSON.parse(text) : parseLong(text);
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  "plain?": (value) => value ?? undefined,
  json: (value) => (value === null ? null : parseJson(value as string)),
  "json?": (value) => (value === null ? undefined : parseJson(value as string)),
  flag: (value) => value === 1,
  "flag?": (value) => (value === 1 ? true : undefined),
};

function toSql(kind: Column["kind"], value: unknown): SqlValue {
  if (value === null || kind === "plain") return value as SqlValue;
  return kind === "flag" ? Number(value) : JSON.stringify(value);
}
