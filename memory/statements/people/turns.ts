/** Stores turns: steps of the robot that a person chooses. */
import { createHash } from "node:crypto";
import type { Turn, TurnTaking } from "../../../src/core/episode/turn.js";
import type { Person } from "../../../src/core/memory/stores.js";
import { type Database, exists, get, type Params, type Work } from "../../work.js";
import { requireOpenEpisode } from "../episodes.js";
import { insertUnnamedEvent, isKnownEvent } from "../rows/inbox-events.js";
import { showTurn, touchCard } from "../rows/outbox-writes.js";
import { upsertPerson } from "../rows/people.js";
import { tableOf } from "../table.js";

interface TurnRow extends Omit<Turn, "taken"> {
  readonly choice: string | null;
  readonly person: string | null;
  readonly messageHash: string | null;
  readonly takenAt: number | null;
}

const turnTable = tableOf<TurnRow>()(
  "turns",
  `id episode seq sees:json options:json view:json reserved openedAt choice person messageHash
  takenAt`,
);

export function createTurnStore(db: Database) {
  const find = (id: string) => findTurn("WHERE id = @id", { id });
  return {
    /** Opens a turn, or returns the one that the step has already. */
    open: (turn: Turn) => db.write(() => openTurn(turn)),
    get: (id: string) => db.read(find(id)),
    current: (episode: string) => db.read(findCurrent(episode)),
    list: async (episode: string) =>
      (await db.read(turnTable.all("WHERE episode = @episode ORDER BY seq", { episode }))).map(
        toTurn,
      ),
    takenBy: async (person: string) =>
      (await db.read(turnTable.all("WHERE person = @person ORDER BY taken_at", { person }))).map(
        toTurn,
      ),
    /** The first person who took one of the episode's turns. */
    player: (episode: string) => db.read(findPlayer(episode)),
    /** `stale`: already taken, or the episode ended. `duplicate`: a known event, or an edited earlier move. */
    take: (taking: TurnTaking) =>
      db.write(function* () {
        return yield* takeTurn(taking, yield* find(taking.turn));
      }),
    /** Records words that were no move, so that they never become one later. */
    dismiss: ({ key, at }: { readonly key: string; readonly at: number }) =>
      db.write(function* () {
        if (yield* isKnownEvent(key)) return "duplicate";
        yield* insertUnnamedEvent(key, at);
        return "accepted";
      }),
  };
}

function* findTurn(rest: string, params: Params): Work<Turn | null> {
  const row = yield* turnTable.get(rest, params);
  return row && toTurn(row);
}

function* openTurn(turn: Turn): Work<Turn> {
  const { episode, seq } = turn;
  const kept = yield* findTurn("WHERE episode = @episode AND seq = @seq", { episode, seq });
  if (kept) return kept;
  yield* requireOpenEpisode(episode);
  yield* turnTable.insert(turn);
  yield* showTurn(episode, turn.openedAt);
  return turn;
}

function* findCurrent(episode: string): Work<Turn | null> {
  return yield* findTurn(
    `JOIN episodes ON episodes.id = turns.episode
     WHERE turns.episode = @episode AND taken_at IS NULL AND ended_at IS NULL ORDER BY seq DESC`,
    { episode },
  );
}

function* findPlayer(episode: string): Work<Person | null> {
  const player = yield* get<Person>(
    `SELECT people.id, platform, workspace, platform_id AS platformId, name
     FROM turns JOIN people ON people.id = turns.person
     WHERE turns.episode = @episode ORDER BY seq`,
    { episode },
  );
  return player ?? null;
}

function* takeTurn(
  { choice, person, eventKey, message, at }: TurnTaking,
  turn: Turn | null,
): Work<"accepted" | "duplicate" | "stale" | "not-yours"> {
  if ((yield* isKnownEvent(eventKey)) || (yield* isMove(message))) return "duplicate";
  if (!turn || turn.taken || (yield* findCurrent(turn.episode))?.id !== turn.id) return "stale";
  if (!mayPlay(turn, yield* findPlayer(turn.episode), person)) return "not-yours";
  yield* insertUnnamedEvent(eventKey, at);
  const taken = {
    choice,
    person: yield* upsertPerson(person, at),
    messageHash: message === null ? null : hashOf(message),
    takenAt: at,
  };
  yield* turnTable.update(taken, "id = @id", { id: turn.id });
  yield* touchCard(turn.episode, at);
  return "accepted";
}

/** True if this message already was a move: editing it makes no second one. */
function* isMove(message: string | null): Work<boolean> {
  if (message === null) return false;
  const hash = hashOf(message);
  return yield* exists("SELECT 1 FROM turns WHERE message_hash = @hash", { hash });
}

function mayPlay({ reserved }: Turn, player: Person | null, person: TurnTaking["person"]): boolean {
  if (reserved !== null) return person.platformId === reserved;
  if (!player) return true;
  const { platform, workspace, platformId } = player;
  return (
    platform === person.platform &&
    workspace === person.workspace &&
    platformId === person.platformId
  );
}

function hashOf(message: string): string {
  return createHash("sha256").update(message).digest("hex");
}

function toTurn({ choice, person, takenAt: at, messageHash: _, ...turn }: TurnRow): Turn {
  return { ...turn, taken: choice === null || at === null ? null : { choice, person, at } };
}
