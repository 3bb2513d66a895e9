import Sqlite from "better-sqlite3";
import { play, startPlain } from "../build/sous.js";

export async function playCampaign(
  file: string,
  homes: Readonly<Record<string, string>>,
): Promise<void> {
  const sous = await startPlain({ database: file });
  try {
    for (const home of Object.keys(homes)) await play(sous, { home, rounds: 3 });
  } finally {
    await sous.stop();
  }
  changeRows(file, (db) => {
    db.exec("UPDATE episodes SET purpose = 'campaign', campaign = 'pilot'");
    db.exec("UPDATE questions SET purpose = 'campaign', campaign = 'pilot'");
    db.prepare("UPDATE episodes SET arm_json = ? WHERE household = 'kitchen'").run(
      JSON.stringify({ name: "without", propensity: 0.25, reuse: false, first: "text" }),
    );
    db.exec("UPDATE ballots SET saw_others = 1 WHERE number = 1");
    for (const [home, platform] of Object.entries(homes)) livesOn(db, home, platform);
  });
}

/** Moves a home's answers to another platform's people. */
function livesOn(db: Sqlite.Database, home: string, platform: string): void {
  const person = db
    .prepare(
      `INSERT INTO people (id, platform, workspace, platform_id, name, consented_at)
       VALUES ('person-' || @home, @platform, 'T0479XWORK', 'U8815' || upper(@home), 'Zebulon Quist', 0)
       RETURNING id`,
    )
    .pluck()
    .get({ home, platform });
  db.prepare(
    "UPDATE episodes SET bot = @platform, channel = 'C0815ZZZZZ' WHERE household = @home",
  ).run({ platform, home });
  const asked = "SELECT id FROM questions WHERE household = @home";
  for (const table of ["ballots", "facts"]) {
    db.prepare(
      `UPDATE ${table} SET person = @person WHERE person IS NOT NULL AND question IN (${asked})`,
    ).run({ person, home });
  }
  db.prepare(
    `UPDATE texts SET person = @person WHERE number IN (
       SELECT text FROM ballots WHERE question IN (${asked}))`,
  ).run({ person, home });
}

/** Requires a closed database. */
export function changeRows(file: string, change: (db: Sqlite.Database) => void): void {
  const db = new Sqlite(file);
  try {
    change(db);
  } finally {
    db.close();
  }
}
