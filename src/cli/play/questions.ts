/** Lists questions with their answers (`sous questions`), and retries messages. */
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { Memory } from "../../../memory/stores.js";
import { listStuck, type StuckDelivery } from "../../app/serve/stuck-deliveries.js";
import { InputError } from "../../core/errors.js";
import { phraseQuestion } from "../../desk/words/phrase-question.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, requireDatabase, writeOrOrder } from "../storage/database.js";
import { type KeptOptions, reading, requireHousehold } from "./kept.js";

type QuestionsOptions = KeptOptions & { readonly open?: boolean; readonly stuck?: boolean };

export function questionsCommand(): SousCommand {
  return reading("questions")
    .option("--open", "only questions that wait for an answer")
    .option("--stuck", "messages that could not be shown, the reasons and remedies")
    .examples(
      "sous questions --open",
      "sous questions kitchen --json",
      "sous questions --stuck              what people did not get to see",
      "sous questions retry q-1a2b3c       once the cause is repaired (or: --all)",
    )
    .action((_home: string | undefined, options: QuestionsOptions) =>
      options.stuck ? printStuck(options) : printQuestions(options),
    )
    .addCommand(retryCommand());
}

function printQuestions(options: QuestionsOptions): Promise<void> {
  return readMemory(options, async (memory) => {
    const { household } = options;
    if (household !== undefined) await requireHousehold(memory, household);
    const questions = [];
    const wanted = {
      ...(household && { household }),
      ...(options.open && { state: "open" as const }),
    };
    for (const question of await memory.questions.list(wanted)) {
      const ballots = await memory.questions.ballots(question.id);
      const { view: _, ...row } = question;
      questions.push({ ...row, answers: ballots });
    }
    const withheld = options.open ? [] : await listWithheld(memory, household);
    const asked = questions.map(({ id, text, state, answers }) => {
      const said = answers.map(({ personName, text: words, choice }) =>
        visibleLine(`${personName || "somebody"}: ${words ?? choice ?? "(deleted)"}`),
      );
      return `${id}  ${text} [${state}] ${said.join("; ")}`.trimEnd();
    });
    const unasked = withheld.map(({ text, reason }) => `-  ${text} [not asked: ${reason}]`);
    const lines = [...asked, ...unasked];
    const none = options.open ? "No question is open." : "No questions yet.";
    shared.printEither(options, { questions, withheld }, lines, none);
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
    const again = "Try again: sous questions retry <id>, or --all";
    const words = stuck.length === 0 ? "Nothing is stuck." : [...stuck.map(describe), again];
    shared.printEither(options, { stuck }, words);
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

function retryCommand(): SousCommand {
  return dataCommand("retry")
    .description("retry stuck messages; also while sous serve runs")
    .argument("[ids...]", "ids from --stuck, or ids of questions")
    .option("--all", "all stuck messages")
    .examples("sous questions retry q-1a2b3c", "sous questions retry --all --db team.db")
    .action(async (ids: readonly string[], options: DataOptions & { all?: boolean }) => {
      const { all } = options;
      if (all ? ids.length > 0 : ids.length === 0)
        throw new InputError("Say which, or --all. Which there are: sous questions --stuck");
      requireDatabase(options);
      const given = { ids: all ? null : ids };
      const retried = await writeOrOrder(options, "sous questions retry", "retry", given);
      const again = `Will be sent again: ${retried.join(", ")}`;
      shared.printEither(options, { retried }, retried.length === 0 ? "Nothing is stuck." : again);
    });
}
