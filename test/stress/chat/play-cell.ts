/** One cell of the matrix, from an empty database to its judgement. */
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../../src/core/random.js";
import { judgeSettled, type KeptRows, type Verdict } from "../faults/judge.js";
import { Product } from "../faults/product.js";
import type { Asked, ChatRoom } from "../faults/room.js";
import { type Cell, nameCell, type QuestionMoment } from "./cells.js";
import type { FaultyPlatform } from "./platforms.js";
import { Stage } from "./stage.js";

/** Nobody understands this. */
const unclear = "next to the other one";
const cardMs = 4000;

/** How a question gets into each state, and what people do while the fault is there. */
const scripts: Readonly<Record<QuestionMoment, (stage: Stage) => Promise<void>>> = {
  /** Two people ask for the same task at once, and its card with the question is posted. */
  async "being-posted"(stage) {
    await stage.during(
      () => Promise.all([stage.play(stage.ada), stage.play(stage.ben)]),
      async () => {
        await stage.until(async () => stage.watcher.sight.cards.length > 0, cardMs);
        await stage.moment(400);
      },
    );
    await stage.begin();
  },

  /** Two people open the form and leave it again. */
  async open(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    await stage.during(() =>
      Promise.all([stage.peek(asked, stage.ada), stage.peek(asked, stage.ben)]),
    );
  },

  /** Two people answer at once, one of them in the thread. */
  async answered(stage) {
    const asked = await ask(stage);
    if (asked) await bothAnswer(stage, asked);
  },

  /** One answers unclearly, and both answer what is asked then; the fault is there both times. */
  async "follow-up"(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    await stage.during(() => stage.say(asked, stage.ada, unclear));
    await stage.until(async () =>
      (await stage.rows()).questions.some(({ followedUp }) => followedUp),
    );
    const again = await stage.asked();
    if (again) await bothAnswer(stage, again);
  },

  /** One answers, and changes their mind while the receipt is on its way. */
  async receipt(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    const way = stage.nextWay();
    await stage.during(
      async () => {
        await stage.answer(asked, stage.ada, way);
        await stage.answer(asked, stage.ada, "reply");
      },
      async () => {
        await stage.until(async () => (await stage.rows()).notes.length > 0, cardMs);
        await stage.moment();
      },
    );
  },

  /** Two people write under the card of a task that has ended. */
  async late(stage) {
    await stage.begin();
    await stage.finish();
    await stage.during(() => bothSay(stage));
  },

  /** Nobody answers in time; then two people do. */
  async expired(stage) {
    await ask(stage);
    await stage.during(async () => {
      await stage.until(async () =>
        (await stage.rows()).questions.some(({ state }) => state === "expired"),
      );
      await bothSay(stage);
    });
  },
};

async function ask(stage: Stage): Promise<Asked | null> {
  await stage.begin();
  return stage.asked();
}

async function bothAnswer(stage: Stage, asked: Asked): Promise<void> {
  const way = stage.nextWay();
  await stage.during(() =>
    Promise.all([
      stage.answer(asked, stage.ada, way === "reply" ? "press" : way),
      stage.answer(asked, stage.ben, "reply"),
    ]),
  );
}

async function bothSay(stage: Stage): Promise<void> {
  const asked = stage.lastAsked;
  if (!asked) return;
  await Promise.all([
    stage.answer(asked, stage.ada, "reply"),
    stage.answer(asked, stage.ben, "reply"),
  ]);
}

export interface CellOptions {
  readonly cell: Cell;
  readonly room: ChatRoom;
  readonly platform: FaultyPlatform;
  /** Starts the product on this cell's database and room. */
  readonly spawn: ConstructorParameters<typeof Product>[0];
  readonly readRows: () => Promise<KeptRows>;
  readonly home: string;
  readonly seed: number;
}

export interface CellResult extends Verdict {
  readonly cell: Cell;
  readonly answers: number;
  /** Whether the fault has really happened. */
  readonly struck: boolean;
  readonly seconds: number;
}

/** A cell that takes longer than this is stuck: what is open then counts as unfinished. */
const cellMs = 90_000;
/** What comes again or late has come by then. */
const stragglersMs = 1500;
const settling = { patienceMs: 20_000, pollMs: 200 };

export async function playCell(options: CellOptions): Promise<CellResult> {
  const { cell, room, platform, readRows, home, seed } = options;
  const startedAt = performance.now();
  const product = new Product(options.spawn);
  const ending = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(cellMs), ending.signal]);
  setMaxListeners(0, signal);
  const restart = async (): Promise<void> => {
    await product.kill();
    await Promise.race([product.start().ready, sleep(cellMs, undefined, { signal, ref: false })]);
  };
  const strike = cell.fault === "sigkill" ? restart : platform.strike;
  const stage = new Stage({
    room,
    readRows,
    home,
    firstWay: cell.number,
    random: seededRandom(seed, nameCell(cell)),
    arm: platform.arm,
    ...(strike && { strike }),
    signal,
  });
  const watching = stage.watcher.watch(signal);
  const play = async (): Promise<void> => {
    await scripts[cell.state](stage);
    await stage.finish();
  };
  try {
    await product.start().ready;
    await Promise.race([play(), watching]);
    await sleep(stragglersMs);
    const { watcher, acts } = stage;
    const read = async () => {
      await watcher.look();
      const { cardCopies } = watcher;
      return { threads: await room.threads(), rows: await readRows(), acts, cardCopies };
    };
    const { verdict, evidence } = await judgeSettled(read, { ...settling, signal });
    const struck = cell.fault === "sigkill" || platform.hasStruck();
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    return { cell, ...verdict, answers: evidence.rows.ballots.length, struck, seconds };
  } finally {
    ending.abort();
    await watching.catch(() => undefined);
    await product.stop();
  }
}
