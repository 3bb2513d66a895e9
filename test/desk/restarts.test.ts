import { expect, it } from "vitest";
import { type DeskScenario, minute, openDesk } from "../build/desk.js";
import { newFile } from "../memory/folder.js";

type Step = (scenario: DeskScenario) => Promise<unknown>;

const anasMug = { need: { func: "where", noun: "mug", adjective: "Ana's" } } as const;
const egg = { need: { func: "where", noun: "egg" } } as const;

async function open(scenario: DeskScenario) {
  const [question] = await scenario.memory.questions.list({ state: "open" });
  if (!question) throw new Error("nothing is open");
  return question;
}

/** All states of a question: open, reminded, escalated, counted, tied, settled, late. */
const story: readonly Step[] = [
  (scenario) => scenario.pose(anasMug),
  (scenario) => scenario.pass(6 * minute),
  (scenario) => scenario.pass(6 * minute),
  (scenario) => scenario.say("Ben", "in the bin"),
  async (scenario) => scenario.takeBack("Ben", await open(scenario)),
  (scenario) => scenario.say("Ben", "in the sink"),
  (scenario) => scenario.say("Cleo", "in the fridge"),
  (scenario) => scenario.pass(6 * minute),
  async (scenario) => scenario.press("Dan", await open(scenario), "In the fridge"),
  (scenario) => scenario.say("Eva", "on the shelf"),
  async (scenario) => scenario.press("Dan", await open(scenario), "On the shelf"),
  (scenario) => scenario.pose(egg),
  (scenario) => scenario.pass(40 * minute),
  (scenario) => scenario.say("Ben", "the egg is in the fridge"),
];

async function tell(restarts: boolean): Promise<unknown> {
  const scenario = await openDesk({
    file: newFile(),
    bot: "slack",
    channel: "C1",
    answerTimeoutMs: 30 * minute,
    rules: {
      quorum: 2,
      fallback: "default",
      remindAfterMs: [5 * minute],
      escalateAfterMs: 10 * minute,
      escalateTo: { slack: "U1" },
    },
  });
  for (const step of story) {
    await step(scenario);
    await scenario.settle();
    if (restarts) await scenario.restart();
    await scenario.settle();
  }
  const deliveries = await scenario.memory.outbox.list();
  const questions = await scenario.memory.questions.list();
  return {
    told: await scenario.told(),
    notes: await scenario.notes(),
    calls: deliveries.filter(({ kind }) => kind === "call").length,
    questions: questions.map(({ text, state, reason }) => `${text} ${state} ${reason}`),
  };
}

it("changes nothing", async () => {
  const undisturbed = await tell(false);
  expect(await tell(true)).toEqual(undisturbed);
  expect(undisturbed).toMatchObject({
    calls: 2,
    questions: [
      "Where is Ana's mug? answered tied",
      expect.stringMatching(/^I was told two things about Ana's mug: .* answered null$/),
      expect.stringMatching(/^I was told (two|three) things about Ana's mug: .* answered null$/),
      "Where is an egg? expired nobody answered in time",
    ],
  });
});

it("an answer that could not be written is read again, without a restart", async () => {
  const scenario = await openDesk();
  const question = await scenario.pose();
  const { questions } = scenario.memory;
  const { recordOutcome } = questions;
  let failures = 2;
  questions.recordOutcome = async (outcome) => {
    if (failures-- > 0) throw new Error("the disk is full");
    return recordOutcome(outcome);
  };
  const said = scenario.say("Ben", "in the fridge");
  await scenario.settle();
  expect(await questions.unread()).toHaveLength(1);
  await scenario.pass(20_000, 5_000);
  await said;
  expect(await questions.get(question.id)).toMatchObject({ state: "answered" });
  expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
});
