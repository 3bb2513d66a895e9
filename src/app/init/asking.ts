/** Asks for settings in the terminal (`sous init`), and prints checks and links. */
import { spawn } from "node:child_process";
import * as clack from "@clack/prompts";
import { encode, renderUnicodeCompact } from "uqr";
import type { Check } from "../../core/check.js";
import { Interrupted } from "../../core/errors.js";
import { browserProgram, type Draft } from "../settings/config.js";

export interface SettingQuestion {
  readonly variable: string;
  readonly message: string;
  /** Set for values that may be seen while they are typed. */
  readonly isOpen?: boolean;
  /** Extracts the value (a link contains an id), or returns null. */
  read(typed: string): string | null;
  /** Shown when `read` finds nothing. */
  readonly hint: string;
  check(value: string): Promise<readonly Check[]>;
}

/** @throws Interrupted on Ctrl-C */
export async function answered<T>(prompt: Promise<T | typeof clack.CANCEL_SYMBOL>): Promise<T> {
  const answer = await prompt;
  if (clack.isCancel(answer)) throw new Interrupted("Stopped; no setting was changed.");
  return answer as T;
}

/** Asks until all checks pass. Enter alone retries the same value. */
export async function askUntilRight(
  { variables }: Draft,
  question: SettingQuestion,
): Promise<string> {
  let value = await keepExisting(question.variable, variables[question.variable]);
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

/** Prints without guide line and line breaks, so that people can copy the text. */
function showPlain(text: string): void {
  process.stdout.write(`\n${text.trim()}\n\n`);
}

async function keepExisting(
  variable: string,
  existing: string | undefined,
): Promise<string | null> {
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
  const prompt = question.isOpen ? clack.text(options) : clack.password(options);
  const typed = ((await answered<string | undefined>(prompt)) ?? "").trim();
  return question.read(typed) ?? previous ?? "";
}

/** Fits text beside the prompt's guide line; longer words stay whole. @internal */
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

/** Prints a link and its QR code, and opens it where there is a browser. */
export async function showLink(link: string): Promise<void> {
  showPlain(link);
  const { columns = 80, rows = 24 } = process.stdout;
  const { size } = encode(link, { ecc: "L" });
  // In the terminal, one line of text shows two rows of the QR code's squares.
  const lines = Math.ceil(size / 2);
  if (size <= columns && lines < rows) showPlain(renderUnicodeCompact(link, { ecc: "L" }));
  else
    explain(
      `No QR code: it needs ${size} x ${lines + 1} characters, and this terminal has ${columns} x ${rows}.`,
    );
  const browser = browserProgram();
  if (!browser) return;
  if (!(await answered(clack.confirm({ message: "Open the link in your browser?" })))) return;
  const [program, ...args] = browser;
  const child = spawn(program, [...args, link], { stdio: "ignore", detached: true });
  child.once("error", () => clack.log.warn("The browser didn't start. Open the link yourself."));
  child.unref();
}
