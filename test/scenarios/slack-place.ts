import { createSlackBot } from "../../bots/slack/slack-bot.js";
import { type SlackWay, startWorkspace, waysOf } from "../bots/slack-way.js";
import { until } from "../peers/control.js";
import { isJson, type Json, objectsOf, type SlackMessage } from "../peers/slack/types.js";
import type { PersonName, Platform, Seen } from "./place.js";

const aside = "aside";
const names = ["Ana", "Ben", "Cleo"] as const;

/** By Socket Mode or signed requests. */
export async function openSlack(way: SlackWay): Promise<Platform> {
  const peer = await startWorkspace(way, { people: names, ackTimeoutMs: 30_000 });
  const elsewhere = await peer.addChannel("neighbours");
  const { botToken, channel, apiUrl } = peer;
  const idsOf = (people: readonly PersonName[] | undefined) =>
    people?.map((person) => peer.people[person]?.id ?? "");
  const whispers = (person: PersonName) => peer.ephemerals(person).map(wordsOf);
  const ours = (message: SlackMessage): boolean => message.user === peer.botUserId;
  return {
    platform: "slack",
    channel,
    elsewhere,
    makeBot(clock, { managers, answerers } = {}) {
      const doors = { managers: idsOf(managers), answerers: idsOf(answerers) };
      return createSlackBot({ botToken, channel, apiUrl, clock, ...waysOf(peer), ...doors });
    },
    whispers,
    async command(person, name, values = {}) {
      const before = whispers(person).length;
      const line = `${name} ${Object.values(values).join(" ")}`.trim();
      const told = await peer.slash(person, "/sous", line, channel);
      if (!told.acked) throw new Error(`/sous ${line} was not acknowledged: ${told.reason}`);
      return until(async () =>
        whispers(person)
          .slice(before)
          .find((text) => text !== "One moment…"),
      );
    },
    cards: async (at = channel) =>
      (await peer.messages(at)).filter(ours).map((one) => see(one, at)),
    notes: async (card) => [
      ...(await peer.thread(card.channel, card.thread))
        .filter((message) => ours(message) && message.ts !== card.thread)
        .map((message) => see(message, card.channel)),
      ...names
        .flatMap((name) => peer.ephemerals(name))
        .map((seen) => see({ ...seen, ts: aside, user: "" }, card.channel)),
    ],
    async press(person, message, label) {
      if (message.id === aside)
        return (await peer.pressEphemeral(person, { buttonText: label })).acked;
      const at = { channel: message.channel, ts: message.id };
      const target = message.buttons.includes(label)
        ? { ...at, buttonText: label }
        : { ...at, optionText: label };
      return (await peer.press(person, target)).acked;
    },
    async reply(person, card, text) {
      const id = await peer.reply(person, card.channel, card.thread, text);
      return { person, id, channel: card.channel };
    },
    async speak(person, how, text) {
      const at = how === "direct" ? await peer.direct(person) : channel;
      const said = how === "mention" ? `<@${peer.botUserId}> ${text}` : text;
      return { person, id: await peer.reply(person, at, "", said), channel: at };
    },
    directly: async (person) =>
      (await peer.messages(await peer.direct(person))).filter(ours).map(wordsOf),
    edit: ({ person, id, channel: at }, text) => peer.editMessage(person, at, id, text),
    remove: ({ person, id, channel: at }) => peer.deleteMessage(person, at, id),
    archive: async () => {},
    async moderate(what, { channel: at, id: ts }) {
      const standing = what === "message" ? [] : await peer.thread(at, ts);
      for (const one of [...standing.slice(1), { ts }])
        await peer.deleteMessage("Cleo", at, one.ts);
    },
    lose: (how) => peer.changeChannel(channel, how === "removed" ? "left" : "archive"),
    async mend() {
      await peer.changeChannel(channel, "unarchive");
      await peer.changeChannel(channel, "joined");
    },
    objections: () => peer.violations,
    close: () => peer.close(),
  };
}

function see(message: SlackMessage, channel: string): Seen {
  const { blocks = [], ts: id, thread_ts: thread = id } = message;
  const elements = elementsOf(blocks);
  const buttons = elements.filter(({ type }) => type === "button").map(textOf);
  const options = elements.flatMap(({ options }) => objectsOf(options).map(textOf));
  return { id, channel, thread, text: wordsOf(message), buttons, options };
}

function wordsOf({ text, blocks = [] }: Pick<SlackMessage, "text" | "blocks">): string {
  const said = [...blocks, ...elementsOf(blocks)].flatMap((part) => [
    textOf(part),
    String(part.alt_text ?? ""),
  ]);
  const lines = [text, ...said].filter((line) => line !== "");
  return lines.join("\n").replaceAll("*", "");
}

function elementsOf(blocks: readonly Json[]): readonly Json[] {
  return blocks.flatMap((block) => [
    ...objectsOf(block.elements),
    ...(isJson(block.accessory) ? [block.accessory] : []),
  ]);
}

function textOf(part: Json): string {
  const { text } = part;
  if (typeof text === "string") return text;
  return isJson(text) && typeof text.text === "string" ? text.text : "";
}
