/** Commands that read facts, also beside a running `sous serve`. */
import { type Command, Option } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import { simulate } from "../app/households.js";
import { InputError } from "../core/errors.js";
import type { FactSource } from "../core/fact.js";
import type { Memory } from "../core/stores.js";
import { phraseFactEnd, readEndings } from "../desk/fact-end.js";
import { labelsOf, phraseFact } from "../desk/phrase.js";
import { readMemory } from "./database.js";
import { printHabits } from "./habits.js";
import { type HistoryOptions, printHistory } from "./history.js";
import * as shared from "./options.js";

export interface KeptOptions extends shared.DataOptions {
  readonly household?: string;
}

interface FactsOptions extends KeptOptions, HistoryOptions {
  readonly all?: boolean;
  readonly habits?: boolean;
}

export function factsCommand(): Command {
  return reading("facts")
    .addHelpText(
      "after",
      `\nExamples:\n  sous facts kitchen --json\n  sous facts kitchen --history "Ana's mug"\n  sous facts kitchen --habits`,
    )
    .option("--all", "also facts that are no longer valid")
    .option("--history [subject]", "each fact's life: who said it when, what closed it")
    .option("--habits", "where things usually are, and who was right about what")
    .action((_home: string | undefined, options: FactsOptions) =>
      readMemory(options, async (memory) => {
        const household = await requireHousehold(memory, options.household);
        if (options.history) return printHistory(memory, household, options);
        if (options.habits) return printHabits(memory, household, options.json);
        const facts = await memory.facts.list({ household: household.id, valid: !options.all });
        if (options.json) return shared.printJson({ household: household.id, facts });
        const labels = labelsOf(simulate(household).ownerView());
        const endings = await readEndings(memory, facts);
        for (const fact of facts) {
          const who = fact.personName ?? sources[fact.source];
          const end = phraseFactEnd(fact, endings.get(fact.supersededBy ?? ""));
          shared.print(
            visibleLine(`${phraseFact(fact, labels)} (${who})${end ? ` [${end}]` : ""}`),
          );
        }
        if (facts.length === 0) shared.print("Nothing is known yet.");
      }),
    );
}

/** Shown for facts without a named person. */
const sources: Readonly<Record<FactSource, string>> = {
  answer: "somebody",
  observation: "seen",
  inference: "concluded",
  rule: "rule",
};

export function reading(name: string): Command {
  return takeHome(shared.dataCommand(name), "a home's id; not needed where only one is kept");
}

/** Version 0.2.0 took the home as an option, which works for one more version. */
export function takeHome(command: Command, about: string): Command {
  return command
    .argument("[home]", about)
    .addOption(new Option("--household <id>", "the home").hideHelp())
    .hook("preAction", (self, called) => {
      const home: unknown = self.processedArgs.at(self.registeredArguments.length - 1);
      if (self === called && home !== undefined) self.setOptionValue("household", home);
    });
}

/** Returns the named household, or the only one. */
export async function requireHousehold(memory: Memory, id: string | undefined) {
  const known = await memory.households.list();
  const only = known.length === 1 ? known[0] : undefined;
  const household = id === undefined ? only : known.find((one) => one.id === id);
  if (household) return household;
  const names = known.map((one) => one.id).join(", ") || "none yet";
  throw new InputError(
    id === undefined
      ? `Name one of the homes: ${names}`
      : `There is no home "${id}"; kept are: ${names}`,
  );
}
