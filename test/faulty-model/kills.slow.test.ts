/** A process that is killed while each of its requests is under way: nothing that was answered is asked again. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { newFile } from "../memory/folder.js";
import { mugHome } from "../policies/agents/homes.js";
import { startFaultyModel } from "./server.js";

const loader = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;

/** Plays until the server has the next request, which is never answered, or to the end. */
interface Killing {
  readonly requests: readonly string[];
  /** True when the episode ended. */
  run(): Promise<boolean>;
}

async function openKilling(policy: string, answered: number): Promise<Killing & { file: string }> {
  let child: ChildProcess | null = null;
  let left = 0;
  const server = await startFaultyModel({
    break: (response) => {
      left -= 1;
      if (left > 0) return false;
      child?.kill("SIGKILL");
      response.destroy();
      return true;
    },
  });
  onTestFinished(() => server.close());
  const [home, file] = [mugHome(), newFile()];
  const settings = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "k", SOUS_LLM_URL: server.url };
  const player = path.resolve("test/faulty-model/killed-player-process.ts");
  return {
    file,
    get requests() {
      return server.requests.map(({ messages }) => JSON.stringify(messages));
    },
    async run() {
      left = answered + 1;
      const args = ["--import", loader, player, home, file, policy];
      child = spawn(process.execPath, args, { env: { ...process.env, ...settings } });
      const code = await new Promise((resolve) => child?.once("exit", resolve));
      return code === 0;
    },
  };
}

it.each([
  ["agent", 1],
  ["aba", 2],
] as const)("of %s", { timeout: 600_000 }, async (policy, answered) => {
  const killing = await openKilling(policy, answered);
  let kills = 0;
  while (!(await killing.run())) {
    kills += 1;
    expect(kills).toBeLessThan(30);
  }
  expect(kills).toBeGreaterThanOrEqual(4);
  // what was under way is the only thing that the next process sends again
  expect(killing.requests.length).toBe(new Set(killing.requests).size + kills);
  const memory = await openMemory({ file: killing.file, clock, readOnly: true });
  onTestFinished(() => memory.close());
  const [household] = await memory.households.list();
  const [episode] = await memory.episodes.list(household?.id ?? "");
  expect(episode?.end).toEqual({ kind: "terminated" });
  const { cached } = await memory.models.sumUsage({ episode: episode?.id ?? "" });
  // decisions that are rows are not even looked up among kept replies
  if (policy === "agent") expect(cached).toBe(0);
});
