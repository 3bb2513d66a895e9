/** Lets a node of a LangGraph graph ask people; the graph pauses until they answer. */
import type { Answer, Question, RemoteDesk, Ticket } from "./desk.js";

interface Waiting {
  readonly sous: { readonly ticket: string };
}

/**
 * Asks people, and interrupts the graph until they answer. The resumed node runs again, but its key prevents a second
 * question. Ignores the resume value: only Sous has the answer.
 */
export async function askAndInterrupt(
  desk: RemoteDesk,
  question: Question,
  place: {
    readonly config: { readonly configurable?: Readonly<Record<string, unknown>> | undefined };
    readonly interrupt: (value: Waiting) => unknown;
    readonly call?: string;
  },
): Promise<Answer> {
  const { config, interrupt, call = "" } = place;
  const { thread_id, checkpoint_ns } = config.configurable ?? {};
  const key = `lg:${await hash([thread_id, checkpoint_ns, call])}`;
  let answer = await desk.ask({ ...question, key });
  while ("state" in answer && answer.state === "open") {
    interrupt({ sous: { ticket: answer.ticket } });
    answer = await desk.check(answer.ticket);
  }
  return answer;
}

interface Graph<Config, Input> {
  getState(config: Config): Promise<{
    readonly tasks: readonly {
      readonly interrupts: readonly { readonly value?: unknown }[];
    }[];
  }>;
  invoke(input: Input, config: Config): Promise<unknown>;
}

/** Resumes a thread until nothing in it waits for people. `resume` is LangGraph's `new Command({ resume: true })`. */
export async function resumeWhenAnswered<Config, Input>(
  desk: RemoteDesk,
  graph: Graph<Config, Input>,
  { config, resume }: { readonly config: Config; readonly resume: Input },
): Promise<void> {
  for (;;) {
    const { tasks } = await graph.getState(config);
    const waiting = tasks.flatMap(({ interrupts }) =>
      interrupts.flatMap(({ value }) => ticketIn(value)),
    );
    if (waiting.length === 0) return;
    for (const ticket of waiting) await waitUntilSettled(desk, ticket);
    await graph.invoke(resume, config);
  }
}

async function waitUntilSettled(desk: RemoteDesk, ticket: string): Promise<Ticket> {
  for (;;) {
    const answer = await desk.check(ticket, { wait_s: 45 });
    if ("error" in answer) throw new Error(answer.message);
    if (answer.state !== "open") return answer;
  }
}

function ticketIn(value: unknown): readonly string[] {
  const { sous } = (value ?? {}) as Partial<Waiting>;
  return sous ? [sous.ticket] : [];
}

async function hash(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
