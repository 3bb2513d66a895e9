import type { WelcomeStore } from "../src/core/stores.js";
import type { Database } from "./database.js";
import { run } from "./work.js";

export function createWelcomeStore(db: Database): WelcomeStore {
  return {
    async begin(welcome) {
      const insert = `INSERT INTO welcomes (platform, channel, at)
        VALUES (@platform, @channel, @at) ON CONFLICT DO NOTHING`;
      return db.write(function* () {
        return (yield* run(insert, welcome)) > 0;
      });
    },
  };
}
