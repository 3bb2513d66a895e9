import { expect, it } from "vitest";
import { type DeskScenario, openDesk } from "../build/desk.js";

async function nextRound(scenario: DeskScenario): Promise<void> {
  await scenario.end();
  await scenario.clock.turn(60_000);
  await scenario.begin();
}

const reasonOf = async ({ memory, episode }: DeskScenario): Promise<string | undefined> => {
  const step = (await memory.episodes.steps(episode.id)).at(-1)?.step;
  return step?.kind === "ask" ? step.reason : undefined;
};

it("saves a question with an earlier answer; a wrong one is counted, and asked again the next time", async () => {
  const scenario = await openDesk();
  const { memory } = scenario;
  await scenario.pose();
  await scenario.say("Ana", "in the fridge");

  await nextRound(scenario);
  const verdict = await scenario.ask();
  expect(verdict).toMatchObject({ handling: "notebook", question: null });
  expect(await memory.reuse.summary()).toMatchObject({
    questionsSaved: 1,
    questionsAsked: 1,
    reuseRate: 0.5,
    wrongReuses: 0,
    bySource: { answer: { reuses: 1, lookedAt: 0, untrue: 0 } },
    byAge: [{ age: 1, reuses: 1 }],
  });

  const [told] = verdict.facts;
  await scenario.see({
    facts: [{ subject: "fridge 1", relation: "holds", objects: [] }],
    disproved: [told?.id ?? ""],
  });
  expect(await memory.reuse.summary()).toMatchObject({ questionsSaved: 1, wrongReuses: 1 });

  await nextRound(scenario);
  expect(await scenario.ask()).toMatchObject({ handling: "posted" });
  expect(await reasonOf(scenario)).toBeUndefined();
});

it("asks again what somebody said who was wrong about something else, and says why", async () => {
  const scenario = await openDesk();
  const egg = { func: "where", noun: "egg" } as const;
  await scenario.pose();
  await scenario.say("Ana", "in the fridge");
  await scenario.pose({ need: egg });
  await scenario.say("Ana", "in the top drawer");
  const wrong = (await scenario.memory.facts.list({ household: "kitchen" })).find(
    ({ subject }) => subject === "egg",
  );
  await scenario.see({
    facts: [{ subject: "drawer 1", relation: "holds", objects: [] }],
    disproved: [wrong?.id ?? ""],
  });

  await nextRound(scenario);
  const { question, handling } = await scenario.ask();
  expect(handling).toBe("posted");
  const why = "I was told, but something else from the same person was wrong.";
  expect(await reasonOf(scenario)).toBe(why);
  expect((await scenario.question(question)).why).toBe(why);
  expect((await scenario.card())?.question?.why).toBe(why);
  expect(await scenario.memory.reuse.summary()).toMatchObject({ questionsSaved: 0, askedAgain: 1 });

  await scenario.say("Ana", "in the fridge");
  expect(await scenario.ask()).toMatchObject({ handling: "notebook" });
  await nextRound(scenario);
  expect(await scenario.ask()).toMatchObject({ handling: "notebook" });
});

it("goes by the notebook all the same when nobody is to be asked", async () => {
  const scenario = await openDesk();
  await scenario.learn(
    { subject: "shelf 1", relation: "holds", objects: ["apple 1"] },
    { subject: "sinkbasin 1", relation: "holds", objects: ["apple 2"] },
  );
  await nextRound(scenario);
  const { facts } = await scenario.ask();
  expect(facts).toHaveLength(2);
  const { memory } = scenario;
  const [shelf] = facts;
  await scenario.see({
    facts: [{ subject: "shelf 1", relation: "holds", objects: [] }],
    disproved: [shelf?.id ?? ""],
  });
  expect(await memory.reuse.summary()).toMatchObject({ questionsSaved: 1, wrongReuses: 1 });

  await nextRound(scenario);
  const toNobody = await scenario.ask({ ask: false, propensity: 0 });
  expect(toNobody).toMatchObject({ handling: "notebook", facts: [{ subject: "sinkbasin 1" }] });
  expect(await scenario.ask()).toMatchObject({ handling: "posted" });
  expect(await reasonOf(scenario)).toMatch(/the last time an apple was not where/);
});

it.each(["meant", "preferred"])(
  "asks in every task which thing is %s, as what one task wants says nothing of the next",
  async (adjective) => {
    const scenario = await openDesk();
    const need = { func: "which", noun: "mug", adjective } as const;
    await scenario.learn({ subject: "cabinet 2", relation: "holds", objects: ["mug 1", "mug 3"] });
    await scenario.pose({ need });
    await scenario.say("Ana", "the blue one");
    expect(await scenario.told()).toEqual([`${adjective} mug is mug 1: valid`]);

    await nextRound(scenario);
    expect(await scenario.ask({ need })).toMatchObject({ handling: "posted" });
  },
);
