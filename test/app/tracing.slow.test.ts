/** LangSmith: when its variables stand in `.env`, every call is recorded there, without the model's key. */
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { listenOnLoopback, readBody } from "../peers/control.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { emptyFolder, runIn } from "./sous-folder.js";

it("records calls when its variables are set", { timeout: 120_000 }, async () => {
  const recorded: string[] = [];
  const smith = createServer(async (request, response) => {
    recorded.push(`${request.method} ${request.url} ${await readBody(request)}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const port = await listenOnLoopback(smith);
  const peer = await startOpenAiPeer({ brain: () => '{"word": "kitchen"}' });
  onTestFinished(async () => {
    smith.closeAllConnections();
    smith.close();
    await peer.close();
  });
  const key = "key-that-nobody-else-sees";
  const folder = emptyFolder({
    SOUS_LLM_MODEL: "m1",
    SOUS_LLM_KEY: key,
    SOUS_LLM_URL: peer.url,
    LANGSMITH_TRACING: "true",
    LANGSMITH_API_KEY: "lsv2_pt_0123456789abcdef0123",
    LANGSMITH_ENDPOINT: `http://127.0.0.1:${port}`,
    LANGSMITH_PROJECT: "sous",
    LANGSMITH_DISABLE_RUN_COMPRESSION: "true",
  });
  const { code, out } = await runIn(folder, ["doctor"]);
  expect(out).toContain("✔ language model m1");
  expect(code).toBe(0);
  const runs = recorded.filter((line) => line.startsWith("POST /runs")).join();
  expect(runs).toContain("Answer with the word kitchen.");
  expect(runs).not.toContain(key);
});
