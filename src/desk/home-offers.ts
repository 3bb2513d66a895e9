/** Earlier answers that are offered with a question of the robot: of its home, and never where they steer data. */
import type { AskRequest } from "../core/desk.js";
import { factsWithin } from "../core/notebook.js";
import type { Choice, Question } from "../core/question.js";
import { capitalise } from "../core/wording.js";
import { claimOf, readClaimValue } from "./claim-value.js";
import { findOffers, offeredChoice, type Standing } from "./offers.js";
import type { DeskParts } from "./parts.js";
import { labelsOf, phraseHeard } from "./phrase.js";

/**
 * The question with what is offered. Nothing is in campaigns that do not say so, where several answers are wanted or
 * people answer from memory or as somebody else; of what people choose only what the one who is asked chose before.
 */
export async function withOffers(
  { memory, rules }: DeskParts,
  { episode, need, view, eager }: AskRequest,
  question: Question,
): Promise<Question> {
  const isAllowed = rules.offers ?? !episode.campaign;
  const isPlain = !eager && !need.thing && !view.anyWords && episode.arm?.first !== "text";
  const isKnowing = episode.mode === "owner" && question.mode !== "persona";
  if (!isAllowed || !isPlain || !isKnowing || question.quorum > 1) return question;
  const { household } = episode;
  const like = { text: question.text, state: "answered" } as const;
  const near = await memory.questions.findAlike(household, need, like);
  if (near.length === 0) return question;
  const isOpen = question.mode === "open";
  const all = await memory.facts.list({ household });
  const usable = new Set((isOpen ? all : factsWithin(episode, all)).map((fact) => fact.ballot));
  const labels = labelsOf(view.owner);
  const added: Choice[] = [];
  const choiceFor = ({ ballot, said }: Standing, nth: number): string | null => {
    if (!usable.has(ballot.id) || (isOpen && ballot.person !== question.assignee)) return null;
    const option = question.choices.find(({ value }) => value === said);
    if (option) return option.id;
    const { objects } = readClaimValue(said);
    if (!objects.every((id) => labels.has(id))) return null;
    const label = capitalise(phraseHeard([claimOf(need, objects)], need, labels));
    added.push({ id: offeredChoice(nth), label, value: said });
    return offeredChoice(nth);
  };
  const { timeZone } = rules;
  const offers = await findOffers(memory, { question, near, timeZone }, choiceFor);
  if (offers.length === 0) return question;
  return { ...question, choices: [...question.choices, ...added], offers };
}
