/** What comes at once: equal asks, a press and a cancellation, and many who wait. */
import { expect, it } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import type { IncomingKind } from "../../src/core/bot.js";
import { region } from "../desk/asked-scenario.js";
import { until } from "../story/team.js";
import { openStage, quickDoors } from "./stage.js";

async function open(...agents: string[]) {
  const stage = await openStage();
  for (const name of agents) await stage.letIn(name, { scopes: ["team"], open: 99, hour: 99 });
  return { stage, calls: await Promise.all(agents.map((name) => quickDoors.HTTP(stage, name))) };
}

const shared = { ...region, scope: "team" };

it("50 asks with 10 keys are 10 tickets of one question", async () => {
  const { stage, calls } = await open("one", "two");
  const views = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const key = `key-number-${n % 10}`;
      return (await calls[n % 2]?.("ask_people", { ...shared, key })) as AskView;
    }),
  );
  expect(new Set(views.map(({ ticket }) => ticket)).size).toBe(10);
  expect(views.filter(({ handling, repeated }) => handling === "posted" && !repeated)).toHaveLength(
    1,
  );
  expect(await stage.sous.memory.questions.list()).toHaveLength(1);
});

it("a press and a cancellation at once: the ticket tells nothing, and the next ask has the answer or a question", async () => {
  const { stage, calls } = await open("one");
  const [call] = calls;
  for (let n = 0; n < 20; n++) {
    const question = `Which region, number ${n}?`;
    const ask = (await call?.("ask_people", { ...region, question })) as AskView;
    const { ticket } = ask;
    const id = (await stage.sous.memory.asks.get(ticket))?.question ?? "";
    const press = { kind: "press", question: id, choice: "c1" } as const;
    const person = { id: "ana", name: "Ana" };
    const event = { key: `press-${n}`, platform: "web", workspace: "local", person } as const;
    const cancel = () => call?.("cancel_question", { ticket });
    const [verdict] = await Promise.all([
      stage.sous.handlers.inbox.receive({ ...event, at: Date.now(), what: press }),
      n % 2 === 0 ? cancel() : Promise.resolve().then(cancel),
    ]);
    expect(verdict).toBe("accepted");
    const view = (await call?.("check_question", { ticket })) as AskView;
    expect(view).toMatchObject({ state: "cancelled", answer: null, answers: [] });
    const again = (await call?.("ask_people", { ...region, question })) as AskView;
    expect(["reused", "posted"]).toContain(again.handling);
    expect(again.answer).toEqual(
      again.handling === "reused" ? { choice: "eu", quote: null } : null,
    );
  }
});

it("an answer is taken back while the last one settles: it is counted no more, whichever comes first", async () => {
  const { stage, calls } = await open("one");
  const [call] = calls;
  const { memory, handlers } = stage.sous;
  for (let n = 0; n < 20; n++) {
    const given = { ...region, question: `Which region, number ${n}?`, answers: 2 };
    const asked = (await call?.("ask_people", given)) as AskView;
    const { ticket } = asked;
    const look = async () => (await call?.("check_question", { ticket })) as AskView;
    const id = (await memory.asks.get(ticket))?.question ?? "";
    const hear = (who: string, what: IncomingKind) =>
      handlers.inbox.receive({
        key: `${what.kind}-${who}-${n}`,
        platform: "web",
        workspace: "local",
        person: { id: who.toLowerCase(), name: who },
        at: Date.now(),
        what,
      });
    const press = { kind: "press", question: id, choice: "c1" } as const;
    await hear("Ana", press);
    await until(async () => (await look()).agreement.given === 1);
    const [{ id: ballot = "" } = {}] = await memory.questions.ballots(id);
    const both = [
      () => hear("Ben", press),
      () => hear("Ana", { kind: "retract", ballot }),
    ] as const;
    const verdicts = await Promise.all((n % 2 ? both : both.toReversed()).map((one) => one()));
    expect(verdicts).toEqual(["accepted", "accepted"]);
    await until(async () => (await memory.questions.unread()).length === 0);
    const seen = await look();
    expect(seen.agreement.given).toBe(1);
    expect(seen.answers.map(({ by }) => by)).toEqual(seen.state === "open" ? [] : ["Ben"]);
    expect(seen.standing).toBe(seen.state === "open" ? null : "changed");
  }
});

it("300 long polls are woken by one press", async () => {
  const names = ["one", "two", "three"];
  const { stage, calls } = await open(...names);
  const asks = (await Promise.all(
    calls.map((call) => call("ask_people", shared)),
  )) as readonly AskView[];
  const before = process.memoryUsage().rss;
  const polls = Array.from({ length: 300 }, async (_, n) => {
    const ticket = asks[n % names.length]?.ticket ?? "";
    return (await calls[n % names.length]?.("check_question", { ticket, wait_s: 45 })) as AskView;
  });
  await until(async () => {
    const [view] = await Promise.all([calls[0]?.("check_question", { ticket: asks[0]?.ticket })]);
    return (view as AskView).state === "open";
  });
  const pressedAt = performance.now();
  await stage.press(region.question, "Europe");
  const views = await Promise.all(polls);
  expect(performance.now() - pressedAt).toBeLessThan(20_000);
  expect(views.filter(({ answer }) => answer?.choice === "eu")).toHaveLength(300);
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
});
