/** A question's life where people are: reminders, somebody else, several answers, a quarrel. */
import { afterEach, describe, expect, test } from "vitest";
import { createDiscordBot } from "../../bots/discord/index.js";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import type { Platform } from "../../src/core/bot.js";
import type { DeskRules } from "../../src/desk/rules.js";
import { ownerIn } from "../app/caller.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { objectsOf, type SlackMessage } from "../peers/slack/types.js";
import { startTeam, until } from "./team.js";

/** A message as people see it: all its words, and those on its buttons and in its menus. */
interface Seen {
  readonly channel: string;
  readonly id: string;
  readonly words: string;
  readonly buttons: readonly string[];
  readonly options: readonly string[];
}

/** One platform with a channel, and people of whom the first can be written to directly. */
interface Room {
  readonly platform: Platform;
  readonly channel: string;
  readonly people: readonly [string, string, string];
  readonly firstPerson: string;
  start(rules: Partial<DeskRules>): Promise<Sous>;
  /** What stands in a channel with its threads. */
  read(channel: string): Promise<readonly Seen[]>;
  press(person: string, at: Seen, label: string): Promise<unknown>;
  objections(): readonly unknown[];
  close(): Promise<void>;
}

async function openSlack(): Promise<Room> {
  const peer = await startSlackPeer();
  const { botToken, appToken, channel, apiUrl } = peer;
  const see = (at: string, message: SlackMessage): Seen => ({
    channel: at,
    id: message.ts,
    words: JSON.stringify(message.blocks ?? []).replaceAll("*", ""),
    buttons: objectsOf(message.blocks).flatMap((block) =>
      objectsOf(block.elements).flatMap(({ type, text }) =>
        type === "button" ? [String(objectsOf([text])[0]?.text)] : [],
      ),
    ),
    options: objectsOf(message.blocks).flatMap((block) =>
      objectsOf(block.elements).flatMap(({ options }) =>
        objectsOf(options).map(({ text }) => String(objectsOf([text])[0]?.text)),
      ),
    ),
  });
  return {
    platform: "slack",
    channel,
    people: ["ada", "ben", "cleo"],
    firstPerson: peer.people.ada?.id ?? "",
    start: (rules) =>
      startTeam(
        createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock }),
        ":memory:",
        rules,
      ),
    async read(at) {
      const threads = (await peer.messages(at)).map(({ ts }) => peer.thread(at, ts));
      const alone = Object.keys(peer.people).flatMap((person) => peer.ephemerals(person));
      const seen = alone.map((one) => ({ ...one, ts: "", user: "" }));
      return [...(await Promise.all(threads)).flat(), ...seen].map((message) => see(at, message));
    },
    press: (person, { channel: at, id, options }, label) =>
      peer.press(person, {
        channel: at,
        ts: id,
        ...(options.includes(label) ? { optionText: label } : { buttonText: label }),
      }),
    objections: () => peer.violations,
    close: () => peer.close(),
  };
}

async function openDiscord(): Promise<Room> {
  const peer = await startDiscordPeer();
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  return {
    platform: "discord",
    channel,
    people: ["Ana", "Ben", "Chris"],
    firstPerson: peer.people[0]?.id ?? "",
    start: (rules) =>
      startTeam(
        createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock }),
        ":memory:",
        rules,
      ),
    async read(at) {
      const places = at === channel ? [at, ...peer.threads().map(({ id }) => id)] : [at];
      const seen = [...places.flatMap((place) => peer.messages(place)), ...peer.ephemerals()];
      return seen.map(({ id, channelId, content, buttons, selects }) => ({
        channel: channelId,
        id,
        words: content.replaceAll("**", ""),
        buttons: buttons.map(({ label }) => label ?? ""),
        options: selects.flatMap(({ options }) => options.map(({ label }) => label)),
      }));
    },
    press: (person, { id, options }, label) =>
      options.includes(label)
        ? peer.select(person, id, "More places", [label])
        : peer.press(person, id, label),
    objections: () => peer.violations,
    close: () => peer.close(),
  };
}

describe.each([
  ["Slack", openSlack],
  ["Discord", openDiscord],
])("on %s", (_name, open) => {
  let room: Room;
  let sous: Sous;
  afterEach(async () => {
    await sous.stop();
    await room.close();
    expect(room.objections()).toEqual([]);
  });

  async function begin(rules: (room: Room) => Partial<DeskRules>): Promise<void> {
    room = await open();
    sous = await room.start(rules(room));
    await sous.control.play({ home: "kitchen" }, ownerIn(room.platform, room.channel));
  }

  const seeIn = (channel: string, words: string): Promise<Seen> =>
    until(async () => (await room.read(channel)).find((one) => one.words.includes(words)));

  test("people are reminded, then somebody else is asked and answers", async () => {
    await begin(({ platform, firstPerson }) => ({
      remindAfterMs: [100],
      escalateAfterMs: 1200,
      escalateTo: { [platform]: firstPerson },
    }));
    await seeIn(room.channel, "Where is Ana's mug?");
    await seeIn(room.channel, "Still open: Where is Ana's mug? If nobody knows by ");
    const sent = await until(async () => {
      const [call] = (await sous.memory.outbox.list()).filter(({ kind }) => kind === "call");
      return call?.ref;
    });
    const call = await seeIn(sent.channel, "Sous needs help in Ana's kitchen");
    expect([...call.buttons, ...call.options]).toContain("Sink");
    await room.press(room.people[0], call, "Sink");
    await seeIn(room.channel, "Noted: Ana's mug is in the sink.");
    const settled = await seeIn(sent.channel, "Where is Ana's mug? → in the sink");
    expect(settled).toMatchObject({ id: call.id, buttons: [], options: [] });
    const reminders = (await room.read(room.channel)).filter(({ words }) =>
      words.includes("Still open: Where is Ana's mug?"),
    );
    expect(reminders).toHaveLength(1);
  });

  test("two who do not agree are not told of each other; a third settles it", async () => {
    await begin(() => ({ quorum: 2 }));
    const [first, second, third] = room.people;
    const card = await seeIn(room.channel, "0 of 2 answers.");
    await room.press(first, card, "Sink");
    await seeIn(room.channel, "Thank you, your answer is in (1 of 2).");
    const after = await seeIn(room.channel, "1 of 2 answers.");
    expect(after.words).not.toContain("→");
    await room.press(second, card, "Shelf");
    await seeIn(room.channel, "2 answered: 1 says in the sink, 1 says on the shelf.");
    const asked = await seeIn(room.channel, "I was told two things about Ana's mug");
    expect(asked.id).not.toBe(card.id);
    expect(asked.buttons).toEqual(expect.arrayContaining(["In the sink", "On the shelf"]));
    await room.press(third, asked, "On the shelf");
    await seeIn(room.channel, "Noted: Ana's mug is on the shelf.");
    const told = await sous.memory.facts.list({ household: "kitchen", valid: false });
    const claims = told.filter(({ source }) => source === "answer");
    expect(claims.filter(({ objects }) => objects.join() === "sinkbasin 1")).toMatchObject([
      { status: "contradicted" },
    ]);
    expect(claims.every(({ dispute, status }) => status !== "valid" || dispute === null)).toBe(
      true,
    );
  });
});
