import { expect, it, onTestFinished } from "vitest";
import { openReceiver } from "../build/receiver.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { emptyFolder, runIn } from "./sous-folder.js";

it("records calls when its variables are set", { timeout: 120_000 }, async () => {
  const { told, url } = await openReceiver((response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  );
  const peer = await startOpenAiPeer({ brain: () => '{"word": "kitchen"}' });
  onTestFinished(() => peer.close());
  const key = "key-that-nobody-else-sees";
  const folder = emptyFolder({
    SOUS_LLM_MODEL: "m1",
    SOUS_LLM_KEY: key,
    SOUS_LLM_URL: peer.url,
    LANGSMITH_TRACING: "true",
    LANGSMITH_API_KEY: "lsv2_pt_0123456789abcdef0123",
    LANGSMITH_ENDPOINT: new URL(url).origin,
    LANGSMITH_PROJECT: "sous",
    LANGSMITH_DISABLE_RUN_COMPRESSION: "true",
  });
  const { code, out } = await runIn(folder, ["doctor"]);
  expect(out).toContain("✔ language model m1");
  expect(code).toBe(0);
  const runs = told.flatMap(({ line, body }) => (line.startsWith("POST /runs") ? body : [])).join();
  expect(runs).toContain("Answer with the word kitchen.");
  expect(runs).not.toContain(key);
});
