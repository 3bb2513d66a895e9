/** What holds at every door: one table. What the desk does with a question is shown by `desk/asked`. */
import { expect } from "vitest";
import type { AskRefusal, AskView } from "../../src/core/asking.js";
import { region } from "../build/asked.js";
import { until } from "../story/team.js";
import type { Call, Stage } from "./stage.js";

/** Its own agent's way in, and that of others. */
export interface Visit {
  readonly stage: Stage;
  readonly call: Call;
  readonly as: (agent: string) => Promise<Call>;
}

const ask = async (call: Call, changes: object = {}) =>
  (await call("ask_people", { ...region, ...changes })) as AskView;
const check = async (call: Call, { ticket }: AskView, more: object = {}) =>
  (await call("check_question", { ticket, ...more })) as AskView;
const refusal = async (call: Call, tool: string, given: object) => {
  const answer = (await call(tool, given)) as AskRefusal;
  return [answer.error, answer.message];
};
const answered = (call: Call, asked: AskView) =>
  until(async () => {
    const view = await check(call, asked);
    return view.state === "answered" && view;
  });

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

  "a kept answer is given with its source, and recalled": async ({ stage, call }) => {
    const first = await ask(call);
    await stage.press(region.question, "Europe");
    await answered(call, first);
    expect(await ask(call, { question: " which  REGION" })).toMatchObject({
      handling: "reused",
      answer: { choice: "eu" },
      reused: { from: "deploy-bot" },
    });
    expect((await ask(call, { max_age_s: 0, key: "fresh-0001" })).handling).toBe("posted");
    expect(await call("recall", { about: "which region" })).toMatchObject({
      found: [{ same: true, answer: { choice: "eu" } }],
    });
  },

  "a ticket of somebody else looks like none": async ({ stage, call, as }) => {
    const asked = await ask(call);
    await stage.letIn("stranger");
    const stranger = await as("stranger");
    const clarify = { text: "For billing.", key: "clarify-1" };
    for (const [tool, more] of [
      ["check_question", {}],
      ["check_question", { wait_s: 30 }],
      ["cancel_question", {}],
      ["clarify_question", clarify],
    ] as const)
      expect(await refusal(stranger, tool, { ticket: asked.ticket, ...more })).toEqual(
        await refusal(stranger, tool, { ticket: "x".repeat(22), ...more }),
      );
    expect(await stranger("recall", { about: "which region" })).toEqual({ found: [] });
    expect(await check(call, asked)).toMatchObject({ state: "open", asked_back: [] });
  },

  "what people ask back is told, and clarified": async ({ stage, call }) => {
    const asked = await ask(call);
    await stage.say(region.question, "For which service?");
    expect(await check(call, asked, { wait_s: 20, since: asked.version })).toMatchObject({
      state: "open",
      asked_back: ["For which service?"],
    });
    const clarify = { ticket: asked.ticket, text: "For billing.", key: "clarify-1" };
    for (let times = 0; times < 2; times++)
      expect(await call("clarify_question", clarify)).toMatchObject({ state: "open" });
  },

  "who takes an answer back ends a wait for a newer version": async ({ stage, call }) => {
    const asked = await ask(call);
    await stage.press(region.question, "Europe");
    const { version } = await answered(call, asked);
    const waiting = check(call, asked, { wait_s: 20, since: version });
    await stage.takeBack();
    const seen = await waiting;
    expect(seen).toMatchObject({ state: "answered", standing: "taken_back", answer: null });
    expect(seen.version).toBeGreaterThan(version);
  },

  "cancelled is cancelled": async ({ call }) => {
    const asked = await ask(call);
    const { ticket } = asked;
    for (let times = 0; times < 2; times++)
      expect(await call("cancel_question", { ticket })).toMatchObject({ state: "cancelled" });
    const clarify = { ticket, text: "For billing.", key: "clarify-1" };
    expect((await refusal(call, "clarify_question", clarify))[0]).toBe("closed");
    const { version } = await check(call, asked);
    expect(await check(call, asked, { wait_s: 40, since: version })).toMatchObject({
      state: "cancelled",
    });
  },

  "every refusal says what to do": async ({ stage, call, as }) => {
    const said = async (given: object) => refusal(call, "ask_people", { ...region, ...given });
    expect((await said({ colour: "red" })).join()).toMatch(/^bad-input,.*colour/s);
    expect((await said({ scope: "team" })).join()).toMatch(/^not-granted,.*Leave it out/);
    expect((await said({ audience: "board" })).join()).toMatch(/^unknown-audience,.*Yours: ops/);
    expect((await said({ max_age_s: 0 })).join()).toMatch(/^key-required,.*give a key/);
    const waits = { ticket: "x", wait_s: 46 };
    expect((await refusal(call, "check_question", waits)).join()).toMatch(/^bad-input,.*wait_s/s);
    await stage.letIn("poor", { open: 1 });
    const poor = await as("poor");
    const { ticket } = await ask(poor);
    expect(await poor("ask_people", { question: "Another?" })).toMatchObject({
      error: "budget-spent",
      retry_after_s: 300,
      open: [ticket],
    });
    await stage.letIn("lost", { audiences: ["gone"] });
    expect((await refusal(await as("lost"), "ask_people", region))[0]).toBe("unknown-audience");
  },
};
