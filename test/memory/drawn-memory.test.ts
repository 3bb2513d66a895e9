/** Drawn stories on SQLite; PostgreSQL answers the same (`postgres/drawn-memory.slow.test.ts`). */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { copyRows } from "../../memory/copying/copy.js";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { findFaults } from "../../memory/sqlite/verify.js";
import { approvedStory, Story, stories } from "../contracts/memory/drawn.js";
import { newFile, writeBlank } from "./folder.js";
import { findChanges, readRows } from "./rows-changed.js";
import { stoppedClock } from "./samples.js";

const damages = [
  "DELETE FROM people",
  "DELETE FROM questions",
  "DELETE FROM document_words_docsize WHERE id = (SELECT max(id) FROM document_words_docsize)",
  "DELETE FROM document_words_data WHERE id > 10",
  "UPDATE ballots SET person = 'none'",
];

function removeIndex(file: string): void {
  const folder = path.dirname(file);
  const index = readdirSync(folder).filter((name) => /^sous\.db\.tuple/.test(name));
  for (const name of index) rmSync(path.join(folder, name));
}

function faultsAfter(file: string, damage: string): readonly string[] {
  const sqlite = new Sqlite(file);
  sqlite.unsafeMode(true);
  sqlite.pragma("foreign_keys = OFF");
  sqlite.exec(damage);
  sqlite.close();
  return findFaults(file);
}

it.each(stories)("story %i", async (seed) => {
  const file = newFile();
  writeBlank(file);
  const beside = new SqliteFile({ file, readOnly: true });
  const story: Story = new Story(seed, {
    open: async ({ graphFrom, isIndexLost }) => {
      if (isIndexLost) removeIndex(file);
      return openMemory({ file, clock: stoppedClock(), graphFrom, onChange: story.onChange });
    },
    all: async (sql) => beside.all(sql),
  });
  const told = await story.play();
  beside.close();
  await expect(told).toMatchFileSnapshot(approvedStory(seed));
  expect(findFaults(file)).toEqual([]);

  const copy = newFile("copy.db");
  await copyRows({ from: file, to: copy, now: 1, onProgress: () => undefined });
  expect(findChanges(readRows(file), readRows(copy))).toEqual([]);
  expect(findFaults(copy)).toEqual([]);
  const damage = damages[seed % damages.length] ?? "";
  expect([damage, ...new Set(faultsAfter(copy, damage))].join("\n")).toMatchSnapshot();
});
