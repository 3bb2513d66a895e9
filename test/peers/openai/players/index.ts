import { familiarClasses } from "../../../../src/policies/rules/likely-places.js";
import { classFor } from "../../../../src/policies/rules/names.js";
import type { Answer, ChatMessage, Params, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";
import { householdPlayer, tunedPlayer } from "./household.js";
import { type Now, sortTexts, typeOf, weighCommands, writeHistory } from "./ldm2-player.js";
import { opexPlayer, opexRulesPlayer } from "./opex.js";
import { shopPlayer } from "./shop.js";

interface GroundingPage {
  readonly places: readonly string[];
  readonly things: readonly string[];
  readonly options: readonly string[];
  readonly answer: string;
}

const groundingPlayer: Player = {
  name: "grounding",
  recognises: (messages) =>
    messages[0]?.content.startsWith("A person answered a household robot's question.") ?? false,
  answer: (messages) =>
    JSON.stringify(read(JSON.parse(messages[1]?.content ?? "{}") as GroundingPage)),
};

function read({ places, things, options, answer }: GroundingPage) {
  const said = answer.toLowerCase();
  const nothing = { claims: [], options: [] };
  const picked = options.filter((option) => said.includes(option));
  if (picked.length > 0) return { ...nothing, kind: "choice", options: picked };
  if (options.length > 0) return { ...nothing, kind: "unclear" };
  const named = places.filter((place) => said.includes(place.replace(/ \d+$/, "")));
  const [thing] = things;
  if (named.length === 0 || thing === undefined) return { ...nothing, kind: "unclear" };
  const sure = !/\b(?:maybe|perhaps|think)\b/.test(said);
  const claims = [{ thing, places: named, present: !/\bnot\b/.test(said), sure }];
  return { ...nothing, kind: "location", claims };
}

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

const ambikPlayer: Player = {
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

const ldm2Player: Player = {
  name: "ldm2",
  recognises: (messages) => partFor(messages) !== undefined,
  answer(messages, params) {
    const data: never = JSON.parse(messages[1]?.content ?? "{}") as never;
    const answer = partFor(messages)?.(data, messages, params) ?? {};
    return "text" in answer ? (answer as Answer) : JSON.stringify(answer);
  },
};

interface Placed {
  readonly name: string;
  readonly where: string;
}

interface Page {
  readonly placed: readonly Placed[];
  readonly wanted: string | null;
  readonly question: string;
}

const unknown = "I don't know";

function answerAsHuman(text: string): string | null {
  const page = readPage(text);
  if (!page) return null;
  const fitting = find(page);
  if (fitting.length === 0) return `${unknown}.`;
  if (page.question.startsWith("Which")) return `I mean ${fitting[0]?.name}.`;
  return `${fitting.map(({ name, where }) => `${name} is ${where}`).join(", ")}.`;
}

function chooseAsHuman(text: string, options: readonly string[]): string | null {
  const page = readPage(text);
  if (!page) return null;
  const known = find(page).flatMap(({ name, where }) => [plain(name), plain(where)]);
  return options.find((option) => known.includes(plain(option))) ?? unknown;
}

/** "on the Counter 1" and "counter 1" are the same. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:in|on) /, "")
    .replace(/^the /, "");
}

function readPage(text: string): Page | null {
  const found = /^What lies where: (.*)\nThe robot asks: (.*)$/m.exec(
    text.slice(text.lastIndexOf("What lies where: ")),
  );
  if (!found) return null;
  const sentences = (found[1] ?? "").split(/\.(?:\s|$)/);
  const placed = sentences.flatMap((sentence) => {
    const [, name = "", where = ""] = /^(.+?) is ((?:in|on) .+)$/.exec(sentence) ?? [];
    return name === "" ? [] : [{ name, where }];
  });
  const wanted = sentences.flatMap((one) => /^What you want is (.+)$/.exec(one)?.[1] ?? []);
  return { placed, wanted: wanted[0] ?? null, question: found[2] ?? "" };
}

function find({ placed, wanted, question }: Page): readonly Placed[] {
  if (wanted !== null && /\byou (?:mean|would like)\b/.test(question)) {
    return placed.filter(({ name }) => name === wanted);
  }
  const phrase = question
    .replace(/^(?:Where (?:is|are)|Which) /, "")
    .replace(/(?: do you mean| would you like| you mean| you would like| is \S+'s?)?\?.*$/, "");
  const kind = classIn(phrase);
  const owner = /\b(\S+'s)\b/.exec(question)?.[1];
  return placed.filter(
    ({ name }) => classIn(name) === kind && (owner === undefined || name.includes(owner)),
  );
}

/** Matches the longest suffix: "Ana's blue butter knife" is a butterknife. */
function classIn(words: string): string {
  const parts = words.replace(/ \d+$/, "").split(" ");
  const endings = parts.map((_, from) => classFor(parts.slice(from).join(" ")));
  return endings.find((name) => familiarClasses.has(name)) ?? endings.at(-1) ?? "";
}

const humanPlayer: Player = {
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

export const players: readonly Player[] = [
  groundingPlayer,
  shopPlayer,
  ldm2Player,
  opexPlayer,
  opexRulesPlayer,
  tunedPlayer,
  householdPlayer,
  humanPlayer,
  ambikPlayer,
];
