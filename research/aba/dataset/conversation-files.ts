import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { InputError, reasonOf } from "../../../src/core/errors.js";
import type { Conversation } from "../../../src/core/question/conversation.js";
import { makeFolder } from "../../../src/core/text-file.js";
import { type CountTokens, checkLine, toChatLine } from "../../../src/datasets/openai-chat.js";
import { advance, breathe } from "../../lab/in-jobs.js";
import { countValues } from "../../lab/numbers.js";

export const conversationFormats = ["openai", "trl", "jsonl"] as const;

interface DatasetRequest {
  readonly folder: string;
  /** OpenAI's chat format, TRL's with a configuration, or each conversation with everything that is known of it. */
  readonly format: (typeof conversationFormats)[number];
  readonly validation: number;
  readonly countTokens: CountTokens;
}

/** Writes all files or none. @throws InputError for the folder, RangeError for a conversation that does not fit the format */
export async function writeDataset(
  conversations: AsyncIterable<Conversation>,
  { folder, format, validation, countTokens }: DatasetRequest,
) {
  const trying = (what: "made" | "written", work: () => void): void => {
    try {
      work();
    } catch (cause) {
      throw new InputError(`it cannot be ${what} (${reasonOf(cause)})`, { file: folder, cause });
    }
  };
  trying("made", () => makeFolder(folder));
  const mark = randomUUID().slice(0, 8);
  const written = new Set<string>();
  const append = (name: string, text: string): void => {
    written.add(name);
    trying("written", () => appendFileSync(path.join(folder, `${name}.${mark}`), text));
  };
  const splits = { train: emptySplit(), validation: emptySplit() };
  const sum = { tasks: 0, actions: 0, questions: 0, noisy: 0, longest: 0 };
  const added: Pick<Conversation, "type" | "variant" | "people">[] = [];
  try {
    for (const name of Object.keys(splits)) append(`${name}.jsonl`, "");
    for await (const conversation of conversations) {
      await breathe();
      const { id, home, type, variant, people, turns } = conversation;
      const line = JSON.stringify(toChatLine(conversation));
      const checked = checkLine(line, countTokens);
      if ("problem" in checked) throw new RangeError(`${id}: ${checked.problem}`);
      const name = splitOf(home, validation);
      const rows = { openai: [line], trl: toTrlRows(conversation), jsonl: [conversation] }[format];
      const texts = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
      append(`${name}.jsonl`, `${texts.join("\n")}\n`);
      const split = splits[name];
      split.conversations += 1;
      split.homes.add(home);
      split.tokens += checked.tokens;
      added.push({ type, variant, people });
      const actions = turns.filter(({ speaker }) => speaker === "assistant");
      sum.tasks += conversation.tasks;
      sum.actions += actions.length;
      sum.questions += actions.filter(({ text }) => /^Ask: /m.test(text)).length;
      sum.noisy += actions.filter(({ isNoise }) => isNoise).length;
      sum.longest = Math.max(sum.longest, checked.tokens);
      advance();
    }
    const summary = {
      train: { ...splits.train, homes: splits.train.homes.size },
      validation: { ...splits.validation, homes: splits.validation.homes.size },
      byType: countValues(added.map(({ type }) => type)),
      byVariant: countValues(added.map(({ variant }) => variant)),
      byPeople: countValues(added.map(({ people }) => people)),
      /** Tasks that were done; the agent's messages, and those of them that are questions or noise; the longest, in tokens. */
      ...sum,
      questionsPerConversation: sum.questions / Math.max(1, added.length),
    };
    append("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
    if (format === "trl")
      append("lora.yaml", stringify(loraRun(summary.validation.conversations > 0)));
    trying("written", () => {
      for (const name of written)
        renameSync(path.join(folder, `${name}.${mark}`), path.join(folder, name));
    });
    return summary;
  } catch (error) {
    for (const name of written) rmSync(path.join(folder, `${name}.${mark}`), { force: true });
    throw error;
  }
}

export type DatasetSummary = Awaited<ReturnType<typeof writeDataset>>;

const emptySplit = () => ({ conversations: 0, homes: new Set<string>(), tokens: 0 });

/** By the home's name alone, so that a home is always in the same file. */
function splitOf(home: string, validation: number): "train" | "validation" {
  const hash = createHash("sha256").update(home).digest().readUInt32BE(0) / 2 ** 32;
  return hash < validation ? "validation" : "train";
}

/** TRL's chat format has no weights: each message is a row, so that only its completion is in the loss. */
function toTrlRows({ turns }: Pick<Conversation, "turns">) {
  const messages = turns.map(({ speaker: role, text: content }) => ({ role, content }));
  return turns.flatMap(({ speaker, isNoise }, at) =>
    speaker === "assistant" && !isNoise
      ? [{ prompt: messages.slice(0, at), completion: [messages[at]] }]
      : [],
  );
}

/** A run in the dataset's folder (`trl sft --config lora.yaml`), with the names of TRL's arguments. */
function loraRun(validates: boolean) {
  return {
    model_name_or_path: "Qwen/Qwen2.5-7B-Instruct",
    dataset_name: ".",
    dataset_train_split: "train",
    dataset_test_split: "validation",
    eval_strategy: validates ? "epoch" : "no",
    completion_only_loss: true,
    max_length: 8192,
    use_peft: true,
    lora_r: 16,
    lora_alpha: 32,
    lora_dropout: 0.05,
    lora_target_modules: "all-linear",
    learning_rate: 2e-4,
    num_train_epochs: 3,
    per_device_train_batch_size: 1,
    gradient_accumulation_steps: 16,
    gradient_checkpointing: true,
    seed: 1,
    output_dir: "adapter",
  };
}
