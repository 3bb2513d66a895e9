/** What holds at every door, over sockets and with real clients. What else calls answer: see drawn-doors. */
import { expect } from "vitest";
import type { AskRefusal } from "../../src/core/question/asking.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { region } from "../build/asked.js";
import type { Call, Stage } from "./stage.js";

export interface Visit {
  readonly stage: Stage;
  readonly call: Call;
}

const ask = async (call: Call, changes: object = {}) =>
  (await call("ask_people", { ...region, ...changes })) as AskView;
const check = async (call: Call, { ticket }: AskView, more: object = {}) =>
  (await call("check_question", { ticket, ...more })) as AskView;
const refusal = async (call: Call, tool: string, given: object) => {
  const answer = (await call(tool, given)) as AskRefusal;
  return [answer.error, answer.message];
};
/** A ticket at once, the same for its key; a wait ends with the answer; what is wrong is refused. */
export async function askAndWait({ stage, call }: Visit): Promise<void> {
  const keyed = { key: "a-call-0001" };
  const first = await ask(call, keyed);
  expect(first).toMatchObject({ state: "open", handling: "posted", repeated: false });
  expect(first.ticket).toHaveLength(22);
  expect(await ask(call, keyed)).toMatchObject({ ticket: first.ticket, repeated: true });
  const other = { ...region, ...keyed, question: "Which zone?" };
  expect((await refusal(call, "ask_people", other))[0]).toBe("key-reused");
  expect((await refusal(call, "ask_people", { question: "" })).join()).toMatch(
    /^bad-input,.*question/s,
  );
  const waiting = check(call, first, { wait_s: 40 });
  await stage.press(region.question, "Europe");
  expect(await waiting).toMatchObject({
    state: "answered",
    standing: "stands",
    answer: { choice: "eu", quote: null },
    answers: [{ by: "Ana", via: "web", quote_is_data: true }],
  });
  expect(await check(call, first, { wait_s: 40 })).toMatchObject({ state: "answered" });
}

export const contract: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  "a ticket at once, and a wait that ends with the answer": askAndWait,

  "a wait that ends with its time can be repeated": async ({ call }) => {
    const asked = await ask(call);
    for (const wait_s of [1, 0])
      expect(await check(call, asked, { wait_s })).toMatchObject({ state: "open" });
  },
};
