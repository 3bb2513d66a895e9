import { existsSync } from "node:fs";
import { recordedConversations } from "../../src/app/release/recorded-conversations.js";
import * as shared from "../../src/cli/options.js";
import { readMemory } from "../../src/cli/storage/database.js";
import { variants } from "../../src/core/episode/episode.js";
import { InputError, Interrupted } from "../../src/core/errors.js";
import type { Conversation } from "../../src/core/question/conversation.js";
import { many } from "../../src/core/words/wording.js";
import { loadTokenCounter } from "../../src/datasets/openai-chat.js";
import { declare, skippedExit } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { untilStopped } from "../cli/progress.js";
import { expectUnits } from "../lab/in-jobs.js";
import {
  conversationFormats,
  type DatasetSummary,
  writeDataset,
} from "./dataset/conversation-files.js";
import { createImitationLab } from "./dataset/imitation-lab.js";

const flags = {
  out: flag.mandatory(
    flag.outFolder("--out <dir>", "train.jsonl, validation.jsonl and summary.json go there"),
  ),
  games: flag.text("--games <dir>", "the folder with the games (default: homes made from seeds)"),
  variant: flag.choice("--variant <variant>", "ABA's variants", variants, "ambiguous"),
  episodes: flag.count("--episodes <n>", "how many conversations", 1500, 0),
  noise: flag.probability(
    "--noise <p>",
    "probability of another action than the expert's, which has weight 0",
    0.2,
  ),
  thoughts: flag.toggle(
    "--thoughts",
    "with the expert's reasoning, and its queries to its own memory before it asks",
    false,
  ),
  maxSteps: flag.maxSteps(),
  seed: flag.seed(),
  validation: flag.probability("--validation <share>", "share of homes kept for validation", 0.1),
  format: flag.choice(
    "--format <format>",
    "OpenAI's chat format, TRL's with lora.yaml, or all that is known of each",
    conversationFormats,
    "openai",
  ),
  recorded: flag.text("--recorded <file>", "also what people answered, from this database"),
};

export const abaIlCommand = () =>
  declare({
    flags,
    help: `
What people typed is never in a dataset: answers stand as they were understood. A platform's terms may
forbid training on what was said there: see research/agents.md before you use --recorded.

Examples:
  sous export aba-il --out dataset --games alfworld/train --variant ambiguous --episodes 1500
  sous export aba-il --out dataset --thoughts --format trl     then: cd dataset && trl sft --config lora.yaml
  sous export aba-il --out dataset --variant multiround --episodes 500 --json
  sous export aba-il --out dataset --episodes 0 --recorded .sous/sous.db      only what was played`,
    run: runAbaIl,
  });

async function runAbaIl(options: flag.Given<typeof flags>): Promise<void> {
  const { out, games, episodes, validation, format, json } = options;
  if (options.recorded !== undefined && !existsSync(options.recorded))
    throw new InputError("there is no such database", { file: options.recorded });
  const lab = createImitationLab(games ?? null);
  const countTokens = await loadTokenCounter();
  const request = { ...options, thoughts: options.thoughts ?? false };
  const summary = await untilStopped(
    "conversations",
    () => {
      expectUnits(episodes);
      const conversations = gather(lab.conversations(request), options.recorded ?? null);
      return writeDataset(conversations, { folder: out, format, validation, countTokens });
    },
    () => new Interrupted("Stopped; nothing was written."),
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
