export type SqlValue = string | number | Buffer | null;

/** Values bound to `@name` in a statement. */
export type Params = Readonly<Record<string, SqlValue>>;
