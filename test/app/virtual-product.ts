/** The product on a manual clock, with a database file and an in-memory channel. */
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
  /** Each question has its own card, updated until the next one. */
  card(): Card {
    const post = [...this.standing.values()].findLast(({ kind }) => kind === "card");
    if (post?.kind !== "card") throw new Error("there is no card");
    return post.card;
  }
}

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

export function failingDriver(): FailingDriver {
  const driver = new FailingDriver();
  onTestFinished(() => {
    driver.disarm();
    driver.remove();
  });
  return driver;
}

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

  /** Advances the clock; the courier and threads use real time. */
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

  async function steps(): Promise<number> {
    const episode = await sous.memory.episodes.last("kitchen");
    return (await sous.memory.episodes.steps(episode?.id ?? "")).length;
  }

  /** Advances the clock while Ana answers everything, until the task did some steps. */
  function play(wanted: number): Promise<void> {
    return until(async () => {
      for (const question of channel.open()) await press(question);
      return (await steps()) >= wanted;
    });
  }

  return { sous, clock, channel, file, stop, until, press, asked, steps, play };
}

export async function begin(scene?: Scene, change?: Partial<SousOptions>) {
  const serving = await serve(scene, change);
  await serving.sous.control.play({ home: "kitchen" }, owner);
  return { ...serving, question: await serving.asked() };
}
