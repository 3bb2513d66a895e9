/** Whatever the order in which answers arrive, the same answers come to the same. */
import fc from "fast-check";
import { expect } from "vitest";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "./desk-scenario.js";

const people = ["Ana", "Ben", "Cleo", "Dan", "Eva"];
const choices = ["c0", "c1", "c2", "dk"];

interface Act {
  readonly person: string;
  /** Seconds after the question; no two of one script are the same. */
  readonly second: number;
  readonly choice: string;
  /** It is taken back at the end. */
  readonly takenBack: boolean;
}

const scripts = fc
  .array(
    fc.record({
      person: fc.constantFrom(...people),
      choice: fc.constantFrom(...choices),
      takenBack: fc.boolean(),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((acts) => acts.map((act, at): Act => ({ ...act, second: at + 1 })));

/** An order of arrival, with restarts in between. */
const arrivals = fc.record({
  order: fc.infiniteStream(fc.nat({ max: 1_000_000 })),
  restarts: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
});

/** Each person's latest answer; none when they took it back. */
function standing(script: readonly Act[]): ReadonlyMap<string, string> {
  const latest = new Map(script.map((act) => [act.person, act]));
  const kept = [...latest.values()].filter(({ takenBack }) => !takenBack);
  return new Map(kept.map(({ person, choice }) => [person, choice]));
}

/** What the count has to come to, worked out without the desk. */
function expected(script: readonly Act[]): { answers: number; winners: readonly string[] } {
  const answers = [...standing(script).values()];
  const votes = new Map<string, number>();
  for (const choice of answers)
    if (choice !== "dk") votes.set(choice, (votes.get(choice) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const winners = [...votes].flatMap(([choice, count]) => (count === most ? [choice] : []));
  return { answers: answers.length, winners: winners.toSorted() };
}

async function play(
  script: readonly Act[],
  { order, restarts }: { order: Iterable<number>; restarts: readonly number[] },
) {
  const scenario = await openDesk({ rules: { quorum: 20 }, answerTimeoutMs });
  const question = await scenario.pose();
  const asked = scenario.clock.now();
  const keys = order[Symbol.iterator]();
  const arriving = script
    .map((act) => ({ act, key: keys.next().value ?? 0 }))
    .sort((a, b) => a.key - b.key);
  for (const [index, { act }] of arriving.entries()) {
    if (restarts.includes(index)) await scenario.restart();
    await scenario.hear(
      act.person,
      { kind: "press", question: question.id, choice: act.choice },
      { key: `web:local:press:${act.second}`, at: asked + act.second * 1000 },
    );
    await expectHidden(scenario);
  }
  await takeBack(scenario, question.id, script);
  await scenario.pass(answerTimeoutMs + minute);
  const { state } = await scenario.question(question.id);
  const facts = await scenario.memory.facts.list({ household: "kitchen" });
  const choiceOf = ([place]: readonly string[]): string =>
    question.choices.find(({ value }) => value === place)?.id ?? "?";
  return {
    state,
    told: facts.map(({ personName, objects }) => `${personName} ${choiceOf(objects)}`).toSorted(),
    news: (await scenario.notes()).filter(
      (note) => note.startsWith("news: ") && !note.includes("Taken"),
    ),
  };
}

async function takeBack(
  scenario: DeskScenario,
  question: string,
  script: readonly Act[],
): Promise<void> {
  for (const { second, person } of script.filter(({ takenBack }) => takenBack)) {
    const ballots = await scenario.memory.questions.ballots(question);
    const ballot = ballots.find(({ eventKey }) => eventKey === `web:local:press:${second}`);
    await scenario.hear(person, { kind: "retract", ballot: ballot?.id ?? "" });
  }
}

async function expectHidden(scenario: DeskScenario): Promise<void> {
  expect(await scenario.told()).toEqual([]);
  for (const note of await scenario.notes()) {
    expect(note).toMatch(/^receipt: Thank you, your answer is (in|changed) \(\d+ of 20\)\.$/);
  }
}

/** The order of arrival and restarts change nothing, and nothing is told before the end. */
export async function expectSameCount(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(scripts, arrivals, async (script, arrival) => {
      const { answers, winners } = expected(script);
      const result = await play(script, arrival);
      const told = [...standing(script)]
        .filter(([, choice]) => winners.includes(choice))
        .map(([person, choice]) => `${person} ${choice}`);
      expect(result.told).toEqual(told.toSorted());
      if (answers === 0) {
        const news = ["news: Nobody answered in time: I will look for it myself."];
        expect(result).toMatchObject({ state: "expired", news });
        return;
      }
      expect(result.state).toBe(winners.length > 0 ? "answered" : "declined");
      expect(result.news).toHaveLength(1);
      expect(result.news[0]).toMatch(new RegExp(`^news: ${answers} answered: `));
    }),
    { numRuns },
  );
}
