/** What calls of a model leave behind in a process: nothing that grows. */
import { getEventListeners } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import type { Conversation } from "../../../src/core/model.js";
import { createChatModel } from "../../../src/policies/llm/index.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const calls = 2_000;
/** Bytes of heap that a call may leave. */
const mostKept = 5 * 1024;

const call = { id: "c1", type: "function", function: { name: "act", arguments: '{"to": "look"}' } };
const answer = JSON.stringify({
  choices: [
    { finish_reason: "stop", message: { role: "assistant", content: "A", tool_calls: [call] } },
  ],
  usage: { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 },
});

/** Answers the same each time, and keeps nothing. */
async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json" }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

it("2,000 calls, a tenth of them with other options, leave no listener and less than 5 KB each", {
  timeout: 300_000,
}, async () => {
  const { signal } = new AbortController();
  const model = createChatModel(
    { apiKey: "k", model: "m1", baseUrl: await serve() },
    undefined,
    signal,
  );
  const tool = { name: "act", description: "Does it.", schema: z.object({ to: z.string() }) };
  const ask = async (count: number): Promise<void> => {
    const prompt: Conversation = {
      role: "actor",
      messages: [{ speaker: "user", text: `What now? ${count}` }],
      charge: {},
      maxTokens: count % 10 === 0 ? 100 + count : 100,
    };
    await model.converse(prompt, [tool], ({ input }) => ({ value: input }));
  };
  // what is made once
  for (let count = 0; count < 200; count += 1) await ask(count);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < calls; count += 1) await ask(count);
  collect();
  expect((process.memoryUsage().heapUsed - before) / calls).toBeLessThan(mostKept);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
