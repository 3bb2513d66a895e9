import { createHash } from "node:crypto";
import type { Person } from "../src/core/stores.js";
import type { Turn, TurnStore, TurnTaking } from "../src/core/turn.js";
import { requireOpenEpisode } from "./episodes.js";
import { insertUnnamedEvent, isKnownEvent } from "./rows/inbox-events.js";
import { showTurn, touchCard } from "./rows/outbox-writes.js";
import { upsertPerson } from "./rows/people.js";
import type { Database } from "./sqlite/database.js";
import type { Params } from "./sqlite/params.js";
import { Table } from "./sqlite/table.js";

interface TurnRow extends Omit<Turn, "taken"> {
  readonly choice: string | null;
  readonly person: string | null;
  readonly messageHash: string | null;
  readonly takenAt: number | null;
}

const turnTable = new Table<TurnRow>("turns", {
  id: "plain",
  episode: "plain",
  seq: "plain",
  sees: "json",
  options: "json",
  view: "json",
  reserved: "plain",
  openedAt: "plain",
  choice: "plain",
  person: "plain",
  messageHash: "plain",
  takenAt: "plain",
});

/** The steps that wait, or have waited, for a player. */
export function createTurnStore(db: Database): TurnStore {
  const get = (id: string) => findTurn(db, "WHERE id = @id", { id });
  return {
    async open(turn) {
      return db.write(() => openTurn(db, turn));
    },
    async get(id) {
      return get(id);
    },
    async current(episode) {
      return findCurrent(db, episode);
    },
    async list(episode) {
      return turnTable.all(db, "WHERE episode = @episode ORDER BY seq", { episode }).map(toTurn);
    },
    async takenBy(person) {
      return turnTable.all(db, "WHERE person = @person ORDER BY taken_at", { person }).map(toTurn);
    },
    async player(episode) {
      return findPlayer(db, episode);
    },
    async take(taking) {
      return db.write(() => takeTurn(db, taking, get(taking.turn)));
    },
    async dismiss({ key, at }) {
      return db.write(() => {
        if (isKnownEvent(db, key)) return "duplicate";
        insertUnnamedEvent(db, { key, at });
        return "accepted";
      });
    },
  };
}

/** @param rest what follows the table in the statement */
function findTurn(db: Database, rest: string, params: Params): Turn | null {
  const row = turnTable.get(db, rest, params);
  return row && toTurn(row);
}

function openTurn(db: Database, turn: Turn): Turn {
  const { episode, seq } = turn;
  const kept = findTurn(db, "WHERE episode = @episode AND seq = @seq", { episode, seq });
  if (kept) return kept;
  requireOpenEpisode(db, episode);
  turnTable.insert(db, turn);
  showTurn(db, episode, turn.openedAt);
  return turn;
}

/** A turn of an ended episode is not open, even if nobody took it. */
function findCurrent(db: Database, episode: string): Turn | null {
  return findTurn(
    db,
    `JOIN episodes ON episodes.id = turns.episode
     WHERE turns.episode = @episode AND taken_at IS NULL AND ended_at IS NULL ORDER BY seq DESC`,
    { episode },
  );
}

function findPlayer(db: Database, episode: string): Person | null {
  const player = db.get<Person>(
    `SELECT people.id, platform, workspace, platform_id AS platformId, name
     FROM turns JOIN people ON people.id = turns.person
     WHERE turns.episode = @episode ORDER BY seq`,
    { episode },
  );
  return player ?? null;
}

function takeTurn(
  db: Database,
  { choice, person, eventKey, message, at }: TurnTaking,
  turn: Turn | null,
): "accepted" | "duplicate" | "stale" | "not-yours" {
  if (isKnownEvent(db, eventKey) || isMove(db, message)) return "duplicate";
  if (!turn || turn.taken || findCurrent(db, turn.episode)?.id !== turn.id) return "stale";
  if (!mayPlay(turn, findPlayer(db, turn.episode), person)) return "not-yours";
  insertUnnamedEvent(db, { key: eventKey, at });
  const taken = {
    choice,
    person: upsertPerson(db, person, at),
    messageHash: message === null ? null : hashOf(message),
    takenAt: at,
  };
  turnTable.update(db, taken, "id = @id", { id: turn.id });
  touchCard(db, turn.episode, at);
  return "accepted";
}

/** Whether a message was a move already: another version of it is no second move. */
function isMove(db: Database, message: string | null): boolean {
  if (message === null) return false;
  const hash = hashOf(message);
  return db.get("SELECT 1 FROM turns WHERE message_hash = @hash", { hash }) !== undefined;
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
