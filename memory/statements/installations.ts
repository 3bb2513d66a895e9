import type { Installation, InstallationStore } from "../../src/core/installation.js";
import type { Database } from "../database.js";
import { run } from "../work.js";
import { Table } from "./table.js";

const installationTable = new Table<Installation>("installations", {
  platform: "plain",
  workspace: "plain",
  tokens: "plain",
  channel: "plain",
  installedBy: "plain",
  installedAt: "plain",
});

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
