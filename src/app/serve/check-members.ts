/** Checks again who is a member of the channel, for answers given while the platform could not tell. */
import type { Bot } from "../../core/bot.js";
import type { Ballot } from "../../core/memory/stores.js";
import { noEffects } from "../../desk/hear/counting.js";
import { newNote } from "../../desk/parts.js";
import { type Repeated, repeat } from "../operating/repeat.js";
import type { AppContext } from "./app-context.js";

const pauseMs = 5000;
const notIn = "Your answer does not count: you are not in the channel of this question.";

/** @param read reads the answer once membership is known */
export function createMemberChecks(
  { memory, clock, log }: Pick<AppContext, "memory" | "clock" | "log">,
  bots: readonly Bot[],
  read: (ballot: string) => void,
): Repeated {
  async function check(ballot: Ballot): Promise<void> {
    const { id, platform, platformId } = ballot;
    const bot = bots.find((one) => one.platform === platform);
    const asked = await memory.asks.asked(ballot.question);
    const audience = asked && (await memory.asks.audience(asked.audience));
    if (!bot?.belongs || !audience) return;
    const belongs = await bot.belongs(platformId, audience.channel);
    if (belongs === "unknown") return;
    if (belongs === "no") await refuse(ballot);
    await memory.questions.check(id);
    read(id);
  }

  async function refuse({ id, platformId }: Ballot): Promise<void> {
    const notes = [newNote("unclear", notIn, { to: platformId })];
    const outcome = { ...noEffects, ballot: id, understood: "unclear", notes } as const;
    await memory.questions.recordOutcome({ ...outcome, at: clock.now() });
  }

  const checkAll = async (signal: AbortSignal): Promise<void> => {
    for (const ballot of await memory.questions.unchecked())
      if (!signal.aborted) await check(ballot);
  };
  return repeat(clock, pauseMs, checkAll, (error) =>
    log.error({ event: "members-not-checked", error }, "membership was not checked; trying again"),
  );
}
