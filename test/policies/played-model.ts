/** An in-process model: the players of `peers/openai`, or a test's. */
import {
  type ChatModel,
  type Message,
  ModelError,
  type Prompt,
} from "../../src/core/model/model.js";
import { playersBrain } from "../peers/openai/brain.js";
import { players } from "../peers/openai/players/index.js";

/** `options` are empty without a choice. */
export interface Asked {
  readonly wants: "text" | "object" | "choice";
  readonly messages: readonly Message[];
  readonly system: string;
  readonly user: string;
  readonly options: readonly string[];
}

/** Text, JSON or option; null for an unknown prompt. */
export type Play = (asked: Asked) => string | null;

export interface PlayedModel extends ChatModel {
  readonly sent: readonly Prompt[];
}

const brain = playersBrain(players);

export const playWell: Play = ({ wants, messages, options }) => {
  const list = `Options:\n${options.map((option) => `- ${option}`).join("\n")}`;
  const answer = brain(
    [
      ...messages.map(({ speaker, text }) => ({ role: speaker, content: text })),
      ...(wants === "choice" ? [{ role: "user", content: list } as const] : []),
    ],
    {
      model: "played",
      maxTokens: null,
      temperature: 0,
      stop: [],
      schema: wants === "object" ? { name: "object", schema: {} } : null,
      logprobs: false,
      index: 0,
    },
  );
  const text = typeof answer === "string" ? answer : answer.text;
  return wants === "choice" ? JSON.parse(text).choice : text;
};

export function createPlayedModel(play: Play = playWell): PlayedModel {
  const sent: Prompt[] = [];
  const kept = new Map<string, string>();
  const answer = (
    prompt: Prompt,
    wants: Asked["wants"],
    options: readonly string[] = [],
  ): string => {
    const key = JSON.stringify([prompt.role, prompt.messages, options]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    sent.push(prompt);
    const { messages } = prompt;
    const [system = "", user = ""] = messages.map(({ text }) => text);
    const said = play({ wants, messages, system, user, options });
    if (said === null) throw new ModelError("refused", "The player knows no such prompt.");
    kept.set(key, said);
    return said;
  };
  return {
    sent,
    converse: () => Promise.reject(new Error("nothing is called")),
    complete: async (prompt) => answer(prompt, "text").trim(),
    async structure(prompt, { schema }) {
      const parsed = schema.safeParse(JSON.parse(answer(prompt, "object")));
      if (parsed.success) return parsed.data;
      throw new ModelError("malformed", parsed.error.message);
    },
    async choose(prompt, options) {
      const option = answer(prompt, "choice", options);
      return { scored: [{ option, probability: 1 }], by: "constrained" };
    },
  };
}
