import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../../src/core/random.js";
import { judgeSettled, type KeptRows, type Verdict } from "../faults/judge.js";
import { Product } from "../faults/product.js";
import type { Asked, ChatRoom } from "../faults/room.js";
import { type Cell, nameCell, type QuestionMoment } from "./cells.js";
import type { FaultyPlatform } from "./platforms.js";
import { Stage } from "./stage.js";

const unclear = "next to the other one";
const cardMs = 4000;

/** Brings a question into each state and answers during the fault. */
const scripts: Readonly<Record<QuestionMoment, (stage: Stage) => Promise<void>>> = {
  /** Two people request the same task while its card is posted. */
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

  async open(stage) {
    const asked = await ask(stage);
    if (!asked) return;
    await stage.during(() =>
      Promise.all([stage.peek(asked, stage.ada), stage.peek(asked, stage.ben)]),
    );
  },

  async answered(stage) {
    const asked = await ask(stage);
    if (asked) await bothAnswer(stage, asked);
  },

  /** One unclear answer, then both answer the follow-up; faults at both. */
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

  /** One person changes their answer while the receipt is sent. */
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

  async late(stage) {
    await stage.begin();
    await stage.finish();
    await stage.during(() => bothSay(stage));
  },

  /** Nobody answers in time; then two do. */
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
  readonly spawn: ConstructorParameters<typeof Product>[0];
  readonly readRows: () => Promise<KeptRows>;
  readonly home: string;
  readonly seed: number;
}

export interface CellResult extends Verdict {
  readonly cell: Cell;
  readonly answers: number;
  readonly struck: boolean;
  readonly seconds: number;
}

const cellMs = 90_000;
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
