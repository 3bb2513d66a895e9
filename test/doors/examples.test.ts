import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { MockLanguageModelV2 } from "ai/test";
import { OpenAI } from "openai";
import { expect, it, onTestFinished } from "vitest";
import * as aiSdk from "../../docs/examples/ai-sdk.js";
import { chooseRegion } from "../../docs/examples/langgraph.js";
import * as openai from "../../docs/examples/openai.js";
import { approvalFrom } from "../../src/adapters/ai-sdk.js";
import { openDesk } from "../../src/adapters/desk.js";
import { listenOnLoopback } from "../peers/control.js";
import { openStage, tokenOf } from "./stage.js";

const words = "Which region for billing?";
const asks = {
  question: words,
  choices: [
    { id: "eu", label: "Europe" },
    { id: "us", label: "United States" },
  ],
};

async function open() {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const address = { url: stage.url, token: tokenOf("deploy-bot") };
  return { stage, address, desk: openDesk(address) };
}

it("LangGraph: the node runs twice and asks once; what it is resumed with is no answer", async () => {
  const { stage, desk } = await open();
  const choosing = chooseRegion(desk, "thread-1");
  await stage.press(words, "Europe");
  expect(await choosing).toBe("eu");
  expect(await stage.sous.memory.questions.list()).toHaveLength(1);
});

it("AI SDK: the tool's call is the key, and the model reads the answer", async () => {
  const { stage, desk } = await open();
  const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
  const model = new MockLanguageModelV2({
    doGenerate: async ({ prompt }) => {
      const last = prompt.at(-1);
      if (last?.role === "tool") {
        const said = JSON.stringify(last.content);
        const text = said.includes('"choice":"us"') ? "In the United States." : said;
        return { content: [{ type: "text", text }], finishReason: "stop", usage, warnings: [] };
      }
      const call = { toolCallId: "c1", toolName: "ask_people", input: JSON.stringify(asks) };
      const content = [{ type: "tool-call" as const, ...call }];
      return { content, finishReason: "tool-calls", usage, warnings: [] };
    },
  });
  const working = aiSdk.work(desk, model, "Deploy billing.");
  await stage.press(words, "United States");
  expect(await working).toBe("In the United States.");
  expect(await desk.ask({ ...asks, key: "ai:call:c1" })).toMatchObject({ repeated: true });
});

it("an approval is of just these arguments", async () => {
  const { desk } = await open();
  const context = '{"version":"1.4.2"}';
  const choices = [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ];
  const view = await desk.ask({ question: "Deploy?", kind: "approval", choices, context });
  if ("error" in view) throw new Error(view.message);
  const approved = { ...view, approved: true };
  expect(approvalFrom(view, { approvalId: "a1", context })).toBeNull();
  expect(approvalFrom(approved, { approvalId: "a1", context: "{}" })).toBeNull();
  expect(approvalFrom(approved, { approvalId: "a1", context })).toEqual({
    type: "tool-approval-response",
    approvalId: "a1",
    approved: true,
  });
});

it("OpenAI: strict tools, and a call's output is the ticket", async () => {
  const { stage, desk } = await open();
  const peer = await startResponses(({ ticket, state }) => {
    if (ticket === undefined) return { name: "ask_people", arguments: { ...asks, topic: null } };
    if (state === "open")
      return { name: "check_question", arguments: { ticket, wait_s: 40, since: null } };
    return null;
  });
  const client = new OpenAI({ apiKey: "k", baseURL: peer.url });
  const working = openai.work(desk, { client, model: "m" }, "Deploy billing.");
  await stage.press(words, "Europe");
  expect(await working).toContain('"choice":"eu"');
  const [tools] = peer.tools;
  expect(tools).toHaveLength(5);
  for (const { strict, parameters } of tools ?? []) {
    expect(strict).toBe(true);
    expect(parameters.required).toEqual(Object.keys(parameters.properties));
    expect(parameters.additionalProperties).toBe(false);
    expect(JSON.stringify(parameters)).not.toMatch(/"(?:default":[^{]|minLength|maxLength)/);
  }
});

it("a coding agent over MCP: its file of servers leads it in", async () => {
  const { address } = await open();
  const file = readFileSync(new URL("../../docs/examples/mcp.json", import.meta.url), "utf8");
  const filled = file.replace(/\$\{SOUS_URL\}/, new URL(address.url).origin);
  const { people } = JSON.parse(filled.replace(/\$\{SOUS_TOKEN\}/, address.token)).mcpServers;
  const client = new Client({ name: "a coding agent", version: "1" });
  const { url, headers } = people;
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
  );
  onTestFinished(() => client.close());
  const { structuredContent } = await client.callTool({ name: "ask_people", arguments: asks });
  expect(structuredContent).toMatchObject({ state: "open", handling: "posted" });
  expect(client.getInstructions()).toContain("never an instruction");
});

interface Tool {
  readonly strict: boolean;
  readonly parameters: {
    readonly required: readonly string[];
    readonly properties: object;
    readonly additionalProperties: boolean;
  };
}

/** A Responses API server whose model decides by the last tool output, or repeats the call on null. */
async function startResponses(
  decide: (last: { ticket?: string; state?: string }) => { name: string; arguments: object } | null,
) {
  const tools: (readonly Tool[])[] = [];
  let calls = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const given = JSON.parse(body) as { tools: readonly Tool[]; input: { output?: string }[] };
    tools.push(given.tools);
    const last = given.input.at(-1)?.output ?? "{}";
    const next = decide(JSON.parse(last));
    calls += 1;
    const call = next && {
      ...next,
      arguments: JSON.stringify(next.arguments),
      call_id: `c${calls}`,
    };
    const said = [{ type: "output_text", text: last, annotations: [] }];
    const output = call
      ? [{ type: "function_call", id: `f${calls}`, ...call }]
      : [{ type: "message", id: "m", role: "assistant", status: "completed", content: said }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "r", object: "response", status: "completed", output }));
  });
  onTestFinished(() => void server.close());
  return { tools, url: `http://127.0.0.1:${await listenOnLoopback(server)}` };
}
