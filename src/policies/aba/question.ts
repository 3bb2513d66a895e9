/** The question that the model writes once it has chosen to ask, and whether it can be put to people. */
import { z } from "zod";
import type { PolicyView } from "../../core/decision.js";
import { classOf } from "../../core/fact.js";
import type { Shape } from "../../core/model.js";
import { meantAdjective, preferredAdjective } from "../../core/notebook.js";
import { isSameNeed, type Need } from "../../core/question.js";
import { classFor } from "../rules/names.js";
import { parseTask } from "../rules/task-sentence.js";

/** A question as the model writes it. */
export const questionShape = {
  name: "question",
  schema: z.object({
    sentence: z.string().describe("the question, as one would ask it"),
    func: z.enum(["where", "which"]).describe("where a thing is, or which one of several is meant"),
    adjective: z
      .string()
      .describe(
        `what narrows it down, as in the task ("Ana's", "blue"); "${meantAdjective}" for the one thing that is meant; "two" when two are needed; else empty`,
      ),
    noun: z.string().describe("the class of the thing, as the home spells it: mug"),
  }),
} satisfies Shape<unknown>;
export type WrittenQuestion = z.infer<typeof questionShape.schema>;

/** Characters; people are asked in the product's own words. */
const longestSentence = 200;

/** A question that can be put to people, or why it cannot. */
export type Checked =
  | { readonly ok: true; readonly need: Need; readonly sentence: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Accepts only what can be put to people: about a class that occurs in what the agent was shown, narrowed
 * down only by words of the task, and not asked before in this episode.
 */
export function checkQuestion(view: PolicyView, written: WrittenQuestion): Checked {
  const noun = classFor(written.noun.replace(/ \d+$/, ""));
  const adjective = written.adjective.trim();
  const { func, sentence } = written;
  if (!namesIn(view).has(noun)) return reject(`"${written.noun}" is nothing that is known here`);
  if (adjective !== "" && !adjectivesFor(view).has(adjective)) {
    return reject(`"${adjective}" is not a word of the task`);
  }
  if (func === "which" && (adjective === "" || adjective === "two")) {
    return reject('"which" needs the adjective that tells the one that is wanted');
  }
  const need: Need = { func, noun, ...(adjective && { adjective }) };
  if (wasAsked(view, need)) return reject("that was asked before");
  return {
    ok: true,
    need,
    sentence: sentence.replace(/\s+/g, " ").trim().slice(0, longestSentence),
  };
}

function reject(reason: string): Checked {
  return { ok: false, reason };
}

/** Classes of things and places in the task, the commands, the observations and the facts. */
function namesIn({ task, trajectory, facts }: PolicyView): ReadonlySet<string> {
  const texts = trajectory.flatMap((step) =>
    step.kind === "ask" ? [] : [step.observation, ...step.admissible],
  );
  const words = texts.flatMap((text) => text.toLowerCase().match(/(?<![a-z])[a-z]+(?= \d)/g) ?? []);
  const { object, target } = parseTask(task) ?? {};
  const known = facts.flatMap(({ subject, objects }) => [subject, ...objects]).map(classOf);
  return new Set([...words, ...known, ...[object, target].filter((name) => name !== undefined)]);
}

function adjectivesFor({ task, particular }: PolicyView): ReadonlySet<string> {
  const { description = null, count = 1 } = parseTask(task) ?? {};
  const words = [description?.owner, ...(description?.words ?? [])].filter((word) => word != null);
  return new Set([
    ...words,
    words.join(" "),
    ...(particular ? [meantAdjective] : []),
    ...(description?.preferred ? [preferredAdjective] : []),
    ...(count === 2 ? ["two"] : []),
  ]);
}

function wasAsked({ trajectory }: PolicyView, need: Need): boolean {
  return trajectory.some((step) => step.kind === "ask" && isSameNeed(step.need, need));
}
