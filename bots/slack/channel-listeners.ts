/** Channels that are lost, and those that can be spoken in again. */
import type { App } from "@slack/bolt";
import { ConfigError } from "../../src/core/errors.js";
import type { ChatService } from "../present/chat-service.js";
import { losses } from "./failures.js";

/**
 * Slack says some of it twice: what is known already changes nothing.
 *
 * @param onRefused called when the workspace lets us in no more
 */
export function listenToChannels(
  app: App,
  service: ChatService,
  { botUserId, onRefused }: { botUserId: string; onRefused: (error: ConfigError) => void },
): void {
  const leave = async (what: string) => {
    const why = `${what} Install the app again, put its tokens into .env and start Sous again.`;
    await service.lose(null, why);
    onRefused(new ConfigError(`Slack: ${why}`));
  };
  app.event("app_uninstalled", () => leave("The app was removed from the workspace."));
  app.event("tokens_revoked", async ({ event }) => {
    if (event.tokens.bot?.includes(botUserId)) await leave("The bot token was revoked.");
  });
  const lose =
    (loss: keyof typeof losses) =>
    async ({ event: { channel } }: { readonly event: { readonly channel: string } }) =>
      service.lose([channel], losses[loss]);
  const regain = async ({ event: { channel } }: { readonly event: { readonly channel: string } }) =>
    service.regain([channel]);
  app.event("channel_archive", lose("is_archived"));
  app.event("channel_deleted", lose("channel_not_found"));
  app.event("channel_left", lose("not_in_channel"));
  app.event("channel_unarchive", regain);
  // Of private channels.
  app.event("group_archive", lose("is_archived"));
  app.event("group_deleted", lose("channel_not_found"));
  app.event("group_left", lose("not_in_channel"));
  app.event("group_unarchive", regain);
  app.event("member_left_channel", async ({ event }) => {
    if (event.user === botUserId) await lose("not_in_channel")({ event });
  });
  app.event("member_joined_channel", async ({ event }) => {
    if (event.user === botUserId) await regain({ event });
  });
}
