import type { Check } from "../../src/core/check.js";
import { checkLive } from "../present/live-check.js";
import { ChannelApi } from "./channel-api.js";
import { type DiscordAccess, refused } from "./check.js";
import { createRest } from "./client.js";
import { asDeliveryError } from "./failures.js";

/** Posts one test question and removes it again. */
export function checkDiscordLive(access: DiscordAccess): Promise<readonly Check[]> {
  const { channel } = access;
  const api = new ChannelApi(createRest(access));
  return checkLive<string>({
    platform: "Discord",
    channel,
    advice: "Check the permissions above.",
    post: async (content, nonce) =>
      (await api.send(channel, { content, components: [] }, { nonce })).id,
    edit: (message, content) => api.edit({ channel, message }, { content, components: [] }),
    remove: (message) => api.remove({ channel, message }),
    find: async (mark) =>
      (await api.listMessages(channel)).find(({ content }) => content.includes(mark))?.id ?? null,
    asDeliveryError,
    refused,
  });
}
