/** A database of a process that may be killed at each statement, and whose disk may fail at each. */
import type { Database } from "../../memory/database.js";
import type { Work } from "../../memory/work.js";
import type { Life } from "./life.js";

export interface Watcher {
  /** What it throws, the statement throws. */
  readonly beforeStatement: () => void;
  readonly afterCommit: () => void;
}

const nobody: Watcher = { beforeStatement: () => undefined, afterCommit: () => undefined };

/** What a kill leaves of `rows` is there for the next life: all commits, and nothing of an open transaction. */
export function mortalDatabase(
  rows: Database,
  life: Life,
  { beforeStatement, afterCommit }: Watcher = nobody,
): Database {
  function* counted<Result>(work: Work<Result>): Work<Result> {
    let next = work.next();
    while (!next.done) {
      life.pass();
      beforeStatement();
      next = work.next(yield next.value);
    }
    return next.value;
  }
  const committed = async <Result>(writing: Promise<Result>): Promise<Result> => {
    const result = await writing;
    afterCommit();
    // The rows are there, and nobody was told.
    life.pass();
    return result;
  };
  return {
    readOnly: rows.readOnly,
    read: (work) => life.live(() => rows.read(counted(work))),
    readTogether: (work) => life.live(() => rows.readTogether(counted(work))),
    write: (make) => life.live(() => committed(rows.write(() => counted(make())))),
    writeSoon: (make) => life.live(() => committed(rows.writeSoon(() => counted(make())))),
    beside: (work) => life.live(() => rows.beside(counted(work))),
    size: () => life.live(() => rows.size()),
    forgetLog: () => life.live(() => rows.forgetLog()),
    eraseDeleted: () => life.live(() => rows.eraseDeleted()),
  };
}
