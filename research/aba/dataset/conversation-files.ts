/** A dataset of conversations on disk: training and validation files without common homes, and a summary. */
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, renameSync, rmSync, type WriteStream } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { stringify } from "yaml";
import type { Conversation } from "../../../src/core/conversation.js";
import { InputError, reasonOf } from "../../../src/core/errors.js";
import { makeFolder } from "../../../src/core/text-file.js";
import { type CountTokens, checkLine, toChatLine } from "../../../src/datasets/openai-chat.js";
import { type DatasetSummary, SummaryCount } from "./summary.js";
import { loraRun, toTrlRows } from "./trl-lora.js";

export const conversationFormats = ["openai", "trl", "jsonl"] as const;
/** OpenAI's chat format, TRL's with a configuration, or each conversation with everything that is known of it. */
export type ConversationFormat = (typeof conversationFormats)[number];

interface DatasetRequest {
  readonly folder: string;
  readonly format: ConversationFormat;
  /** Share of homes for validation, in [0, 1). */
  readonly validation: number;
  readonly countTokens: CountTokens;
  /** When aborted, no file is written. */
  readonly signal: AbortSignal;
  readonly onProgress?: (written: number) => void;
}

/**
 * Writes `train.jsonl`, `validation.jsonl`, `summary.json`, for TRL also `lora.yaml`: all of them, or none.
 *
 * @throws InputError when the folder cannot be written, RangeError when a conversation does not fit the
 * format, the signal's reason when aborted
 */
export async function writeDataset(
  conversations: AsyncIterable<Conversation>,
  request: DatasetRequest,
): Promise<DatasetSummary> {
  const { folder, format, validation, countTokens, signal, onProgress } = request;
  const work = openWork(folder);
  const streams = { train: work.open("train"), validation: work.open("validation") };
  const summary = new SummaryCount();
  try {
    for await (const conversation of conversations) {
      signal.throwIfAborted();
      const line = JSON.stringify(toChatLine(conversation));
      const checked = checkLine(line, countTokens);
      if ("problem" in checked) throw new RangeError(`${conversation.id}: ${checked.problem}`);
      const split = splitOf(conversation.home, validation);
      const text = format === "openai" ? line : writeAs(format, conversation);
      if (!streams[split].write(`${text}\n`)) await once(streams[split], "drain");
      summary.add(conversation, { split, tokens: checked.tokens });
      onProgress?.(summary.conversations);
    }
    const result = summary.result();
    work.open("summary").write(`${JSON.stringify(result, null, 2)}\n`);
    if (format === "trl") {
      const validates = result.validation.conversations > 0;
      work.open("lora").write(stringify(loraRun(validates)));
    }
    await work.keep();
    return result;
  } catch (error) {
    await work.discard();
    throw error;
  }
}

function writeAs(format: "trl" | "jsonl", conversation: Conversation): string {
  if (format === "jsonl") return JSON.stringify(conversation);
  return toTrlRows(conversation)
    .map((row) => JSON.stringify(row))
    .join("\n");
}

/** By the home's name alone, so that a home is always in the same file. */
function splitOf(home: string, validation: number): "train" | "validation" {
  const hash = createHash("sha256").update(home).digest().readUInt32BE(0) / 2 ** 32;
  return hash < validation ? "validation" : "train";
}

const fileNames = {
  train: "train.jsonl",
  validation: "validation.jsonl",
  summary: "summary.json",
  lora: "lora.yaml",
} as const;

/** Writes files under other names until all of them are complete. */
function openWork(folder: string) {
  const opened: { readonly stream: WriteStream; readonly from: string; readonly to: string }[] = [];
  const mark = randomUUID().slice(0, 8);
  const refuse = (what: string, cause: unknown) =>
    new InputError(`it cannot be ${what} (${reasonOf(cause)})`, { file: folder, cause });
  try {
    makeFolder(folder);
  } catch (cause) {
    throw refuse("made", cause);
  }
  const closeAll = () =>
    Promise.all(
      opened.map(async ({ stream }) => {
        stream.end();
        await finished(stream);
      }),
    );
  return {
    open(name: keyof typeof fileNames): WriteStream {
      const to = path.join(folder, fileNames[name]);
      const from = `${to}.${mark}`;
      const stream = createWriteStream(from);
      // `finished` reports the error.
      stream.on("error", () => undefined);
      opened.push({ stream, from, to });
      return stream;
    },
    async keep(): Promise<void> {
      try {
        await closeAll();
        for (const { from, to } of opened) renameSync(from, to);
      } catch (cause) {
        throw refuse("written", cause);
      }
    },
    async discard(): Promise<void> {
      await closeAll().catch(() => undefined);
      for (const { from } of opened) rmSync(from, { force: true });
    },
  };
}
