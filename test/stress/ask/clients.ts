/** How agents reach Sous in the rig: a real MCP client over stdio, and orders. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { giveOrder } from "../../../src/app/orders.js";
import type { AskView } from "../../../src/core/asking.js";
import { sousProgram } from "../../program.js";

export interface AskClient {
  ask(request: object): Promise<AskView>;
  check(ticket: string): Promise<AskView>;
  /** Whether a ticket tells it anything. */
  isTold(ticket: string): Promise<boolean>;
  countRecalled(about: string): Promise<number>;
  close(): Promise<void>;
}

type Call = (tool: string, input: object) => Promise<object>;

/** Tries again while the desk is away, as an agent does. */
function toClient(call: Call, close: () => Promise<void>): AskClient {
  const insist: Call = async (tool, input) => {
    for (;;) {
      const answer = await call(tool, input).catch(() => ({ error: "desk-away" }));
      if (!("error" in answer) || answer.error !== "desk-away") return answer;
      await sleep(300);
    }
  };
  return {
    ask: async (request) => (await insist("ask_people", request)) as AskView,
    check: async (ticket) => (await insist("check_question", { ticket })) as AskView,
    isTold: async (ticket) => !("error" in (await insist("check_question", { ticket }))),
    async countRecalled(about) {
      const answer = await insist("recall", { about });
      return "found" in answer && Array.isArray(answer.found) ? answer.found.length : 0;
    },
    close,
  };
}

export function openOrderClient(database: string, agent: string): AskClient {
  const call: Call = async (tool, input) =>
    (await giveOrder(database, "ask", { agent, tool, input })) as object;
  return toClient(call, async () => undefined);
}

/** A client with `sous mcp` as its child. */
export async function openMcpClient(args: () => readonly string[]): Promise<AskClient> {
  const client = new Client({ name: "rig", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...sousProgram, ...args()],
      stderr: "ignore",
    }),
  );
  const call: Call = async (name, input) => {
    const { structuredContent } = await client.callTool({ name, arguments: { ...input } });
    return structuredContent ?? { error: "no answer" };
  };
  return toClient(call, () => client.close());
}
