/**
 * Rows and a configuration for TRL's supervised fine-tuning with a LoRA adapter of PEFT. Its chat format has no weights,
 * so each message that counts is a row of its own: a prompt, and a completion that alone is in the loss.
 */
import type { Conversation } from "../../../src/core/conversation.js";

/** TRL's conversational prompt-completion rows: one for each of the agent's messages that is no noise. */
export function toTrlRows({ turns }: Pick<Conversation, "turns">) {
  const messages = turns.map(({ speaker: role, text: content }) => ({ role, content }));
  return turns.flatMap(({ speaker, isNoise }, at) =>
    speaker === "assistant" && !isNoise
      ? [{ prompt: messages.slice(0, at), completion: [messages[at]] }]
      : [],
  );
}

/**
 * A run that is ready to start in the dataset's folder: `trl sft --config lora.yaml`. Arguments (of ScriptArguments,
 * ModelConfig and SFTConfig) have their names there.
 */
export function loraRun(validates: boolean) {
  return {
    /** An open-weight model to begin with; another one can be named in the file. */
    model_name_or_path: "Qwen/Qwen2.5-7B-Instruct",
    /** A folder: train.jsonl and validation.jsonl are its splits. */
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
