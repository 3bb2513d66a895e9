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

const error = (status: number, code: number, message: string) => () =>
  new DiscordError(status, code, message);

/** discord.com/developers/docs/topics/opcodes-and-status-codes#json */
export const discordErrors = {
  unauthorized: error(401, 0, "401: Unauthorized"),
  unknownRoute: error(404, 0, "404: Not Found"),
  unknownChannel: error(404, 10003, "Unknown Channel"),
  unknownGuild: error(404, 10004, "Unknown Guild"),
  unknownMember: error(404, 10007, "Unknown Member"),
  unknownMessage: error(404, 10008, "Unknown Message"),
  unknownUser: error(404, 10013, "Unknown User"),
  unknownWebhook: error(404, 10015, "Unknown Webhook"),
  unknownInteraction: error(404, 10062, "Unknown interaction"),
  alreadyAcknowledged: error(400, 40060, "Interaction has already been acknowledged."),
  emptyMessage: error(400, 50006, "Cannot send an empty message"),
  foreignMessage: error(403, 50005, "Cannot edit a message authored by another user"),
  missingAccess: error(403, 50001, "Missing Access"),
  missingPermissions: error(403, 50013, "Missing Permissions"),
  invalidToken: error(401, 50027, "Invalid Webhook Token"),
  archivedThread: error(400, 50083, "Thread is archived"),
  lockedThread: error(400, 160005, "This thread is locked"),
  threadExists: error(400, 160004, "A thread has already been created for this message"),
  tooLarge: error(413, 40005, "Request entity too large"),
};
