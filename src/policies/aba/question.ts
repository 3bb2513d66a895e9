/** Makes and checks the questions that a language model asks people. */
import { z } from "zod";
import type { Decision, PolicyView } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { meantAdjective, preferredAdjective } from "../../core/memory/notebook.js";
import type { Reading, Shape } from "../../core/model/model.js";
import { isSameNeed, type Need } from "../../core/question/question.js";
import { classFor } from "../rules/names.js";
import { likelyPlaces } from "../rules/search.js";
import { understand } from "../rules/situation.js";
import { parseTask } from "../rules/task-sentence.js";

export function ask(view: PolicyView, need: Need, thought: string): Decision {
  const candidates = questionCandidates(view, need);
  return { kind: "ask", need, why: "", candidates, thought, because: [] };
}

/** Lists the possible answers: places by likelihood for "where", seen things of the kind for "which". */
function questionCandidates(view: PolicyView, { func, noun }: Need): readonly string[] {
  const situation = understand(view);
  if (func === "where") return situation ? likelyPlaces(situation, noun).candidates : [];
  const seen = view.facts.flatMap((fact) => (fact.relation === "holds" ? fact.objects : []));
  return [...new Set(seen)].filter((thing) => classOf(thing) === noun).sort();
}

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

/** Characters kept of the model's sentence. People never see it: Sous words the question itself. */
const longestSentence = 200;

export interface CheckedQuestion {
  readonly need: Need;
  readonly sentence: string;
}

/** Accepts a question about a class shown to the agent, narrowed only by the task's words, and not asked before. */
export function checkQuestion(
  view: PolicyView,
  written: WrittenQuestion,
): Reading<CheckedQuestion> {
  const noun = classFor(written.noun.replace(/ \d+$/, ""));
  const adjective = written.adjective.trim();
  const { func, sentence } = written;
  if (!namesIn(view).has(noun)) return { problem: `"${written.noun}" is not known here` };
  if (adjective !== "" && !adjectivesFor(view).has(adjective))
    return { problem: `"${adjective}" is not a word of the task` };
  if (func === "which" && (adjective === "" || adjective === "two"))
    return { problem: '"which" needs the adjective that tells which one is wanted' };
  const need: Need = { func, noun, ...(adjective && { adjective }) };
  if (view.trajectory.some((step) => step.kind === "ask" && isSameNeed(step.need, need)))
    return { problem: "that was asked before" };
  const said = sentence.replace(/\s+/g, " ").trim().slice(0, longestSentence);
  return { value: { need, sentence: said } };
}

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
