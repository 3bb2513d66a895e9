import { expect, it } from "vitest";
import { translate, valuesOf } from "../../../memory/postgres/translate.js";

it("numbers parameters: a name that is used twice gets one number", () => {
  const translated = translate("UPDATE t SET a = ?, b = ? WHERE id = @id OR parent = @id");
  expect(translated.text).toBe("UPDATE t SET a = $1, b = $2 WHERE id = $3 OR parent = $3");
  expect(valuesOf(translated, [["x", 1], { id: "i", unused: 2 }])).toEqual(["x", 1, "i"]);
});

it("leaves what stands in quotes, and takes over what is only SQLite's advice", () => {
  expect(translate("SELECT '@no ?''?' AS madeAt FROM t INDEXED BY i ORDER BY +t.number").text).toBe(
    "SELECT '@no ?''?' AS \"madeAt\" FROM t ORDER BY t.number",
  );
  expect(translate("SELECT 1 FROM a CROSS JOIN b AS c ON c.x = a.x CROSS JOIN d").text).toBe(
    "SELECT 1 FROM a JOIN b AS c ON c.x = a.x CROSS JOIN d",
  );
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
