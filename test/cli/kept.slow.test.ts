/** What is kept, from the command line: a fact's life, finding by words, forgetting somebody. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ForgetReport } from "../../src/app/people/forget.js";
import { readSous, runSous } from "../app/run-sous.js";
import { SousProcess } from "../app/sous-process.js";
import { keepAnswers, patience } from "./kept-setup.js";

describe("what is kept", patience, () => {
  it("is forgotten while sous serve runs, too", async () => {
    const db = await keepAnswers();
    const serving = new SousProcess(["serve", "--no-play", "--port", "0", "--db", db]);
    await serving.printed(/Sous is at/);
    const done = await readSous<ForgetReport>("forget", "Ana", "--yes", "--db", db);
    expect(done).toMatchObject({ done: true, forgotten: { answers: 1 } });
    const again = await runSous("forget", "Ana", "--yes", "--db", db);
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toContain("Nobody has answered yet.");
    for (const name of [db, `${db}-wal`])
      expect(readFileSync(name).includes("aquarium")).toBe(false);
  });
});
