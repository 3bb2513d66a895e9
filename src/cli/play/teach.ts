import type { Command } from "commander";
import type { Memory } from "../../../memory/stores.js";
import { formatRule, type Teaching, teach, withdrawRule } from "../../app/control/teach.js";
import { systemClock } from "../../app/operating/clock.js";
import * as shared from "../options.js";
import { dataCommand } from "../options.js";
import { readMemory, writeMemory } from "../storage/database.js";
import { type KeptOptions, requireHousehold, takeHome } from "./kept.js";

interface RulesOptions extends KeptOptions {
  readonly withdraw?: number;
}

export function teachCommand(): Command {
  const command = dataCommand("teach").argument("<words>", "one sentence");
  return takeHome(command, "the home of the rule (default: every home)")
    .addHelpText(
      "after",
      '\nExamples:\n  sous facts teach "you can only hold one thing"\n  sous facts teach "mugs belong in the cabinet" kitchen',
    )
    .action(async (words: string, _home: string | undefined, options: KeptOptions) => {
      const said = await write(options, "sous facts teach", (teaching) =>
        teach(teaching, words, local),
      );
      if (options.json) return shared.printJson({ said });
      shared.print(said);
    });
}

export function rulesCommand(): Command {
  return takeHome(dataCommand("rules"), "a home with rules of its own (default: every home's)")
    .option("--withdraw <number>", "take back the rule with this number", shared.wholeNumber(1))
    .addHelpText(
      "after",
      "\nExamples:\n  sous facts rules kitchen\n  sous facts rules --withdraw 2",
    )
    .action(async (_home: string | undefined, { withdraw, ...options }: RulesOptions) => {
      if (withdraw === undefined)
        return readMemory(options, (memory) => printRules(memory, options));
      const said = await write(options, "sous facts rules", (teaching) =>
        withdrawRule(teaching, withdraw),
      );
      if (options.json) return shared.printJson({ said });
      shared.print(said);
    });
}

/** The person at this computer, as in the terminal. */
const local = {
  platform: "terminal",
  workspace: "local",
  person: { id: "local", name: "" },
} as const;

async function printRules(memory: Memory, options: KeptOptions): Promise<void> {
  const household = await namedHousehold(memory, options);
  const rules = await memory.knowledge.rules(household?.id ?? null);
  if (options.json) return shared.printJson({ household: household?.id ?? null, rules });
  rules.forEach((rule, index) => {
    shared.print(`${index + 1}. ${formatRule(rule)}`);
  });
  if (rules.length === 0)
    shared.print('No rules yet: sous facts teach "you can only hold one thing"');
}

async function namedHousehold(memory: Memory, { household }: KeptOptions) {
  return household === undefined ? null : requireHousehold(memory, household);
}

function write(
  options: KeptOptions,
  command: string,
  work: (teaching: Teaching) => Promise<string>,
): Promise<string> {
  return writeMemory(options, command, async (memory) =>
    work({ memory, clock: systemClock, household: await namedHousehold(memory, options) }),
  );
}
