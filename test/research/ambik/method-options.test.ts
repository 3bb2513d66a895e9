import { expect, it } from "vitest";
import { runSous } from "../../app/run-sous.js";

it.each([
  ["ambik", "--shots", "3"],
  ["ambik", "--without-plans"],
  ["ambik", "--scripted"],
  ["knowno", "--shots", "1"],
  ["knowno", "--db", "absent.db"],
])("what is for language models is refused beside embedded: %s %s", async (bench, ...words) => {
  const { code, err } = await runSous("bench", bench, "--data", "absent", ...words);
  expect(code).toBe(1);
  expect(err).toBe(
    `sous: ${words[0]} is for methods with a language model: --method binary, nohelp, knowno, lap, lofree\n`,
  );
  const { err: played } = await runSous("bench", bench, "--data", "absent", "--shots", "0");
  expect(played).toMatch(/absent.*: there is no such file/);
});
