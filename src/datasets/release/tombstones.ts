import type { Tombstone } from "../../core/release.js";
import type { ReadRelease } from "./read.js";
import type { ReleaseRows } from "./rows.js";

/** Adds tombstones for missing rows; drops those of present ones. */
export function bury(
  before: readonly Tombstone[],
  previous: ReadRelease | null,
  { rows, version }: { readonly rows: ReleaseRows; readonly version: string },
): readonly Tombstone[] {
  const present = new Set(rowIds(rows).map(({ id }) => id));
  const known = [...(previous?.tombstones ?? []), ...before];
  const fresh = previous ? rowIds(previous.rows).map((row) => ({ ...row, version })) : [];
  const all = new Map<string, Tombstone>();
  for (const stone of [...known, ...fresh]) {
    if (!present.has(stone.id) && !all.has(stone.id)) all.set(stone.id, stone);
  }
  return [...all.values()].sort((one, other) =>
    `${one.kind} ${one.id}` < `${other.kind} ${other.id}` ? -1 : 1,
  );
}

function rowIds({ questions, trajectories, tuples, rowAnswers }: ReleaseRows) {
  return [
    ...trajectories.map(({ episode }) => ({ kind: "episode", id: episode })),
    ...questions.map(({ id }) => ({ kind: "question", id })),
    ...questions.flatMap(({ ballots }) => ballots.map(({ id }) => ({ kind: "answer", id }))),
    ...questions.flatMap(({ facts }) => facts.map(({ id }) => ({ kind: "fact", id }))),
    ...trajectories.flatMap(({ facts }) => facts.map(({ id }) => ({ kind: "fact", id }))),
    ...tuples.map(({ id }) => ({ kind: "tuple", id })),
    ...rowAnswers.map(({ ballot }) => ({ kind: "answer", id: ballot })),
  ];
}

/** "1.2.0" -> "1.3.0". */
export function nextVersion(version: string): string {
  const [major = "1", minor = "0"] = version.split(".");
  return `${major}.${Number(minor) + 1}.0`;
}
