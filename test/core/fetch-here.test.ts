import { createServer } from "node:http";
import { webApi } from "@slack/bolt";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { createRest } from "../../bots/discord/client.js";
import { clientOptions } from "../../bots/slack/client.js";
import { createOpenAiEmbedder } from "../../memory/embed/openai.js";
import { openDesk } from "../../src/adapters/desk.js";
import { createChatModel } from "../../src/policies/llm/chat-model.js";
import { readTuning } from "../../src/policies/llm/finetune.js";
import { listenOnLoopback } from "../peers/control.js";

const quiet = pino({ level: "silent" });

async function startLeading(status: number) {
  const seen = { first: 0, second: 0 };
  const inner = createServer((_, response) => {
    seen.second += 1;
    response
      .setHeader("content-type", "application/json")
      .end('{"ok":true,"data":[],"choices":[]}');
  });
  const port = await listenOnLoopback(inner);
  const outer = createServer((request, response) => {
    seen.first += 1;
    request.resume();
    response.writeHead(status, { location: `http://127.0.0.1:${port}/inner` }).end();
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(outer)}`;
  onTestFinished(() => {
    for (const server of [inner, outer]) {
      server.closeAllConnections();
      server.close();
    }
  });
  return { url, seen };
}

const llm = (baseUrl: string) => ({ apiKey: "k", baseUrl, model: "m", maxRetries: 0 });
const prompt = { role: "actor", messages: [{ speaker: "user", text: "Hi" }], charge: {} } as const;

const senders: readonly (readonly [string, (url: string) => Promise<unknown>])[] = [
  ["a language model", (url) => createChatModel(llm(url)).complete(prompt)],
  ["fine-tuning", (url) => readTuning(llm(url), "job")],
  ["embeddings", (baseUrl) => createOpenAiEmbedder(llm(baseUrl)).embed(["mug"])],
  [
    "Slack",
    (url) =>
      new webApi.WebClient("xoxb-1", clientOptions({ apiUrl: `${url}/`, log: quiet })).auth.test(),
  ],
  ["Discord", (apiUrl) => createRest({ token: "t", apiUrl }).get("/users/@me")],
  ["an agent's desk", (url) => openDesk({ url, token: "t" }).check("a")],
];

const [chat, ...others] = senders.map((sender) => [307, ...sender] as const);

it.each(chat ? [chat, [302, chat[1], chat[2]] as const, ...others] : [])(
  "an answer with status %i of %s is a failure, and is not followed",
  async (status, _, send) => {
    const { url, seen } = await startLeading(status);
    await expect(send(url)).rejects.toThrow();
    expect(seen.first).toBeGreaterThan(0);
    expect(seen.second).toBe(0);
  },
);
