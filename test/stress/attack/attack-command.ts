import { Command, Option } from "commander";
import * as shared from "../../../src/cli/options.js";
import { pickFrom, report } from "../options.js";
import { type AttackName, attackNames, attacks } from "./classes.js";
import { longestMedianMs, longestWorstMs } from "./honest.js";
import { runAttacks } from "./run-attack.js";

interface AttackOptions {
  readonly only: readonly AttackName[];
  readonly seed: number;
  readonly short?: boolean;
  readonly json?: boolean;
}

export function attackCommand(): Command {
  return new Command("attack")
    .addOption(
      new Option("--only <list>", "which classes, with commas")
        .argParser(pickFrom("--only", attackNames))
        .default(attackNames, "all"),
    )
    .option("--short", "few attempts of each class; nobody is timed")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It runs sous serve twice, in a folder of its own: with passwords, a campaign's door, Slack and Discord; and
without a password, with Slack over HTTP. The platforms are protocol peers on loopback (test/peers): run it in
a clone of the repository. Honest people open the page, come through the door and answer meanwhile.

Exit code 2 when an attempt succeeded or cannot be judged, or when honest people waited for ${longestMedianMs} ms in the
median or ${longestWorstMs} ms at worst. The waits count on an otherwise idle machine.

Classes:
${attackNames.map((name) => `  ${name.padEnd(14)}${attacks[name].about}`).join("\n")}

Examples:
  npm run -s stress -- attack --json
  npm run -s stress -- attack --only login,lockout --seed 7`,
    )
    .action(runAttack);
}

async function runAttack({ only, seed, short = false, json }: AttackOptions): Promise<void> {
  const result = await runAttacks({
    only,
    seed,
    isShort: short,
    onClass: (name) => {
      if (!json) process.stderr.write(`${name}: ${attacks[name].about}\n`);
    },
  });
  const { succeeded, unjudged, tooSlow } = result;
  report(result, json, succeeded + unjudged > 0 || (tooSlow && !short) ? 2 : 0);
}
