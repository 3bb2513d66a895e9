/** Stores in which channels the program has introduced itself. */
import type { Platform } from "../../../src/core/platform.js";
import { type Database, run } from "../../work.js";

export function createWelcomeStore(db: Database) {
  return {
    /** Records an introduction. Returns false when there was one before, or something was played there. */
    async begin(welcome: {
      readonly platform: Platform;
      readonly channel: string;
      readonly at: number;
    }) {
      const insert = `INSERT INTO welcomes (platform, channel, at)
        SELECT @platform, @channel, @at
        WHERE NOT EXISTS (SELECT 1 FROM episodes WHERE bot = @platform AND channel = @channel)
        ON CONFLICT DO NOTHING`;
      return (await db.write(() => run(insert, welcome))) > 0;
    },
  };
}
