import type { webApi } from "@slack/bolt";
import { slackErrorCode } from "./failures.js";

/** Returns null when the bot can post, or when Slack does not say. Commands work in channels without the bot, too. */
export async function whyNoPost(client: webApi.WebClient, channel: string): Promise<string | null> {
  try {
    const { channel: place, response_metadata } = await client.conversations.info({ channel });
    const scopes = response_metadata?.scopes ?? [];
    if (scopes.length > 0 && !scopes.includes("chat:write"))
      return "I may not post in this workspace: the app lacks the scope chat:write. Whoever set me up adds it at https://api.slack.com/apps > OAuth & Permissions, and installs the app again.";
    if (place?.is_archived) return "This channel is archived, so I cannot post here.";
    const isOpen = place?.is_private !== true && scopes.includes("chat:write.public");
    const isOutside = place?.is_member === false && !place.is_im && !isOpen;
    return isOutside ? inviteWords : null;
  } catch (error) {
    return slackErrorCode(error) === "channel_not_found" ? inviteWords : null;
  }
}

const inviteWords =
  "I am not in this channel, so I cannot post here. Invite me first: /invite @Sous. Then say it again.";
