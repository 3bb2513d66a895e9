import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** With or without the shared data. */
async function run(shared: string): Promise<string> {
  const file = "test/core/afk-notebook/goldens.test.ts";
  const { stdout } = await promisify(execFile)("npx", ["vitest", "run", file], {
    env: { ...process.env, SOUS_SHARED: shared, VITEST: "", NO_COLOR: "1" },
  });
  return stdout;
}

it("a run says in one line what it left out for want of data", async () => {
  const said = (await run("/nowhere")).match(/^Left out:.*$/gm);
  expect(said).toEqual([
    expect.stringMatching(
      /^Left out: \d+ tests? in 1 file, for want of \/nowhere\/goldens\/afk-notebook\.json\.$/,
    ),
  ]);
});
