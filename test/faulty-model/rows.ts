/** What real servers of language models do, a row each. */
import type { ServerResponse } from "node:http";
import type { Behaviour, Call, Choice } from "./server.js";

export interface Row {
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly model?: string;
  /** Most requests that may be refused in a process; as many as it takes when absent. */
  readonly refusals?: number;
  readonly timeoutMs?: number;
  /** Policies that it is about; all when absent. */
  readonly only?: readonly string[];
}

/** Refuses requests that have one of these parameters, the first of them by name. */
function refusing(...names: readonly string[]): Behaviour {
  return {
    refuse: (body) => {
      const name = names.find((one) => one in body);
      const message = `Unsupported parameter: '${name}' is not supported with this model.`;
      return name === undefined ? null : { status: 400, error: { message, param: name } };
    },
  };
}

/** A few requests that go wrong: each costs a pause of a second. */
const isOdd = (count: number): boolean => count === 2 || count === 9;

/** Refuses some of the requests, and then takes the same again. */
function sometimes(
  status: number,
  headers: object,
  error: object = { message: "slow down" },
): Behaviour {
  return { refuse: (_, count) => (isOdd(count) ? { status, error, headers } : null) };
}

function refusingWords(pattern: RegExp, message: string): Behaviour {
  return {
    refuse: (body) =>
      pattern.test(JSON.stringify(body)) ? { status: 400, error: { message } } : null,
  };
}

/** Breaks some of the answers off. */
function breaking(how: (response: ServerResponse) => void): Behaviour {
  return {
    break: (response, count) => {
      if (!isOdd(count)) return false;
      how(response);
      return true;
    },
  };
}

const everyCall = (change: (call: Call) => void) => (choice: Choice) =>
  choice.message.tool_calls?.forEach(change);

const begun = '{"choices": [{"mess';

export const rows: readonly Row[] = [
  { name: "an honest server", behaviour: {}, refusals: 0 },
  { name: "refuses max_tokens", behaviour: refusing("max_tokens"), refusals: 1 },
  { name: "refuses stop", behaviour: refusing("stop"), refusals: 1 },
  {
    name: "reasons",
    behaviour: refusing("max_tokens", "stop", "temperature", "logprobs"),
    refusals: 4,
  },
  {
    name: "reasons, and is called gpt-5-mini",
    model: "gpt-5-mini",
    behaviour: refusing("max_tokens", "stop", "temperature", "logprobs"),
    refusals: 3,
  },
  {
    name: "refuses nearly everything",
    behaviour: refusing(
      "max_tokens",
      "max_completion_tokens",
      "temperature",
      "tool_choice",
      "parallel_tool_calls",
      "prompt_cache_key",
      "logprobs",
    ),
    refusals: 12,
  },
  {
    name: "has neither schemas nor log-probabilities",
    behaviour: refusing("response_format", "logprobs"),
    refusals: 4,
  },
  {
    name: "refuses limits of length in schemas",
    behaviour: refusingWords(
      /"(minLength|maxLength|minItems|maxItems|minimum|maximum|pattern)":/,
      "Invalid schema for response_format: 'maxLength' is not permitted.",
    ),
    refusals: 2,
  },
  {
    name: "has no tools",
    behaviour: refusing("tools", "tool_choice", "parallel_tool_calls"),
    refusals: 2,
  },
  {
    name: "has neither tools nor schemas",
    behaviour: refusing("tools", "tool_choice", "parallel_tool_calls", "response_format"),
    refusals: 4,
  },
  { name: "ignores tools", behaviour: { ignore: ["tools"] }, refusals: 0 },
  { name: "ignores schemas", behaviour: { ignore: ["response_format"] }, refusals: 0 },
  {
    name: "refuses the role system",
    behaviour: {
      refuse: ({ messages }) =>
        messages.some(({ role }) => role === "system" || role === "developer")
          ? { status: 400, error: { message: "System role not supported" } }
          : null,
    },
    refusals: 2,
  },
  {
    name: "gives texts in parts",
    behaviour: {
      mangle: ({ message }) => {
        const { content: text } = message;
        if (typeof text === "string" && text) message.content = [{ type: "text", text }];
      },
    },
  },
  {
    name: "calls failures success",
    behaviour: {
      break: (response, count) => {
        if (!isOdd(count)) return false;
        response.writeHead(200).end(JSON.stringify({ error: { message: "upstream", code: 502 } }));
        return true;
      },
    },
  },
  { name: "is busy for a moment", behaviour: sometimes(429, { "retry-after": "0" }) },
  {
    name: "is busy until a date",
    behaviour: sometimes(429, { "retry-after": new Date(0).toUTCString() }),
  },
  { name: "is busy and does not say how long", behaviour: sometimes(429, {}) },
  { name: "fails now and then", behaviour: sometimes(500, {}) },
  {
    name: "resets connections",
    behaviour: breaking((response) => response.socket?.resetAndDestroy()),
  },
  {
    name: "sends half a body",
    behaviour: breaking((response) => response.writeHead(200).end(begun)),
  },
  {
    name: "sends a body that never ends",
    behaviour: breaking((response) => response.writeHead(200).write(begun)),
    timeoutMs: 400,
  },
  {
    name: "is too slow now and then",
    behaviour: { delay: (count) => (isOdd(count) ? 900 : 0) },
    timeoutMs: 400,
  },
  {
    name: "calls two tools at once",
    only: ["agent"],
    behaviour: {
      mangle: ({ message }) => {
        const [call] = message.tool_calls ?? [];
        const other = { name: "give_up", arguments: '{"reason": "no"}' };
        if (call) message.tool_calls?.push({ ...call, id: "t2", function: other });
      },
    },
  },
  {
    name: "gives arguments as an object",
    only: ["agent"],
    behaviour: {
      mangle: everyCall((call) => {
        call.function.arguments = JSON.parse(String(call.function.arguments));
      }),
    },
  },
  {
    name: "gives calls no id",
    only: ["agent"],
    behaviour: {
      mangle: everyCall((call) => {
        call.id = undefined;
      }),
    },
  },
  {
    name: "writes calls into the text",
    only: ["agent"],
    behaviour: {
      mangle: ({ message }) => {
        const [call] = message.tool_calls ?? [];
        if (!call) return;
        const { name, arguments: given } = call.function;
        message.content = `<think>Hm {x}.</think><tool_call>{"name": "${name}", "arguments": ${given}}</tool_call>`;
        message.tool_calls = undefined;
      },
    },
  },
  {
    name: "thinks until it is cut off, with little room",
    only: ["agent", "opex"],
    behaviour: {
      mangle: (choice, body) => {
        if (Number(body.max_tokens ?? body.max_completion_tokens) > 1_000) return;
        choice.message = { role: "assistant", content: "" };
        choice.finish_reason = "length";
        choice.usage = { completion_tokens_details: { reasoning_tokens: 500 } };
      },
    },
  },
  {
    name: "gives no letter once",
    only: ["aba", "react"],
    behaviour: {
      mangle: (choice, body) => {
        if (body.logprobs && body.messages.length < 3) choice.logprobs = null;
      },
    },
  },
  { name: "gives a bad answer of five", behaviour: { bad: 0.2 } },
];

/** What ends an episode at once, or after the steps that rules decide. */
export const endings: readonly (Row & { readonly most: number; readonly rescued: number })[] = [
  ...[401, 403].map((status) => ({
    name: `refuses the key with ${status}`,
    behaviour: { refuse: () => ({ status, error: { message: "no" } }) },
    most: 1,
    rescued: 0,
  })),
  {
    name: "has no money left",
    behaviour: {
      refuse: () => ({ status: 429, error: { message: "no", code: "insufficient_quota" } }),
    },
    most: 1,
    rescued: 0,
  },
  {
    name: "is busy for an hour",
    behaviour: {
      refuse: () => ({ status: 429, error: { message: "no" }, headers: { "retry-after": "3600" } }),
    },
    most: 5,
    rescued: 3,
  },
  { name: "gives bad answers only", behaviour: { bad: 1 }, most: 100, rescued: 3 },
];
