import { createHash } from "node:crypto";
import type { Person } from "../src/core/stores.js";
import type { Turn, TurnOption, TurnStore, TurnTaking, TurnView } from "../src/core/turn.js";
import { requireOpenEpisode } from "./episodes.js";
import { insertUnnamedEvent, isKnownEvent } from "./rows/inbox-events.js";
import { touchCard } from "./rows/outbox-writes.js";
import { upsertPerson } from "./rows/people.js";
import type { Database } from "./sqlite/database.js";

interface TurnRow {
  readonly id: string;
  readonly episode: string;
  readonly seq: number;
  readonly sees_json: string;
  readonly options_json: string;
  readonly view_json: string | null;
  readonly reserved: string | null;
  readonly opened_at: number;
  readonly choice: string | null;
  readonly person: string | null;
  readonly taken_at: number | null;
}

interface PlayerRow {
  readonly id: string;
  readonly platform: Person["platform"];
  readonly workspace: string;
  readonly platform_id: string;
  readonly name: string;
}

/** The steps that wait, or waited, for people who play. */
export function createTurnStore(db: Database): TurnStore {
  const get = (id: string): Turn | null => {
    const row = db.get<TurnRow>("SELECT * FROM turns WHERE id = @id", { id });
    return row ? toTurn(row) : null;
  };
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
      return db
        .all<TurnRow>("SELECT * FROM turns WHERE episode = @episode ORDER BY seq", { episode })
        .map(toTurn);
    },
    async takenBy(person) {
      return db
        .all<TurnRow>("SELECT * FROM turns WHERE person = @person ORDER BY taken_at", { person })
        .map(toTurn);
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

function openTurn(db: Database, turn: Turn): Turn {
  const { episode, seq } = turn;
  const kept = db.get<TurnRow>("SELECT * FROM turns WHERE episode = @episode AND seq = @seq", {
    episode,
    seq,
  });
  if (kept) return toTurn(kept);
  requireOpenEpisode(db, episode);
  db.run(
    `INSERT INTO turns (id, episode, seq, sees_json, options_json, view_json, reserved, opened_at)
     VALUES (@id, @episode, @seq, @sees, @options, @view, @reserved, @openedAt)`,
    {
      id: turn.id,
      episode,
      seq,
      reserved: turn.reserved,
      openedAt: turn.openedAt,
      sees: JSON.stringify(turn.sees),
      options: JSON.stringify(turn.options),
      view: turn.view && JSON.stringify(turn.view),
    },
  );
  touchCard(db, episode, turn.openedAt);
  return turn;
}

/** A turn whose step was recorded otherwise, which cannot be, would still not be open. */
function findCurrent(db: Database, episode: string): Turn | null {
  const row = db.get<TurnRow>(
    `SELECT turns.* FROM turns JOIN episodes ON episodes.id = turns.episode
     WHERE turns.episode = @episode AND taken_at IS NULL AND ended_at IS NULL
     ORDER BY seq DESC`,
    { episode },
  );
  return row ? toTurn(row) : null;
}

function findPlayer(db: Database, episode: string): Person | null {
  const row = db.get<PlayerRow>(
    `SELECT people.id, platform, workspace, platform_id, name FROM turns
     JOIN people ON people.id = turns.person WHERE turns.episode = @episode ORDER BY seq`,
    { episode },
  );
  if (!row) return null;
  const { id, platform, workspace, platform_id: platformId, name } = row;
  return { id, platform, workspace, platformId, name };
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
  db.run(
    `UPDATE turns SET choice = @choice, person = @person, message_hash = @message, taken_at = @at
     WHERE id = @id`,
    {
      id: turn.id,
      choice,
      at,
      person: upsertPerson(db, person),
      message: message === null ? null : hashOf(message),
    },
  );
  touchCard(db, turn.episode, at);
  return "accepted";
}

/** Another version of a message that was a move is no second one. */
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

function toTurn(row: TurnRow): Turn {
  return {
    id: row.id,
    episode: row.episode,
    seq: row.seq,
    reserved: row.reserved,
    sees: JSON.parse(row.sees_json) as string[],
    options: JSON.parse(row.options_json) as TurnOption[],
    view: row.view_json === null ? null : (JSON.parse(row.view_json) as TurnView),
    openedAt: row.opened_at,
    taken:
      row.choice === null || row.taken_at === null
        ? null
        : { choice: row.choice, person: row.person, at: row.taken_at },
  };
}
