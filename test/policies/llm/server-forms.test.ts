import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createChatModel } from "../../../src/policies/llm/chat-model.js";
import { listenOnLoopback } from "../../peers/control.js";

type Answer = readonly [status: number, body: object | string];

const act = {
  name: "act",
  description: "Acts.",
  schema: z.object({ command: z.string(), note: z.string().optional() }),
};
const asked = {
  role: "actor",
  charge: {},
  messages: [{ speaker: "user", text: "What now?" }],
  stop: ["\n"],
} as const;

async function modelAt(answer: (body: Record<string, unknown>) => Answer, maxRetries = 0) {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    bodies.push(JSON.parse(text));
    const [status, said] = answer(JSON.parse(text));
    const isText = typeof said === "string";
    response.writeHead(status, { "content-type": isText ? "text/plain" : "application/json" });
    response.end(isText ? said : JSON.stringify(said));
  });
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${await listenOnLoopback(server)}/v1`;
  return { model: createChatModel({ apiKey: "k", model: "m", baseUrl, maxRetries }), bodies };
}

const says = (message: object, finish = "stop"): Answer => [
  200,
  { choices: [{ finish_reason: finish, message: { role: "assistant", ...message } }] },
];
const calls = (name: string, given: unknown): Answer =>
  says({ tool_calls: [{ id: "c", type: "function", function: { name, arguments: given } }] });

const refusals: readonly (readonly [form: string, word: string, Answer])[] = [
  ["FastAPI's list", "stop", [422, { detail: [{ loc: ["body", "stop"], msg: "Extra inputs" }] }]],
  ["words at the top", "stop", [400, { object: "error", message: "stop is not supported" }]],
  ["an object as message", "stop", [422, { message: { detail: [{ loc: ["stop"] }] } }]],
  ["a list", "stop", [400, [{ error: { code: 400, message: "Unknown name: stop" } }]]],
  ["a text as error", "stop", [400, { error: "invalid field stop" }]],
  ["plain text", "stop", [400, "unknown field: stop"]],
  [
    "a router's",
    "stop",
    [400, { error: { message: "Provider returned error", metadata: { raw: "no stop" } } }],
  ],
  [
    "a failure of its own",
    "stop",
    [500, { error: { message: "Jinja Exception: stop not supported" } }],
  ],
  ["a forbidden part", "stop", [403, { error: { message: "You may not send stop" } }]],
];

it.each(refusals)("tells a refusal in the server's words: %s", async (_form, word, refusal) => {
  const { model, bodies } = await modelAt(() => refusal, 1);
  const failed = await model.complete(asked).catch((error: unknown) => error);
  expect(failed).toMatchObject({ failure: "rejected", message: expect.stringContaining(word) });
  expect(bodies).toHaveLength(1);
});

const command = '{"command": "look"}';
const calledForms: readonly (readonly [string, string, unknown])[] = [
  ["a prefix", "functions.act", command],
  ["capitals and blanks", " Act ", command],
  ["a number", "act:0", command],
  ["a comma too many", "act", '{"command": "look",}'],
  ["two objects", "act", `${command}${command}`],
  ["JSON in JSON", "act", JSON.stringify(command)],
  ["a fence", "act", `\`\`\`json\n${command}\n\`\`\``],
  ["single quotes", "act", "{'command': 'look'}"],
  ["a line break in a string", "act", '{"command": "look", "note": "one\ntwo"}'],
  ["arguments in arguments", "act", `{"arguments": ${command}}`],
  ["a name beside them", "act", `{"name": "act", "parameters": ${command}}`],
  ["nothing for what may be left out", "act", '{"command": "look", "note": null}'],
  ["a number for what may be left out", "act", '{"command": "look", "note": 3}'],
];

it.each(calledForms)("reads a call with %s at once", async (_form, name, given) => {
  const { model, bodies } = await modelAt(() => calls(name, given));
  const read = await model.converse(asked, [act], ({ input }) => ({ value: input.command }));
  expect([read, bodies.length]).toEqual(["look", 1]);
});

it.each([
  ["declined", 400, { error: { code: "content_filter", message: "filtered" } }],
  [
    "no call",
    400,
    { error: { code: "tool_use_failed", message: "no tool", failed_generation: "x" } },
  ],
])("asks again when the server says that an answer was %s", async (_what, status, body) => {
  let requests = 0;
  const { model } = await modelAt(() =>
    ++requests === 1 ? [status, body] : calls("act", command),
  );
  const read = await model.converse(asked, [act], ({ input }) => ({ value: input.command }));
  expect([read, requests]).toEqual(["look", 2]);
});

it("gives a model that thinks aloud room until it answers", async () => {
  const { model, bodies } = await modelAt(({ max_tokens: most }) =>
    Number(most) < 3_000
      ? says({ content: "", reasoning_content: "Hm." }, "length")
      : says({ content: "go" }),
  );
  expect(await model.complete({ ...asked, maxTokens: 256 })).toBe("go");
  expect(bodies.map((body) => body.max_tokens)).toEqual([256, 1_024, 4_096]);
});

it("says what to do when the account is empty", async () => {
  const empty = { error: { code: "insufficient_quota", message: "You exceeded your quota." } };
  const { model } = await modelAt(() => [429, empty]);
  await expect(model.complete(asked)).rejects.toThrow(
    /You exceeded your quota\. Add credit to the account/,
  );
});

it("tries a failure again that names nothing", async () => {
  let requests = 0;
  const failing: Answer = [500, { error: { message: "An unknown error occurred" } }];
  const { model } = await modelAt(() => (++requests === 1 ? failing : says({ content: "go" })), 1);
  expect([await model.complete(asked), requests]).toEqual(["go", 2]);
});
