import { expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { Database } from "../../memory/sqlite/database.js";
import { migrate } from "../../memory/sqlite/migrate.js";

it("tuples of before there were cells keep their words, and their commands become a line", () => {
  const db = new Database({ file: ":memory:", readOnly: false });
  const before = migrations.filter(({ name }) => name < "0010");
  migrate(db, before, 1);
  db.run("PRAGMA foreign_keys = OFF");
  for (const [id, history] of [
    ["old", '["go to desk 1","open drawer 1"]'],
    ["first", "[]"],
  ] as const) {
    db.run(
      `INSERT INTO tuples (id, household, episode, seq, goal_type, goal, history_json, observation,
         action, created_at)
       VALUES (@id, 'kitchen', 'e1', 1, 'pick_and_place_simple', 'put a mug in desk.', @history,
         'You open the drawer 1.', 'take mug 1 from drawer 1', 5)`,
      { id, history },
    );
  }
  migrate(db, migrations, 2);
  const rows = db.all<Record<string, unknown>>("SELECT * FROM tuples ORDER BY number");
  expect(rows.map((row) => JSON.parse(String(row.history_json)))).toEqual([
    { evaluation: [], summary: "Last: go to desk 1, open drawer 1." },
    { evaluation: [], summary: "Last: nothing." },
  ]);
  expect(rows[0]).toMatchObject({
    observation: "You open the drawer 1.",
    action: "take mug 1 from drawer 1",
    cell_json: '{"goal":[],"observation":[]}',
    pattern: "",
    source: "played",
  });
});
