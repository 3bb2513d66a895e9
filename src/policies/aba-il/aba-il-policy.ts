/** Plays with a model fine-tuned on an expert's conversations, without examples (ABA-IL; ABA, section 3.2.2). */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import type { ChatModel, Prompt } from "../../core/model/model.js";
import { ask, checkQuestion, type WrittenQuestion } from "../aba/question.js";
import { actOn, nothingToDo, possibleCommands } from "../react/react-policy.js";
import { foldTurns, openingTurn, writeTask } from "./turns.js";

const longestTurn = 256;

/**
 * Takes the model's text if it is a possible command or question; otherwise the model chooses a command. Throws
 * ModelError.
 */
export function createAbaIlPolicy(model: ChatModel): Policy {
  return {
    name: "aba-il",
    async decide(view) {
      const commands = possibleCommands(view);
      if (commands.length === 0) return nothingToDo;
      const known = view.facts.filter(({ episode }) => episode !== view.charge?.episode);
      const turns = writeTask({ ...view, known, thoughts: true });
      const prompt: Prompt = {
        role: "actor",
        messages: foldTurns([openingTurn, ...turns]),
        charge: view.charge ?? {},
      };
      const stop = ["\nSee:", "\nAnswer:"];
      const said = await model.complete({ ...prompt, maxTokens: longestTurn, stop });
      const decision = understand(view, said, commands);
      if (decision) return decision;
      const { scored } = await model.choose(prompt, commands);
      return actOn(scored[0]?.option, commands, "");
    },
  };
}

function understand(view: PolicyView, said: string, commands: readonly string[]): Decision | null {
  const [, verb, rest = ""] = /^(Act|Ask):\s*(.+)$/m.exec(said) ?? [];
  const thought = /^Think:\s*(.+)$/m.exec(said)?.[1] ?? "";
  if (verb === "Act" && commands.includes(rest)) return actOn(rest, commands, thought);
  if (verb !== "Ask") return null;
  const question = readQuestion(rest);
  const checked = question && checkQuestion(view, question);
  return checked && "value" in checked ? ask(view, checked.value.need, thought) : null;
}

/** @internal */
export function readQuestion(sentence: string): WrittenQuestion | null {
  const [, two] = /^Where are two (\w+)s\?$/.exec(sentence) ?? [];
  if (two) return { sentence, func: "where", adjective: "two", noun: two };
  const where = /^Where is (?:the (?=\S))?(?:(.+) )?(\w+)\?$/.exec(sentence);
  if (where) {
    const [, adjective = "", noun = ""] = where;
    return { sentence, func: "where", adjective, noun };
  }
  const [, noun, adjective] = /^Which (\w+) is (.+)\?$/.exec(sentence) ?? [];
  return noun && adjective ? { sentence, func: "which", adjective, noun } : null;
}
