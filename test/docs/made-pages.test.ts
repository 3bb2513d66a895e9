import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { conditions } from "../../src/app/operating/metrics.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import logEvents from "../../src/core/log-events.json" with { type: "json" };
import { createChatModel } from "../../src/policies/llm/chat-model.js";
import { listenOnLoopback } from "../peers/control.js";
import { formatCommandsPage, listEveryCommand, readHelp } from "./commands-page.js";
import { filledPages, fillPage } from "./filled-pages.js";

test.each(filledPages)("%s is up to date: npm run docs writes it", (file) => {
  const page = readFileSync(file, "utf8");
  expect(page).toBe(fillPage(file, page));
});

const sources = ["src", "bots", "memory"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith(".ts") && !file.startsWith("src/app/init/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** A log call, up to its first field. */
const calls = /\blog\??\.(?:info|warn|error|fatal)\(\s*(\{\s*event:\s*"([a-z-]+)")?/gi;
const found = sources.flatMap(({ file, text }) =>
  [...text.matchAll(calls)].map(([call, , event]) => ({ file, call, event })),
);

test("each line of the log has a name", () => {
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ event }) => event === undefined)).toEqual([]);
});

test("the names are those of the table", () => {
  const used = new Set(found.map(({ event }) => event));
  expect([...used].toSorted()).toEqual(Object.keys(logEvents).toSorted());
});

test("the alerts are those of their table", () => {
  const page = readFileSync("docs/operating.md", "utf8");
  const [, table = ""] = page.split(/^## What (?:alerts mean|the log says)$/m);
  expect(table.match(/(?<=^\| `)[a-z-]+(?=` \|)/gm)).toEqual(Object.keys(conditions));
});

const pages = Object.entries(await listEveryCommand());

test.each(pages)("%s is up to date: npm run docs writes it", (file, commands) => {
  expect(readFileSync(file, "utf8")).toBe(formatCommandsPage(file, commands));
});

test("every command's help has an example", () => {
  const without = pages
    .flatMap(([, commands]) => commands)
    .filter(({ command }) => !/^(Examples?|First steps):$/m.test(readHelp(command)));
  expect(without.map(({ name }) => name)).toEqual([]);
});

const rows = readFileSync("docs/agents.md", "utf8").matchAll(
  /^\| (\w[\w ]*) \| (`SOUS_LLM_.*?`) \|/gm,
);
const servers = [...rows].map(([, name = "", lines = ""]) => {
  const variables = parseEnv([...lines.matchAll(/`(.+?)`/g)].map(([, line]) => line).join("\n"));
  return [name, variables] as const;
});

test("they are the eight servers that people have", () => {
  const names = "OpenAI, Anthropic, Gemini, Azure, Ollama, LM Studio, vLLM, OpenRouter";
  expect(servers.map(([name]) => name).join(", ")).toBe(names);
});

test.each(servers)("%s", async (_name, variables) => {
  const calls: object[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { model } = JSON.parse(text) as { readonly model: string };
    calls.push({ path: request.url, key: request.headers.authorization, model });
    const message = { role: "assistant", content: "In the sink." };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ finish_reason: "stop", message }] }));
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => void server.close());

  const { llm } = readConfig(variables as Record<string, string>, false);
  if (!llm) throw new Error("the settings name no model");
  const written = new URL(llm.model.baseUrl ?? "https://api.openai.com/v1");
  const baseUrl = new URL(written.pathname, `http://127.0.0.1:${port}`).href;
  const chat = createChatModel({ ...llm.model, baseUrl, maxRetries: 0 });
  const messages = [{ speaker: "user", text: "Where is the mug?" }] as const;
  expect(await chat.complete({ role: "actor", messages, charge: {} })).toBe("In the sink.");
  expect(calls).toEqual([
    {
      path: `${written.pathname.replace(/\/$/, "")}/chat/completions`,
      key: `Bearer ${variables.SOUS_LLM_KEY}`,
      model: variables.SOUS_LLM_MODEL,
    },
  ]);
});
