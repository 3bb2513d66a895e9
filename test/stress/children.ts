/** The processes that a bench starts: this program again, and the protocol peers. */
import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { InputError } from "../../src/core/errors.js";
import { compiledFile } from "../compiled.js";

/** Nothing of a real workspace may leak into the bench. */
export const cleanSettings = {
  SOUS_WEB_PORT: "0",
  SOUS_PACE_MS: "25",
  SOUS_ANSWER_MINUTES: "5",
  SOUS_LOG_LEVEL: "warn",
  SOUS_WEB_HOST: "",
  SOUS_WEB_PASSWORD: "",
  SOUS_OWNER_PASSWORD: "",
  SOUS_TRUST_PROXY: "",
  SOUS_EMBED_MODEL: "",
  SOUS_EMBED_KEY: "",
  SOUS_EMBED_URL: "",
  SLACK_BOT_TOKEN: "",
  SLACK_APP_TOKEN: "",
  SLACK_SIGNING_SECRET: "",
  SLACK_HTTP_PORT: "",
  SLACK_HTTP_HOST: "",
  SLACK_CHANNEL: "",
  SLACK_API_URL: "",
  DISCORD_BOT_TOKEN: "",
  DISCORD_GUILD: "",
  DISCORD_CHANNEL: "",
  DISCORD_API_URL: "",
  SOUS_LLM_MODEL: "",
  SOUS_LLM_KEY: "",
  SOUS_LLM_URL: "",
};

/** Children that never outlive this process, also when somebody stops it. */
export function createNursery(cleanUp: () => void) {
  const alive = new Set<ChildProcess>();
  const interrupt = () => process.exit(130);
  const endAll = () => {
    for (const child of alive) child.kill("SIGKILL");
    cleanUp();
    process.off("exit", endAll).off("SIGINT", interrupt).off("SIGTERM", interrupt);
  };
  process.on("exit", endAll).on("SIGINT", interrupt).on("SIGTERM", interrupt);
  return {
    endAll,
    /** Starts node; with "ipc" the child takes messages. */
    start(
      args: readonly string[],
      env: Readonly<Record<string, string>>,
      ...ipc: readonly "ipc"[]
    ): ChildProcess {
      const child = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "pipe", ...ipc] });
      alive.add(child);
      child.once("exit", () => alive.delete(child));
      return child;
    },
  };
}

/** Appends what the child says on standard error to a file. */
export function keepLog(file: string, child: ChildProcess): ChildProcess {
  child.stderr?.on("data", (chunk) => appendFileSync(file, String(chunk)));
  return child;
}

const peerFiles = {
  slack: "slack/main.ts",
  discord: "discord/main.ts",
  openai: "openai-process.ts",
} as const;

/** Flags of node and the entry of a peer: compiled, or from the sources beside a build. */
export function peerProgram(peer: keyof typeof peerFiles): readonly string[] {
  const entry = `test/peers/${peerFiles[peer]}`;
  const untilClosed = "--until-stdin-closes";
  const compiled = compiledFile(entry);
  if (existsSync(compiled)) return [compiled, untilClosed];
  const source = fileURLToPath(new URL(`../../${entry}`, import.meta.url));
  if (existsSync(source)) return ["--import", import.meta.resolve("tsx"), source, untilClosed];
  throw new InputError(
    `The ${peer} peer is not here: this program runs without its tests. Run the bench in a clone of the repository.`,
  );
}
