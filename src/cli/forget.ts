/** `sous forget`: deletes what a person said, at their request. */
import { existsSync } from "node:fs";
import { Command } from "commander";
import { z } from "zod";
import { visibleLine } from "../../bots/present/visible-text.js";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../app/clock.js";
import { giveOrder } from "../app/orders.js";
import { type ForgetReport, forget } from "../app/people/forget.js";
import { platforms } from "../core/bot.js";
import { InputError, LockedError } from "../core/errors.js";
import { many } from "../core/wording.js";
import * as shared from "./options.js";

interface ForgetOptions {
  readonly yes?: boolean;
  readonly db?: string;
  readonly json?: boolean;
}

const count = z.number().int();
const reportShape = z.object({
  person: z.object({ id: z.string(), platform: z.enum(platforms), name: z.string() }),
  forgotten: z.object({
    answers: count,
    facts: count,
    tuples: count,
    notes: count,
    moves: count.optional(),
  }),
  done: z.boolean(),
});

export function forgetCommand(): Command {
  return new Command("forget")
    .argument(
      "<person>",
      'row id ("p3"), platform and id ("slack:U123"), the id by which they were sent to a campaign, or name',
    )
    .option("--yes", "do it; without it only says what would go")
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExamples:\n  sous forget Ana\n  sous forget slack:U0123 --yes")
    .action(async (person: string, options: ForgetOptions) => {
      const file = shared.databaseOf(options);
      if (!existsSync(file)) throw new InputError("there is no such database", { file });
      const report = await (options.yes ? erase(file, person) : look(file, person));
      if (options.json) return shared.printJson(report);
      shared.print(visibleLine(formatReport(report)));
    });
}

async function look(file: string, person: string): Promise<ForgetReport> {
  const memory = await openMemory({ ...shared.memoryOptions({ db: file }), readOnly: true });
  try {
    return await forget(memory, { person, yes: false }, systemClock);
  } finally {
    await memory.close();
  }
}

/** Does it, or hands it to the process that owns the database. */
async function erase(file: string, person: string): Promise<ForgetReport> {
  try {
    const memory = await openMemory({
      ...shared.memoryOptions({ db: file }),
      command: "sous forget",
    });
    try {
      return await forget(memory, { person, yes: true }, systemClock);
    } finally {
      await memory.close();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return reportShape.parse(await giveOrder(file, "forget", { person, yes: true }));
  }
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
