/** Plays a home's people (ABA's oracle): parses the placements and answers from them. */

import { familiarClasses } from "../../../../src/policies/rules/likely-places.js";
import { classFor } from "../../../../src/policies/rules/names.js";
import type { Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

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
