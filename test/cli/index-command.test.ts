/** `sous index` over a database with few rows. */
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";

it("needs no index for few rows", { timeout: 180_000 }, async () => {
  const file = newFile();
  await (await openMemory({ file, clock: systemClock })).close();
  const { code, out } = await runSous("index", "check", "--db", file);
  expect(code).toBe(0);
  expect(out).toContain("no index is needed");
});
