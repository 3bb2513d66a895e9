/** Deletes or prints what is kept about a person (`sous forget`, `sous my-data`). */
import { writeFileSync } from "node:fs";
import { visibleLine } from "../../../bots/present/visible-text.js";
import { systemClock } from "../../app/operating/clock.js";
import { type ForgetReport, findPerson, forget } from "../../app/people/forget.js";
import { dataFile, gatherData } from "../../app/people/my-data.js";
import type { PersonFile } from "../../core/bot.js";
import { InputError, reasonOf } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, requireDatabase, writeOrOrder } from "./database.js";

export function forgetCommand(): SousCommand {
  return dataCommand("forget")
    .argument(
      "<person>",
      'row id ("p3"), platform and id ("slack:U123"), the id that sent them to a campaign, or name',
    )
    .option("--yes", "delete; without this option the command only prints what it would delete")
    .examples("sous forget Ana", "sous forget slack:U0123 --yes")
    .action(async (person: string, options: DataOptions & { yes?: boolean }) => {
      requireDatabase(options);
      const request = { person, yes: options.yes === true };
      const report = request.yes
        ? await writeOrOrder(options, "sous forget", "forget", request)
        : await readMemory(options, (memory) => forget(memory, request, systemClock));
      shared.printEither(options, report, visibleLine(formatReport(report)));
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

export function myDataCommand(): SousCommand {
  return dataCommand("my-data")
    .argument("<person>", 'row id ("p3"), platform and id ("slack:U123"), or name')
    .option("--out <file>", "write to this new file, which only you may read (default: print)")
    .notes(`
The JSON has their preferences, answers with questions and times, facts from them and their uses, taught rules,
and the worth of their answers. sous forget deletes all of it.

Examples:
  sous my-data slack:U0123
  sous my-data Ana --out ana.json`)
    .action(runMyData);
}

async function runMyData(person: string, options: DataOptions & { out?: string }): Promise<void> {
  const { out } = options;
  const data = await readMemory(options, async (memory) =>
    gatherData(memory, await findPerson(memory, person), systemClock.now()),
  );
  if (out === undefined) return shared.printJson(data);
  write(out, dataFile(data));
  const counts = { answers: data.answers.length, facts: data.facts.length };
  const words = `${out}: answers ${counts.answers}, facts ${counts.facts}.`;
  shared.printEither(options, { out, ...counts }, words);
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
