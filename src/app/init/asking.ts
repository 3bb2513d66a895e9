import * as clack from "@clack/prompts";
import type { Check } from "../../core/check.js";
import { Interrupted } from "../../core/errors.js";
import { fold } from "./fold.js";

export interface SettingQuestion {
  readonly variable: string;
  readonly message: string;
  readonly secret: boolean;
  readonly existing: string | undefined;
  /** Extracts the value (a link contains an id), or returns null. */
  read(typed: string): string | null;
  /** Shown when `read` finds nothing. */
  readonly hint: string;
  check(value: string): Promise<readonly Check[]>;
}

/** @throws Interrupted on Ctrl-C */
export async function answered<T>(prompt: Promise<T | typeof clack.CANCEL_SYMBOL>): Promise<T> {
  const answer = await prompt;
  if (clack.isCancel(answer)) throw new Interrupted("Stopped; nothing was changed.");
  return answer as T;
}

/** Asks until all checks pass. Enter alone retries the same value. */
export async function askUntilRight(question: SettingQuestion): Promise<string> {
  let value = await keepExisting(question);
  for (;;) {
    value ??= await type(question, null);
    clack.log.step("One moment…");
    const checks = await question.check(value);
    for (const check of checks) showCheck(check);
    if (checks.every(({ state }) => state !== "fail")) return value;
    value = await type(question, value);
  }
}

export function explain(...lines: readonly string[]): void {
  clack.log.info(fold(lines.join("\n")));
}

export function showCheck({ name, state, detail, advice }: Check): void {
  const text = fold([`${name}: ${detail}`, ...(advice ? [advice] : [])].join("\n"));
  if (state === "ok") clack.log.success(text);
  else if (state === "warn") clack.log.warn(text);
  else clack.log.error(text);
}

/** Omits guide line and line breaks, so that people can copy the text. */
export function showPlain(text: string): void {
  process.stdout.write(`\n${text.trim()}\n\n`);
}

async function keepExisting({ variable, existing }: SettingQuestion): Promise<string | null> {
  if (!existing) return null;
  const keep = await answered(clack.confirm({ message: `${variable} is set already. Keep it?` }));
  return keep ? existing : null;
}

async function type(question: SettingQuestion, previous: string | null): Promise<string> {
  const again = previous === null ? "" : " (Enter alone: try the same again)";
  const options = {
    message: `${question.message}${again}`,
    validate: (typed: string | undefined) => {
      const text = (typed ?? "").trim();
      if (text === "" && previous !== null) return undefined;
      return question.read(text) === null ? question.hint : undefined;
    },
  };
  const prompt = question.secret ? clack.password(options) : clack.text(options);
  const typed = ((await answered<string | undefined>(prompt)) ?? "").trim();
  return question.read(typed) ?? previous ?? "";
}
