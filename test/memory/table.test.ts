import { expect, it } from "vitest";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { tableOf } from "../../memory/statements/table.js";

interface Parcel {
  readonly id: string;
  readonly weighedAt: number | null;
  readonly contents: readonly string[] | null;
  readonly isOpen: boolean;
  readonly note?: string;
  readonly size?: { readonly cm: number };
  readonly fragile?: true;
  readonly owner: string | null;
}

const parcels = tableOf<Parcel>()(
  "parcels",
  "id weighedAt contents:json isOpen:flag note? size:json? fragile:flag?",
  { owner: "(owners.name)" },
  "LEFT JOIN owners ON owners.parcel = parcels.id",
);

function openParcels(): SqliteFile {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  db.exec(`CREATE TABLE parcels (id TEXT PRIMARY KEY, weighed_at INTEGER, contents_json TEXT,
      is_open INTEGER NOT NULL DEFAULT 0, note TEXT, size_json TEXT, fragile INTEGER, shelf TEXT);
    CREATE TABLE owners (parcel TEXT, name TEXT)`);
  return db;
}

const full: Parcel = {
  id: "a",
  weighedAt: 5,
  contents: ["mug"],
  isOpen: true,
  note: "soon",
  size: { cm: 3 },
  fragile: true,
  owner: "Ana",
};
const bare = { id: "b", weighedAt: null, contents: null, isOpen: false, owner: null };

it("reads what it wrote, of every kind, and what is joined", async () => {
  const file = openParcels();
  const db = createSqliteDriver(file, null);
  await db.write(() => parcels.insert(full, { also: { shelf: "top" } }));
  await db.write(() => parcels.insert(bare));
  file.run("INSERT INTO owners VALUES ('a', 'Ana')");
  expect(await db.read(parcels.all("ORDER BY id"))).toEqual([full, bare]);
  expect(await db.read(parcels.get("WHERE id = @id", { id: "b" }))).toEqual(bare);
  expect(await db.read(parcels.get("WHERE id = 'c'"))).toBeNull();
  expect(file.get("SELECT weighed_at, contents_json, is_open, shelf FROM parcels")).toEqual({
    weighed_at: 5,
    contents_json: '["mug"]',
    is_open: 1,
    shelf: "top",
  });
});

it("leaves what is not given: to its default, or as it was", async () => {
  const file = openParcels();
  const db = createSqliteDriver(file, null);
  await db.write(() => parcels.insert({ id: "a", note: "soon" }));
  expect(await db.read(parcels.get(""))).toMatchObject({
    isOpen: false,
    note: "soon",
    owner: null,
  });
  expect(
    await db.write(() => parcels.update({ contents: [], isOpen: true }, "id = @id", { id: "a" })),
  ).toBe(1);
  expect(await db.write(() => parcels.update({ isOpen: false }, "id = @id", { id: "c" }))).toBe(0);
  await db.write(() => parcels.upsert({ id: "a", weighedAt: 7 }, "id"));
  await db.write(() => parcels.upsert({ id: "b", weighedAt: 8 }, "id"));
  await db.write(() =>
    parcels.insert({ id: "b", weighedAt: 9 }, { conflict: "ON CONFLICT (id) DO NOTHING" }),
  );
  expect(await db.read(parcels.all("ORDER BY id"))).toMatchObject([
    { id: "a", weighedAt: 7, contents: [], isOpen: true, note: "soon" },
    { id: "b", weighedAt: 8 },
  ]);
});

it("completes the rows of another statement", async () => {
  const file = openParcels();
  const db = createSqliteDriver(file, null);
  await db.write(() => parcels.insert(full));
  const row = file.get<{ letters: number }>(
    `SELECT ${parcels.columns}, length(note) AS letters FROM parcels LEFT JOIN owners ON false`,
  );
  expect(row && parcels.read(row)).toEqual({ ...full, owner: null, letters: 4 });
});
