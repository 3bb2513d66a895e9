/** Channels that are lost, and those that can be spoken in again. */
import type { App } from "@slack/bolt";
import { losses } from "./failures.js";
import type { ListenIn } from "./listen-in.js";
import type { Whose } from "./teams.js";

/** Slack says some of it twice: what is known already changes nothing. */
export function listenToChannels(app: App, inTeam: ListenIn): void {
  const lose = (loss: keyof typeof losses) =>
    inTeam(
      ({ service }) =>
        ({ event: { channel } }: Happened) =>
          service.lose([channel], losses[loss]),
    );
  const regain = inTeam(({ service, hearing }) => async ({ event: { channel } }: Happened) => {
    await service.regain([channel]);
    void hearing.hearAgain();
  });
  app.event("channel_archive", lose("is_archived"));
  app.event("channel_deleted", lose("channel_not_found"));
  app.event("channel_left", lose("not_in_channel"));
  app.event("channel_unarchive", regain);
  // Of private channels.
  app.event("group_archive", lose("is_archived"));
  app.event("group_deleted", lose("channel_not_found"));
  app.event("group_left", lose("not_in_channel"));
  app.event("group_unarchive", regain);
  app.event(
    "member_left_channel",
    inTeam(({ service, place }) => async ({ event: { user, channel } }: Moved) => {
      if (user === place.userId) await service.lose([channel], losses.not_in_channel);
    }),
  );
  app.event(
    "member_joined_channel",
    inTeam((team) => async ({ event: { user, channel } }: Moved) => {
      if (user === team.place.userId) await team.welcome(channel);
    }),
  );
}

interface Happened {
  readonly context: Whose;
  readonly event: { readonly channel: string };
}

interface Moved extends Happened {
  readonly event: { readonly channel: string; readonly user: string };
}
