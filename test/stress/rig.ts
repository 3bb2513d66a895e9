import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { childEnvironment } from "../../src/app/settings/config.js";
import { sousProgram } from "../program.js";

type Settings = Readonly<Record<string, string>>;

/** Isolates rigs from real workspaces, without quiet hours. */
const cleanSettings: Settings = {
  SOUS_WEB_PORT: "0",
  SOUS_PACE_MS: "25",
  SOUS_ANSWER_MINUTES: "5",
  SOUS_QUIET_HOURS: "none",
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

export class Rig {
  /** Removed at the end, unless something is kept. */
  readonly folder: string;
  isKept = false;
  readonly #alive = new Set<ChildProcess>();

  /** Children end with this process, even on signals. */
  constructor(name: string) {
    this.folder = mkdtempSync(path.join(tmpdir(), `sous-${name}-`));
    process.on("exit", this.end).on("SIGINT", interrupt).on("SIGTERM", interrupt);
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  sous(args: readonly string[], settings: Settings = {}): ChildProcess {
    return this.node([...sousProgram, ...args], settings);
  }

  node(args: readonly string[], settings: Settings = {}, ...ipc: readonly "ipc"[]): ChildProcess {
    const env = childEnvironment({ ...cleanSettings, ...settings });
    const child = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "pipe", ...ipc] });
    this.#alive.add(child);
    child.once("exit", () => this.#alive.delete(child));
    return child;
  }

  end = (): void => {
    for (const child of this.#alive) child.kill("SIGKILL");
    if (!this.isKept) rmSync(this.folder, { recursive: true, force: true });
    process.off("exit", this.end).off("SIGINT", interrupt).off("SIGTERM", interrupt);
  };
}

function interrupt(): void {
  process.exit(130);
}

export async function withRig<Result>(
  name: string,
  work: (rig: Rig) => Promise<Result>,
): Promise<Result> {
  const rig = new Rig(name);
  return work(rig).finally(rig.end);
}

export function keepLog(file: string, child: ChildProcess): ChildProcess {
  child.stderr?.on("data", (chunk) => appendFileSync(file, String(chunk)));
  return child;
}
