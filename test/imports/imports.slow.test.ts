import { expect, test } from "vitest";
import { checkImports } from "./check-imports.mjs";

test("this project keeps the import rule, and its modules are read", async () => {
  const report = await checkImports();
  expect(report.violations).toEqual([]);
  expect(report.modules).toBeGreaterThan(100);
});
