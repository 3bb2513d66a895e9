/** Posts one test question and removes it again: the only check that people can see. */
import { randomUUID } from "node:crypto";
import { type Check, fail, pass } from "../../src/core/check.js";
import type { DeliveryError } from "../../src/core/errors.js";

/** One platform's calls; `M` names a message there. */
export interface LiveCheckCalls<M> {
  /** "Slack". */
  readonly platform: string;
  readonly channel: string;
  /** What to do when it cannot be posted. */
  readonly advice: string;
  post(text: string, mark: string): Promise<M | null>;
  edit(message: M, text: string): Promise<unknown>;
  remove(message: M): Promise<unknown>;
  /** The message with this text in it; null when there is none. */
  find(mark: string): Promise<M | null>;
  asDeliveryError(error: unknown): DeliveryError;
  refused(name: string, error: unknown, advice: string): Check;
}

/** Removes the message even if a step before fails. If the removal fails, the check says so. */
export async function checkLive<M>(calls: LiveCheckCalls<M>): Promise<readonly Check[]> {
  const { platform, channel, advice } = calls;
  const name = `${platform}: test question`;
  const mark = randomUUID().slice(0, 8);
  const text = `A test by sous doctor (${mark}): where is the mug? Nobody needs to answer; I take this away again.`;
  const checks: Check[] = [];
  let message: M | null = null;
  try {
    message = await calls.post(text, mark);
    if (message !== null) await calls.edit(message, `${text} (edited)`);
    checks.push(pass(name, `posted and edited in ${channel}`));
  } catch (error) {
    checks.push(calls.refused(name, error, advice));
    // A lost answer may hide a message that was posted.
    if (message === null && calls.asDeliveryError(error).maybeDone)
      message = await calls.find(mark).catch(() => null);
  }
  return message === null ? checks : [...checks, await remove(calls, `${name} removed`, message)];
}

async function remove<M>(calls: LiveCheckCalls<M>, name: string, message: M): Promise<Check> {
  try {
    await calls.remove(message);
    return pass(name, "the channel is as it was");
  } catch (error) {
    const { detail } = calls.refused(name, error, "");
    return fail(name, detail, `Delete the bot's last message in ${calls.channel} by hand.`);
  }
}
