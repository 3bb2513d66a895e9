import { all, get, type Params, run, type SqlValue, type Work } from "../work.js";

/**
 * How a field stands in its column: "plain" as it is, "json" as text in a column named `*_json`, "flag"
 * as 0 or 1.
 */
type Kind<Value> =
  NonNullable<Value> extends boolean
    ? "flag"
    : NonNullable<Value> extends string | number
      ? "plain"
      : "json";

/**
 * The kind of each field, which also tells its column: the field's name in snake case. "plain?": the field
 * is undefined where the column is null, or the flag 0. An expression in parentheses ("(people.name)") is
 * read, from this table or a joined one, and never written.
 */
type Columns<Row> = {
  readonly [Field in keyof Row]-?:
    | (undefined extends Row[Field] ? `${Kind<Row[Field]>}?` : Kind<Row[Field]>)
    | `(${string})`;
};

interface Column {
  readonly field: string;
  readonly name: string;
  readonly kind: "plain" | "json" | "flag";
}

/** A table whose columns are spelled once: it turns rows into values of the type `Row`, and back. */
export class Table<Row extends object> {
  /** What a statement selects to give whole rows: "facts.id AS id, …". See {@link read}. */
  readonly columns: string;
  readonly #name: string;
  readonly #select: string;
  readonly #written: readonly Column[];
  /** The fields that are not in a row as a statement gives it. */
  readonly #read: readonly { readonly field: string; read(value: unknown): unknown }[];
  readonly #selects = new Map<string, string>();
  readonly #inserts = new Map<string, string>();

  /** @param joins the tables that expressions among the columns need: "JOIN people ON …" */
  constructor(name: string, columns: Columns<Row>, joins = "") {
    const kinds = Object.entries<string>(columns);
    this.#name = name;
    this.#written = kinds
      .filter(([, kind]) => !kind.startsWith("("))
      .map(([field, kind]) => toColumn(field, kind));
    this.#read = kinds.flatMap(([field, kind]) => {
      const read = readers[kind];
      return read ? [{ field, read }] : [];
    });
    this.columns = kinds
      .map(([field, kind]) =>
        kind.startsWith("(")
          ? `${kind} AS ${field}`
          : `${name}.${toColumn(field, kind).name} AS ${field}`,
      )
      .join(", ");
    this.#select = `SELECT ${this.columns} FROM ${name} ${joins}`;
  }

  /** The rows that a statement gives. `rest` is what follows its tables: "WHERE … ORDER BY …". */
  *all(rest: string, params: Params = {}): Work<readonly Row[]> {
    return (yield* all<object>(this.#selecting(rest), params)).map((row) => this.read(row));
  }

  /** The first of them; null when there is none. */
  *get(rest: string, params: Params = {}): Work<Row | null> {
    const row = yield* get<object>(this.#selecting(rest), params);
    return row ? this.read(row) : null;
  }

  /** Completes, in place, a row of another statement that selects {@link columns}, and perhaps more. */
  read<Selected extends object>(selected: Selected): Row & Selected {
    const row = selected as Record<string, unknown>;
    for (const { field, read } of this.#read) row[field] = read(row[field]);
    return row as Row & Selected;
  }

  /**
   * Writes the fields that are given; the other columns get their defaults. Inside a transaction.
   *
   * @param options.also columns that are no fields, by their names
   * @param options.conflict what to do when the row is there already: "ON CONFLICT (id) DO NOTHING"
   */
  *insert(
    values: Partial<Row>,
    { also = {}, conflict = "" }: { readonly also?: Params; readonly conflict?: string } = {},
  ): Work<void> {
    const given = this.#given(values);
    const names = Object.keys(also);
    const key = `${given.set} ${names} ${conflict}`;
    let sql = this.#inserts.get(key);
    if (sql === undefined) {
      const columns = [...this.#namesIn(given.set), ...names];
      const places = columns.map(() => "?");
      sql = `INSERT INTO ${this.#name} (${columns.join(", ")}) VALUES (${places.join(", ")}) ${conflict}`;
      this.#inserts.set(key, sql);
    }
    yield* run(sql, [...given.bound, ...Object.values(also)]);
  }

  /** The same, or changes the row with the same `key` columns. Inside a transaction. */
  *upsert(values: Partial<Row>, key: string): Work<void> {
    const names = this.#namesIn(this.#given(values).set);
    const changes = names.map((name) => `${name} = excluded.${name}`);
    yield* this.insert(values, {
      conflict: `ON CONFLICT (${key}) DO UPDATE SET ${changes.join(", ")}`,
    });
  }

  /**
   * Changes the fields that are given. Inside a transaction.
   *
   * @returns how many rows it changed
   */
  update(values: Partial<Row>, where: string, params: Params): Work<number> {
    const { set, bound } = this.#given(values);
    const changes = this.#namesIn(set).map((name) => `${name} = ?`);
    return run(`UPDATE ${this.#name} SET ${changes.join(", ")} WHERE ${where}`, bound, params);
  }

  /** Composed once, so that the text need not be hashed each time. */
  #selecting(rest: string): string {
    const known = this.#selects.get(rest);
    if (known !== undefined) return known;
    const sql = `${this.#select} ${rest}`;
    this.#selects.set(rest, sql);
    return sql;
  }

  /** The values that are given, in the order of the columns, and a bit for each of their columns. */
  #given(values: Partial<Row>): { readonly set: number; readonly bound: readonly SqlValue[] } {
    let set = 0;
    const bound: SqlValue[] = [];
    for (const [index, { field, kind }] of this.#written.entries()) {
      const value = (values as Readonly<Record<string, unknown>>)[field];
      if (value === undefined) continue;
      set |= 1 << index;
      bound.push(toSql(kind, value));
    }
    return { set, bound };
  }

  #namesIn(set: number): readonly string[] {
    return this.#written.flatMap(({ name }, index) => (set & (1 << index) ? [name] : []));
  }
}

function toColumn(field: string, kind: string): Column {
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const base = kind.replace("?", "") as Column["kind"];
  return { field, name: base === "json" ? `${snake}_json` : snake, kind: base };
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  "plain?": (value) => value ?? undefined,
  json: (value) => (value === null ? null : JSON.parse(value as string)),
  "json?": (value) => (value === null ? undefined : JSON.parse(value as string)),
  flag: (value) => value === 1,
  "flag?": (value) => (value === 1 ? true : undefined),
};

function toSql(kind: Column["kind"], value: unknown): SqlValue {
  if (value === null || kind === "plain") return value as SqlValue;
  return kind === "flag" ? Number(value) : JSON.stringify(value);
}
