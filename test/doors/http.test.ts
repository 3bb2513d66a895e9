/** What only the HTTP door has: tokens, limits, statuses, and who may send a request at all. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import { ownerRights } from "../../src/core/bot.js";
import { send } from "../bots/web-setup.js";
import { region } from "../desk/asked-scenario.js";
import { until } from "../story/team.js";
import { openStage, type Stage, tokenOf } from "./stage.js";

const json = { "content-type": "application/json" };

function sender({ url }: Stage, agent = "deploy-bot") {
  const authorization = `Bearer ${tokenOf(agent)}`;
  return async (path: string, body?: object | string, headers: Record<string, string> = {}) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const method = body === undefined ? "GET" : "POST";
    const sent = { ...json, authorization, ...headers };
    return send(url, { path, method, body: text ?? "", headers: sent });
  };
}

async function open() {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  return { stage, request: sender(stage) };
}

it("tells strangers nothing, and stops those who guess", async () => {
  const { stage, request } = await open();
  const wrong = sender(stage, "nobody");
  for (const path of ["/v1/questions/x", "/v1/openapi.json", "/v1/nothing", "/mcp"])
    expect(await wrong(path, path === "/mcp" ? {} : undefined)).toMatchObject({
      status: 401,
      body: '{"error":"unauthorized"}',
    });
  const statuses = new Set<number>();
  for (let times = 0; times < 20; times++) statuses.add((await wrong("/v1/recall?about=x")).status);
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await request("/v1/recall?about=region")).status).toBe(200);
});

it("a revoked token opens nothing, and ends a wait", async () => {
  const { stage, request } = await open();
  const { ticket } = JSON.parse((await request("/v1/questions", region)).body) as AskView;
  const waiting = request(`/v1/questions/${ticket}?wait=40`);
  await sleep(100);
  await stage.sous.memory.asks.revoke("deploy-bot", 1);
  expect(await waiting).toMatchObject({ status: 403 });
  expect((await request(`/v1/questions/${ticket}`)).status).toBe(401);
});

it("statuses say what happened", async () => {
  const { request } = await open();
  const keyed = { "idempotency-key": "a-key-0001" };
  const first = await request("/v1/questions", region, keyed);
  expect(first.status).toBe(201);
  expect((await request("/v1/questions", { ...region, key: "a-key-0001" })).status).toBe(200);
  const { ticket } = JSON.parse(first.body) as AskView;
  const status = async (...given: Parameters<typeof request>) => (await request(...given)).status;
  expect(await status("/v1/questions", { question: "Other?" }, keyed)).toBe(422);
  expect(await status("/v1/questions", { ...region, key: "a-key-0002" }, keyed)).toBe(400);
  expect(await status("/v1/questions", "{")).toBe(400);
  expect(await status("/v1/questions", "[]")).toBe(400);
  expect(await status("/v1/questions/unknown")).toBe(404);
  expect(await status("/v1/nothing")).toBe(404);
  expect(await status(`/v1/questions/${ticket}?wait=46`)).toBe(400);
  expect(await status(`/v1/questions/${ticket}?wait=soon`)).toBe(400);
  expect(await status(`/v1/questions/${ticket}/cancel`, {})).toBe(200);
  const clarify = { text: "For billing.", key: "clarify-1" };
  expect(await status(`/v1/questions/${ticket}/clarify`, clarify)).toBe(409);
  expect(await status("/v1/questions", "x".repeat(1_500_000))).toBe(413);
  for (let n = 0; n < 5; n++) await request("/v1/questions", { question: `Question ${n}?` });
  expect(await request("/v1/questions", { question: "One more?" })).toMatchObject({
    status: 429,
    headers: { "retry-after": "300" },
  });
});

it("no page of another site and no other name of this machine comes in", async () => {
  const { request } = await open();
  const elsewhere = { origin: "https://evil.test" };
  for (const path of ["/v1/questions", "/mcp"]) {
    expect((await request(path, region, elsewhere)).status).toBe(403);
    expect((await request(path, region, { host: "evil.test" })).status).toBe(403);
    expect((await request(path, region, { "content-type": "text/plain" })).status).toBe(415);
  }
  expect((await request("/mcp")).status).toBe(405);
});

it("nothing that an agent may send answers a question, and a GET changes nothing", async () => {
  const { stage, request } = await open();
  const { ticket } = JSON.parse((await request("/v1/questions", region)).body) as AskView;
  for (const path of ["answer", "press", "settle", "approve"])
    expect((await request(`/v1/questions/${ticket}/${path}`, { choice: "eu" })).status).toBe(404);
  for (const path of ["cancel", "clarify"])
    expect((await request(`/v1/questions/${ticket}/${path}`)).status).toBe(404);
  expect(JSON.parse((await request(`/v1/questions/${ticket}`)).body)).toMatchObject({
    state: "open",
    agreement: { given: 0 },
  });
  expect((await stage.sous.memory.questions.list())[0]?.state).toBe("open");
});

it("somebody who leaves ends the wait alone", async () => {
  const { stage, request } = await open();
  const { ticket } = JSON.parse((await request("/v1/questions", region)).body) as AskView;
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${tokenOf("deploy-bot")}` };
  const path = new URL(`/v1/questions/${ticket}?wait=40`, stage.url);
  const waiting = fetch(path, { headers, signal: leaving.signal });
  await sleep(100);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
  await stage.press(region.question, "Europe");
  await until(async () => {
    const view = JSON.parse((await request(`/v1/questions/${ticket}`)).body) as AskView;
    return view.state === "answered";
  });
});

it("a person sees on their page which agent asked them", async () => {
  const { stage, request } = await open();
  await request("/v1/questions", region);
  await stage.press(region.question, "Europe");
  const person = { id: "ana", name: "Ana" };
  const caller = { platform: "web", workspace: "local", channel: "web", person } as const;
  await until(async () => {
    const { answers } = await stage.sous.control.pageOf({ ...caller, ...ownerRights });
    return answers[0]?.question === "Which region? (asked by deploy-bot)";
  });
});

it("describes itself", async () => {
  const { request } = await open();
  const api = JSON.parse((await request("/v1/openapi.json")).body);
  expect(Object.keys(api.paths)).toHaveLength(5);
  expect(Object.keys(api.components.schemas)).toHaveLength(5);
  const named = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, schema = ""] of named) expect(api.components.schemas[schema].type).toBe("object");
});
