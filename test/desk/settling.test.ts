/** Questions of which several answers are counted end by their last answer, and not because the desk looks. */
import { expect, it } from "vitest";
import { openDesk } from "./desk-scenario.js";

const two = { rules: { quorum: 2 } };

it("looking for what is due reads no answer of a question that is open", async () => {
  const scenario = await openDesk(two);
  const question = await scenario.pose();
  await scenario.press("Ana", question, "Fridge");
  const { questions } = scenario.memory;
  let read = 0;
  for (const name of ["ballots", "counted"] as const) {
    const original = questions[name] as (...given: unknown[]) => Promise<never>;
    Object.assign(questions, { [name]: (...given: unknown[]) => original(...given, read++) });
  }
  await scenario.pass(10_000, 500);
  expect(read).toBe(0);
  await scenario.press("Ben", question, "Fridge");
  expect((await scenario.question(question.id)).state).toBe("answered");
});

it("an end that could not be written is written later", async () => {
  const scenario = await openDesk(two);
  const question = await scenario.pose();
  const { questions } = scenario.memory;
  const { settle } = questions;
  let failures = 2;
  questions.settle = async (settlement) => {
    if (failures-- > 0) throw new Error("the disk is full");
    return settle(settlement);
  };
  await scenario.press("Ana", question, "Fridge");
  await scenario.press("Ben", question, "Fridge");
  expect((await scenario.question(question.id)).state).toBe("open");
  await scenario.pass(20_000, 5_000);
  expect((await scenario.question(question.id)).state).toBe("answered");
});

it("an answer that is taken back before it is read does not hold the others up", async () => {
  const scenario = await openDesk(two);
  const question = await scenario.pose();
  const { questions } = scenario.memory;
  const { recordOutcome } = questions;
  let failures = 1;
  await scenario.press("Ana", question, "Fridge");
  questions.recordOutcome = async (outcome) => {
    if (failures-- > 0) throw new Error("the disk is full");
    return recordOutcome(outcome);
  };
  const unread = scenario.press("Ben", question, "Bin");
  await scenario.settle();
  const cleo = scenario.press("Cleo", question, "Fridge");
  await scenario.settle();
  expect((await scenario.question(question.id)).state).toBe("open");
  const [ben] = await questions.unread();
  const taken = scenario.hear("Ben", { kind: "retract", ballot: ben?.id ?? "" });
  await scenario.pass(20_000, 5_000);
  await Promise.all([unread, cleo, taken]);
  expect((await scenario.question(question.id)).state).toBe("answered");
});
