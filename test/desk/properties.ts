import fc from "fast-check";
import { expect } from "vitest";
import { isOutdated, saysSomething } from "../../src/desk/hear/counting.js";
import { answerTimeoutMs, type DeskScenario, minute, newDesk, openDesk } from "../build/desk.js";

interface Act {
  readonly person: string;
  readonly choice: string;
  readonly takenBack: boolean;
}

const scripts = fc.array(
  fc.record({
    person: fc.constantFrom("Ana", "Ben", "Cleo", "Dan", "Eva"),
    choice: fc.constantFrom("c0", "c1", "c2", "dk"),
    takenBack: fc.boolean(),
  }),
  { minLength: 1, maxLength: 9 },
);

const arrivals = fc.record({
  order: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 9, maxLength: 9 }),
  restarts: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
});

function expected(script: readonly Act[]) {
  const latest = new Map(script.map((act) => [act.person, act]));
  const kept = [...latest.values()].filter(({ takenBack }) => !takenBack);
  const votes = new Map<string, number>();
  for (const { choice } of kept)
    if (choice !== "dk") votes.set(choice, (votes.get(choice) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const told = kept.filter(({ choice }) => votes.get(choice) === most);
  return {
    answers: kept.length,
    told: told.map(({ person, choice }) => `${person} ${choice}`).toSorted(),
  };
}

const keyOf = (second: number) => `web:local:press:${second}`;

async function arrive(
  script: readonly Act[],
  { order, restarts }: { order: readonly number[]; restarts: readonly number[] },
) {
  const desk = await openDesk({ rules: { quorum: 20 }, answerTimeoutMs });
  const question = await desk.pose();
  const asked = desk.clock.now();
  const arriving = [...script.entries()].sort(([a], [b]) => (order[a] ?? 0) - (order[b] ?? 0));
  for (const [index, [second, { person, choice }]] of arriving.entries()) {
    if (restarts.includes(index)) await desk.restart();
    await desk.hear(
      person,
      { kind: "press", question: question.id, choice },
      { key: keyOf(second), at: asked + (second + 1) * 1000 },
    );
    expect(await desk.told()).toEqual([]);
    for (const note of await desk.notes())
      expect(note).toMatch(/^receipt: Thank you, your answer is (in|changed) \(\d+ of 20\)\.$/);
  }
  const ballots = await desk.ballots(question);
  for (const [second, { person, takenBack }] of script.entries()) {
    const ballot = ballots.find(({ eventKey }) => eventKey === keyOf(second));
    if (takenBack) await desk.hear(person, { kind: "retract", ballot: ballot?.id ?? "" });
  }
  await desk.pass(answerTimeoutMs + minute);
  const facts = await desk.memory.facts.list({ household: "kitchen" });
  const choiceOf = ([place]: readonly string[]) =>
    question.choices.find(({ value }) => value === place)?.id;
  const notes = await desk.notes();
  return {
    state: await desk.state(question),
    told: facts.map(({ personName, objects }) => `${personName} ${choiceOf(objects)}`).toSorted(),
    news: notes.filter((note) => note.startsWith("news: ") && !note.includes("Taken")),
  };
}

/** Also checks that nothing is shown before the end. */
export function expectSameCount(numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(scripts, arrivals, async (script, arrival) => {
      const { answers, told } = expected(script);
      const result = await arrive(script, arrival);
      expect(result.told).toEqual(told);
      const silence = "news: Nobody answered in time: I will look for it myself.";
      if (answers === 0)
        return void expect(result).toMatchObject({ state: "expired", news: [silence] });
      expect(result.state).toBe(told.length > 0 ? "answered" : "declined");
      expect(result.news).toEqual([
        expect.stringMatching(new RegExp(`^news: ${answers} answered`)),
      ]);
    }),
    { numRuns },
  );
}

const message = "slack:T1:reply:C1:17.01";

type Part = { readonly version: number; readonly text: string } | "gone";

const texts = ["in the fridge", "on the shelf", "what a nice day", "no idea", "in the bin"];

const histories = fc
  .tuple(fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([said, isDeleted]): readonly Part[] => [
    ...said.map((text, at) => ({ version: at + 1, text })),
    ...(isDeleted ? (["gone"] as const) : []),
  ])
  .chain((parts) =>
    fc.record({
      parts: fc.constant(parts),
      restarts: fc.array(fc.boolean(), { maxLength: 12 }),
      delivered: fc
        .tuple(
          fc.array(fc.constantFrom(...parts), { maxLength: 4 }),
          fc.shuffledSubarray([...parts], { minLength: parts.length }),
        )
        .map(([repeated, all]) => [...repeated, ...all]),
    }),
  );

async function endOf(parts: readonly Part[], restarts: readonly boolean[]) {
  const desk: DeskScenario = await openDesk();
  const question = await desk.pose();
  for (const [at, part] of parts.entries()) {
    if (restarts[at]) {
      await desk.desk.stop();
      desk.desk = newDesk(desk.memory, desk.clock);
      await desk.desk.start();
    }
    if (part === "gone") await desk.unsay(message);
    else await desk.sayVersion("Ana", message, part.version, part.text);
  }
  const valid = (await desk.told()).filter((fact) => fact.endsWith(": valid"));
  const counting = (await desk.ballots(question)).filter(
    (ballot, _, all) => saysSomething(ballot) && !ballot.retracted && !isOutdated(ballot, all),
  );
  const buttons = (await desk.receipts()).filter((text) => text.endsWith("[Fix]"));
  expect(buttons).toHaveLength(valid.length);
  return { valid, counting: counting.map(({ eventKey }) => eventKey) };
}

export function expectSameEnd(numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(histories, async ({ parts, delivered, restarts }) => {
      expect(await endOf(delivered, restarts)).toEqual(await endOf(parts, []));
    }),
    { numRuns },
  );
}
