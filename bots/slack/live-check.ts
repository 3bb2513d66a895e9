/** Posts one test question and takes it away again: the only check that people can see. */
import { randomUUID } from "node:crypto";
import type { webApi } from "@slack/bolt";
import { type Check, fail, pass } from "../../src/core/check.js";
import { createClient, refused, type SlackAccess } from "./check.js";
import { asDeliveryError } from "./failures.js";
import { readChannel } from "./history.js";

const name = "Slack: test question";
const postAdvice = "Invite the bot to the channel (/invite @Sous) and check its scopes above.";

/** Whatever fails on the way, the message is taken away again; where that fails, the check says so. */
export async function checkSlackLive({
  botToken,
  channel,
  apiUrl,
}: SlackAccess): Promise<readonly Check[]> {
  const client = createClient(botToken, apiUrl);
  const mark = randomUUID().slice(0, 8);
  const text = `A test by sous doctor (${mark}): where is the mug? Nobody needs to answer; I take this away again.`;
  const checks: Check[] = [];
  let ts: string | null = null;
  try {
    ({ ts = null } = await client.chat.postMessage({ channel, text, unfurl_links: false }));
    if (ts) await client.chat.update({ channel, ts, text: `${text} (edited)` });
    checks.push(pass(name, `posted and edited in ${channel}`));
  } catch (error) {
    checks.push(refused(name, error, postAdvice));
    if (ts === null && asDeliveryError(error).maybeDone) ts = await find(client, channel, mark);
  }
  if (ts !== null) checks.push(await takeAway(client, { channel, ts }));
  return checks;
}

/** An answer that got lost may hide a message that stands. */
async function find(
  client: webApi.WebClient,
  channel: string,
  mark: string,
): Promise<string | null> {
  const standing = await readChannel(client, channel).catch(() => []);
  return standing.find(({ text }) => text?.includes(mark))?.ts ?? null;
}

async function takeAway(
  client: webApi.WebClient,
  message: { channel: string; ts: string },
): Promise<Check> {
  const what = `${name} removed`;
  try {
    await client.chat.delete(message);
    return pass(what, "the channel is as it was");
  } catch (error) {
    const { detail } = refused(what, error, "");
    return fail(what, detail, `Delete the bot's last message in ${message.channel} by hand.`);
  }
}
