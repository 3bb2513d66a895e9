/** Stores workspaces that installed Sous themselves, with their tokens. */
import type { Installation, InstallationStore } from "../../../src/core/people/installation.js";
import { type Database, run } from "../../work.js";
import { tableOf } from "../table.js";

const installationTable = tableOf<Installation>()(
  "installations",
  "platform workspace tokens channel installedBy installedAt",
);

const isOne = "platform = @platform AND workspace = @workspace";

export function createInstallationStore(db: Database): InstallationStore {
  return {
    list: (platform) =>
      db.read(installationTable.all("WHERE platform = @platform ORDER BY number", { platform })),
    get: (platform, workspace) =>
      db.read(installationTable.get(`WHERE ${isOne}`, { platform, workspace })),
    put: (installation) =>
      db.write(() => installationTable.upsert(installation, "platform, workspace")),
    async remove(platform, workspace) {
      await db.write(() =>
        run(`DELETE FROM installations WHERE ${isOne}`, { platform, workspace }),
      );
      await db.eraseDeleted();
    },
  };
}
