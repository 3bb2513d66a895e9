import { describe, expect, it, onTestFinished } from "vitest";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { checkWaiting, type Woken } from "../../src/doors/perform.js";
import { region } from "../build/asked.js";
import { until } from "../peers/control.js";
import { askAndWait, contract } from "./contract.js";
import { openStage, quickDoors } from "./stage.js";

async function visit(open: (typeof quickDoors)["HTTP"]) {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const said: string[] = [];
  const door = await open(stage, "deploy-bot");
  const call = async (tool: string, input: object) => {
    const answer = await door(tool, input);
    // How often a test looks, and what it sees while it waits, depends on the machine.
    if (tool !== "check_question" || "error" in answer)
      said.push(`deploy-bot ${tool} ${JSON.stringify(input)}\n  ${JSON.stringify(answer)}`);
    return answer;
  };
  onTestFinished(() => expect(withoutChance(said.join("\n"))).toMatchSnapshot());
  return { stage, call };
}

/** Replaces what differs between runs: tickets, times, and whether the message was delivered yet. */
function withoutChance(text: string): string {
  return text
    .replace(/"[\w-]{22}"/g, "TICKET")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT")
    .replace(/"shown":\{[^}]*\}/g, "SHOWN")
    .replace(/("(?:\w+_s|age\w*)":)\d+/g, "$1N");
}

const whole = ["HTTP", "MCP"];

describe.each(Object.entries(quickDoors))("%s", (name, open) => {
  if (whole.includes(name))
    it.each(Object.entries(contract))("%s", async (_, holds) => holds(await visit(open)));
  else it("asks and waits", async () => askAndWait(await visit(open)));
});

async function openShared(...agents: string[]) {
  const stage = await openStage();
  for (const name of agents) await stage.letIn(name, { scopes: ["team"], open: 99, hour: 99 });
  const calls = await Promise.all(agents.map((name) => quickDoors.HTTP(stage, name)));
  const ask = async (at: number, changes: object) =>
    (await calls[at % calls.length]?.("ask_people", { ...region, ...changes })) as AskView;
  const check = async (at: number, { ticket }: AskView, wait_s = 0) =>
    (await calls[at % calls.length]?.("check_question", { ticket, wait_s })) as AskView;
  return {
    stage,
    ask,
    check,
    cancel: ({ ticket }: AskView) => calls[0]?.("cancel_question", { ticket }),
  };
}

describe("at once", () => {
  it("30 asks with 10 keys are 10 tickets of one question", async () => {
    const { stage, ask } = await openShared("one", "two");
    const views = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(n, { scope: "team", key: `key-number-${n % 10}` })),
    );
    expect(new Set(views.map(({ ticket }) => ticket)).size).toBe(10);
    const posted = views.filter(({ handling, repeated }) => handling === "posted" && !repeated);
    expect(posted).toHaveLength(1);
    expect(await stage.sous.memory.questions.list()).toHaveLength(1);
  });

  it("a press and a cancellation: the ticket tells nothing, and the next ask has the answer or a question", async () => {
    const { stage, ask, check, cancel } = await openShared("one");
    for (let n = 0; n < 4; n++) {
      const question = `Which region, number ${n}?`;
      const asked = await ask(0, { question });
      const id = (await stage.sous.memory.asks.get(asked.ticket))?.question ?? "";
      const press = { kind: "press", question: id, choice: "c1" } as const;
      const person = { id: "ana", name: "Ana" };
      const event = { key: `press-${n}`, platform: "web", workspace: "local", person } as const;
      const [verdict] = await Promise.all([
        stage.sous.handlers.inbox.receive({ ...event, at: Date.now(), what: press }),
        n % 2 === 0 ? cancel(asked) : Promise.resolve().then(() => cancel(asked)),
      ]);
      expect(verdict).toBe("accepted");
      expect(await check(0, asked)).toMatchObject({
        state: "cancelled",
        answer: null,
        answers: [],
      });
      const again = await ask(0, { question });
      expect(["reused", "posted"]).toContain(again.handling);
      const kept = again.handling === "reused" ? { choice: "eu", quote: null } : null;
      expect(again.answer).toEqual(kept);
    }
  });

  it("60 who wait are woken by one press", async () => {
    const { stage, ask, check } = await openShared("one", "two", "three");
    const asks = await Promise.all([0, 1, 2].map((at) => ask(at, { scope: "team" })));
    const polls = Array.from({ length: 60 }, (_, n) => check(n, asks[n % 3] as AskView, 45));
    await until(async () => (await check(0, asks[0] as AskView)).state === "open");
    await stage.press(region.question, "Europe");
    const views = await Promise.all(polls);
    expect(views.filter(({ answer }) => answer?.choice === "eu")).toHaveLength(60);
  });
});

it("what changes while a call looks ends its wait", async () => {
  const bells: (() => void)[] = [];
  const woken: Woken = (signal) =>
    new Promise((resolve) => {
      bells.push(resolve);
      signal.addEventListener("abort", () => resolve());
    });
  let version = 1;
  let looks = 0;
  const perform = async () => {
    looks += 1;
    const seen = { state: "open", version };
    // The change comes after it was looked, and before the look is over.
    if (looks <= 2) version += looks - 1;
    for (const bell of bells.splice(0)) bell();
    return seen;
  };
  const given = { ticket: "t".repeat(22), wait_s: 45 };
  const { signal } = new AbortController();
  expect(await checkWaiting(perform, given, { signal, woken })).toMatchObject({ version: 2 });
  expect(looks).toBe(3);
});
