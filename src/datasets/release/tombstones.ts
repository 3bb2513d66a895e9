/** Withdrawals after publication: what a former version had and this one has not. */
import type { Tombstone } from "../../core/release.js";
import type { ReadRelease } from "./read.js";
import type { ReleaseRows } from "./rows.js";

/** Tombstones of before and those of rows that are gone; none for what is there (again). */
export function bury(
  before: readonly Tombstone[],
  {
    previous,
    rows,
    version,
  }: {
    readonly previous: ReadRelease | null;
    readonly rows: ReleaseRows;
    readonly version: string;
  },
): readonly Tombstone[] {
  const present = new Map(rowIds(rows).map(({ kind, id }) => [id, kind]));
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
