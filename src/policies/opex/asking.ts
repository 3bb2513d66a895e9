import { classOf } from "../../core/fact.js";
import { askWhere } from "../rules/questions.js";
import { candidatesSeen, type Situation, understand } from "../rules/situation.js";
import type { Deliberation, OpexParts } from "./deliberation.js";
import { type OpexMoment, readMoment } from "./moment.js";
import type { OpexOptions } from "./options.js";
import type { Play } from "./skills.js";

/** Asks once, with the rules policy's need; null when there is nothing to ask. */
export async function* askFirst(
  { options }: OpexParts,
  { view, belief }: OpexMoment,
  { skill }: Play,
): Deliberation<OpexMoment | null> {
  if (!options.asks || skill !== "explore" || belief.held !== null) return null;
  const situation = understand(view);
  if (!situation || candidatesSeen(situation).length > 0) return null;
  const question = askWhere(situation);
  return question ? readMoment(yield question, options.knowledge) : null;
}

/**
 * Quotes answers once they were asked for in this episode, so that earlier prompts stay the same. After an answer is
 * withdrawn, a replay asks the model again; executed steps stay.
 */
export function formatAnswers({ asks }: OpexOptions, { view }: OpexMoment): readonly string[] {
  const situation =
    asks && view.trajectory.some((step) => step.kind === "ask") ? understand(view) : null;
  if (!situation) return [];
  const said = situation.facts.filter((fact) => isAnswer(situation, fact.subject, fact.source));
  return said.map(
    ({ subject, polarity, objects }) =>
      `People said: ${JSON.stringify(`${subject} ${polarity ? "at" : "not at"} ${objects.join(" or ")}`)}.`,
  );
}

function isAnswer({ task, facts }: Situation, subject: string, source: string): boolean {
  const about = classOf(subject) === task.object || subject.endsWith(` ${task.object}`);
  return about && source === "answer" && facts.length > 0;
}
