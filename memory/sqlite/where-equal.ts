/**
 * A condition on the columns that are given. Columns that are absent do not appear: SQLite uses no index for
 * `@x IS NULL OR x = @x`.
 *
 * @param filter by column name; the names are ours, never from outside
 */
export function whereEqual(filter: Readonly<Record<string, string | undefined>>): {
  readonly where: string;
  readonly params: Readonly<Record<string, string>>;
} {
  const params: Record<string, string> = {};
  for (const [column, value] of Object.entries(filter)) {
    if (value !== undefined) params[column] = value;
  }
  const terms = Object.keys(params).map((column) => `${column} = @${column}`);
  return { where: terms.length > 0 ? `WHERE ${terms.join(" AND ")}` : "", params };
}
