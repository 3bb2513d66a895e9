/**
 * Offers answers to earlier, similar questions as buttons. A press also marks both questions as the same. Rows refer to
 * the earlier answer without copying it, so that the offer ends when the answer is withdrawn or forgotten.
 */

import type { Memory } from "../../../memory/stores.js";
import { type CardQuestion, reservedChoices } from "../../core/bot.js";
import { formatDay } from "../../core/local-time.js";
import type { AlikeQuestion, Ballot, NewBallot } from "../../core/memory/stores.js";
import { isAskedHome, latestAnswers } from "../../core/question/asking.js";
import type { Choice, Offer, Question } from "../../core/question/question.js";
import { choiceIn } from "../agents/words.js";
import { claimValue } from "./new-question.js";
import { leastToOffer, mayBeOffered } from "./same-question.js";

/** @slice memory */
export const mostOffered = 2;

/** Most characters of an offered answer, a name, and the earlier question. */
const [longestLabel, longestName, longestAsked] = [48, 16, 90];
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

export interface EarlierAnswer {
  readonly ballot: Ballot;
  /** For agents' questions, the choice's label or the person's words; otherwise a fact as {@link claimValue}. */
  readonly said: string;
}

/**
 * @param near earlier questions, most similar first
 * @param choiceFor returns null if the new question can't have the answer
 */
export async function findOffers(
  memory: Memory,
  {
    question,
    near,
    timeZone,
  }: {
    readonly question: Pick<Question, "text" | "askedAt">;
    readonly near: readonly AlikeQuestion[];
    readonly timeZone: string;
  },
  choiceFor: (answer: EarlierAnswer, nth: number) => string | null,
): Promise<readonly Offer[]> {
  const offers: Offer[] = [];
  const earlierOnes = near.map((one) => ({ ...one, text: one.question.text }));
  for (const { question: earlier } of mayOffer(question.text, earlierOnes)) {
    if (offers.length === mostOffered) break;
    const answer = await validAnswer(memory, earlier);
    const choice = answer && choiceFor(answer, offers.length + 1);
    if (!answer || !choice || offers.some((other) => other.choice === choice)) continue;
    const { id, at } = answer.ballot;
    const day = formatDay(at, question.askedAt, timeZone);
    offers.push({ question: earlier.id, ballot: id, choice, day });
  }
  return offers;
}

/** @slice memory */
export function mayOffer<Near extends { readonly text: string; readonly similarity: number }>(
  question: string,
  near: readonly Near[],
): readonly Near[] {
  return near.filter(
    ({ text, similarity }) => similarity >= leastToOffer && mayBeOffered(question, text),
  );
}

export const offeredChoice = (nth: number): string => `o${nth}`;
const isOnlyOffered = (choice: string): boolean => /^o\d$/.test(choice);

/** Puts offered choices first, with a line about the questions they answered. */
export async function showOffers(
  memory: Memory,
  question: Question,
): Promise<Pick<CardQuestion, "choices" | "offered">> {
  const shown = await validOffers(memory, question);
  const first = shown.map(({ offer, answer, by }): Choice => {
    const own = question.choices.find(({ id }) => id === offer.choice);
    const { label, value } = own ?? { label: answer.said, value: answer.said };
    return { id: offer.choice, label: `${cut(label, longestLabel)} (${by})`, value };
  });
  const ids = first.map(({ id }) => id);
  const others = question.choices.filter(({ id }) => !isOnlyOffered(id) && !ids.includes(id));
  if (shown.length === 0) return { choices: others };
  const asked = shown
    .map(({ earlier, by }) => `“${cut(earlier.text, longestAsked)}” (${by})`)
    .join(", ");
  const press = `If ${shown.length === 1 ? "that" : "one"} is the same question, press its answer.`;
  return { choices: [...first, ...others], offered: `Answered before: ${asked}. ${press}` };
}

/** Returns the answer on a pressed button; null if not offered or not valid any more. */
export async function readPress(
  memory: Memory,
  question: Question,
  choice: string,
): Promise<Pick<NewBallot, "choice" | "text" | "sameAs"> | null> {
  const { choices, followUp, offers = [] } = question;
  const isChoice = choices.some(({ id }) => id === choice);
  const pressed = (await validOffers(memory, question)).find(
    ({ offer }) => offer.choice === choice,
  );
  if (pressed) {
    const said = isChoice ? { choice, text: null } : { choice: null, text: pressed.answer.said };
    return { ...said, sameAs: pressed.earlier.id };
  }
  const others = [
    ...Object.values(reservedChoices),
    ...(followUp?.choices ?? []).map(({ id }) => id),
    ...offers.map((offer) => offer.choice),
  ];
  return isChoice || others.includes(choice) ? { choice, text: null } : null;
}

interface ValidOffer {
  readonly offer: Offer;
  readonly earlier: Question;
  readonly answer: EarlierAnswer;
  readonly by: string;
}

async function validOffers(
  memory: Memory,
  { offers = [] }: Question,
): Promise<readonly ValidOffer[]> {
  const found: ValidOffer[] = [];
  for (const offer of offers) {
    const earlier = await memory.questions.get(offer.question);
    const answer = earlier && (await validAnswer(memory, earlier));
    if (!earlier || answer?.ballot.id !== offer.ballot) continue;
    const by = `${cut(answer.ballot.personName || "somebody", longestName)}, ${offer.day}`;
    found.push({ offer, earlier, answer, by });
  }
  return found;
}

/** Returns a question's answer if just one person gave one and it still holds; otherwise null. */
async function validAnswer(memory: Memory, question: Question): Promise<EarlierAnswer | null> {
  if (question.state !== "answered" || question.quorum > 1) return null;
  const ballots = await memory.questions.ballots(question.id);
  if (isAskedHome(question.household)) {
    const [ballot, ...more] = latestAnswers(ballots, 1).filter(
      ({ understood, late }) => understood !== "dont_know" && !late,
    );
    if (!ballot || more.length > 0) return null;
    const said = choiceIn(ballot, question)?.label ?? ballot.text?.trim();
    return said ? { ballot, said } : null;
  }
  const told = await memory.facts.toldTo(question.id);
  const [fact, ...more] = told.filter(({ status, dispute }) => status === "valid" && !dispute);
  const ballot = ballots.find(({ id }) => id === fact?.ballot);
  if (!fact?.polarity || !ballot || more.length > 0) return null;
  return { ballot, said: claimValue(fact) };
}
