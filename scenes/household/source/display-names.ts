/** The names that players see for the ids of a game file (spec section 2). */

/**
 * Maps every id to its display name: "cabinet_bar__plus_00…" -> "cabinet 3". `ids` must be sorted by
 * code point; the first of a class gets the highest number. Ids without "_bar_" are left out.
 */
export function nameEntities(ids: Iterable<string>): ReadonlyMap<string, string> {
  const classes = new Map<string, string[]>();
  for (const id of ids) {
    if (!id.includes("_bar_")) continue;
    const name = classOfId(id);
    const members = classes.get(name);
    if (members) members.push(id);
    else classes.set(name, [id]);
  }
  const names = new Map<string, string>();
  for (const [name, members] of classes) {
    members.forEach((id, index) => {
      names.set(id, `${name} ${members.length - index}`);
    });
  }
  return names;
}

function classOfId(id: string): string {
  const [name = id] = id.split("_bar_", 1);
  return id.includes("basin") ? `${name}basin` : name;
}

/** Puts display names for the raw ids in a walkthrough's command; others stay as they are. */
export function translateCommand(command: string, names: ReadonlyMap<string, string>): string {
  const words = command.split(" ");
  return words.map((word) => names.get(word.toLowerCase()) ?? word).join(" ");
}
