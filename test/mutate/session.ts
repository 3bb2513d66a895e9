/** One warm vitest: the tests of the fast tier, over sources that are changed in memory only. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { createVitest, type InlineConfig, type TestRunResult, type Vitest } from "vitest/node";

/** What a test file reaches, and how long it takes. */
export interface Reach {
  readonly test: string;
  readonly ms: number;
  /** The probes that it reaches. */
  readonly reached: readonly string[];
}

/** A test that failed; null: none. `late` and `broken` are failures that no test names. */
export type Failure = string | "late" | "broken" | null;

export interface Session {
  /** Runs all tests once over sources with probes. Tests that fail without a mutant are left out. */
  measure(probed: ReadonlyMap<string, string>): Promise<{
    readonly reaches: readonly Reach[];
    readonly failing: readonly string[];
  }>;
  /**
   * Runs test files over a changed source until one test fails.
   *
   * @param limitMs after it the worker is killed
   */
  tryOut(
    changed: { readonly file: string; readonly text: string },
    tests: readonly string[],
    limitMs: number,
  ): Promise<Failure>;
  /** Ends at once, without waiting for what is being tried out; that may never resolve. */
  abort(): void;
  close(): Promise<void>;
}

/**
 * @param root the repository's folder
 * @param tests folders or files
 * @param onMeasured called after each test file of {@link Session.measure}
 */
export function openSession(
  root: string,
  tests: readonly string[],
  onMeasured: () => void,
): Session {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-mutate-"));
  const pidFile = path.join(folder, "pid");
  const reachedFile = path.join(folder, "reached");
  /** What is loaded in place of a source. */
  let texts: ReadonlyMap<string, string> = new Map();
  let warm: Promise<Vitest> | null = null;

  async function open(
    change: Pick<InlineConfig, "bail" | "env" | "isolate" | "reporters">,
  ): Promise<Vitest> {
    const listeners = process.listeners("SIGINT");
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const inPlace = {
      name: "sous-mutate",
      enforce: "pre" as const,
      transform: (_code: string, id: string) => texts.get(id.split("?")[0] ?? id) ?? null,
    };
    const vitest = await createVitest(
      "test",
      {
        root,
        config: false,
        watch: false,
        silent: true,
        include: tests.flatMap((one) => [one, `${one}/**/*.test.ts`]),
        exclude: ["test/**/*.slow.test.ts"],
        setupFiles: [path.join(root, "test/mutate/worker-setup.ts")],
        pool: "forks",
        maxWorkers: 1,
        fileParallelism: false,
        isolate: false,
        cache: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
        ...change,
      },
      { plugins: [inPlace] },
      { stdout: nowhere, stderr: nowhere },
    );
    // Vitest ends the process at once; the caller still has something to say.
    for (const listener of process.listeners("SIGINT"))
      if (!listeners.includes(listener)) process.off("SIGINT", listener);
    return vitest;
  }

  function killWorker(): void {
    try {
      process.kill(Number(readFileSync(pidFile, "utf8")), "SIGKILL");
    } catch {
      // it has ended by itself
    }
  }

  return {
    async measure(probed) {
      texts = probed;
      const env = { SOUS_MUTATE_PID: pidFile, SOUS_MUTATE_REACHED: reachedFile };
      // In a shared process only the first test would reach what runs when modules are loaded.
      const apart = { isolate: true, reporters: [{ onTestModuleEnd: onMeasured }] };
      const vitest = await open({ bail: 0, env, ...apart });
      const result = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
      await vitest.close();
      return readReach(result, existsSync(reachedFile) ? readFileSync(reachedFile, "utf8") : "");
    },
    async tryOut({ file, text }, chosen, limitMs) {
      warm ??= open({ bail: 1, env: { SOUS_MUTATE_PID: pidFile }, reporters: [{}] });
      const vitest = await warm;
      // What failed before would count as failed now.
      vitest.state.filesMap.clear();
      vitest.state.idMap.clear();
      const former = [...texts.keys()];
      texts = new Map([[file, text]]);
      for (const one of [...former, file]) vitest.invalidateFile(one);
      const project = vitest.getRootProject();
      let isLate = false;
      const alarm = setTimeout(() => {
        isLate = true;
        killWorker();
      }, limitMs);
      const specifications = chosen.map((test) => project.createSpecification(test));
      const result = await vitest.runTestSpecifications(specifications);
      clearTimeout(alarm);
      return isLate ? "late" : firstFailure(result);
    },
    abort() {
      killWorker();
      rmSync(folder, { recursive: true, force: true });
    },
    async close() {
      await (await warm)?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readReach({ testModules }: TestRunResult, lines: string) {
  const reached = new Map<string, readonly string[]>();
  for (const line of lines.split("\n").filter((line) => line !== "")) {
    const told = JSON.parse(line);
    reached.set(told.test, told.reached);
  }
  const failing = testModules.filter((module) => module.state() === "failed");
  const reaches = testModules
    .filter((module) => !failing.includes(module))
    .map((module) => ({
      test: module.moduleId,
      ms: module.diagnostic().duration,
      reached: reached.get(module.moduleId) ?? [],
    }));
  return { reaches, failing: failing.map(({ moduleId }) => moduleId) };
}

function firstFailure({ testModules, unhandledErrors }: TestRunResult): Failure {
  for (const module of testModules) {
    for (const test of module.children.allTests("failed")) return test.fullName;
    if (module.state() === "failed") return "broken";
  }
  return unhandledErrors.length > 0 ? "broken" : null;
}
