import type { BotLog } from "../present/bot-log.js";
import type { ChatService } from "../present/chat-service.js";
import type { Asides } from "./asides.js";

/** What listeners ask of the rest of the bot. */
export interface ListenerParts {
  readonly service: ChatService;
  readonly asides: Asides;
  readonly log: BotLog;
}
