/** Backups at twenty moments of a task: each restores to what was kept then. */
import { expect, it } from "vitest";
import { makeBackup, restoreBackup } from "../../src/app/backup/make-backup.js";
import { verifyDatabase } from "../../src/app/backup/verify-database.js";
import { newFile } from "../memory/folder.js";
import { openPlay } from "./backup-play.js";

it("twenty of twenty backups during play restore to the same hashes", {
  timeout: 300_000,
}, async () => {
  const { file, step, stop, count } = await openPlay();
  for (let round = 0; round < 20; round++) {
    const out = newFile(`backup-${round}.db`);
    // The play goes on while the copy is taken.
    const [made] = await Promise.all([makeBackup({ database: file, out, now: round }), step(1)]);
    const standby = newFile(`standby-${round}.db`);
    await restoreBackup({ from: out, database: standby, discardNewer: false, now: round });
    expect(count(standby)).toBe(count(out));
    expect(await verifyDatabase(standby)).toEqual({
      whole: true,
      worldlines: made.worldlines,
      faults: [],
    });
  }
  await stop();
});
