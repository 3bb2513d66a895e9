/** Reads the moves of a person who plays the robot. In chats, players do not answer their own questions. */
import type { Memory } from "../../../memory/stores.js";
import { type InboxVerdict, type IncomingEvent, isOwnPage, type Rights } from "../../core/bot.js";
import type { Turn, TurnOption } from "../../core/episode/turn.js";
import type { DeskParts } from "../parts.js";
import { admit, isSpeaker, speakerOf } from "./admit.js";

/** Returns null when the event is neither a move nor a player's answer to their own question. */
export async function hearPlayer(
  parts: DeskParts,
  event: IncomingEvent,
  rights: Rights,
  episode: string | null,
): Promise<InboxVerdict | null> {
  const { memory } = parts;
  const turn = await findTurn(memory, event);
  if (turn) return move(parts, event, rights, turn);
  // On our own pages a player may answer too.
  if (isOwnPage(event.platform) || episode === null) return null;
  const player = await memory.turns.player(episode);
  if (!player || !isSpeaker(player, event)) return null;
  const admission = await admit(parts, event, rights, { question: null });
  return typeof admission === "string" ? admission : dismiss(memory, event, "own-question");
}

/** Finds the step that the player chooses now. The first person to name a move becomes the player. */
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

async function move(
  parts: DeskParts,
  event: IncomingEvent,
  rights: Rights,
  turn: Turn,
): Promise<InboxVerdict> {
  const { memory } = parts;
  const { what, key: eventKey } = event;
  const campaign = (await memory.episodes.get(turn.episode))?.campaign ?? null;
  const admission = await admit(parts, event, rights, { campaign, question: null });
  if (typeof admission === "string") return admission;
  const option = chosenOption(event, turn);
  if (!option) return what.kind === "press" ? "unknown" : dismiss(memory, event, "not-an-action");
  const verdict = await memory.turns.take({
    turn: turn.id,
    choice: option.id,
    eventKey,
    at: admission.notBefore,
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

/** Records that a reply was not a move, so that it does not become one when the thread is read again. */
async function dismiss(
  memory: Memory,
  { key, at, what }: IncomingEvent,
  verdict: InboxVerdict,
): Promise<InboxVerdict> {
  if (what.kind !== "reply") return verdict;
  return (await memory.turns.dismiss({ key, at })) === "duplicate" ? "duplicate" : verdict;
}

const fillers: ReadonlySet<string> = new Set(
  "the a an my please i i'll to from on in into onto at with and then ask ask:".split(" "),
);

const sameWords: ReadonlyMap<string, string> = new Map([
  ["walk", "go"],
  ["move", "put"],
  ["place", "put"],
  ["grab", "take"],
  ["get", "take"],
  ["pick", "take"],
  ["wash", "clean"],
  ["chill", "cool"],
  ["warm", "heat"],
  ["shut", "close"],
  ["check", "examine"],
  ["inspect", "examine"],
]);

/**
 * Finds the move that words name ("open fridge 1"). Numbers ("go to the fridge") or last words may be missing if only
 * one move fits.
 * @internal
 */
export function readMove(text: string, options: readonly TurnOption[]): TurnOption | null {
  const said = wordsOf(text);
  if (said.length === 0) return null;
  const shortenings = [
    (words: readonly string[]) => words,
    (words: readonly string[]) => words.filter((word) => !/^\d+$/.test(word)),
    (words: readonly string[]) => (said.length > 1 ? words.slice(0, said.length) : []),
  ];
  for (const shorten of shortenings) {
    const [found, ...more] = options.filter(
      ({ label }) => shorten(wordsOf(label)).join(" ") === said.join(" "),
    );
    if (found) return more.length > 0 ? null : found;
  }
  return null;
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[.!?,;"“”]/g, " ")
    .split(/[\s/]+/)
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => sameWords.get(word) ?? word);
}
