/** The player of a model that was tuned on conversations (ABA-IL): it says the next line itself. */
import type { ChatMessage, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { chooseCommand, writeQuestion } from "./household-player.js";

/** "Where are two mugs?" is how a conversation asks for two. */
function sayQuestion({ func, noun, adjective }: Record<string, string>): string {
  if (adjective === "two") return `Where are two ${noun}s?`;
  const of = adjective ? `${adjective} ${noun}` : noun;
  return func === "where" ? `Where is the ${of}?` : `Which ${noun} is ${adjective}?`;
}

/** A conversation goes on by itself; the other agents' prompts end with what is wanted. */
const wantsLine = /(?:Think:|Act:|Ask:|Query: .+ >)\s*$/;

const isOptions = ({ content }: ChatMessage) => /^(?:Options:|Row [A-T]:)/.test(content);

export const tunedPlayer: Player = {
  name: "tuned",
  recognises(messages) {
    const last = messages.findLast((message) => !isOptions(message))?.content ?? "";
    const [system] = messages;
    return (
      (system?.content.startsWith("You control a robot that does tasks in a home.") ?? false) &&
      /(?:^|\n)(?:See|Answer): /.test(last) &&
      !wantsLine.test(last)
    );
  },
  answer(messages, params) {
    const options = readOptions(messages);
    const said = messages.slice(1).filter((message) => !isOptions(message));
    const text = said.map(({ content }) => content).join("\n");
    if (options.length > 0) {
      const best = chooseCommand(text, options);
      return pickOption(messages, params, (option) => (option === best ? 1 : 0));
    }
    const question = chooseCommand(text, ["ask"]) === "ask" ? writeQuestion(text) : null;
    return question ? `Ask: ${sayQuestion(question)}` : "Act:";
  },
};
