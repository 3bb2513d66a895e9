/** Stores how far channels and direct messages were read, to read what was missed after a break. */
import type { HeardPlace, HeardPlaceStore } from "../../../src/core/people/installation.js";
import { column, type Database, run } from "../../work.js";
import { tableOf } from "../table.js";

const placeTable = tableOf<HeardPlace>()("heard_places", "platform workspace channel until");

const isHere = "platform = @platform AND workspace = @workspace";

export function createHeardPlaceStore(db: Database): HeardPlaceStore {
  return {
    list: (platform, workspace) =>
      db.read(
        placeTable.all(`WHERE ${isHere} ORDER BY until DESC LIMIT 20`, { platform, workspace }),
      ),
    async keep(place) {
      await db.writeSoon(() =>
        run(
          `INSERT INTO heard_places (platform, workspace, channel, until)
             VALUES (@platform, @workspace, @channel, @until)
           ON CONFLICT (platform, workspace, channel)
             DO UPDATE SET until = excluded.until WHERE heard_places.until < excluded.until`,
          { ...place },
        ),
      );
    },
    async people(platform, workspace) {
      const seen = `SELECT platform_id FROM people
        WHERE ${isHere} AND seen_at IS NOT NULL AND opted_out_at IS NULL
        ORDER BY seen_at DESC LIMIT 10`;
      return db.read(column<string>(seen, { platform, workspace }));
    },
  };
}
