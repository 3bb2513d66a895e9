/** Submissions: decisions, a JSON object a line. They are played again here, so nobody reports their own figures. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Decision, Policy } from "../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import { InputError } from "../../src/core/errors.js";
import { firstFault, tryJson } from "../../src/core/json.js";
import { readTextFile } from "../../src/core/text-file.js";
import { benchmarkName } from "./tasks.js";

const need = z.strictObject({
  func: z.enum(["where", "which", "what", "how"]),
  adjective: z.string().max(200).optional(),
  noun: z.string().min(1).max(200),
});

export const decisionShape = z.union([
  z.strictObject({ act: z.string().max(500) }),
  z.strictObject({
    ask: need,
    text: z.string().min(1).max(500).optional(),
    /** Ids to offer as choices, the likeliest first, and how likely each is. */
    candidates: z.array(z.string().max(200)).max(200).optional(),
    scores: z.array(z.number()).max(200).optional(),
  }),
  z.strictObject({ stop: z.literal(true) }),
]);
export type AgentDecision = z.infer<typeof decisionShape>;

/** The first line names the agent, the last one says that nothing is missing. */
const firstShape = z.strictObject({
  benchmark: z.literal(benchmarkName),
  agent: z
    .string()
    .regex(
      /^(?=.*\S)[^\p{C}\p{DI}\p{Zl}\p{Zp}]{1,60}$/u,
      "a name has 1 to 60 characters on one line",
    ),
});
const lineShape = z.strictObject({
  task: z.string().max(200),
  seen: z.string(),
  decision: decisionShape,
});
const lastShape = z.strictObject({ end: z.literal(true), decisions: z.number() });

interface Line {
  readonly number: number;
  readonly seen: string;
  readonly decision: AgentDecision;
}

export type Submission = ReturnType<typeof readSubmission>;

/** 16 hexadecimal digits of the SHA-256 of what an episode has shown so far. */
function hashSeen(trajectory: readonly TrajectoryStep[]): string {
  const seen = trajectory.map((step) =>
    step.kind === "ask" ? [step.need, step.outcome] : [step.observation, step.admissible],
  );
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 16);
}

export function writeFirst(agent: string): string {
  const first = firstShape.safeParse({ benchmark: benchmarkName, agent });
  if (first.success) return JSON.stringify(first.data);
  throw new InputError(`${first.error.issues[0]?.message}: say --name NAME`);
}

/** Blank lines count for nothing. @throws InputError naming the line that is wrong, or where the file was cut off */
export function readSubmission(file: string) {
  const [first, ...lines] = readTextFile(file)
    .split("\n")
    .flatMap((text, at) => (text.trim() === "" ? [] : [{ text, line: at + 1 }]));
  const last = lines.pop();
  const fail = (line: number, reason: string): never => {
    throw new InputError(reason, { file, line });
  };
  const read = <Shape>(shape: z.ZodType<Shape>, given: typeof first, expected: string): Shape => {
    const json = tryJson(given?.text ?? "");
    const { success, data, error } = shape.safeParse(json);
    if (success) return data;
    const why = json === undefined ? "not JSON" : firstFault(error, "it");
    return fail(given?.line ?? 1, `it has to be ${expected} (${why})`);
  };
  const { agent } = read(firstShape, first, `{"benchmark":"${benchmarkName}","agent":"a name"}`);
  const end = lastShape.safeParse(tryJson(last?.text ?? ""));
  if (!end.success || end.data.decisions !== lines.length)
    fail(
      last?.line ?? 1,
      `the file was cut off, or lines were added: its last line has to be {"end":true,"decisions":${lines.length + (end.success || !last ? 0 : 1)}}`,
    );
  if (lines.length === 0) fail(1, "it holds no decisions");
  const tasks = new Map<string, Line[]>();
  let before = "";
  for (const given of lines) {
    const { task, ...line } = read(lineShape, given, '{"task":…,"seen":…,"decision":{"act":…}}');
    const own = tasks.get(task) ?? [];
    if (own.length > 0 && before !== task)
      fail(given.line, `decisions of ${task} were above already: a task is played once`);
    own.push({ number: given.line, ...line });
    tasks.set(task, own);
    before = task;
  }
  return { file, agent, tasks };
}

export function recording(policy: Policy, task: string, write: (line: object) => void): Policy {
  return {
    ...policy,
    isEverywhere: true,
    async decide(view) {
      const made = await policy.decide(view);
      write({ task, seen: hashSeen(view.trajectory), decision: plain(made) });
      if (made.kind !== "ask") return made;
      const { looks: _, ...asked } = made;
      return asked;
    },
  };
}

function plain(made: Decision): AgentDecision {
  if (made.kind === "act") return { act: made.command };
  if (made.kind === "stop") return { stop: true };
  const { need: ask, text, candidates, scores } = made;
  return {
    ask,
    ...(text !== undefined && { text }),
    candidates: [...candidates],
    ...(scores && { scores: [...scores] }),
  };
}

export function toDecision(made: AgentDecision): Decision {
  const thought = { thought: "", because: [] };
  if ("act" in made) return { kind: "act", command: made.act, ...thought };
  if ("stop" in made) return { kind: "stop", reason: "gave-up", ...thought };
  const { ask, candidates = [], ...asked } = made;
  return { kind: "ask", need: ask, why: "An agent asks.", candidates, ...asked, ...thought };
}

export function replaying({ file }: Submission, lines: readonly Line[]) {
  let next = 0;
  let fault: InputError | null = null;
  const fail = (line: number, reason: string): Decision => {
    fault ??= new InputError(reason, { file, line });
    return toDecision({ stop: true });
  };
  const policy: Policy = {
    name: "submission",
    isCostly: true,
    isEverywhere: true,
    async decide({ trajectory }) {
      const line = lines[next];
      if (!line)
        return fail(
          lines.at(-1)?.number ?? 0,
          "the task goes on after this decision: it was changed, or others are missing",
        );
      next += 1;
      if (line.seen === hashSeen(trajectory)) return toDecision(line.decision);
      return fail(
        line.number,
        "the world shows something else before this decision: it, or one before it in its task, was changed or is missing",
      );
    },
  };
  const finish = (): void => {
    const line = lines[next];
    if (!fault && line) fail(line.number, "the task was over before this decision");
    if (fault) throw fault;
  };
  return { policy, finish };
}
