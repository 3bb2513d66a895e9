/** Asking the person at the terminal. Whoever presses Ctrl-C has changed nothing. */
import * as clack from "@clack/prompts";
import type { Check } from "../../core/check.js";
import { Interrupted } from "../../core/errors.js";

/** A setting that somebody types, and how it is checked before it is taken. */
export interface Question {
  readonly variable: string;
  readonly message: string;
  /** Whether it is a secret: then it is masked. */
  readonly secret: boolean;
  /** The value that is set now. */
  readonly existing: string | undefined;
  /** The value in what was typed (a link holds an id), or null when there is none. */
  read(typed: string): string | null;
  /** What it must look like, said when `read` finds nothing. */
  readonly hint: string;
  check(value: string): Promise<readonly Check[]>;
}

/** The answer to a prompt. @throws Interrupted when it was left with Ctrl-C */
export async function answered<T>(prompt: Promise<T | typeof clack.CANCEL_SYMBOL>): Promise<T> {
  const answer = await prompt;
  if (clack.isCancel(answer)) throw new Interrupted("Stopped; nothing was changed.");
  return answer as T;
}

/** Asks until the checks are passed; Enter alone tries the same value again. */
export async function askUntilRight(question: Question): Promise<string> {
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

/** What to do next. */
export function explain(...lines: readonly string[]): void {
  clack.log.info(fold(lines.join("\n")));
}

/** What was found, and what to do about it. */
export function showCheck({ name, state, detail, advice }: Check): void {
  const text = fold([`${name}: ${detail}`, ...(advice ? [advice] : [])].join("\n"));
  if (state === "ok") clack.log.success(text);
  else if (state === "warn") clack.log.warn(text);
  else clack.log.error(text);
}

/** For what is copied from the terminal: nothing before it, nothing broken. */
export function showPlain(text: string): void {
  process.stdout.write(`\n${text.trim()}\n\n`);
}

/** Lines broken between words, so that they fit beside the guide; longer words stay whole. */
export function fold(text: string, columns = process.stdout.columns || 80): string {
  const width = columns - 4;
  const broken = text.split("\n").map((line) =>
    line.split(" ").reduce((lines, word) => {
      const last = lines.slice(lines.lastIndexOf("\n") + 1);
      if (lines === "") return word;
      return lines + (last.length + 1 + word.length > width ? "\n" : " ") + word;
    }, ""),
  );
  return broken.join("\n");
}

async function keepExisting({ variable, existing }: Question): Promise<string | null> {
  if (!existing) return null;
  const keep = await answered(clack.confirm({ message: `${variable} is set already. Keep it?` }));
  return keep ? existing : null;
}

async function type(question: Question, previous: string | null): Promise<string> {
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
