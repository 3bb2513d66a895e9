import { expect, it } from "vitest";
import { translate, valuesOf } from "../../../memory/postgres/translate.js";

it("numbers parameters: a name that is used twice gets one number", () => {
  const translated = translate("UPDATE t SET a = ?, b = ? WHERE id = @id OR parent = @id");
  expect(translated.text).toBe("UPDATE t SET a = $1, b = $2 WHERE id = $3 OR parent = $3");
  expect(valuesOf(translated, [["x", 1], { id: "i", unused: 2 }])).toEqual(["x", 1, "i"]);
});

it.each([
  ["SELECT '@no ?''?' AS madeAt FROM t", "SELECT '@no ?''?' AS \"madeAt\" FROM t"],
  ["SELECT a AS b, '@x' AS c FROM t", "SELECT a AS b, '@x' AS c FROM t"],
  ["SELECT 1 FROM t INDEXED BY i WHERE (+t.a = 1)", "SELECT 1 FROM t WHERE (t.a = 1)"],
  ["SELECT 2+x FROM t ORDER BY +t.number", "SELECT 2+x FROM t ORDER BY t.number"],
  [
    "SELECT 1 FROM a CROSS JOIN b AS c ON c.x = a.x CROSS JOIN d",
    "SELECT 1 FROM a JOIN b AS c ON c.x = a.x CROSS JOIN d",
  ],
  [
    "SELECT 1 FROM a CROSS JOIN json_each(@l) ON a.x = 1",
    "SELECT 1 FROM a CROSS JOIN json_each($1) ON a.x = 1",
  ],
  ["SELECT 1 FROM a CROSS JOIN (b) ON a.x = 1", "SELECT 1 FROM a JOIN (b) ON a.x = 1"],
  ["WITH w AS NOT MATERIALIZED (x) SELECT 1", "WITH w AS MATERIALIZED (x) SELECT 1"],
  [
    "SELECT a IS NOT 'x', a IS @b, a IS NOT @b, a IS 'y', a IS NULL",
    "SELECT a IS DISTINCT FROM 'x', a IS NOT DISTINCT FROM $1, a IS DISTINCT FROM $1, a IS NOT DISTINCT FROM 'y', a IS NULL",
  ],
  ["SELECT a LIKE @b, a LIKE 'c'", "SELECT a ILIKE $1, a LIKE 'c'"],
  ["SELECT substr(a, -3), substr(@b, 2)", "SELECT right(a, 3), substr($1, 2)"],
  ["SELECT @a IS NULL OR @b IS NOT NULL", "SELECT $1::text IS NULL OR $2::text IS NOT NULL"],
  [
    "SELECT rowid AS document, -bm25(document_words, 0.0, 1.0) AS score\n FROM document_words WHERE document_words MATCH @sought",
    "SELECT document, score FROM matching_words($1, $2)",
  ],
])("%s becomes what PostgreSQL understands", (sqlite, postgres) => {
  expect(translate(sqlite).text).toBe(postgres);
});

it("keeps a name for each text", () => {
  expect(translate("SELECT 1 AS a").name).toBe(translate("SELECT 1 AS a").name);
  expect(translate("SELECT 1 AS a").name).not.toBe(translate("SELECT 1 AS b").name);
});

it("PostgreSQL keeps no NUL: it becomes the sign for what cannot be shown", () => {
  const translated = translate("SELECT @a AS a, @b AS b, @c AS c");
  const json = JSON.stringify({ a: "\0", b: "\\u0000" });
  const [a, b, c] = valuesOf(translated, [{ a: "x\0y", b: json, c: null }]);
  expect([a, c]).toEqual(["x\ufffdy", null]);
  expect(JSON.parse(b as string)).toEqual({ a: "\ufffd", b: "\\u0000" });
});
