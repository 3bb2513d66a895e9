/** Serves outside agents' tools over plain HTTP, and MCP beside it. The caller has already authorised the request. */
import { Hono } from "hono";
import { z } from "zod";
import { isFiller } from "../../core/model/tool-input.js";
import { type AskTool, askTools } from "../../core/question/ask-tools.js";
import type { AgentDoor, RefusalCode } from "../../core/question/asking.js";
import type { McpParts } from "../mcp/server.js";
import { checkWaiting } from "../perform.js";

const schemaOf = (tool: AskTool) => z.toJSONSchema(askTools[tool], { io: "input" });

const refusal = { $ref: "#/components/schemas/refusal" };
const answers = {
  "200": { description: "The ticket as it is now." },
  default: { description: "Why it was not done.", ...json(refusal) },
};

const refusalSchema = {
  type: "object",
  required: ["error", "message"],
  properties: {
    error: { type: "string" },
    message: { type: "string", description: "What to do." },
    retry_after_s: { type: "integer", description: "Where waiting helps." },
    open: { type: "array", items: { type: "string" }, description: "Your open tickets." },
  },
};

const tools = Object.keys(askTools) as AskTool[];

function json(schema: object) {
  return { content: { "application/json": { schema } } };
}

function inQuery(tool: AskTool): readonly object[] {
  const { properties = {}, required = [] } = schemaOf(tool);
  return Object.entries(properties).map(([field, schema]) => ({
    name: field === "wait_s" ? "wait" : field,
    in: field === "ticket" ? "path" : "query",
    required: required.includes(field),
    schema,
  }));
}

const ticket = { name: "ticket", in: "path", required: true, schema: { type: "string" } };

function change(tool: AskTool): object {
  const { properties: { ticket: _, ...properties } = {}, required = [], ...rest } = schemaOf(tool);
  const needed = required.filter((name) => name !== "ticket");
  const body = json({ ...rest, properties, required: needed });
  const requestBody = { ...body, required: needed.length > 0 };
  return { post: { operationId: tool, parameters: [ticket], requestBody, responses: answers } };
}

function describeApi(version: string): object {
  const get = (tool: AskTool) => ({
    get: { operationId: tool, parameters: inQuery(tool), responses: answers },
  });
  const toSchema = { $ref: "#/components/schemas/ask_people" };
  const asking = {
    operationId: "ask_people",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: "The same as key.",
        schema: { type: "string" },
      },
    ],
    requestBody: { ...json(toSchema), required: true },
  };
  const created = { "201": { description: "A new question was put to people." }, ...answers };
  return {
    openapi: "3.1.0",
    info: { title: "Ask people through Sous", version },
    security: [{ agent: [] }],
    components: {
      securitySchemes: { agent: { type: "http", scheme: "bearer" } },
      // Shows the tools' schemas as models see them; those of the paths differ.
      schemas: {
        ...Object.fromEntries(tools.map((tool) => [tool, schemaOf(tool)])),
        refusal: refusalSchema,
      },
    },
    paths: {
      "/v1/questions": { post: { ...asking, responses: created } },
      "/v1/questions/{ticket}": get("check_question"),
      "/v1/questions/{ticket}/cancel": change("cancel_question"),
      "/v1/questions/{ticket}/clarify": change("clarify_question"),
      "/v1/recall": get("recall"),
    },
  };
}

const statuses: Readonly<Record<RefusalCode, 400 | 403 | 404 | 409 | 415 | 422 | 429 | 503>> = {
  "bad-input": 400,
  unsupported: 415,
  "key-required": 400,
  "not-granted": 403,
  "unknown-ticket": 404,
  "unknown-audience": 404,
  closed: 409,
  "nobody-to-ask": 409,
  "key-reused": 422,
  "budget-spent": 429,
  "desk-away": 503,
};

export function createHttpDoor(parts: McpParts & Pick<AgentDoor, "whose">): AgentDoor {
  const { performAs, wokenFor, version, whose } = parts;
  const app = new Hono<{ Bindings: { readonly agent: string; readonly body: string } }>();
  let mcp: ((agent: string, request: Request, body: unknown) => Promise<Response>) | null = null;

  app.post("/v1/questions", async ({ env, req }) => {
    const key = req.header("idempotency-key");
    const given = objectIn(env.body);
    if (key !== undefined && !isFiller(given.key) && given.key !== key)
      return refuse("bad-input", "key and Idempotency-Key differ: give one of them.");
    const answer = await performAs(env.agent)("ask_people", {
      ...given,
      ...(key !== undefined && { key }),
    });
    const isNew =
      "handling" in answer &&
      answer.handling === "posted" &&
      !("repeated" in answer && answer.repeated);
    return toResponse(answer, isNew ? 201 : 200);
  });
  app.get("/v1/questions/:ticket", async ({ env, req }) => {
    const { wait, since, ...others } = req.query();
    const given = { ...others, wait_s: wait, since, ticket: req.param("ticket") };
    const waiting = { signal: req.raw.signal, woken: wokenFor(env.agent) };
    return toResponse(await checkWaiting(performAs(env.agent), given, waiting));
  });
  for (const [path, tool] of [
    ["cancel", "cancel_question"],
    ["clarify", "clarify_question"],
  ] satisfies [string, AskTool][])
    app.post(`/v1/questions/:ticket/${path}`, async ({ env, req }) => {
      const given = { ...objectIn(env.body), ticket: req.param("ticket") };
      return toResponse(await performAs(env.agent)(tool, given));
    });
  app.get("/v1/recall", async ({ env, req }) =>
    toResponse(await performAs(env.agent)("recall", req.query())),
  );
  app.get("/v1/openapi.json", () => Response.json(describeApi(version)));
  app.all("/mcp", async ({ env, req }) => {
    if (mcp === null) {
      const { createMcpAnswer } = await import("../mcp/server.js");
      mcp = createMcpAnswer(parts);
    }
    return mcp(env.agent, req.raw, env.body === "" ? undefined : JSON.parse(env.body));
  });
  app.notFound(() => refuse("unknown-ticket", "There is nothing here. See /v1/openapi.json."));
  app.onError((error) => {
    if (error instanceof SyntaxError) return refuse("bad-input", "The body is not a JSON object.");
    throw error;
  });

  return {
    whose,
    answer: async (agent, request, body) => app.fetch(request, { agent, body }),
  };
}

function objectIn(body: string): { readonly key?: unknown } {
  const read: unknown = body === "" ? {} : JSON.parse(body);
  // Some clients encode the JSON twice.
  const given: unknown = typeof read === "string" ? JSON.parse(read) : read;
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return given;
  throw new SyntaxError("not an object");
}

function refuse(error: RefusalCode, message: string): Response {
  return toResponse({ error, message });
}

function toResponse(answer: object, status = 200): Response {
  if (!("error" in answer)) return Response.json(answer, { status });
  const response = Response.json(answer, { status: statuses[answer.error as RefusalCode] });
  if ("retry_after_s" in answer) response.headers.set("retry-after", String(answer.retry_after_s));
  return response;
}
