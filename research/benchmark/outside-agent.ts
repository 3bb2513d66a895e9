import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Policy, PolicyView } from "../../src/core/decision.js";
import { InputError } from "../../src/core/errors.js";
import { sayClaim } from "../../src/core/notebook.js";
import { decisionShape, toDecision } from "./submission.js";

const patienceMs = 60_000;

export function startAgent([program = "", ...args]: readonly string[]) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let fail: (reason: string, cause?: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = (reason, cause) => reject(new InputError(`${program} ${reason}`, { cause }));
  });
  failed.catch(() => undefined);
  child.once("error", (cause) => fail(`could not be started (${cause.message})`, cause));
  child.once("exit", (code, signal) =>
    fail(`ended with ${signal ?? `code ${code}`} before all tasks were played`),
  );
  let written = 0;
  child.stdout.on("data", ({ length }: Buffer) => {
    written += length;
    if (written <= mostBytes) return;
    child.stdout.destroy();
    fail(`wrote more than ${mostBytes} bytes for a decision`);
  });
  child.stdin.on("error", () => undefined);

  async function consult(seen: object): Promise<unknown> {
    written = 0;
    child.stdin.write(`${JSON.stringify(seen)}\n`);
    const late = () => fail(`said nothing for ${patienceMs / 1000} seconds`);
    const waiting = setTimeout(late, patienceMs);
    try {
      const { value, done } = await Promise.race([lines.next(), failed]);
      return done ? await failed : parse(value);
    } finally {
      clearTimeout(waiting);
    }
  }

  const parse = (line: string): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new InputError(
        `${program} wrote what is no JSON: ${JSON.stringify(line.slice(0, 200))}`,
      );
    }
  };

  return {
    play: (task: string): Policy => {
      let decisions = 0;
      return {
        name: "outside",
        isCostly: true,
        isEverywhere: true,
        async decide(view) {
          // Questions cost no step: who asks for ever would never end.
          if (++decisions > mostDecisions) return toDecision({ stop: true });
          const said = await consult({ task, ...tell(view) });
          const parsed = decisionShape.safeParse(said);
          if (parsed.success) return toDecision(parsed.data);
          throw new InputError(
            `${program} has to answer {"act":…}, {"ask":{"func":"where","noun":…}} or {"stop":true}, and wrote ${JSON.stringify(said).slice(0, 200)}`,
          );
        },
      };
    },
    close: (): void => {
      child.stdin.end();
      // What it started may hold its pipe, and it may not listen.
      child.stdout.destroy();
      child.kill();
      setTimeout(() => child.kill("SIGKILL"), 2000).unref();
    },
  };
}

const mostDecisions = 500;
const mostBytes = 1_000_000;

function tell({ task, particular, trajectory, facts, stepsLeft }: PolicyView): object {
  const world = trajectory.findLast((step) => step.kind !== "ask");
  const last = trajectory.at(-1);
  return {
    goal: task,
    particular,
    observation: world?.observation ?? "",
    possible: world?.admissible ?? [],
    answer: last?.kind === "ask" ? { outcome: last.outcome, told: last.told ?? [] } : null,
    known: facts.flatMap((fact) => sayClaim(fact) ?? []),
    stepsLeft,
    begins: trajectory.length === 1,
  };
}
