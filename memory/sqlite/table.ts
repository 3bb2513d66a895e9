import type { Database, Params } from "./database.js";

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
 * is absent where the column is null, or the flag 0. "joined": it is read from another table and never
 * written.
 */
type Columns<Row> = {
  readonly [Field in keyof Row]-?:
    | (undefined extends Row[Field] ? `${Kind<Row[Field]>}?` : Kind<Row[Field]>)
    | "joined";
};

interface Column {
  readonly field: string;
  readonly name: string;
  readonly kind: "plain" | "json" | "flag";
  readonly mayBeAbsent: boolean;
  readonly isJoined: boolean;
}

/** A table whose columns are spelled once: it turns rows into values of the type `Row`, and back. */
export class Table<Row extends object> {
  readonly #name: string;
  readonly #columns: readonly Column[];
  readonly #select: string;

  /**
   * @param select a statement up to its last join, for columns of other tables; by default this table alone.
   *   Where it gives two columns of one name, the later one counts.
   */
  constructor(name: string, columns: Columns<Row>, select = `SELECT * FROM ${name}`) {
    this.#name = name;
    this.#columns = Object.entries<string>(columns).map(([field, kind]) => toColumn(field, kind));
    this.#select = select;
  }

  /** The rows that a statement gives. `rest` is what follows its tables: "WHERE … ORDER BY …". */
  all(db: Database, rest: string, params: Params = {}): readonly Row[] {
    return db.all<object>(`${this.#select} ${rest}`, params).map((raw) => this.read(raw));
  }

  /** The first of them; null when there is none. */
  get(db: Database, rest: string, params: Params = {}): Row | null {
    const raw = db.get<object>(`${this.#select} ${rest}`, params);
    return raw ? this.read(raw) : null;
  }

  /** A row that another statement gave; it has all columns of this table. */
  read(raw: object): Row {
    const from = raw as Readonly<Record<string, unknown>>;
    const row: Record<string, unknown> = {};
    for (const { field, name, kind, mayBeAbsent } of this.#columns) {
      const value = from[name];
      if (mayBeAbsent && (value === null || (kind === "flag" && value === 0))) continue;
      row[field] = fromSql(kind, value);
    }
    return row as Row;
  }

  /**
   * Writes the fields that are given; the other columns get their defaults. Inside a transaction.
   *
   * @param options.also columns that are no fields, by their names
   * @param options.conflict what to do when the row is there already: "ON CONFLICT (id) DO NOTHING"
   */
  insert(
    db: Database,
    values: Partial<Row>,
    { also = {}, conflict = "" }: { readonly also?: Params; readonly conflict?: string } = {},
  ): void {
    const given = { ...this.#given(values), ...also };
    const names = Object.keys(given);
    db.run(
      `INSERT INTO ${this.#name} (${names.join(", ")})
       VALUES (${names.map((name) => `@${name}`).join(", ")}) ${conflict}`,
      given,
    );
  }

  /** The same, or changes the row with the same `key` columns. Inside a transaction. */
  upsert(db: Database, values: Partial<Row>, key: string): void {
    const changes = Object.keys(this.#given(values)).map((name) => `${name} = excluded.${name}`);
    this.insert(db, values, {
      conflict: `ON CONFLICT (${key}) DO UPDATE SET ${changes.join(", ")}`,
    });
  }

  /**
   * Changes the fields that are given. Inside a transaction.
   *
   * @param where the condition; its parameters are not named like the columns that change
   * @returns how many rows it changed
   */
  update(db: Database, values: Partial<Row>, where: string, params: Params): number {
    const given = this.#given(values);
    const changes = Object.keys(given).map((name) => `${name} = @${name}`);
    return db.run(`UPDATE ${this.#name} SET ${changes.join(", ")} WHERE ${where}`, {
      ...given,
      ...params,
    });
  }

  #given(values: Partial<Row>): Params {
    const given: Record<string, string | number | null> = {};
    for (const { field, name, kind, isJoined } of this.#columns) {
      const value = (values as Readonly<Record<string, unknown>>)[field];
      if (value !== undefined && !isJoined) given[name] = toSql(kind, value);
    }
    return given;
  }
}

function toColumn(field: string, kind: string): Column {
  const isJoined = kind === "joined";
  const plain = isJoined ? "plain" : (kind.replace("?", "") as Column["kind"]);
  const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    field,
    name: plain === "json" ? `${snake}_json` : snake,
    kind: plain,
    mayBeAbsent: kind.endsWith("?"),
    isJoined,
  };
}

function fromSql(kind: Column["kind"], value: unknown): unknown {
  if (value === null || kind === "plain") return value;
  return kind === "flag" ? value === 1 : JSON.parse(value as string);
}

function toSql(kind: Column["kind"], value: unknown): string | number | null {
  if (value === null || kind === "plain") return value as string | number | null;
  return kind === "flag" ? Number(value) : JSON.stringify(value);
}
