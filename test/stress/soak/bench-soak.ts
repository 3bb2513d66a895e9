/** Days of one desk in a minute: tasks, people who answer or do not, sleeps, restarts, quiet hours. */
import type { Clock } from "../../../src/core/clock.js";
import { pick, seededRandom } from "../../../src/core/random.js";
import type { Memory } from "../../../src/core/stores.js";
import { SoakChannel } from "./channel.js";
import { judge, type SoakFindings } from "./judge.js";
import { VirtualClock } from "./virtual-clock.js";

/** A running product over the one database of the study. */
export interface SoakProduct {
  readonly memory: Memory;
  /** Starts a task in a home, unless one is going on there. */
  play(home: string): Promise<void>;
  stop(): Promise<void>;
}

export interface SoakRequest {
  readonly days: number;
  readonly seed: number;
  /** Ids of the homes that are played in, at the same time. */
  readonly homes: readonly string[];
  /** Reminders of a question, and whether people sleep at a time: as the product was told. */
  readonly reminders: number;
  readonly isQuiet: (at: number) => boolean;
  /** Starts the product as after a restart: what was open goes on. */
  readonly open: (parts: { clock: Clock; bot: SoakChannel }) => Promise<SoakProduct>;
  readonly onDay?: () => void;
}

export interface SoakResult extends SoakFindings {
  readonly days: number;
  readonly restarts: number;
  readonly presses: number;
}

const minuteMs = 60_000;
const tickMs = 5 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const people = ["Ana", "Ben", "Cleo", "Dan"];

export async function benchSoak(request: SoakRequest): Promise<SoakResult> {
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 9));
  const bot = new SoakChannel(clock);
  const random = seededRandom(request.seed, "soak");
  const accepted: string[] = [];
  let deadButtons = 0;
  let restarts = 0;
  let product = await request.open({ clock, bot });

  async function press(question: string, choice: string): Promise<void> {
    const result = await bot.press(pick(random, people) ?? "Ana", question, choice);
    if (result?.verdict === "accepted") accepted.push(result.key);
    else if (result) deadButtons += 1;
  }

  /** Now and then somebody answers what is asked, or presses a button of long ago. */
  async function live(): Promise<void> {
    for (const { id, choices } of bot.open()) {
      if (random() < 0.1) await press(id, pick(random, choices)?.id ?? "dk");
    }
    const old = random() < 0.03 ? pick(random, [...bot.questions.values()]) : undefined;
    if (old) await press(old.id, pick(random, old.choices)?.id ?? "dk");
  }

  async function restart(awayMs: number): Promise<void> {
    await product.stop();
    clock.skip(awayMs);
    product = await request.open({ clock, bot });
    restarts += 1;
  }

  async function spend(ms: number, plays: boolean): Promise<void> {
    for (const end = clock.now() + ms; clock.now() < end; ) {
      const home = plays && random() < 0.15 ? pick(random, request.homes) : undefined;
      if (home) await product.play(home);
      await live();
      if (random() < 0.02)
        await restart(random() < 0.5 ? 0 : Math.floor(random() * 9) * 60 * minuteMs);
      await clock.pass(tickMs);
    }
  }

  for (let day = 0; day < request.days; day++) {
    await spend(dayMs, true);
    request.onDay?.();
  }
  await spend(dayMs, false);
  for (const { id } of bot.questions.values()) await press(id, "dk");
  await clock.pass(tickMs);
  const findings = await judge(product.memory, bot, { accepted, deadButtons, ...request });
  await product.stop();
  return { days: request.days, restarts, presses: accepted.length, ...findings };
}
