/**
 * Maps ids to ALFWorld's display names: "cabinet_bar__plus_00…" -> "cabinet 3". `ids` must be sorted by code point; the
 * first of a class gets the highest number. Skips ids without "_bar_".
 */
export function nameEntities(ids: Iterable<string>): ReadonlyMap<string, string> {
  const classes = new Map<string, string[]>();
  for (const id of ids) {
    const name = classOfId(id);
    if (id.includes("_bar_")) classes.set(name, [...(classes.get(name) ?? []), id]);
  }
  return new Map(
    [...classes].flatMap(([name, members]) =>
      members.map((id, index) => [id, `${name} ${members.length - index}`] as const),
    ),
  );
}

function classOfId(id: string): string {
  const [name = id] = id.split("_bar_", 1);
  return id.includes("basin") ? `${name}basin` : name;
}

export function translateCommand(command: string, names: ReadonlyMap<string, string>): string {
  const words = command.split(" ");
  return words.map((word) => names.get(word.toLowerCase()) ?? word).join(" ");
}
