/** Orders in the shop by words shared by the order and the last page. */
import type { ChatMessage, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

const acting =
  /^You control a robot that does tasks in a home|^You are a household robot\. You are/;
const own = /^click\[(?:back to search|< prev|next >|description|features|reviews|buy now)\]$/;

const text = (messages: readonly ChatMessage[]) =>
  messages.map(({ content }) => content).join("\n");
const words = (said: string) =>
  (said.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).map((word) => word.replace(/s$/, ""));

function readMoment(messages: readonly ChatMessage[]) {
  const all = text(messages).replaceAll("\\n", "\n");
  const now = all.slice(Math.max(all.lastIndexOf("=== Now ==="), all.indexOf('"now":'), 0));
  const goal = /(?:Task: |"goal":)"([^"]*)"/.exec(now)?.[1] ?? "";
  const from = Math.max(now.lastIndexOf("Page 1 ("), now.lastIndexOf("< Prev]"), 0);
  return { goal, page: now.slice(from) };
}

function weigh(messages: readonly ChatMessage[]): (option: string) => number {
  const { goal, page } = readMoment(messages);
  const wanted = new Set(words(goal));
  const share = (said: string) => {
    const all = words(said);
    return all.filter((word) => wanted.has(word)).length / (all.length + 1);
  };
  return (option) => {
    if (option === "click[buy now]") return 20;
    if (option.startsWith("search[")) return 1 + option.length / 1000;
    if (own.test(option)) return 0.001;
    const label = option.slice("click[".length, -1);
    const title = new RegExp(`\\[${label}\\]\\s+([^[]*)`, "i").exec(page)?.[1];
    if (/^\w{4}\d{6}$/.test(label)) return 5 + share(title ?? "");
    const isSaid = words(label).every((word) => wanted.has(word));
    return isSaid && !page.includes(`[[${label}]]`) ? 30 : 0.01;
  };
}

export function orderNext(messages: readonly ChatMessage[]): string | null {
  const here = text(messages)
    .match(/^Here: .*$/gm)
    ?.at(-1);
  const commands = here?.slice("Here: ".length).split("; ") ?? [];
  if (!commands.some((command) => /^(?:search|click)\[/.test(command))) return null;
  const value = weigh(messages);
  return commands.toSorted((one, other) => value(other) - value(one))[0] ?? null;
}

export const shopPlayer: Player = {
  name: "shop",
  recognises: (messages) =>
    acting.test(messages[0]?.content ?? "") && /WebShop|Back to Search/.test(text(messages)),
  answer(messages, params) {
    if (readOptions(messages).length > 0) return pickOption(messages, params, weigh(messages));
    const numbered = [...text(messages).matchAll(/^(\d+)\) (.+)$/gm)];
    if (numbered.length === 0) return "I look for what was ordered.";
    const value = weigh(messages);
    const [best] = numbered.toSorted((one, other) => value(other[2] ?? "") - value(one[2] ?? ""));
    return JSON.stringify({ number: Number(best?.[1]) });
  },
};
