import { expect, it } from "vitest";
import { adviseOn } from "../../src/desk/delivery-advice.js";

it.each([
  ["Slack: An API error occurred: not_in_channel (invite the bot first)", "Invite the bot"],
  ["Slack: An API error occurred: channel_not_found", "The channel is gone, or it is private"],
  ["Slack: An API error occurred: is_archived", "unarchive it"],
  ["Slack: An API error occurred: missing_scope", "add it, install the app again"],
  ["Slack: An API error occurred: messages_tab_disabled", "paste the manifest again"],
  ["Slack: An API error occurred: token_revoked", "put a new one in .env"],
  ["Slack: An API error occurred: restricted_action", "ask an administrator"],
  ["Slack: An API error occurred: invalid_blocks", "please report it"],
  ["Slack: A rate-limit has been reached, retry in 30 seconds", "by itself"],
  ["Slack: An HTTP protocol error occurred: statusCode = 503", "check the network"],
  ["Slack: A request error occurred: connect ECONNREFUSED 127.0.0.1:1", "check the network"],
  ["Discord: Missing Access (let the bot see the channel)", "View Channel"],
  ["Discord: Missing Permissions", "public threads"],
  ["Discord: Unknown Channel (check the channel id)", "The channel is gone, or it is private"],
  ["Discord: 401: Unauthorized", "put a new one in .env"],
  ["Discord: Invalid Form Body", "please report it"],
  ["Discord: HTTP 502", "check the network"],
  ["Discord: too many calls", "by itself"],
  ["Discord: This operation was aborted because it timed out", "check the network"],
  ["Slack: An API error occurred: message_not_found", "deleted the message"],
  ["Discord: Unknown Message", "deleted the message"],
  ["Slack: An API error occurred: something_new", "what the error says"],
])("%s: there is something to do", (error, words) => {
  expect(adviseOn(error)).toContain(words);
});
