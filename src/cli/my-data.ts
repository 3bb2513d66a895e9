import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { systemClock } from "../app/clock.js";
import { findPerson } from "../app/people/forget.js";
import { dataFile, gatherData } from "../app/people/my-data.js";
import type { PersonFile } from "../core/bot.js";
import { InputError, reasonOf } from "../core/errors.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

interface MyDataOptions extends DataOptions {
  readonly out?: string;
}

export function myDataCommand(): Command {
  return dataCommand("my-data")
    .argument("<person>", 'row id ("p3"), platform and id ("slack:U123"), or name')
    .option("--out <file>", "write to this new file, which only you may read (default: print)")
    .addHelpText(
      "after",
      `
The JSON has their preferences, answers with questions and times, facts from them and their uses, taught rules,
and the worth of their answers. sous forget deletes all of it.

Examples:
  sous my-data slack:U0123
  sous my-data Ana --out ana.json`,
    )
    .action(runMyData);
}

async function runMyData(person: string, { out, ...options }: MyDataOptions): Promise<void> {
  const data = await readMemory(options, async (memory) =>
    gatherData(memory, await findPerson(memory, person), systemClock.now()),
  );
  if (out === undefined) return shared.printJson(data);
  write(out, dataFile(data));
  const counts = { answers: data.answers.length, facts: data.facts.length };
  if (options.json) return shared.printJson({ out, ...counts });
  shared.print(`${out}: answers ${counts.answers}, facts ${counts.facts}.`);
}

function write(out: string, { text }: PersonFile): void {
  try {
    writeFileSync(out, text, { mode: 0o600, flag: "wx" });
  } catch (cause) {
    const isThere = cause instanceof Error && "code" in cause && cause.code === "EEXIST";
    throw new InputError(
      isThere ? "is there already; name a new file" : `it cannot be written (${reasonOf(cause)})`,
      { file: out, cause },
    );
  }
}
