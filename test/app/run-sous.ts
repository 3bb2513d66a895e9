/** Runs the command line in this process, one command at a time. */

import { settingsSchema } from "../../src/app/settings/variables.js";
import { runProgram } from "../../src/cli/run-program.js";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(settingsSchema.shape).map((name) => [name, ""]),
);

let before: Promise<unknown> = Promise.resolve();

export function runSous(...words: readonly string[]): Promise<Ended> {
  return runSousWith({}, ...words);
}

/** @param settings by variable; others are empty */
export function runSousWith(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Ended> {
  const ended = before.then(() => runAlone(settings, words));
  before = ended.catch(() => undefined);
  return ended;
}

export async function readSous<T>(...words: readonly string[]): Promise<T> {
  const { code, out, err } = await runSous(...words, "--json");
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as T;
}

async function runAlone(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<Ended> {
  const { argv, env, exitCode } = process;
  process.env = { ...env, ...noSettings, ...settings };
  process.argv = [...argv.slice(0, 2), ...words];
  process.exitCode = undefined;
  const [out, err] = [listen(process.stdout), listen(process.stderr)];
  try {
    await runProgram(words);
    return { code: Number(process.exitCode ?? 0), out: out.heard(), err: err.heard() };
  } finally {
    out.stop();
    err.stop();
    process.argv = argv;
    process.env = env;
    process.exitCode = exitCode;
  }
}

function listen(stream: NodeJS.WriteStream): { heard(): string; stop(): void } {
  const { write } = stream;
  let text = "";
  const hear = (chunk: string | Uint8Array, ...more: readonly unknown[]): boolean => {
    text += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    const done = more.at(-1);
    if (typeof done === "function") done();
    return true;
  };
  stream.write = hear as typeof write;
  return {
    heard: () => text,
    stop: () => {
      stream.write = write;
    },
  };
}
