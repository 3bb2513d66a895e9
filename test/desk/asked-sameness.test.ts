/** Two questions of agents are the same when they differ in space, case, a closing sign or the choices' order alone. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { openAsked, sampleAgent, sampleAudience } from "./asked-scenario.js";

const word = fc.constantFrom(
  "Which",
  "region",
  "not",
  "7",
  "70",
  "Ana",
  "prod",
  "ß",
  "naïve",
  "1.5",
);
const words = fc.array(word, { minLength: 1, maxLength: 6 });
const labels = fc.uniqueArray(word, {
  minLength: 2,
  maxLength: 4,
  selector: (one) => one.toLowerCase(),
});

const request = (said: readonly string[], choices: readonly string[]) => ({
  question: said.join(" "),
  choices: choices.map((label) => ({
    id: label.toLowerCase().replace(/[^a-z0-9]/g, "-"),
    label,
  })),
});

async function open() {
  const asked = await openAsked();
  const most = { open: 1e6, hour: 1e6, day: 1e6 };
  await asked.memory.asks.keepAgent(sampleAgent({ grants: { ...sampleAgent().grants, ...most } }));
  await asked.memory.asks.keepAudience(sampleAudience({ daily: 1e6 }));
  return asked;
}

it("space, case, a closing sign and the order of choices make no other question", async () => {
  const asked = await open();
  const look = fc.constantFrom("", "?", "!", ".", "  ", " ?");
  await fc.assert(
    fc.asyncProperty(words, labels, look, fc.boolean(), async (said, choices, end, loud) => {
      const first = await asked.ask(request(said, choices));
      const other = request(said, [...choices].reverse());
      const spaced = other.question.replaceAll(" ", "  \t") + end;
      const question = loud && !spaced.includes("ß") ? spaced.toUpperCase() : spaced;
      const again = await asked.ask({ ...other, question });
      expect(again.handling).toBe("joined");
      expect((await asked.questionOf(again)).id).toBe((await asked.questionOf(first)).id);
    }),
    { numRuns: 40 },
  );
});

it("any other word or choice does", async () => {
  const asked = await open();
  await fc.assert(
    fc.asyncProperty(words, words, labels, labels, async (one, two, these, those) => {
      const said = (given: readonly string[]) => given.join(" ").toLowerCase();
      const set = (given: readonly string[]) =>
        [...given]
          .map((each) => each.toLowerCase())
          .sort()
          .join();
      fc.pre(said(one) !== said(two) || set(these) !== set(those));
      const first = await asked.questionOf(await asked.ask(request(one, these)));
      const second = await asked.questionOf(await asked.ask(request(two, those)));
      expect(second.id).not.toBe(first.id);
    }),
    { numRuns: 40 },
  );
});
