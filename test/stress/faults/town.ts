import { setTimeout as sleep } from "node:timers/promises";
import { pick, seededRandom } from "../../../src/core/random.js";
import { startDiscordPeer } from "../../peers/discord/peer.js";
import { startSlackPeer } from "../../peers/slack/slack-peer.js";
import { openDiscordRoom } from "./discord-room.js";
import {
  type Evidence,
  judgeSettled,
  type KeptRows,
  type Settling,
  type Verdict,
} from "./judge.js";
import { People } from "./people.js";
import type { Act, FaultBot, Room, ThreadSight } from "./room.js";
import { openSlackRoom } from "./slack-room.js";
import { Watcher } from "./watcher.js";
import { openWebRoom } from "./web-room.js";

export interface TownParts {
  readonly rooms: readonly { readonly room: Room; readonly homes: readonly string[] }[];
  readonly seed: number;
  /** Separates random streams of one seed. */
  readonly name: string;
  /** Both presses count as answers. */
  readonly pressesTwice?: boolean;
  /** Everybody presses the first choice. */
  readonly areAlike?: boolean;
  /** Counts only final copies of cards. */
  readonly forgivesCopies?: boolean;
}

const newTaskMs = 900;

export class Town {
  readonly rooms: TownParts["rooms"];
  readonly #parts: TownParts;
  readonly #watchers: readonly Watcher[];
  readonly #people: readonly People[];
  readonly #second: Act[] = [];

  constructor(parts: TownParts) {
    this.#parts = parts;
    this.rooms = parts.rooms;
    this.#watchers = parts.rooms.map(({ room }) => new Watcher(room));
    this.#people = parts.rooms.map(({ room }, at) => {
      const random = seededRandom(parts.seed, parts.name, "people", String(at));
      const sight = () => this.#watchers[at]?.sight ?? { asked: [], cards: [] };
      const pressed = parts.pressesTwice ? pressTwice(room, this.#second) : room;
      return new People({ room: pressed, random, sight, areAlike: parts.areAlike });
    });
  }

  get environment(): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.rooms.map(({ room }) => room.environment));
  }

  /** Runs until aborted, then completes pending answers. */
  async live(signal: AbortSignal): Promise<void> {
    await Promise.all([
      ...this.#watchers.map((watcher) => watcher.watch(signal)),
      ...this.#people.map((people) => people.live(signal).then(() => people.settled())),
    ]);
  }

  /** Requests tasks until aborted, in each home until it has enough. */
  async play(signal: AbortSignal, hasEnough = (_home: string) => false): Promise<void> {
    const playIn = async ({ room, homes }: TownParts["rooms"][number]) => {
      const random = seededRandom(this.#parts.seed, this.#parts.name, "tasks", room.bot);
      while (!signal.aborted) {
        const home = pick(
          random,
          homes.filter((one) => !hasEnough(one)),
        );
        if (home === undefined) return;
        await room.play(pick(random, room.people) ?? "", home).catch(() => undefined);
        const pauseMs = newTaskMs * (0.2 + random());
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    };
    await Promise.all(this.rooms.map(playIn));
  }

  isAsking = (): boolean => this.#watchers.some(({ sight }) => sight.asked.length > 0);

  areBusy = (): boolean => this.#people.some((people) => people.areBusy);

  nextAct = (): Promise<void> => Promise.race(this.#people.map((people) => people.nextAct()));

  /** Without remote calls, an open question is used instead. */
  loseNextAnswer = async (): Promise<() => Promise<boolean>> => {
    const lost = this.rooms.map(
      async ({ room }) => (await room.loseNextAnswer?.()) ?? (async () => this.isAsking()),
    );
    const probes = await Promise.all(lost);
    return async () => (await Promise.all(probes.map((probe) => probe()))).includes(true);
  };

  /** Largest number of extra copies seen. */
  copiesSeen(): number {
    return countCopies(this.#watchers);
  }

  async judgeSettled(readRows: () => Promise<KeptRows>, settling: Omit<Settling, "pollMs">) {
    const read = async () => this.#evidence(await readRows());
    const { verdict, evidence } = await judgeSettled(read, { ...settling, pollMs });
    return this.#sumUp(evidence, verdict);
  }

  async #evidence(rows: KeptRows): Promise<Evidence> {
    const threads: ThreadSight[] = [];
    for (const { room } of this.rooms) threads.push(...(await room.threads()));
    const last = this.rooms.map(({ room }) => new Watcher(room));
    const watchers = this.#parts.forgivesCopies ? last : this.#watchers;
    await Promise.all(watchers.map((watcher) => watcher.look()));
    const acts = [...this.#second, ...this.#people.flatMap((people) => people.acts)];
    const cardCopies = new Map(watchers.flatMap((watcher) => [...watcher.cardCopies]));
    return { rows, acts, threads, cardCopies };
  }

  #sumUp({ rows, acts, threads, cardCopies }: Evidence, verdict: Verdict) {
    const acked = acts.filter((act) => act.acked).length;
    return {
      ...verdict,
      episodes: rows.episodes.length,
      questions: rows.questions.length,
      answers: acked + threads.reduce((sum, thread) => sum + thread.replies.length, 0),
      failedPresses: acts.length - acked,
      removedPosts: this.copiesSeen() - countCopies([{ cardCopies }]),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.rooms.map(({ room }) => room.close()));
  }
}

const pollMs = 250;

function countCopies(seen: readonly Pick<Evidence, "cardCopies">[]): number {
  const copies = seen.flatMap(({ cardCopies }) => [...cardCopies.values()]);
  return copies.reduce((sum, one) => sum + one - 1, 0);
}

function pressTwice(room: Room, second: Act[]): Room {
  return {
    ...room,
    async press(request) {
      const again = room.press(request).then(
        (act) => void second.push(act),
        () => undefined,
      );
      const [first] = await Promise.allSettled([room.press(request), again]);
      if (first.status === "rejected") throw first.reason;
      return first.value;
    },
  };
}

/** @param homes shown by the page */
export async function openRoom(
  bot: FaultBot,
  homes: readonly string[],
  signal: AbortSignal,
): Promise<Room> {
  if (bot === "web") return openWebRoom({ homes, signal });
  if (bot === "slack") return openSlackRoom(await startSlackPeer());
  return openDiscordRoom(await startDiscordPeer({ described: false }));
}
