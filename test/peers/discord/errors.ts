/** An answer with a status of 400 or above, in Discord's own form. */
export class DiscordError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: object,
  ) {
    super(message);
    this.name = "DiscordError";
  }
}

/** The errors that apps meet, by what went wrong. */
export const discordErrors = {
  unauthorized: () => new DiscordError(401, 0, "401: Unauthorized"),
  unknownRoute: () => new DiscordError(404, 0, "404: Not Found"),
  unknownChannel: () => new DiscordError(404, 10003, "Unknown Channel"),
  unknownGuild: () => new DiscordError(404, 10004, "Unknown Guild"),
  unknownMember: () => new DiscordError(404, 10007, "Unknown Member"),
  unknownMessage: () => new DiscordError(404, 10008, "Unknown Message"),
  unknownUser: () => new DiscordError(404, 10013, "Unknown User"),
  unknownWebhook: () => new DiscordError(404, 10015, "Unknown Webhook"),
  unknownInteraction: () => new DiscordError(404, 10062, "Unknown interaction"),
  alreadyAcknowledged: () =>
    new DiscordError(400, 40060, "Interaction has already been acknowledged."),
  emptyMessage: () => new DiscordError(400, 50006, "Cannot send an empty message"),
  foreignMessage: () =>
    new DiscordError(403, 50005, "Cannot edit a message authored by another user"),
  missingAccess: () => new DiscordError(403, 50001, "Missing Access"),
  missingPermissions: () => new DiscordError(403, 50013, "Missing Permissions"),
  invalidToken: () => new DiscordError(401, 50027, "Invalid Webhook Token"),
  archivedThread: () => new DiscordError(400, 50083, "Thread is archived"),
  // discord.com/developers/docs/topics/opcodes-and-status-codes#json
  lockedThread: () => new DiscordError(400, 160005, "This thread is locked"),
  threadExists: () =>
    new DiscordError(400, 160004, "A thread has already been created for this message"),
  tooLarge: () => new DiscordError(413, 40005, "Request entity too large"),
};
