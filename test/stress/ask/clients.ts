import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { openDesk } from "../../../src/adapters/desk.js";
import { SousError } from "../../../src/core/errors.js";
import type { AskView } from "../../../src/core/question/asking.js";
import { within } from "../../../src/core/within.js";
import { sousProgram } from "../../program.js";

export interface AskClient {
  ask(request: object): Promise<AskView>;
  check(ticket: string, wait_s?: number): Promise<AskView>;
  /** Whether the ticket reveals anything. */
  isTold(ticket: string): Promise<boolean>;
  countRecalled(about: string): Promise<number>;
  close(): Promise<void>;
}

type Call = (tool: string, input: object) => Promise<object>;

export interface At {
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

const passing: readonly unknown[] = ["desk-away", "budget-spent"];
const callMs = 180_000;

/** Retries while the desk is down or limits the rate. */
function toClient(call: Call, signal: AbortSignal, close: () => Promise<void>): AskClient {
  const insist: Call = async (tool, input) => {
    const over = within(callMs, signal);
    const late = once(over, "abort").then(() => ({ error: "desk-away" }));
    for (let last: object = {}; ; ) {
      const answer = await Promise.race([
        call(tool, input).catch((error) => ({ error: "desk-away", message: String(error) })),
        late,
      ]);
      if (!("error" in answer)) return answer;
      if (over.aborted)
        throw new SousError("no-answer", `${tool} got no answer in time: ${JSON.stringify(last)}`);
      if (!passing.includes(answer.error)) return answer;
      last = answer;
      await sleep(300);
    }
  };
  return {
    ask: async (request) => (await insist("ask_people", request)) as AskView,
    check: async (ticket, wait_s = 0) =>
      (await insist("check_question", { ticket, wait_s })) as AskView,
    isTold: async (ticket) => !("error" in (await insist("check_question", { ticket }))),
    async countRecalled(about) {
      const answer = await insist("recall", { about });
      return "found" in answer && Array.isArray(answer.found) ? answer.found.length : 0;
    },
    close,
  };
}

export function openHttpClient(at: At): AskClient {
  return toClient(openDesk(at).call, at.signal, async () => undefined);
}

export async function openStdioClient(
  args: readonly string[],
  signal: AbortSignal,
): Promise<AskClient> {
  const client = new Client({ name: "rig", version: "1" });
  const program = [...sousProgram, ...args];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: program, stderr: "ignore" }),
  );
  return toMcpClient(client, signal);
}

export async function openMcpClient({ url, token, signal }: At): Promise<AskClient> {
  const client = new Client({ name: "rig", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers },
    // Thousands of listeners on one signal are reported as a leak.
    fetch: (at, { signal, ...init } = {}) =>
      fetch(at, { ...init, signal: signal ? AbortSignal.any([signal]) : null }),
  });
  await client.connect(transport);
  return toMcpClient(client, signal);
}

function toMcpClient(client: Client, signal: AbortSignal): AskClient {
  const call: Call = async (name, input) => {
    const { structuredContent } = await client.callTool({ name, arguments: { ...input } });
    return structuredContent ?? { error: "no answer" };
  };
  return toClient(call, signal, () => client.close());
}
