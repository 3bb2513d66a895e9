/** A database whose process may die, and whose disk may fail, at each statement. */
import type { Database, Work } from "../../memory/work.js";
import type { Life } from "./life.js";

export interface Watcher {
  /** Its error becomes the statement's. */
  readonly beforeStatement: () => void;
  readonly afterCommit: () => void;
}

const nobody: Watcher = { beforeStatement: () => undefined, afterCommit: () => undefined };

/** A kill keeps all commits and nothing of an open transaction. */
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
    // Committed, but nobody was notified.
    life.pass();
    return result;
  };
  return {
    readOnly: rows.readOnly,
    read: (work) => life.live(() => rows.read(counted(work))),
    readTogether: (work) => life.live(() => rows.readTogether(counted(work))),
    write: (make) => life.live(() => committed(rows.write(() => counted(make())))),
    writeSoon: (make) => life.live(() => committed(rows.writeSoon(() => counted(make())))),
    readInBackground: (work) => life.live(() => rows.readInBackground(counted(work))),
    size: () => life.live(() => rows.size()),
    forgetLog: () => life.live(() => rows.forgetLog()),
    eraseDeleted: () => life.live(() => rows.eraseDeleted()),
  };
}
