import type { Installation, InstallationStore } from "../src/core/installation.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";

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
    async list(platform) {
      return installationTable.all(db, "WHERE platform = @platform ORDER BY number", { platform });
    },
    async get(platform, workspace) {
      return installationTable.get(db, `WHERE ${isOne}`, { platform, workspace });
    },
    async put(installation) {
      db.write(() => installationTable.upsert(db, installation, "platform, workspace"));
    },
    async remove(platform, workspace) {
      db.write(() => db.run(`DELETE FROM installations WHERE ${isOne}`, { platform, workspace }));
      await db.eraseDeleted();
    },
  };
}
