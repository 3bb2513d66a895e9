/** What holds at every door: one table. */
import { expect } from "vitest";
import type { AskRefusal, AskView } from "../../src/core/asking.js";
import { region } from "../desk/asked-scenario.js";
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

export const contract: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  "a ticket at once, and the same for its key": async ({ call }) => {
    const first = await ask(call, { key: "a-call-0001" });
    // The quickest of a few: other tests run beside it.
    const times: number[] = [];
    for (let n = 1; n <= 4 && !times.some((ms) => ms < 1000); n++) {
      const beganAt = performance.now();
      await ask(call, { question: `Which region, ${n}?`, key: `timed-000${n}` });
      times.push(performance.now() - beganAt);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
    expect(first).toMatchObject({ state: "open", handling: "posted", repeated: false });
    expect(first.ticket).toHaveLength(22);
    const again = await ask(call, { key: "a-call-0001" });
    expect(again).toMatchObject({ ticket: first.ticket, repeated: true });
    const other = { ...region, question: "Which zone?", key: "a-call-0001" };
    expect((await refusal(call, "ask_people", other))[0]).toBe("key-reused");
  },

  "a wait ends with the answer, or with its time, and can be repeated": async ({ stage, call }) => {
    const asked = await ask(call);
    const beganAt = performance.now();
    expect(await check(call, asked, { wait_s: 1 })).toMatchObject({ state: "open" });
    expect(performance.now() - beganAt).toBeGreaterThan(900);
    const waiting = check(call, asked, { wait_s: 40 });
    await stage.press(region.question, "Europe");
    expect(await waiting).toMatchObject({
      state: "answered",
      standing: "stands",
      answer: { choice: "eu", quote: null },
      answers: [{ by: "Ana", via: "web", quote_is_data: true }],
    });
    expect(performance.now() - beganAt).toBeLessThan(20_000);
    expect(await check(call, asked, { wait_s: 40 })).toMatchObject({ state: "answered" });
  },

  "an equal question joins, then takes the kept answer with its source": async (visit) => {
    const { stage, call, as } = visit;
    for (const name of ["one", "two"]) await stage.letIn(name, { scopes: ["team"] });
    const [one, two] = [await as("one"), await as("two")];
    const shared = { scope: "team" };
    const first = await ask(one, shared);
    expect((await ask(two, { ...shared, question: " which  REGION" })).handling).toBe("joined");
    await stage.press(region.question, "Europe");
    await until(async () => (await check(one, first)).state === "answered");
    expect(await ask(two, shared)).toMatchObject({
      handling: "reused",
      answer: { choice: "eu" },
      answers: [{ by: "Ana" }],
      reused: { from: "one" },
    });
    expect((await ask(two, { ...shared, max_age_s: 0, key: "fresh-0001" })).handling).toBe(
      "posted",
    );
    expect((await ask(call)).handling).toBe("posted");
    expect(await two("recall", { about: "which region", scope: "team" })).toMatchObject({
      found: [{ same: true, answer: { choice: "eu" } }],
    });
  },

  "a ticket of somebody else looks like none": async ({ stage, call, as }) => {
    const asked = await ask(call);
    await stage.letIn("stranger");
    const stranger = await as("stranger");
    const { ticket } = asked;
    const clarify = { text: "For billing.", key: "clarify-1" };
    for (const [tool, more] of [
      ["check_question", {}],
      ["check_question", { wait_s: 30 }],
      ["cancel_question", {}],
      ["clarify_question", clarify],
    ] as const)
      expect(await refusal(stranger, tool, { ticket, ...more })).toEqual(
        await refusal(stranger, tool, { ticket: "x".repeat(22), ...more }),
      );
    expect(await stranger("recall", { about: "which region" })).toEqual({ found: [] });
    expect(await check(call, asked)).toMatchObject({ state: "open", asked_back: [] });
  },

  "what people ask back is told, and clarified": async ({ stage, call }) => {
    const asked = await ask(call);
    await stage.say(region.question, "For which service?");
    const { version } = asked;
    expect(await check(call, asked, { wait_s: 20, since: version })).toMatchObject({
      state: "open",
      asked_back: ["For which service?"],
    });
    const clarify = { ticket: asked.ticket, text: "For billing.", key: "clarify-1" };
    for (let times = 0; times < 2; times++)
      expect(await call("clarify_question", clarify)).toMatchObject({ state: "open" });
  },

  "of several answers only the number is told before, then dissent": async ({ stage, call }) => {
    const asked = await ask(call, { answers: 3 });
    await stage.press(region.question, "Europe", "Ana");
    const first = await check(call, asked, { wait_s: 20, since: asked.version });
    expect(first).toMatchObject({ state: "open", answers: [], answer: null, dissent: [] });
    expect(first.agreement).toEqual({ given: 1, wanted: 3, for_answer: 0, tied: false });
    await stage.press(region.question, "United States", "Ben");
    await stage.press(region.question, "Europe", "Cem");
    const last = await until(async () => {
      const view = await check(call, asked);
      return view.state === "answered" && view;
    });
    expect(last.agreement).toEqual({ given: 3, wanted: 3, for_answer: 2, tied: false });
    expect(last).toMatchObject({
      answer: { choice: "eu" },
      dissent: [{ choice: "us", people: 1 }],
      answers: [{ by: "Ana" }, { by: "Ben" }, { by: "Cem" }],
    });
  },

  "who takes an answer back ends a wait for a newer version": async ({ stage, call }) => {
    const asked = await ask(call);
    await stage.press(region.question, "Europe");
    const { version } = await until(async () => {
      const view = await check(call, asked);
      return view.state === "answered" && view;
    });
    const waiting = check(call, asked, { wait_s: 20, since: version });
    await stage.takeBack();
    const seen = await waiting;
    expect(seen).toMatchObject({ state: "answered", standing: "taken_back", answer: null });
    expect(seen.version).toBeGreaterThan(version);
    expect((await ask(call)).handling).toBe("posted");
  },

  "cancelled is cancelled": async ({ call }) => {
    const asked = await ask(call);
    const { ticket } = asked;
    for (let times = 0; times < 2; times++)
      expect(await call("cancel_question", { ticket })).toMatchObject({ state: "cancelled" });
    const clarify = { ticket, text: "For billing.", key: "clarify-1" };
    expect((await refusal(call, "clarify_question", clarify))[0]).toBe("closed");
    const { version } = await check(call, asked);
    const beganAt = performance.now();
    await check(call, asked, { wait_s: 40, since: version });
    expect(performance.now() - beganAt).toBeLessThan(20_000);
  },

  "every refusal says what to do": async ({ stage, call, as }) => {
    const said = async (given: object) => refusal(call, "ask_people", { ...region, ...given });
    expect((await said({ question: "" })).join()).toMatch(/^bad-input,.*question/s);
    expect((await said({ colour: "red" })).join()).toMatch(/^bad-input,.*colour/s);
    expect((await said({ scope: "team" })).join()).toMatch(/^not-granted,.*Leave it out/);
    expect((await said({ audience: "board" })).join()).toMatch(/^unknown-audience,.*Yours: ops/);
    expect((await said({ max_age_s: 0 })).join()).toMatch(/^key-required,.*give a key/);
    const waits = { ticket: "x", wait_s: 46 };
    expect((await refusal(call, "check_question", waits)).join()).toMatch(/^bad-input,.*wait_s/s);
    await stage.letIn("poor", { open: 0 });
    const poor = await as("poor");
    expect(await poor("ask_people", region)).toMatchObject({ error: "budget-spent", open: [] });
    await stage.letIn("poor", { open: 1 });
    const { ticket } = await ask(poor);
    expect(await poor("ask_people", { question: "Another?" })).toMatchObject({
      error: "budget-spent",
      retry_after_s: 300,
      open: [ticket],
    });
    await stage.letIn("lost", { audiences: ["gone"] });
    const lost = await as("lost");
    expect((await refusal(lost, "ask_people", region))[0]).toBe("unknown-audience");
  },
};
