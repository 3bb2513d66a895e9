import type { webApi } from "@slack/bolt";
import type { ChatService } from "../present/chat-service.js";
import type { HomeTab } from "./home-tab.js";
import type { People } from "./people.js";

/** What listeners ask of the rest of the bot. */
export interface ListenerParts {
  readonly service: ChatService;
  readonly client: webApi.WebClient;
  readonly people: People;
  readonly home: HomeTab;
}
