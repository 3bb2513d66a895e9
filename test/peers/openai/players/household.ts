/** The player of the agents that think, act and ask (ReAct, ABA). */
import type { ChatMessage, Params, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { chooseCommand, recollect, thinkOf, writeQuestion } from "./household-player.js";

export const householdPlayer: Player = {
  name: "household",
  recognises: (messages) =>
    messages[0]?.content.startsWith("You control a robot that does tasks in a home.") ?? false,
  answer(messages, params) {
    const [, prompt] = messages;
    const text = prompt?.content ?? "";
    const options = readOptions(messages);
    if (options.length > 0) {
      const best = chooseCommand(text, options);
      return pickOption(messages, params, (option) => (option === best ? 1 : 0));
    }
    if (wantsObject(messages, params)) return JSON.stringify(writeQuestion(text) ?? {});
    return recollect(text) ?? thinkOf(text) ?? "";
  },
};

/** By schema, or in words where the server has none. */
function wantsObject(messages: readonly ChatMessage[], { schema }: Params): boolean {
  return schema !== null || (messages.at(-1)?.content.includes("JSON schema") ?? false);
}
