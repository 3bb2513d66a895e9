/** What real servers of language models do, a row each: agents do their task nevertheless, or end soon and say why. */
import { expect, it } from "vitest";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import { type Behaviour, refusing } from "../../../test/faulty-model/server.js";
import { eggHome, mugHome } from "../../../test/policies/agents/homes.js";
import { openFaultyStage } from "./faulty-stage.js";

interface Row {
  readonly title: string;
  readonly behaviour: Behaviour;
  /** What the setting says that it has. */
  readonly abilities?: ModelSettings["abilities"];
  /** Policies that it is about; all when absent. */
  readonly only?: readonly string[];
}

const rows: readonly Row[] = [
  { title: "an honest server", behaviour: {} },
  {
    title: "one whose models reason: it has other parameters",
    behaviour: refusing("max_tokens", "stop", "temperature", "logprobs"),
    abilities: ["tools", "tool_choice", "response_format", "system", "turns"],
  },
  {
    title: "one without tools and schemas",
    behaviour: refusing("tools", "tool_choice", "parallel_tool_calls", "response_format"),
    abilities: ["logprobs", "temperature", "stop", "max_tokens", "system", "turns"],
  },
  {
    title: "one that refuses the role system",
    behaviour: {
      refuse: ({ messages }) =>
        messages.some(({ role }) => role === "system" || role === "developer")
          ? { status: 400, error: { message: "System role not supported" } }
          : null,
    },
    abilities: ["tools", "response_format", "logprobs", "max_tokens", "turns"],
  },
  {
    title: "one that gives texts in parts",
    behaviour: {
      mangle: ({ message }) => {
        const { content: text } = message;
        if (typeof text === "string" && text) message.content = [{ type: "text", text }];
      },
    },
  },
  {
    title: "one that writes calls into the text",
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
  { title: "one that gives a bad answer of five", behaviour: { bad: 0.2 } },
];

const policies = ["agent", "aba"];

it.each(rows.flatMap((row) => (row.only ?? policies).map((policy) => ({ ...row, policy }))))(
  "$policy does its task with $title",
  async ({ policy, behaviour, abilities }) => {
    const { play, server } = await openFaultyStage(behaviour, { abilities });
    const { rounds, decidedBy = [] } = await play(mugHome(), { policy });
    expect(rounds[0]?.success).toBe(true);
    expect(server.refused()).toBe(0);
    expect(decidedBy.map(({ how }) => how)).not.toContain("rules");
  },
);

/** The second request goes wrong, which costs a pause of a second. */
const moments: readonly Behaviour[] = [
  {
    break(response, count) {
      if (count !== 2) return false;
      response.writeHead(200).end(JSON.stringify({ error: { message: "upstream", code: 502 } }));
      return true;
    },
  },
  {
    refuse: (_, count) =>
      count === 2
        ? {
            status: 429,
            error: { message: "slow down" },
            headers: { "retry-after": new Date(0).toUTCString() },
          }
        : null,
  },
  {
    break: (response, count) => count === 2 && response.writeHead(200).write('{"choices": [{"m'),
  },
];

it("the agent waits out failures with status 200, a busy server, and a body that never ends", async () => {
  const games = moments.map(async (behaviour) => {
    const { play } = await openFaultyStage(behaviour, { timeoutMs: 1500 });
    return play(mugHome(), { policy: "agent" });
  });
  const played = await Promise.all(games);
  expect(played.map(({ rounds }) => rounds[0]?.success)).toEqual([true, true, true]);
});

/** What ends an episode at once, or after the steps that rules decide. */
const endings = [
  {
    title: "refuses the key",
    behaviour: { refuse: () => ({ status: 401, error: { message: "no" } }) },
    most: 1,
    rescued: 0,
  },
  {
    title: "has no money left",
    behaviour: {
      refuse: () => ({ status: 429, error: { message: "no", code: "insufficient_quota" } }),
    },
    most: 1,
    rescued: 0,
  },
  {
    title: "is busy for an hour",
    behaviour: {
      refuse: () => ({ status: 429, error: { message: "no" }, headers: { "retry-after": "3600" } }),
    },
    most: 5,
    rescued: 3,
  },
  { title: "gives bad answers only", behaviour: { bad: 1 }, most: 100, rescued: 3 },
];

it.each(endings.flatMap((row) => policies.map((policy) => ({ ...row, policy }))))(
  "an episode of $policy ends with a server that $title",
  async ({ behaviour, policy, most, rescued }) => {
    const { play, server } = await openFaultyStage(behaviour);
    const { rounds, decidedBy = [] } = await play(eggHome(), { policy });
    expect(rounds[0]).toMatchObject({ success: false, end: "model-failed" });
    expect(decidedBy.map(({ how }) => how)).toEqual(Array(rescued).fill("rules"));
    expect(server.requests.length).toBeLessThanOrEqual(most);
  },
);
