/** `sous export aba-il`: conversations of an expert, to train a model on. */
import { existsSync } from "node:fs";
import { recordedConversations } from "../../../src/app/release/recorded-conversations.js";
import { readMemory } from "../../../src/cli/database.js";
import * as shared from "../../../src/cli/options.js";
import type { Conversation } from "../../../src/core/conversation.js";
import { type Variant, variants } from "../../../src/core/episode.js";
import { InputError, Interrupted } from "../../../src/core/errors.js";
import { many } from "../../../src/core/wording.js";
import { loadTokenCounter } from "../../../src/datasets/tokens.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption, probabilityOption } from "../../cli/options.js";
import { withProgressToEnd } from "../../cli/progress.js";
import { skippedExit } from "../../report/present.js";
import {
  type ConversationFormat,
  conversationFormats,
  writeDataset,
} from "../dataset/conversation-files.js";
import { createImitationLab } from "../dataset/imitation-lab.js";
import type { DatasetSummary } from "../dataset/summary.js";

interface AbaIlOptions {
  readonly out: string;
  readonly games?: string;
  readonly variant: Variant;
  readonly episodes: number;
  readonly noise: number;
  readonly thoughts: boolean;
  readonly maxSteps: number;
  readonly seed: number;
  readonly validation: number;
  readonly format: ConversationFormat;
  readonly recorded?: string;
  readonly json?: boolean;
}

export function abaIlCommand(): Command {
  return new Command("aba-il")
    .description("conversations of an expert who asks what it could not know (ABA, section 3.2.2)")
    .requiredOption(
      "--out <dir>",
      "train.jsonl, validation.jsonl and summary.json go there",
      shared.outFolder,
    )
    .option("--games <dir>", "the folder with the games (default: homes made from seeds)")
    .addOption(
      new Option("--variant <variant>", "ABA's variants").choices(variants).default("ambiguous"),
    )
    .addOption(countOption("--episodes <n>", "how many conversations", 1500, 0))
    .addOption(
      probabilityOption(
        "--noise <p>",
        "probability of another action than the expert's, which has weight 0",
        0.2,
      ),
    )
    .option(
      "--thoughts",
      "with the expert's reasoning, and its queries to its own memory before it asks",
      false,
    )
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(probabilityOption("--validation <share>", "share of homes kept for validation", 0.1))
    .addOption(
      new Option(
        "--format <format>",
        "OpenAI's chat format, TRL's with lora.yaml, or all that is known of each",
      )
        .choices(conversationFormats)
        .default("openai"),
    )
    .option("--recorded <file>", "also what people answered, from this database")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
What people typed is never in a dataset: answers stand as they were understood. A platform's terms may
forbid training on what was said there: see docs/agents.md before you use --recorded.

Examples:
  sous export aba-il --out dataset --games alfworld/train --variant ambiguous --episodes 1500
  sous export aba-il --out dataset --thoughts --format trl     then: cd dataset && trl sft --config lora.yaml
  sous export aba-il --out dataset --variant multiround --episodes 500 --json
  sous export aba-il --out dataset --episodes 0 --recorded .sous/sous.db      only what was played`,
    )
    .action(runAbaIl);
}

async function runAbaIl(options: AbaIlOptions): Promise<void> {
  const { out, games, episodes, validation, format, json } = options;
  if (options.recorded !== undefined && !existsSync(options.recorded))
    throw new InputError("there is no such database", { file: options.recorded });
  const lab = createImitationLab(games ?? null);
  const countTokens = await loadTokenCounter();
  const summary = await withProgressToEnd(
    "conversations",
    () => new Interrupted("Stopped; nothing was written."),
    (show, signal) =>
      writeDataset(gather(lab.conversations(options), options.recorded ?? null), {
        folder: out,
        format,
        validation,
        countTokens,
        signal,
        onProgress: (written) => show(written, episodes),
      }),
  );
  const { skipped } = lab;
  if (skipped.length > 0) process.exitCode = skippedExit;
  if (json) return shared.printJson({ ...summary, skipped });
  describe(summary, out);
  for (const { reason } of skipped) shared.print(`skipped: ${reason}`);
}

async function* gather(
  made: AsyncIterable<Conversation>,
  database: string | null,
): AsyncGenerator<Conversation> {
  if (database !== null) {
    yield* await readMemory({ db: database }, async (memory) => {
      const recorded: Conversation[] = [];
      for await (const conversation of recordedConversations(memory)) recorded.push(conversation);
      return recorded;
    });
  }
  yield* made;
}

function describe(summary: DatasetSummary, folder: string): void {
  const { train, validation, tasks, actions, questions, noisy, longest } = summary;
  const formatPart = ({ conversations, homes, tokens }: DatasetSummary["train"]) =>
    `${many(conversations, "conversation")} of ${many(homes, "home")}, ${many(tokens, "token")}`;
  shared.print(`${folder}/train.jsonl: ${formatPart(train)}`);
  shared.print(`${folder}/validation.jsonl: ${formatPart(validation)}; no home is in both`);
  const share = actions === 0 ? 0 : (noisy / (actions - questions)) * 100;
  shared.print(
    `${many(tasks, "task")} done, ${many(actions, "action and question", "actions and questions")} (${many(questions, "question")}), ${noisy} of the actions noise (${share.toFixed(1)} %), the longest has ${many(longest, "token")}`,
  );
  for (const [type, count] of Object.entries(summary.byType)) shared.print(`  ${type}: ${count}`);
}
