/** A model in this process that is played by the rule-driven player: it sees the prompts and nothing else. */
import type { ChatModel, Prompt } from "../../../src/core/model.js";
import {
  chooseCommand,
  recollect,
  thinkOf,
  writeQuestion,
} from "../../peers/openai/players/household-player.js";

export interface PlayedModel extends ChatModel {
  /** Every prompt, in order, as one text. */
  readonly prompts: readonly string[];
}

export function createPlayedModel(): PlayedModel {
  const prompts: string[] = [];
  const read = ({ messages }: Prompt): string => {
    const text = messages.map((message) => message.text).join("\n");
    prompts.push(text);
    return text;
  };
  return {
    prompts,
    converse: async () => {
      throw new Error("nothing is called");
    },
    complete: async (prompt) => {
      const text = read(prompt);
      return recollect(text) ?? thinkOf(text) ?? "";
    },
    structure: async (prompt, { schema }) => schema.parse(writeQuestion(read(prompt))),
    choose: async (prompt, options) => {
      const option = chooseCommand(read(prompt), options) ?? "";
      return { scored: [{ option, probability: 1 }], by: "constrained" };
    },
  };
}
