import type { WelcomeStore } from "../../src/core/stores.js";
import type { Database } from "../database.js";
import { run } from "../work.js";

export function createWelcomeStore(db: Database): WelcomeStore {
  return {
    async begin(welcome) {
      const insert = `INSERT INTO welcomes (platform, channel, at)
        SELECT @platform, @channel, @at
        WHERE NOT EXISTS (SELECT 1 FROM episodes WHERE bot = @platform AND channel = @channel)
        ON CONFLICT DO NOTHING`;
      return db.write(function* () {
        return (yield* run(insert, welcome)) > 0;
      });
    },
  };
}
