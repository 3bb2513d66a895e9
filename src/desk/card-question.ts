import { askedNeed } from "../core/asking.js";
import { type CardQuestion, type CardTurn, isChannel } from "../core/bot.js";
import type { Episode } from "../core/episode.js";
import type { Question } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import { humanPolicy } from "../core/turn.js";
import { boundOf } from "./asked/bound.js";
import { showOffers } from "./offers.js";
import { standingAnswers } from "./tally.js";

export async function showTurn(
  { turns, people }: Memory,
  { id, policy, bot }: Episode,
): Promise<{ readonly turn: CardTurn } | null> {
  const turn = policy === humanPolicy ? await turns.current(id) : null;
  if (!turn) return null;
  const { sees, view, options, reserved } = turn;
  const known = reserved === null ? await turns.player(id) : null;
  const choices = options.map(({ id: choice, label, value }) => ({ id: choice, label, value }));
  const player = known?.name ?? (reserved && (await nameOf(people, bot, reserved)));
  return { turn: { id: turn.id, sees, choices, player, view } };
}

async function nameOf(people: Memory["people"], bot: string, id: string): Promise<string> {
  const all = await people.list();
  return all.find((one) => one.platform === bot && one.platformId === id)?.name ?? id;
}

async function showAsker(
  { episodes, turns }: Memory,
  { episode: id }: Question,
): Promise<Pick<CardQuestion, "asker" | "apart">> {
  const episode = await episodes.get(id);
  if (episode?.policy !== humanPolicy) return {};
  const asker = (await turns.player(id))?.name ?? "The player";
  return { asker, ...(isChannel(episode.bot) && { apart: true as const }) };
}

/** Shows the follow-up after an unclear reply. */
export async function showQuestion(memory: Memory, question: Question): Promise<CardQuestion> {
  const { id, need, mode, deadline, view, fallback, followUp, assignee, quorum } = question;
  const ballots = quorum > 1 ? await memory.questions.ballots(id) : [];
  const asker = await showAsker(memory, question);
  const offered = (await isInWords(memory, question))
    ? { choices: [] }
    : await showOffers(memory, question);
  const bound = need.noun === askedNeed.noun ? await boundOf(memory, question) : null;
  const person = assignee === null ? null : await memory.people.get(assignee);
  return {
    id,
    need,
    mode,
    deadline,
    view,
    fallback,
    assignee: person?.name || null,
    answers: quorum > 1 ? { given: standingAnswers(ballots).length, wanted: quorum } : null,
    text: followUp ? `${question.text} ${followUp.text}` : question.text,
    why: followUp ? "" : question.why,
    ...(followUp ? { choices: followUp.choices } : offered),
    followUp: followUp !== null,
    ...(question.campaign && quorum > 1 && { blind: true as const }),
    ...(bound && { bound }),
    ...asker,
  };
}

/** Some campaigns want words first, and show choices only with the follow-up. */
async function isInWords(memory: Memory, { campaign, episode }: Question): Promise<boolean> {
  if (!campaign) return false;
  return (await memory.episodes.get(episode))?.arm?.first === "text";
}
