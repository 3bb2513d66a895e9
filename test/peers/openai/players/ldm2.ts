import type { Answer, ChatMessage, Params, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { type Now, sortTexts, typeOf, weighCommands, writeHistory } from "./ldm2-player.js";

type Part = (data: never, messages: readonly ChatMessage[], params: Params) => Answer | object;

const parts: readonly (readonly [begins: string, play: Part])[] = [
  [
    "You keep track of a robot",
    ({ goal, past }: { goal: string; past: Parameters<typeof writeHistory>[1] }) =>
      writeHistory(goal, past),
  ],
  [
    "Sort the numbered",
    (data: Record<string, Parameters<typeof sortTexts>[0]>) =>
      sortTexts(data.goals ?? data.observations ?? []),
  ],
  [
    "Say to which of the numbered types",
    ({ types, goal, observation = "" }: Typed) => {
      const name = typeOf(goal ?? observation);
      return { type: types.find((type) => type.name === name)?.number ?? 1 };
    },
  ],
  [
    "You are a household robot. You are shown moments",
    ({ now }: { now: Now }, messages, params) => {
      const options = readOptions(messages);
      const weights = weighCommands(now, options);
      return pickOption(messages, params, (option) => weights[options.indexOf(option)] ?? 0);
    },
  ],
  [
    "You are a household robot that tries out",
    ({ now, actions }: { now: Now; actions: readonly string[] }) => {
      const weights = weighCommands(now, actions);
      const best = actions
        .map((action, index) => ({ action, weight: weights[index] ?? 0 }))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, 4);
      const sum = best.reduce((total, { weight }) => total + weight, 0);
      return {
        actions: best.map(({ action, weight }) => ({ action, confidence: weight / sum })),
      };
    },
  ],
  [
    "You are shown two ways",
    ({ first, second }: { first: readonly string[]; second: readonly string[] }) => ({
      number: first.findIndex((step, index) => step !== second[index]) + 1,
    }),
  ],
  [
    "You are shown numbered ways",
    ({ ways }: { ways: readonly { number: number; steps: readonly string[] }[] }) => ({
      number: [...ways].sort((a, b) => a.steps.length - b.steps.length)[0]?.number ?? 1,
    }),
  ],
];

interface Typed {
  readonly types: readonly { readonly number: number; readonly name: string }[];
  readonly goal?: string;
  readonly observation?: string;
}

function partFor(messages: readonly ChatMessage[]): Part | undefined {
  const job = messages[0]?.content ?? "";
  return parts.find(([begins]) => job.startsWith(begins))?.[1];
}

export const ldm2Player: Player = {
  name: "ldm2",
  recognises: (messages) => partFor(messages) !== undefined,
  answer(messages, params) {
    const data: never = JSON.parse(messages[1]?.content ?? "{}") as never;
    const answer = partFor(messages)?.(data, messages, params) ?? {};
    return "text" in answer ? (answer as Answer) : JSON.stringify(answer);
  },
};
