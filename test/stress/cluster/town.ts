/** All three platforms with their people: what one process serves. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { pick, seededRandom } from "../../../src/core/random.js";
import { joinDiscord, openDiscordRoom } from "../faults/discord-room.js";
import type { Evidence, KeptRows } from "../faults/judge.js";
import { People } from "../faults/people.js";
import type { Act, Room, ThreadSight } from "../faults/room.js";
import { joinSlack, openSlackRoom } from "../faults/slack-room.js";
import { Watcher } from "../faults/watcher.js";
import { openWebRoom } from "../faults/web-room.js";

export interface TownOptions {
  /** One of them for each platform. */
  readonly homes: readonly [string, string, string];
  readonly seed: number;
  /** Starts a protocol peer, its standard input and output piped. */
  readonly spawnPeer: (bot: "slack" | "discord") => ChildProcess;
  /** Ends the pages: what is not acknowledged by then never is. */
  readonly signal: AbortSignal;
}

const lookMs = 300;
const newTaskMs = 900;

interface Quarter {
  readonly room: Room;
  readonly home: string;
  readonly watcher: Watcher;
  readonly people: People;
}

export interface Town {
  readonly environment: Readonly<Record<string, string>>;
  /** The port that people's pages know. */
  readonly pagePort: number;
  /** People look and answer until aborted; every press is sent twice. */
  live(signal: AbortSignal): Promise<void>;
  /** They ask for tasks until aborted, in each home until it has had enough. */
  play(signal: AbortSignal, hasEnough?: (home: string) => boolean): Promise<void>;
  isAsking(): boolean;
  areBusy(): boolean;
  nextAct(): Promise<void>;
  loseNextAnswer(): Promise<() => Promise<boolean>>;
  /** Copies of a delivery that have stood beside another one so far, by what people saw. */
  copiesSeen(): number;
  /** What stands now, against these rows. */
  evidence(rows: KeptRows): Promise<Evidence>;
  close(): Promise<void>;
}

export async function openTown({ homes, seed, spawnPeer, signal }: TownOptions): Promise<Town> {
  const second: Act[] = [];
  const rooms = await Promise.all([
    openWebRoom({ homes: [homes[0]], signal }),
    joinSlack(spawnPeer("slack")).then((peer) => openSlackRoom(peer)),
    joinDiscord(spawnPeer("discord")).then((peer) => openDiscordRoom(peer)),
  ]);
  const quarters: Quarter[] = rooms.map((room, index) => {
    const watcher = new Watcher(room);
    const random = seededRandom(seed, "people", String(index));
    const people = new People({
      room: pressTwice(room, second),
      random,
      sight: () => watcher.sight,
    });
    return { room, home: homes[index] ?? homes[0], watcher, people };
  });
  const each = async <T>(work: (quarter: Quarter) => Promise<T>): Promise<T[]> =>
    Promise.all(quarters.map(work));

  return {
    environment: Object.assign({}, ...rooms.map(({ environment }) => environment)),
    pagePort: Number(rooms[0].args.at(-1)),
    async live(ending) {
      await each(async ({ watcher, people }) => {
        const living = people.live(ending);
        while (!ending.aborted) {
          await watcher.look();
          await sleep(lookMs, undefined, { signal: ending }).catch(() => undefined);
        }
        await living;
        await people.settled();
      });
    },
    async play(ending, hasEnough = () => false) {
      await each(async ({ room, home }) => {
        const random = seededRandom(seed, "tasks", home);
        while (!ending.aborted && !hasEnough(home)) {
          await room.play(pick(random, room.people) ?? "", home).catch(() => undefined);
          await sleep(newTaskMs * (0.2 + random()), undefined, { signal: ending }).catch(
            () => undefined,
          );
        }
      });
    },
    isAsking: () => quarters.some(({ watcher }) => watcher.sight.asked.length > 0),
    areBusy: () => quarters.some(({ people }) => people.areBusy),
    nextAct: () => Promise.race(quarters.map(({ people }) => people.nextAct())),
    async loseNextAnswer() {
      const lost = await each(
        async ({ room }) => (await room.loseNextAnswer?.()) ?? (async () => false),
      );
      return async () => (await Promise.all(lost.map((isLost) => isLost()))).includes(true);
    },
    copiesSeen: () =>
      quarters
        .flatMap(({ watcher }) => [...watcher.cardCopies.values()])
        .reduce((sum, copies) => sum + copies - 1, 0),
    async evidence(rows) {
      const threads: ThreadSight[] = (await each(({ room }) => room.threads())).flat();
      const acts = [...second, ...quarters.flatMap(({ people }) => people.acts)];
      const standing = await each(async ({ room }) => {
        const last = new Watcher(room);
        await last.look();
        return [...last.cardCopies];
      });
      return { rows, acts, threads, cardCopies: new Map(standing.flat()) };
    },
    async close() {
      await each(({ room }) => room.close());
    },
  };
}

/** Everybody presses twice at once: the second press is an answer, too. */
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
