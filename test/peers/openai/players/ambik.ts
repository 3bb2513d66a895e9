/** Answers AmbiK's prompts by words shared by the step and the kitchen. */
import type { ChatMessage, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

const text = (messages: readonly ChatMessage[]) =>
  messages.map(({ content }) => content).join("\n");
const field = (messages: readonly ChatMessage[], name: string) =>
  new RegExp(`^${name}: ?(.*)$`, "m").exec(text(messages))?.[1]?.trim() ?? "";
const words = (sentence: string) =>
  new Set(
    (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, "")),
  );

function rankThings(messages: readonly ChatMessage[]): readonly string[] {
  const step = words(field(messages, "Next step of the plan"));
  const list = /^In it there are: (.*)\.$/m.exec(text(messages))?.[1] ?? "";
  const shared = (thing: string) => [...words(thing)].filter((word) => step.has(word)).length;
  return list
    .split(", ")
    .map((thing) => thing.replace(/^an? /, ""))
    .toSorted((one, other) => shared(other) - shared(one));
}

function writeOptions(messages: readonly ChatMessage[]): string {
  const step = field(messages, "Next step of the plan").replace(/\.$/, "") || "go on";
  const ways = rankThings(messages)
    .slice(0, 3)
    .map((thing) => `${step} with the ${thing}`);
  return [step, ...ways].map((way, index) => `${"ABCD"[index]}) ${way}`).join("\n");
}

function weighByTask(messages: readonly ChatMessage[]) {
  const wanted = new Set([
    ...words(field(messages, "Task")),
    ...words(field(messages, "Next step of the plan")),
  ]);
  return (option: string) =>
    0.1 + [...words(option)].filter((word) => wanted.has(word)).length / (1 + words(option).size);
}

export const ambikPlayer: Player = {
  name: "ambik",
  recognises: (messages) => text(messages).includes("robot that works in a kitchen"),
  answer(messages, params) {
    const options = readOptions(messages);
    if (options.includes("Certain")) {
      const vague = /\b(some|something|any|a)\b/.test(
        field(messages, "The robot is about to do this"),
      );
      const weights: Readonly<Record<string, number>> = {
        Certain: vague ? 0.3 : 0.8,
        Uncertain: 0.5,
      };
      return pickOption(messages, params, (option) => weights[option] ?? 0);
    }
    if (options.includes("True"))
      return pickOption(messages, params, (option) => (option === "True" ? 0.9 : 0.1));
    if (options.length > 0) return pickOption(messages, params, weighByTask(messages));
    if (text(messages).includes("four different ways")) return writeOptions(messages);
    return field(messages, "Next step of the plan") || "Go on.";
  },
};
