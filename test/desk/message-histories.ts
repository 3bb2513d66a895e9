import fc from "fast-check";
import { expect } from "vitest";
import { isOutdated, saysSomething } from "../../src/desk/same-person.js";
import { newDesk, openDesk } from "./desk-scenario.js";

const message = "slack:T1:reply:C1:17.01";

type Part = { readonly version: number; readonly text: string } | "gone";

const texts = ["in the fridge", "on the shelf", "what a nice day", "no idea", "in the bin"];

/** A message's parts in their order, and how they are delivered: whether a restart comes first, and which. */
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

/** A message ends the same, in whatever order and however often its parts are delivered. */
export async function expectSameEnd(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(histories, async ({ parts, delivered, restarts }) => {
      expect(await endOf(delivered, restarts)).toEqual(await endOf(parts, []));
    }),
    { numRuns },
  );
}

/** The valid facts and the versions that stand. */
async function endOf(parts: readonly Part[], restarts: readonly boolean[]) {
  const scenario = await openDesk();
  const question = await scenario.pose();
  for (const [at, part] of parts.entries()) {
    if (restarts[at]) {
      await scenario.desk.stop();
      scenario.desk = newDesk(scenario.memory, scenario.clock);
      await scenario.desk.start();
    }
    if (part === "gone") await scenario.unsay(message);
    else await scenario.sayVersion("Ana", message, part.version, part.text);
  }
  const valid = (await scenario.told()).filter((fact) => fact.endsWith(": valid"));
  const standing = (await scenario.ballots(question)).filter(
    (ballot, _, all) => saysSomething(ballot) && !ballot.retracted && !isOutdated(ballot, all),
  );
  const buttons = (await scenario.receipts()).filter((text) => text.endsWith("[Fix]"));
  expect(buttons).toHaveLength(valid.length);
  return { valid, standing: standing.map(({ eventKey }) => eventKey) };
}
