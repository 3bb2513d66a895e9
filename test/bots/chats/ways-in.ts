import { expect } from "vitest";
import type { HeardPlace, HeardPlaceStore } from "../../../src/core/people/installation.js";
import { callPost, question } from "../slack-scenario.js";
import { type Chat, openChat, type Place, type Platform, type Said } from "./chat.js";

const routes = ["thread", "mention", "direct", "answer", "elsewhere"] as const;
type Route = (typeof routes)[number];

class Places implements HeardPlaceStore {
  readonly rows = new Map<string, HeardPlace>();
  readonly #people: readonly string[];

  constructor(people: readonly string[]) {
    this.#people = people;
  }

  list: HeardPlaceStore["list"] = async () => [...this.rows.values()];
  keep: HeardPlaceStore["keep"] = async (place) => void this.rows.set(place.channel, place);
  people: HeardPlaceStore["people"] = async () => this.#people;
}

interface Ways {
  readonly chat: Chat;
  say(route: Route, text: string): Promise<Said>;
  restart(meanwhile: Act): Promise<void>;
  isNoted(): boolean;
}

type Act = () => Promise<void>;

async function openWays(open: () => Promise<Platform>): Promise<Ways> {
  const chat = await openChat(open);
  const { bot, inbox, handlers } = chat.scene;
  inbox.meaning = { episode: "e1", question: null };
  const places = new Places([chat.on.idOf("ana")]);
  const withPlaces = { ...handlers, places };
  await bot.start(withPlaces);
  const card = await chat.post();
  const call = await bot.post(callPost(question({ id: "q2" })));
  const { channel, mention } = chat.on;
  const ways: Readonly<Record<Route, readonly [Place, string]>> = {
    thread: [chat.on.threadOf(card), ""],
    mention: [{ channel }, mention],
    direct: [await chat.on.direct("ana"), ""],
    answer: [chat.on.answerTo(call), ""],
    elsewhere: [await chat.on.ownThread(), mention],
  };
  const say = (route: Route, text: string) => {
    const [place, before] = ways[route];
    return chat.on.write("ana", before + text, place);
  };
  const refs = [
    { episode: "e1", ref: card },
    { episode: "a-1", ref: call },
  ];
  async function restart(meanwhile: () => Promise<void>): Promise<void> {
    await bot.stop();
    await meanwhile();
    await bot.start(withPlaces);
    await bot.catchUp(refs);
  }
  const noted = [channel, ways.direct[0].channel];
  const isNoted = () => noted.every((one) => places.rows.has(one));
  return { chat, say, restart, isNoted };
}

/** Writes, edits and deletes by every route around an event. */
export async function hearEveryWay(
  open: () => Promise<Platform>,
  during: (ways: Ways, act: Act) => Promise<void>,
): Promise<void> {
  const ways = await openWays(open);
  const { chat, say } = ways;
  const { inbox } = chat;
  const before: (readonly [Route, Said, Said])[] = [];
  for (const route of routes)
    before.push([route, await say(route, `${route} first`), await say(route, `${route} gone`)]);
  await chat.heard(2 * routes.length);
  await chat.waitFor(() => ways.isNoted());
  const events = [...inbox.events];
  await during(ways, async () => {
    for (const [route, changed, gone] of before) {
      await say(route, `${route} new`);
      await chat.on.edit("ana", changed, `${route} edited`);
      await chat.on.remove("ana", gone);
    }
    await chat.on.write("ben", "lovely weather", { channel: chat.on.channel });
  });
  await chat.heard(5 * routes.length).catch(() => undefined);
  const later = inbox.events.slice(events.length);
  const named = (text: string) =>
    events.find(({ what }) => what.kind === "reply" && what.text === text);
  for (const route of routes) {
    const texts = later.filter(({ what }) => "text" in what && what.text.startsWith(route));
    const words = texts.map(({ what }) => ("text" in what ? what.text : "")).toSorted();
    expect.soft(words).toEqual([`${route} edited`, `${route} new`]);
    const first = named(`${route} first`);
    const edit = texts.find(({ what }) => "text" in what && what.text === `${route} edited`);
    const message = first?.what.kind === "reply" ? first.what.message : "";
    expect.soft(edit?.what, route).toMatchObject({ kind: "reply", message });
    expect.soft(edit?.key.startsWith(`${message}:`) && edit.key !== first?.key, route).toBe(true);
    expect.soft(edit?.at, route).toBeGreaterThan(first?.at ?? Number.POSITIVE_INFINITY);
    const gone = named(`${route} gone`)?.key.replace(/:1$/, ":gone");
    expect
      .soft(later.filter(({ key, what }) => key === gone && what.kind === "unsay"))
      .toHaveLength(1);
  }
  expect(later).toHaveLength(3 * routes.length);
}
