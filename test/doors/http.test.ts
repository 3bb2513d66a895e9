import { expect, it } from "vitest";
import { ownerRights } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { deskAway } from "../../src/doors/perform.js";
import { region } from "../build/asked.js";
import { TurnedClock } from "../clock.js";
import { send } from "../peers/browser.js";
import { until } from "../peers/control.js";
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

async function open(pageClock?: Clock) {
  const stage = await openStage({}, pageClock && { pageClock });
  await stage.letIn("deploy-bot");
  return { stage, request: sender(stage) };
}

it("tells strangers nothing, and stops those who guess", async () => {
  const { stage, request } = await open(new TurnedClock());
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
  // A later request is answered: the one that waits is there.
  for (let times = 0; times < 3; times++) await request(`/v1/questions/${ticket}`);
  await stage.sous.memory.asks.revoke("deploy-bot", 1);
  expect(await waiting).toMatchObject({ status: 403 });
  expect((await request(`/v1/questions/${ticket}`)).status).toBe(401);
});

it("no page of another site and no other name of this machine comes in", async () => {
  const { stage, request } = await open();
  const elsewhere = { origin: "https://evil.test" };
  for (const path of ["/v1/questions", "/mcp"]) {
    expect((await request(path, region, elsewhere)).status).toBe(403);
    expect((await request(path, region, { host: "evil.test" })).status).toBe(403);
    expect((await request(path, region, { "content-type": "text/plain" })).status).toBe(415);
  }
  expect((await request("/mcp")).status).toBe(405);
  const foreign = await request("/v1/questions", region, elsewhere);
  expect(JSON.parse(foreign.body)).toEqual({ error: "bad-input", message: expect.any(String) });
  expect(await stage.sous.memory.questions.list()).toEqual([]);
});

it("a person sees on their page which agent asked them", async () => {
  const { stage, request } = await open();
  await request("/v1/questions", region);
  await stage.press(region.question, "Europe");
  const person = { id: "ana", name: "Ana" };
  const caller = { platform: "web", workspace: "local", channel: "web", person } as const;
  await until(async () => {
    const { answers } = await stage.sous.control.pageOf({ ...caller, ...ownerRights });
    return answers[0]?.question === "deploy-bot asked: Which region?";
  });
});

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

function wrong({ type, maxLength, minLength, maximum, minimum, enum: values }: Schema): unknown[] {
  return [
    ...(type === "string" ? [7] : ["words"]),
    ...(typeof maxLength === "number" ? ["x".repeat(maxLength + 1)] : []),
    ...(typeof minLength === "number" ? ["x".repeat(minLength - 1)] : []),
    // JSON's safe whole numbers end there.
    ...(typeof maximum === "number" && maximum < 2 ** 52 ? [maximum + 1, 1.5] : []),
    ...(typeof minimum === "number" ? [minimum - 1] : []),
    ...(values ? ["none of these"] : []),
  ];
}

it("describes itself, and takes just that", async () => {
  const { request } = await open();
  const api = JSON.parse((await request("/v1/openapi.json")).body);
  expect(api).toMatchObject({ openapi: "3.1.0", info: { title: expect.any(String) } });
  expect(api).toMatchSnapshot();
  const named = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, schema = ""] of named) expect(api.components.schemas[schema].type).toBe("object");
  const { ticket } = JSON.parse((await request("/v1/questions", region)).body) as AskView;
  const valid: Record<string, unknown> = {
    ...region,
    text: "For billing.",
    about: "region",
    key: "key-0001",
  };
  let tried = 0;
  for (const [path, methods] of Object.entries<Record<string, Schema>>(api.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const at = path.replace("{ticket}", ticket);
      const {
        parameters = [],
        requestBody,
        responses,
      } = operation as unknown as {
        parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
        responses: Record<string, { description: string }>;
      };
      for (const { description } of Object.values(responses)) expect(description).not.toBe("");
      expect(parameters.some((one) => one.in === "path")).toBe(path.includes("{"));
      const given = requestBody?.content["application/json"]?.schema;
      const body: Schema | undefined = given?.$ref
        ? api.components.schemas[given.$ref.split("/").at(-1) ?? ""]
        : given;
      const query = parameters.filter((one) => one.in === "query");
      const properties = body
        ? (body.properties ?? {})
        : Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
      const required = body
        ? (body.required ?? [])
        : query.flatMap((one) => (one.required ? one.name : []));
      const good = Object.fromEntries(required.map((name) => [name, valid[name]]));
      const send = (fields: Record<string, unknown>) =>
        method === "post"
          ? request(at, fields)
          : request(`${at}?${new URLSearchParams(fields as Record<string, string>)}`);
      const bad = [
        { ...good, colour: "red" },
        ...required.map((name) => ({ ...good, [name]: undefined })),
        ...Object.entries(properties).flatMap(([name, schema]) =>
          wrong(schema)
            // In an address everything is text, and nothing is absent.
            .filter((value) => method === "post" || value !== 7)
            // Nothing, where nothing is needed, is absent.
            .filter((value) => value !== "" || (method === "post" && required.includes(name)))
            .map((value) => ({ ...good, [name]: value })),
        ),
      ].map((fields) =>
        Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined)),
      );
      for (const fields of bad) {
        const { status, body: answer } = await send(fields);
        expect([at, fields, status]).toEqual([at, fields, 400]);
        expect(JSON.parse(answer)).toMatchObject({
          error: "bad-input",
          message: expect.any(String),
        });
        tried += 1;
      }
      if (!path.endsWith("cancel")) expect((await send(good)).status).toBeLessThan(300);
    }
  expect(tried).toBeGreaterThan(50);
});

it("its tools say what they do and take; while the desk is away, it says when to try again", async () => {
  const { stage, request } = await open();
  const accept = { accept: "application/json, text/event-stream" };
  const tools = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  expect((await request("/mcp", tools, accept)).body).toMatchSnapshot();
  const fail = () => Promise.reject(new Error("the disk is full"));
  Object.assign(stage.sous.memory.asks, { ask: fail });
  const away = await request("/v1/questions", region);
  expect(away).toMatchObject({ status: 503, headers: { "retry-after": "30" } });
  expect(JSON.parse(away.body)).toEqual(deskAway);
});

it("a list of calls counts as many, and each row counts", async () => {
  const { stage, request } = await open(new TurnedClock());
  await stage.letIn("deploy-bot", { hour: 1, day: 1, open: 1 });
  const call = (id: number) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "ask_people", arguments: region },
  });
  const list = (length: number) => Array.from({ length }, (_, id) => call(id + 1));
  const accept = { accept: "application/json, text/event-stream" };
  expect((await request("/mcp", list(201), accept)).status).toBe(429);
  const lists = await Promise.all(
    Array.from({ length: 6 }, () => request("/mcp", list(100), accept)),
  );
  expect(lists.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const asks = await stage.sous.memory.asks.latest("deploy-bot", { since: 0, most: 500 });
  expect(asks.length).toBeLessThanOrEqual(60);
  expect(asks.length).toBeGreaterThan(0);
});
