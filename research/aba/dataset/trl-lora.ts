/**
 * Rows and a configuration for TRL's supervised fine-tuning with a LoRA adapter of PEFT. Its chat format has no weights,
 * so each message that counts is a row of its own: a prompt, and a completion that alone is in the loss.
 */
import { z } from "zod";
import type { Conversation } from "../../../src/core/conversation.js";

const messageShape = z.strictObject({
  role: z.enum(["system", "user", "assistant"]),
  content: z.string().min(1),
});

/** TRL's conversational prompt-completion row. */
const rowShape = z.strictObject({
  prompt: z.array(messageShape).min(1),
  completion: z.array(messageShape.extend({ role: z.literal("assistant") })).length(1),
});
type TrlRow = z.infer<typeof rowShape>;

/** One row for each of the agent's messages that is no noise. */
export function toTrlRows({ turns }: Pick<Conversation, "turns">): readonly TrlRow[] {
  const messages = turns.map(({ speaker: role, text: content }) => ({ role, content }));
  return turns.flatMap(({ speaker, isNoise }, at) =>
    speaker === "assistant" && !isNoise
      ? [rowShape.parse({ prompt: messages.slice(0, at), completion: [messages[at]] })]
      : [],
  );
}

/** Arguments of `trl sft` (ScriptArguments, ModelConfig and SFTConfig), by their names there. */
const loraShape = z.strictObject({
  model_name_or_path: z.string(),
  /** A folder: train.jsonl and validation.jsonl are its splits. */
  dataset_name: z.string(),
  dataset_train_split: z.literal("train"),
  dataset_test_split: z.literal("validation"),
  eval_strategy: z.enum(["no", "epoch"]),
  completion_only_loss: z.literal(true),
  max_length: z.int().positive(),
  use_peft: z.literal(true),
  lora_r: z.int().positive(),
  lora_alpha: z.int().positive(),
  lora_dropout: z.number().min(0).max(1),
  lora_target_modules: z.literal("all-linear"),
  learning_rate: z.number().positive(),
  num_train_epochs: z.number().positive(),
  per_device_train_batch_size: z.int().positive(),
  gradient_accumulation_steps: z.int().positive(),
  gradient_checkpointing: z.boolean(),
  seed: z.int(),
  output_dir: z.string(),
});

/** A run that is ready to start in the dataset's folder: `trl sft --config lora.yaml`. */
export function loraRun(options: {
  readonly model: string;
  readonly seed: number;
  readonly validates: boolean;
}): z.infer<typeof loraShape> {
  return loraShape.parse({
    model_name_or_path: options.model,
    dataset_name: ".",
    dataset_train_split: "train",
    dataset_test_split: "validation",
    eval_strategy: options.validates ? "epoch" : "no",
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
    seed: options.seed,
    output_dir: "adapter",
  });
}
