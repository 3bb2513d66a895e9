import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import { systemClock } from "../../app/operating/clock.js";
import { type ForgetReport, findPerson, forget } from "../../app/people/forget.js";
import { dataFile, gatherData } from "../../app/people/my-data.js";
import type { PersonFile } from "../../core/bot.js";
import { InputError, reasonOf } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand } from "../options.js";
import { readMemory, requireDatabase, writeOrOrder } from "./database.js";

interface ForgetOptions extends DataOptions {
  readonly yes?: boolean;
}

export function forgetCommand(): Command {
  return dataCommand("forget")
    .argument(
      "<person>",
      'row id ("p3"), platform and id ("slack:U123"), the id that sent them to a campaign, or name',
    )
    .option("--yes", "delete; without this option the command only prints what it would delete")
    .addHelpText("after", "\nExamples:\n  sous forget Ana\n  sous forget slack:U0123 --yes")
    .action(async (person: string, options: ForgetOptions) => {
      requireDatabase(options);
      const report = await (options.yes ? erase(options, person) : preview(options, person));
      if (options.json) return shared.printJson(report);
      shared.print(visibleLine(formatReport(report)));
    });
}

function preview(options: ForgetOptions, person: string): Promise<ForgetReport> {
  return readMemory(options, (memory) => forget(memory, { person, yes: false }, systemClock));
}

function erase(options: ForgetOptions, person: string): Promise<ForgetReport> {
  const request = { person, yes: true };
  return writeOrOrder(options, "sous forget", {
    work: (memory) => forget(memory, request, systemClock),
    order: ["forget", request],
  });
}

function formatReport({ person, forgotten, done }: ForgetReport): string {
  const { answers, facts, tuples, notes, moves = 0 } = forgotten;
  const what = [
    many(answers, "answer"),
    many(facts, "fact"),
    many(tuples, "tuple"),
    many(notes, "reply", "replies"),
  ].join(", ");
  const played = moves > 0 ? ` and the name on ${many(moves, "move")}` : "";
  const who = `${person.name || person.id} (${person.id})`;
  return done
    ? `Forgotten: ${who} with ${what}${played}.`
    : `This would forget ${who} with ${what}${played}. Nothing is deleted yet: add --yes to do it.`;
}

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
