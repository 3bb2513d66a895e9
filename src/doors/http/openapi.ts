import { z } from "zod";
import { type AskTool, askTools } from "../../core/ask-tools.js";

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

export function describeApi(version: string): object {
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
      // Unconverted, as models see them.
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
