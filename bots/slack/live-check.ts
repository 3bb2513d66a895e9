import type { Check } from "../../src/core/check.js";
import { checkLive } from "../present/live-check.js";
import { createClient, refused, type SlackAccess } from "./check.js";
import { asDeliveryError } from "./failures.js";
import { readChannel } from "./history.js";

/** Posts one test question and removes it again. */
export function checkSlackLive(access: SlackAccess): Promise<readonly Check[]> {
  const { botToken, channel, apiUrl } = access;
  const client = createClient(botToken, apiUrl);
  return checkLive<string>({
    platform: "Slack",
    channel,
    advice: "Invite the bot to the channel (/invite @Sous) and check its scopes above.",
    post: async (text) =>
      (await client.chat.postMessage({ channel, text, unfurl_links: false })).ts ?? null,
    edit: (ts, text) => client.chat.update({ channel, ts, text }),
    remove: (ts) => client.chat.delete({ channel, ts }),
    find: async (mark) =>
      (await readChannel(client, channel)).find(({ text }) => text?.includes(mark))?.ts ?? null,
    asDeliveryError,
    refused,
  });
}
