/** The scope that each method asks of a bot token, as its page at docs.slack.dev says. */
const neededByMethod: Readonly<Record<string, string>> = {
  "bots.info": "users:read",
  "chat.postMessage": "chat:write",
  "chat.postEphemeral": "chat:write",
  "chat.update": "chat:write",
  "chat.delete": "chat:write",
  "conversations.history": "channels:history",
  "conversations.replies": "channels:history",
  "conversations.info": "channels:read",
  "conversations.list": "channels:read",
  "conversations.members": "channels:read",
  "conversations.open": "im:write",
  "files.getUploadURLExternal": "files:write",
  "files.completeUploadExternal": "files:write",
  "reactions.add": "reactions:write",
  "reactions.remove": "reactions:write",
  "usergroups.users.list": "usergroups:read",
  "users.info": "users:read",
};

/** What a token has when nothing is said about it. */
export const everyScope: readonly string[] = [
  ...new Set([
    ...Object.values(neededByMethod),
    "commands",
    "app_mentions:read",
    "groups:history",
    "groups:read",
    "im:history",
    "im:read",
  ]),
];

/** The scope that a method needs; undefined when any token will do. */
export function scopeOf(method: string): string | undefined {
  return neededByMethod[method];
}
