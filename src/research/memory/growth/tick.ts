import pino from "pino";
import type { Clock } from "../../../core/clock.js";
import type { Memory } from "../../../core/stores.js";
import { createDesk } from "../../../desk/desk.js";
import { createGrammarGrounder } from "../../../desk/grounding/index.js";

const ticks = 100;

/** Milliseconds of CPU that the desk takes each time it looks what is due. */
export async function measureTick(memory: Memory, now: number): Promise<number> {
  let before = process.cpuUsage();
  let slept = 0;
  let tell: (ms: number) => void = () => undefined;
  const measured = new Promise<number>((resolve) => {
    tell = resolve;
  });
  const clock: Clock = {
    now: () => now,
    sleep: async (_, signal) => {
      if (slept++ === 0) before = process.cpuUsage();
      if (slept <= ticks) return new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.cpuUsage(before);
      tell((user + system) / 1000 / ticks);
      return new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));
    },
  };
  const desk = createDesk({
    memory,
    clock,
    grounder: createGrammarGrounder(),
    log: pino({ level: "silent" }),
    answerTimeoutMs: 1e9,
  });
  await desk.start();
  const ms = await measured;
  await desk.stop();
  return ms;
}
