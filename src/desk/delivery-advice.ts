const advice: readonly (readonly [RegExp, string])[] = [
  [/not_in_channel/, "Invite the bot to the channel (/invite @Sous there), then try again."],
  [
    /channel_not_found|Unknown Channel/,
    "The channel is gone, or it is private and the bot is not in it: invite the bot, then try again; or start the task in another channel.",
  ],
  [/is_archived/, "The channel is archived: unarchive it, then try again."],
  [
    /message_not_found|Unknown Message/,
    "Somebody deleted the message, and it is not posted again: nothing to do. People can be asked anew with a new task.",
  ],
  [
    /Missing Access/,
    "The bot does not see the channel: give it View Channel there, then try again.",
  ],
  [
    /Missing Permissions/,
    "Let the bot send messages, read the history, and create and use public threads in the channel, then try again.",
  ],
  [
    /messages_tab_disabled/,
    "The app may not write to people: paste the manifest again (sous init --slack-manifest) at api.slack.com/apps, then try again.",
  ],
  [
    /missing_scope/,
    "The app lacks a scope: add it, install the app again, put the new token in .env and start Sous again.",
  ],
  [
    /invalid_auth|not_authed|token_revoked|token_expired|account_inactive|Unauthorized/,
    "The token is no longer accepted: put a new one in .env and start Sous again; it is shown then.",
  ],
  [
    /restricted_action|posting_to_general_channel_denied|ekm_access_denied/,
    "The workspace does not let apps post there: ask an administrator, then try again.",
  ],
  [
    /msg_too_long|invalid_blocks|invalid_arguments|Invalid Form Body/,
    "The platform refuses the message as it is: a fault of Sous, please report it with the error.",
  ],
  [/rate.?limit|too many calls/i, "The platform asks to wait: it is tried again by itself."],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|timed?[ -]?out|HTTP 5|status ?code\W{0,4}5|fetch failed|internal_error|service_unavailable/i,
    "The platform could not be reached or had trouble of its own: check the network, then try again.",
  ],
];

/** Phrases the advice as a sentence for people. */
export function adviseOn(error: string): string {
  const known = advice.find(([pattern]) => pattern.test(error));
  return known ? known[1] : "Fix what the error says, then try again.";
}
