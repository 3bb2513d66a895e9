import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { OpenAI } from "openai";
import { expect, it } from "vitest";
import { compiledFile } from "../compiled.js";
import { callControl } from "./control.js";

it("runs as a process of its own, with a named brain, and ends with its parent", async () => {
  const script = compiledFile("test/peers/openai-process.ts");
  const child = spawn(
    process.execPath,
    [script, "--until-stdin-closes", "--options", '{"brain": "echo"}'],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const { url, key, controlUrl } = JSON.parse(line);
  const client = new OpenAI({ apiKey: key, baseURL: url, maxRetries: 0 });
  const answer = await client.chat.completions.create({
    model: "m",
    messages: [{ role: "user", content: "Hello." }],
  });
  expect(answer.choices[0]?.message.content).toBe("Hello.");
  expect(await callControl(controlUrl, "counts")).toEqual({ chats: 1, embeddings: 0 });
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
});
