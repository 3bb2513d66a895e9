import type { Platform as Chat, Seen as SeenInChat } from "../bots/chats/chat.js";
import { openDiscordChat } from "../bots/chats/discord-chat.js";
import { openSlackChat } from "../bots/chats/slack-chat.js";
import { freeRequestUrl, type SlackWay } from "../bots/slack-way.js";
import { until } from "../peers/control.js";
import { EVERYTHING_ALLOWED, PERMISSIONS } from "../peers/discord/access.js";
import type { PersonName, Platform, Seen } from "./place.js";
import { playScenarios } from "./scenario.js";
import { platformStories, wayStories } from "./stories.js";

playScenarios("Slack, Socket Mode", () => openSlack("socket"), platformStories);
playScenarios("Discord", openDiscord, platformStories);
playScenarios("Slack, HTTP", () => openSlack("http"), wayStories);

const people = ["Ana", "Ben", "Cleo"] as const satisfies readonly PersonName[];
const ackTimeoutMs = 30_000;
const aside = "aside";
const readingAlone = PERMISSIONS.viewChannel | PERMISSIONS.readHistory;

type Troubles = Pick<Platform, "archive" | "moderate" | "lose" | "mend">;

async function openSlack(way: SlackWay): Promise<Platform> {
  const requestUrl = way === "http" ? { requestUrl: await freeRequestUrl() } : {};
  const retryDelaysMs = [100, 300, 900];
  const on = await openSlackChat({
    people,
    groups: {},
    ackTimeoutMs,
    retryDelaysMs,
    ...requestUrl,
  });
  const { peer, channel } = on;
  return openPlace(on, {
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
  });
}

async function openDiscord(): Promise<Platform> {
  const rolePermissions = EVERYTHING_ALLOWED;
  const on = await openDiscordChat({ people, roles: {}, ackTimeoutMs, rolePermissions });
  const { peer } = on;
  return openPlace(on, {
    archive: async ({ thread }) => peer.changeThread(thread, { archived: true }),
    async moderate(what, { channel: at, id }) {
      if (what === "thread") peer.deleteChannel(id);
      else peer.deleteTogether(at, [id]);
    },
    async lose(how) {
      if (how === "removed") peer.kick();
      else peer.allow(String(readingAlone));
    },
    async mend() {
      peer.invite();
      peer.allow(EVERYTHING_ALLOWED);
    },
  });
}

async function openPlace(on: Chat, troubles: Troubles): Promise<Platform> {
  const { platform, channel } = on;
  const idsOf = (names: readonly PersonName[] | undefined) => names?.map(on.idOf);
  const see = ({ words, picture, ...seen }: SeenInChat): Seen => {
    return { ...seen, text: [words, picture?.words ?? ""].join("\n") };
  };
  const whispers = (person: PersonName) => on.told(person).map(({ words }) => words);
  return {
    ...troubles,
    platform,
    channel,
    elsewhere: await on.addChannel("neighbours"),
    makeBot(clock, { managers, answerers } = {}) {
      const doors = { managers: idsOf(managers), answerers: idsOf(answerers) };
      return on.createBot({ clock, ...doors } as Parameters<Chat["createBot"]>[0]).bot;
    },
    whispers,
    async command(person, name, values = {}) {
      const before = whispers(person).length;
      const told = await on.type(person, [name, ...Object.values(values)].join(" "));
      if (!told.acked) throw new Error(`/sous ${name} was not acknowledged`);
      const isAnswer = (words: string) => words !== "" && words !== "One moment…";
      return until(() => whispers(person).slice(before).find(isAnswer));
    },
    cards: async (at = channel) => (await on.shown({ channel: at })).map(see),
    notes: async (card) => [
      ...(await on.shown(on.threadOf({ ...card, message: card.thread }))).map(see),
      ...people.flatMap((who) => on.told(who).map((one) => ({ ...see(one), channel: aside }))),
    ],
    async press(person, { id, channel: at }, label) {
      const ref = at === aside ? "told" : { channel: at, message: id };
      return (await on.press(person, ref, label)).acked;
    },
    async reply(person, card, text) {
      const place = on.threadOf({ ...card, message: card.thread });
      // A thread is opened after its card.
      const said = await until(() => on.write(person, text, place).catch(() => null));
      return { person, ...said };
    },
    async speak(person, how, text) {
      const at = how === "direct" ? await on.direct(person) : { channel };
      const said = how === "mention" ? `${on.mention}${text}` : text;
      return { person, ...(await on.write(person, said, at)) };
    },
    directly: async (person) => (await on.shown(await on.direct(person))).map(({ words }) => words),
    edit: ({ person, ...said }, text) => on.edit(person, said, text),
    remove: ({ person, ...said }) => on.remove(person, said),
    objections: on.violations,
    close: on.close,
  };
}
