/** Teaches and lists rules of the world (`sous facts teach`, `sous facts rules`). */
import type { Memory } from "../../../memory/stores.js";
import { formatRule, type Teaching, teach, withdrawRule } from "../../app/control/teach.js";
import { systemClock } from "../../app/operating/clock.js";
import * as shared from "../options.js";
import { dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, writeMemory } from "../storage/database.js";
import { type KeptOptions, requireHousehold, takeHome } from "./kept.js";

export function teachCommand(): SousCommand {
  const command = dataCommand("teach").argument("<words>", "one sentence");
  return takeHome(command, "the home of the rule (default: every home)")
    .examples(
      'sous facts teach "you can only hold one thing"',
      'sous facts teach "mugs belong in the cabinet" kitchen',
    )
    .action(async (words: string, _home: string | undefined, options: KeptOptions) => {
      const said = await write(options, "sous facts teach", (teaching) =>
        teach(teaching, words, local),
      );
      shared.printEither(options, { said }, said);
    });
}

export function rulesCommand(): SousCommand {
  return takeHome(dataCommand("rules"), "a home with rules of its own (default: every home's)")
    .option("--withdraw <number>", "take back the rule with this number", shared.wholeNumber(1))
    .examples("sous facts rules kitchen", "sous facts rules --withdraw 2")
    .action(
      async (
        _home: string | undefined,
        { withdraw, ...options }: KeptOptions & { withdraw?: number },
      ) => {
        if (withdraw === undefined)
          return readMemory(options, (memory) => printRules(memory, options));
        const said = await write(options, "sous facts rules", (teaching) =>
          withdrawRule(teaching, withdraw),
        );
        shared.printEither(options, { said }, said);
      },
    );
}

const local = {
  platform: "terminal",
  workspace: "local",
  person: { id: "local", name: "" },
} as const;

async function printRules(memory: Memory, options: KeptOptions): Promise<void> {
  const household = await namedHousehold(memory, options);
  const rules = await memory.knowledge.rules(household?.id ?? null);
  const lines = rules.map((rule, index) => `${index + 1}. ${formatRule(rule)}`);
  const result = { household: household?.id ?? null, rules };
  const none = 'No rules yet: sous facts teach "you can only hold one thing"';
  shared.printEither(options, result, lines, none);
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
