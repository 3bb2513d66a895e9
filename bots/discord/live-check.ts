/** Posts one test question and takes it away again: the only check that people can see. */
import { randomUUID } from "node:crypto";
import { type Check, fail, pass } from "../../src/core/check.js";
import { ChannelApi } from "./channel-api.js";
import { type DiscordAccess, refused } from "./check.js";
import { createRest } from "./client.js";
import { asDeliveryError } from "./failures.js";

const name = "Discord: test question";
const postAdvice = "Check the permissions above.";

/** Whatever fails on the way, the message is taken away again; where that fails, the check says so. */
export async function checkDiscordLive(access: DiscordAccess): Promise<readonly Check[]> {
  const { channel } = access;
  const api = new ChannelApi(createRest(access));
  const mark = randomUUID().slice(0, 8);
  const content = `A test by sous doctor (${mark}): where is the mug? Nobody needs to answer; I take this away again.`;
  const checks: Check[] = [];
  let message: string | null = null;
  try {
    ({ id: message } = await api.send(channel, { content, components: [] }, mark));
    await api.edit({ channel, message }, { content: `${content} (edited)`, components: [] });
    checks.push(pass(name, `posted and edited in ${channel}`));
  } catch (error) {
    checks.push(refused(name, error, postAdvice));
    if (message === null && asDeliveryError(error).maybeDone)
      message = await find(api, channel, mark);
  }
  if (message !== null) checks.push(await takeAway(api, { channel, message }));
  return checks;
}

/** An answer that got lost may hide a message that stands. */
async function find(api: ChannelApi, channel: string, mark: string): Promise<string | null> {
  const standing = await api.listMessages(channel).catch(() => []);
  return standing.find(({ content }) => content.includes(mark))?.id ?? null;
}

async function takeAway(api: ChannelApi, at: { channel: string; message: string }): Promise<Check> {
  const what = `${name} removed`;
  try {
    await api.remove(at);
    return pass(what, "the channel is as it was");
  } catch (error) {
    const { detail } = refused(what, error, "");
    return fail(what, detail, `Delete the bot's last message in ${at.channel} by hand.`);
  }
}
