/** The product on a clock that tests turn, over a database file, with a chat channel in memory. */
import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { type SousOptions, startSous } from "../../src/app/wire.js";
import type { Card, CardQuestion } from "../../src/core/bot.js";
import { KeptChannel } from "../crash/channel.js";
import { FailingDriver } from "../crash/failing-driver.js";
import { VirtualClock } from "../crash/virtual-clock.js";
import { newFile } from "../memory/folder.js";
import { ownerIn } from "./caller.js";

const startsAt = Date.UTC(2026, 0, 5, 9);
export const owner = ownerIn("slack", "C1");
const patienceMs = 60_000;

class Channel extends KeptChannel {
  /** Each question has a card of its own, which is kept up to date until the next one. */
  card(): Card {
    const post = [...this.standing.values()].findLast(({ kind }) => kind === "card");
    if (post?.kind !== "card") throw new Error("there is no card");
    return post.card;
  }
}

/** Where Ana's mug is, and that it is hers. */
const right = ["Corner cabinet", "Blue mug", "Yes"];

export interface Scene {
  readonly clock: VirtualClock;
  readonly channel: Channel;
  readonly file: string;
}

export function newScene(file = newFile()): Scene {
  const clock = new VirtualClock(startsAt);
  return { clock, channel: new Channel(clock), file };
}

/** A driver of the database that fails when it is armed; it is mended after the test. */
export function failingDriver(): FailingDriver {
  const driver = new FailingDriver();
  onTestFinished(() => {
    driver.disarm();
    driver.remove();
  });
  return driver;
}

/** Serves the channel; when a process has served it before, its task goes on. */
export async function serve(
  { clock, channel, file }: Scene = newScene(),
  change: Partial<SousOptions> = {},
) {
  const sous = await startSous({
    database: file,
    clock,
    bots: [channel],
    command: "sous serve",
    paceMs: 1000,
    answerTimeoutMs: 30 * 86_400_000,
    log: pino({ level: "silent" }),
    ...change,
  });
  await sous.runner.resume();
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= sous.stop();
    return stopped;
  };
  onTestFinished(stop);

  /** Lets seconds pass until something is so; the courier rests, and threads read, in real time. */
  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (const end = Date.now() + patienceMs; !(await isSo()); await rest(2)) {
      if (Date.now() > end) throw new Error("it does not happen");
      await clock.pass(1000);
    }
  }

  function press({ id, choices }: CardQuestion) {
    const choice = choices.find(({ label }) => right.includes(label)) ?? choices[0];
    return channel.press("Ana", id, choice?.id ?? "dk");
  }

  async function asked(): Promise<CardQuestion> {
    await until(() => channel.open().length > 0);
    const [question] = channel.open();
    if (!question) throw new Error("nothing is asked");
    return question;
  }

  /** How much the task has done; the card shows it later. */
  async function steps(): Promise<number> {
    const episode = await sous.memory.episodes.last("kitchen");
    return (await sous.memory.episodes.steps(episode?.id ?? "")).length;
  }

  /** Lets seconds pass, in which Ana answers everything, until the task has done so much. */
  function play(wanted: number): Promise<void> {
    return until(async () => {
      for (const question of channel.open()) await press(question);
      return (await steps()) >= wanted;
    });
  }

  return { sous, clock, channel, file, stop, until, press, asked, steps, play };
}

/** The same with a task whose first question stands there. */
export async function begin(scene?: Scene, change?: Partial<SousOptions>) {
  const serving = await serve(scene, change);
  await serving.sous.control.play({ home: "kitchen" }, owner);
  return { ...serving, question: await serving.asked() };
}
