import { describe, expect, it } from "vitest";
import { createLog } from "../../src/app/operating/log.js";
import { createDelivering } from "../../src/desk/deliver/deliver.js";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "../build/desk.js";
import { newFile } from "../memory/folder.js";

const day = 24 * 60 * minute;
const second = 1000;

async function stateOf(scenario: DeskScenario, id: string): Promise<string> {
  return (await scenario.question(id)).state;
}

async function jump(scenario: DeskScenario, ms: number): Promise<void> {
  scenario.clock.jump(ms);
  await scenario.pass(500, 500);
}

describe("a question is answered or expires in its time", () => {
  it.each([
    ["back by two days", [-2 * day]],
    ["ahead by two days", [2 * day]],
    ["back by two days and ahead again", [-2 * day, 2 * day]],
    ["ahead by two days and back again", [2 * day, -2 * day]],
    ["by an hour, as where a zone is set wrongly", [-60 * minute, 120 * minute, -60 * minute]],
    ["ahead by a night's sleep of the computer", [9 * 60 * minute]],
  ])("when the clock goes %s", async (_, jumps) => {
    const scenario = await openDesk();
    const { id } = await scenario.pose();
    for (const by of jumps) await jump(scenario, by);
    expect(await stateOf(scenario, id)).toBe("open");
    await scenario.pass(answerTimeoutMs - 10 * second - jumps.length * 500, 5 * second);
    expect(await stateOf(scenario, id)).toBe("open");
    await scenario.pass(15 * second, 5 * second);
    expect(await stateOf(scenario, id)).toBe("expired");
  });

  it("when somebody answers before the desk has noticed", async () => {
    const scenario = await openDesk();
    const { id } = await scenario.pose();
    scenario.clock.jump(2 * day);
    await scenario.say("Ana", "hm, what?");
    expect(await stateOf(scenario, id)).toBe("open");
    await scenario.press("Ana", await scenario.question(id), "Fridge");
    const [ballot] = await scenario.memory.questions.ballots(id);
    expect([await stateOf(scenario, id), ballot?.late]).toEqual(["answered", false]);
  });
});

it("reminders and the card move with the deadline", async () => {
  const rules = { remindAfterMs: [20 * second] };
  const scenario = await openDesk({ rules });
  const { id, deadline } = await scenario.pose();
  await jump(scenario, -2 * day);
  expect((await scenario.question(id)).deadline).toBe(deadline - 2 * day);
  const reminders = async () =>
    (await scenario.memory.outbox.list({ episode: "e1" })).filter(
      ({ note }) => note?.kind === "reminder",
    ).length;
  await scenario.pass(15 * second, 5 * second);
  expect(await reminders()).toBe(0);
  await scenario.pass(10 * second, 5 * second);
  expect(await reminders()).toBe(1);
});

it("what waits to be sent is sent in its time", async () => {
  const scenario = await openDesk();
  const { memory, clock } = scenario;
  await scenario.pose();
  const [card] = await memory.outbox.due(clock.now(), 5);
  if (!card) throw new Error("There is no card.");
  const log = createLog("fatal", { to: { write: () => undefined } });
  const bot = { platform: "web", paceMs: 0, post: () => Promise.reject(new Error("down")) };
  await createDelivering({ memory, clock, log })(bot as never, card.id);
  expect(await memory.outbox.due(clock.now(), 5)).toEqual([]);
  await jump(scenario, -2 * day);
  await scenario.pass(2 * minute, minute);
  expect((await memory.outbox.due(clock.now(), 5)).map(({ id }) => id)).toContain(card.id);
});

describe("across a restart", () => {
  it("a clock that was set back meanwhile lets no question wait longer than a new one", async () => {
    const scenario = await openDesk({ file: newFile(), rules: { remindAfterMs: [20 * second] } });
    const { id } = await scenario.pose();
    await scenario.restart(() => scenario.clock.jump(-2 * day));
    expect(await stateOf(scenario, id)).toBe("open");
    await scenario.pass(answerTimeoutMs - 5 * second, 5 * second);
    expect(await stateOf(scenario, id)).toBe("open");
    await scenario.pass(10 * second, 5 * second);
    expect(await stateOf(scenario, id)).toBe("expired");
  });

  it("what moved with the clock stays as it is", async () => {
    const scenario = await openDesk({ file: newFile() });
    const { id } = await scenario.pose();
    await scenario.pass(30 * second, 5 * second);
    await jump(scenario, -2 * day);
    const { deadline } = await scenario.question(id);
    await scenario.restart();
    expect((await scenario.question(id)).deadline).toBe(deadline);
    await scenario.pass(35 * second, 5 * second);
    expect(await stateOf(scenario, id)).toBe("expired");
  });

  it("time that passed meanwhile counts", async () => {
    const scenario = await openDesk({ file: newFile() });
    const { id } = await scenario.pose();
    await scenario.restart(() => scenario.clock.skip(2 * day));
    await scenario.pass(second, 500);
    expect(await stateOf(scenario, id)).toBe("expired");
  });
});
