/** The short form of `stress attack`: real servers, and some attempts of each class. Nobody is timed. */
import { expect, test } from "vitest";
import { sousProgram } from "../../program.js";
import { attackNames } from "../attack/classes.js";
import { runAttacks } from "../attack/run-attack.js";

test("nothing that an attacker tries succeeds, and honest people are served meanwhile", {
  timeout: 600_000,
}, async () => {
  const { byClass, ...totals } = await runAttacks({
    command: sousProgram,
    only: attackNames,
    seed: 5,
    isShort: true,
  });
  const findings = Object.entries(byClass).flatMap(([name, one]) =>
    one.findings.map((finding) => `${name}: ${finding}`),
  );
  expect(findings).toEqual([]);
  expect(totals).toMatchObject({ succeeded: 0, unjudged: 0 });
  for (const [name, { attempts }] of Object.entries(byClass))
    expect(attempts, name).toBeGreaterThan(0);
  expect(totals.attempts).toBeGreaterThan(500);
});
