import type { WelcomeStore } from "../src/core/stores.js";
import type { Database } from "./sqlite/database.js";

export function createWelcomeStore(db: Database): WelcomeStore {
  return {
    async begin(welcome) {
      const insert = `INSERT INTO welcomes (platform, channel, at)
        VALUES (@platform, @channel, @at) ON CONFLICT DO NOTHING`;
      return db.write(() => db.run(insert, welcome) > 0);
    },
  };
}
