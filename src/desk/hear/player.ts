/** Treats a human player's events as moves; players do not answer their own questions. */
import { type InboxVerdict, type IncomingEvent, isOwnPage } from "../../core/bot.js";
import type { Memory } from "../../core/stores.js";
import type { Turn, TurnOption } from "../../core/turn.js";
import type { DeskParts } from "../parts.js";
import { admit, isSpeaker, speakerOf } from "./admit.js";
import { readMove } from "./read-move.js";

/** Null when the event is no move. */
export async function hearMove(
  parts: DeskParts,
  event: IncomingEvent,
): Promise<InboxVerdict | null> {
  const turn = await findTurn(parts.memory, event);
  return turn && move(parts, event, turn);
}

/** While nobody plays, the first person to name a move becomes the player; other words are talk. */
async function findTurn(memory: Memory, event: IncomingEvent): Promise<Turn | null> {
  const { what } = event;
  if (what.kind === "press" || what.kind === "words") return memory.turns.get(what.question);
  if (what.kind !== "reply") return null;
  const turn = await memory.turns.current(what.episode);
  if (!turn) return null;
  const player = await memory.turns.player(turn.episode);
  if (turn.reserved !== null) return event.person.id === turn.reserved ? turn : null;
  if (player) return isSpeaker(player, event) ? turn : null;
  return isOwnPage(event.platform) || readMove(what.text, turn.options) ? turn : null;
}

async function move(parts: DeskParts, event: IncomingEvent, turn: Turn): Promise<InboxVerdict> {
  const { memory } = parts;
  const { what, key: eventKey } = event;
  const campaign = (await memory.episodes.get(turn.episode))?.campaign ?? null;
  const admission = await admit(parts, event, { campaign, question: null });
  if (typeof admission === "string") return admission;
  const at = Math.max(event.at, admission.notBefore);
  const option = chosenOption(event, turn);
  if (!option) return what.kind === "press" ? "unknown" : dismiss(memory, event, "not-an-action");
  const verdict = await memory.turns.take({
    turn: turn.id,
    choice: option.id,
    eventKey,
    at,
    person: speakerOf(event),
    message: what.kind === "reply" ? what.message : null,
  });
  if (verdict === "stale") return "unknown";
  return verdict === "not-yours" ? "not-your-turn" : verdict;
}

function chosenOption({ what }: IncomingEvent, { options }: Turn): TurnOption | null {
  if (what.kind === "press") return options.find(({ id }) => id === what.choice) ?? null;
  return "text" in what ? readMove(what.text, options) : null;
}

/** Marks a reply as no move, so that rereading does not make it one. */
async function dismiss(
  memory: Memory,
  { key, at, what }: IncomingEvent,
  verdict: InboxVerdict,
): Promise<InboxVerdict> {
  if (what.kind !== "reply") return verdict;
  return (await memory.turns.dismiss({ key, at })) === "duplicate" ? "duplicate" : verdict;
}

/** Refuses a player's answer to a question of their own task. On our own pages one person may play and answer. */
export async function refuseOwnQuestion(
  memory: Memory,
  event: IncomingEvent,
  episode: string | null,
): Promise<InboxVerdict | null> {
  if (isOwnPage(event.platform) || episode === null) return null;
  const player = await memory.turns.player(episode);
  if (!player || !isSpeaker(player, event)) return null;
  return dismiss(memory, event, "own-question");
}
