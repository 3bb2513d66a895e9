/**
 * Makes an SQL condition of the defined columns only: SQLite uses no index for `@x IS NULL OR x = @x`.
 * @param filter by column name, never from outside
 */
export function whereEqual(filter: Readonly<Record<string, string | undefined>>) {
  const params: Record<string, string> = {};
  const terms: string[] = [];
  for (const [column, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    if (column === "state" && /^[a-z]+$/.test(value)) {
      terms.push(`state = '${value}'`);
      continue;
    }
    params[column] = value;
    terms.push(`${column} = @${column}`);
  }
  return { where: terms.length > 0 ? `WHERE ${terms.join(" AND ")}` : "", params };
}
