import { expect, it } from "vitest";
import { Database } from "../../memory/sqlite/database.js";
import { Table } from "../../memory/sqlite/table.js";

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

const parcels = new Table<Parcel>(
  "parcels",
  {
    id: "plain",
    weighedAt: "plain",
    contents: "json",
    isOpen: "flag",
    note: "plain?",
    size: "json?",
    fragile: "flag?",
    owner: "(owners.name)",
  },
  "LEFT JOIN owners ON owners.parcel = parcels.id",
);

function openParcels(): Database {
  const db = new Database({ file: ":memory:", readOnly: false });
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

it("reads what it wrote, of every kind, and what is joined", () => {
  const db = openParcels();
  parcels.insert(db, full, { also: { shelf: "top" } });
  parcels.insert(db, bare);
  db.run("INSERT INTO owners VALUES ('a', 'Ana')");
  expect(parcels.all(db, "ORDER BY id")).toEqual([full, bare]);
  expect(parcels.get(db, "WHERE id = @id", { id: "b" })).toEqual(bare);
  expect(parcels.get(db, "WHERE id = 'c'")).toBeNull();
  expect(db.get("SELECT weighed_at, contents_json, is_open, shelf FROM parcels")).toEqual({
    weighed_at: 5,
    contents_json: '["mug"]',
    is_open: 1,
    shelf: "top",
  });
});

it("leaves what is not given: to its default, or as it was", () => {
  const db = openParcels();
  parcels.insert(db, { id: "a", note: "soon" });
  expect(parcels.get(db, "")).toMatchObject({ isOpen: false, note: "soon", owner: null });
  expect(parcels.update(db, { contents: [], isOpen: true }, "id = @id", { id: "a" })).toBe(1);
  expect(parcels.update(db, { isOpen: false }, "id = @id", { id: "c" })).toBe(0);
  parcels.upsert(db, { id: "a", weighedAt: 7 }, "id");
  parcels.upsert(db, { id: "b", weighedAt: 8 }, "id");
  parcels.insert(db, { id: "b", weighedAt: 9 }, { conflict: "ON CONFLICT (id) DO NOTHING" });
  expect(parcels.all(db, "ORDER BY id")).toMatchObject([
    { id: "a", weighedAt: 7, contents: [], isOpen: true, note: "soon" },
    { id: "b", weighedAt: 8 },
  ]);
});

it("completes the rows of another statement", () => {
  const db = openParcels();
  parcels.insert(db, full);
  const row = db.get<{ letters: number }>(
    `SELECT ${parcels.columns}, length(note) AS letters FROM parcels LEFT JOIN owners ON false`,
  );
  expect(row && parcels.read(row)).toEqual({ ...full, owner: null, letters: 4 });
});
