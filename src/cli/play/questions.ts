import type { Command } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../app/operating/clock.js";
import { listStuck, retryStuck, type StuckDelivery } from "../../app/serve/stuck-deliveries.js";
import { InputError } from "../../core/errors.js";
import { phraseQuestion } from "../../desk/words/phrase-question.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand } from "../options.js";
import {
  type DatabaseOptions,
  readMemory,
  requireDatabase,
  writeOrOrder,
} from "../storage/database.js";
import { type KeptOptions, reading, requireHousehold } from "./kept.js";

interface QuestionsOptions extends KeptOptions {
  readonly open?: boolean;
  readonly stuck?: boolean;
}

export function questionsCommand(): Command {
  return reading("questions")
    .option("--open", "only questions that wait for an answer")
    .option("--stuck", "messages that could not be shown, the reasons and remedies")
    .addHelpText(
      "after",
      `
Examples:
  sous questions --open
  sous questions kitchen --json
  sous questions --stuck              what people did not get to see
  sous questions retry q-1a2b3c       once the cause is repaired (or: --all)`,
    )
    .action((_home: string | undefined, options: QuestionsOptions) =>
      options.stuck ? printStuck(options) : printQuestions(options),
    )
    .addCommand(retryCommand());
}

function printQuestions(options: QuestionsOptions): Promise<void> {
  return readMemory(options, async (memory) => {
    if (options.household !== undefined) await requireHousehold(memory, options.household);
    const questions = [];
    for (const question of await memory.questions.list({
      ...(options.household && { household: options.household }),
      ...(options.open && { state: "open" }),
    })) {
      const ballots = await memory.questions.ballots(question.id);
      const { view: _, ...row } = question;
      questions.push({ ...row, answers: ballots });
    }
    const withheld = options.open ? [] : await listWithheld(memory, options.household);
    if (options.json) return shared.printJson({ questions, withheld });
    for (const { id, text, state, answers } of questions) {
      const said = answers.map((answer) =>
        visibleLine(
          `${answer.personName || "somebody"}: ${answer.text ?? answer.choice ?? "(deleted)"}`,
        ),
      );
      shared.print(`${id}  ${text} [${state}] ${said.join("; ")}`.trimEnd());
    }
    for (const { text, reason } of withheld) shared.print(`-  ${text} [not asked: ${reason}]`);
    if (questions.length + withheld.length === 0)
      shared.print(options.open ? "No question is open." : "No questions yet.");
  });
}

/** Lists questions that Sous did not ask, to spare people. */
async function listWithheld(memory: Memory, household: string | undefined) {
  const withheld: { episode: string; text: string; reason: string }[] = [];
  for (const { id } of await memory.households.list()) {
    if (household && id !== household) continue;
    for (const { id: episode } of await memory.episodes.list(id)) {
      for (const { step } of await memory.episodes.steps(episode)) {
        if (step.kind !== "ask" || step.reason === undefined) continue;
        withheld.push({ episode, text: phraseQuestion(step.need), reason: step.reason });
      }
    }
  }
  return withheld;
}

function printStuck(options: QuestionsOptions): Promise<void> {
  return readMemory(options, async (memory) => {
    const stuck = (await listStuck(memory)).filter(
      ({ household }) => !options.household || household === options.household,
    );
    if (options.json) return shared.printJson({ stuck });
    for (const one of stuck) shared.print(describe(one));
    if (stuck.length === 0) shared.print("Nothing is stuck.");
    else shared.print("Try again: sous questions retry <id>, or --all");
  });
}

const names: Readonly<Record<string, string>> = { card: "the question", note: "a reply under it" };

function describe(one: StuckDelivery): string {
  const { id, kind, question, home, bot, channel, state, attempts, error, since, advice } = one;
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const how = state === "dead" ? "given up" : "still trying";
  return [
    `${id}  ${question?.text ?? "(no question yet)"}`,
    `  ${home}, ${bot} ${channel}: ${names[kind] ?? kind}, ${how} after ${tries}, since ${new Date(since).toISOString()}`,
    `  error: ${error}`,
    `  to do: ${advice}`,
  ].join("\n");
}

function retryCommand(): Command {
  return dataCommand("retry")
    .description("retry stuck messages; also while sous serve runs")
    .argument("[ids...]", "ids from --stuck, or ids of questions")
    .option("--all", "all stuck messages")
    .addHelpText(
      "after",
      "\nExamples:\n  sous questions retry q-1a2b3c\n  sous questions retry --all --db team.db",
    )
    .action(async (ids: readonly string[], _options: object, command: Command) => {
      // `questions` has these options too: they may stand before or after "retry".
      const { all, db, json } = command.optsWithGlobals<DataOptions & { all?: boolean }>();
      if (all ? ids.length > 0 : ids.length === 0)
        throw new InputError("Say which, or --all. Which there are: sous questions --stuck");
      const retried = await retry({ db }, all ? null : ids);
      if (json) return shared.printJson({ retried });
      shared.print(
        retried.length === 0 ? "Nothing is stuck." : `Will be sent again: ${retried.join(", ")}`,
      );
    });
}

async function retry(
  options: DatabaseOptions,
  ids: readonly string[] | null,
): Promise<readonly string[]> {
  requireDatabase(options);
  return writeOrOrder<readonly string[]>(options, "sous questions retry", {
    work: (memory) => retryStuck(memory, ids, systemClock.now()),
    order: ["retry", { ids }],
  });
}
