/** The player of the people of a home (ABA's oracle). */
import type { Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { answerAsHuman, chooseAsHuman } from "./human-player.js";

export const humanPlayer: Player = {
  name: "human",
  recognises: (messages) =>
    messages[0]?.content.startsWith("You live in a home in which a robot helps.") ?? false,
  answer(messages, params) {
    const options = readOptions(messages);
    const text = messages.findLast(({ content }) =>
      content.startsWith("What lies where:"),
    )?.content;
    if (options.length === 0) return answerAsHuman(text ?? "") ?? "";
    const pressed = chooseAsHuman(text ?? "", options);
    return pickOption(messages, params, (option) => (option === pressed ? 1 : 0));
  },
};
