/** "Use as answer" in the menu of a message. */
import {
  ApplicationCommandType,
  type Interaction,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import { notYours } from "../present/door.js";
import type { Step } from "../present/pipe.js";
import { refusalMessage } from "../present/post-message.js";
import { discordMarkup } from "./markdown.js";
import { type HearingParts, placed } from "./placed.js";
import { readLive } from "./replies.js";
import { showMessage } from "./show.js";
import { whisperLater } from "./whisper.js";

export const useAsAnswer: RESTPostAPIContextMenuApplicationCommandsJSONBody = {
  name: "Use as answer",
  type: ApplicationCommandType.Message,
};

export function useMessage({ guild, hearing }: HearingParts): Step<Interaction> {
  return async (heard, next) => {
    if (!heard.isMessageContextMenuCommand()) return next();
    await whisperLater(heard, async () => {
      const { targetMessage, user } = heard;
      const where = placed(guild, targetMessage);
      const reply = readLive(targetMessage);
      const isOwn = where !== null && reply?.person.id === user.id;
      const told = isOwn ? await hearing.use(where, () => reply) : notYours;
      return showMessage(refusalMessage(told, discordMarkup));
    });
  };
}
