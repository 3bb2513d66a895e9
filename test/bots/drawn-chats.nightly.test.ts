/** Stories drawn by seed: what Slack, Discord, a terminal and simulated people are shown, and what comes of what they do. */
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { checkDiscord } from "../../bots/discord/check.js";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { checkSlack } from "../../bots/slack/check.js";
import { neededScopes } from "../../bots/slack/manifest.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import type { Bot } from "../../src/core/bot.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { TurnedClock } from "../clock.js";
import { openDiscordChat } from "./chats/discord-chat.js";
import { ChatStory } from "./chats/drawn.js";
import { cards, notesFor, sayings, watched } from "./chats/drawn-posts.js";
import { named } from "./chats/sent.js";
import { openSlackChat } from "./chats/slack-chat.js";
import {
  callPost,
  cardPost,
  notePost,
  realClock,
  type Scenario,
  scenarioOf,
} from "./slack-scenario.js";

const seeds = [0, 1, 2, 3, 4, 5, 6];

it.each(seeds)("on Slack, story %i", async (seed) => {
  expect(await new ChatStory(seed, await openSlackChat()).play()).toMatchSnapshot();
});

it.each(seeds)("on Discord, story %i", async (seed) => {
  expect(await new ChatStory(seed, await openDiscordChat()).play()).toMatchSnapshot();
});

describe("where no platform is asked", () => {
  const orders = [
    "/status",
    "/why",
    "/pause",
    "/me",
    "/nonsense",
    "/my-data",
    "1",
    "2",
    "9",
    "ana is wrong",
  ];

  /** The bot shows posts, and its people type; `written` gives what it wrote since. */
  async function play(
    seed: number,
    create: (clock: TurnedClock) => Bot,
    type: (line: string) => void,
    written: () => string,
  ): Promise<string> {
    const random = seededRandom(seed, "lines");
    const clock = new TurnedClock();
    const lines: string[] = [];
    const scene: Scenario = scenarioOf(() => create(clock));
    Object.assign(scene.watched.questions, watched.questions);
    Object.assign(scene.watched.episodes, watched.episodes);
    await scene.bot.start(scene.handlers);
    let ref = { channel: "", message: "1.1" };
    for (let nth = 0; nth < 20; nth += 1) {
      const draw = random();
      const card = pick(random, cards) ?? {};
      const note =
        pick(
          random,
          notesFor((who) => who),
        ) ?? {};
      const line = pick(random, [...orders, ...sayings]) ?? "";
      if (draw < 0.4) ref = await scene.bot.post(cardPost(card, `card-${nth}`));
      else if (draw < 0.5) await scene.bot.edit(ref, cardPost(card, "card-0"));
      else if (draw < 0.6) await scene.bot.post(notePost(ref, note));
      else if (draw < 0.65) await scene.bot.post(callPost(card.question ?? null));
      else type(line);
      for (let turn = 0; turn < 12; turn += 1) await clock.turn(20_000);
      lines.push(draw < 0.65 ? "shown" : `typed ${line}`, written());
      for (const { person, what } of scene.inbox.events.splice(0))
        lines.push(`heard ${person.name}: ${JSON.stringify(what)}`);
      for (const { command } of scene.control.given.splice(0))
        lines.push(`asked ${JSON.stringify(command)}`);
    }
    await scene.bot.stop();
    return named(lines.filter((line) => line !== "").join("\n"));
  }

  it.each([0, 1, 2])("at a terminal, story %i", async (seed) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const create = (clock: TurnedClock) =>
      createTerminalBot({ clock, input, output, colour: seed === 0, person: "Ana" });
    const written = () => output.read()?.toString() ?? "";
    const type = (line: string) => void input.write(`${line}\n`);
    expect(await play(seed, create, type, written)).toMatchSnapshot();
  });

  it.each([0, 1, 2])("simulated people, story %i", async (seed) => {
    const temper = { delayMs: 30_000, delaySpread: 0.5, seed, wrong: 0.3, unsure: 0.3 };
    const create = (clock: TurnedClock) =>
      createSimulatedBot({ clock, people: ["Ana", "Ben"], ...temper });
    const none = () => "";
    expect(await play(seed, create, none, none)).toMatchSnapshot();
  });
});

describe("the check of the set-up", () => {
  const http = { signingSecret: "s".repeat(32), host: "127.0.0.1", port: 3100 };

  it.each([
    ["in order", {}, {}],
    ["without scopes", { scopes: ["chat:write"] }, {}],
    ["with a strange clock", { clockSkewMs: 600_000 }, {}],
    ["with a wrong token", {}, { botToken: "xoxb-wrong", appToken: "xapp-wrong" }],
    ["with a person's token", {}, { botToken: "xoxp-ana" }],
    ["with a bot's token for the app's", {}, { appToken: "xoxb-sous-test" }],
    ["with an unknown channel", {}, { channel: "C0NOWHERE" }],
    ["with a clock that is ahead", { clockSkewMs: -90_000 }, {}],
    ["with a clock that is nearly right", { clockSkewMs: 20_000 }, {}],
    ["without the first scope", { scopes: neededScopes().slice(1) }, {}],
    ["over HTTP", {}, { appToken: undefined, http }],
  ])("of Slack %s", async (_, options, change) => {
    const { peer } = await openSlackChat(options);
    const { botToken, appToken, channel, apiUrl } = peer;
    const access = { botToken, appToken, channel, apiUrl, ...change };
    expect(shortly(await checkSlack(access, realClock))).toMatchSnapshot();
    const others = { appToken: peer.otherAppToken, channel: peer.otherChannel };
    expect(shortly(await checkSlack({ ...access, ...others }, realClock))).toMatchSnapshot();
    await peer.close();
  });

  it.each([
    ["in order", {}, {}],
    ["without the right to read", { messageContent: false }, {}],
    ["with a strange clock", { clockSkewMs: 600_000 }, {}],
    ["with few rights", { rolePermissions: "1024" }, {}],
    ["where nobody let it in", { invited: false, commandsScope: false }, {}],
    ["with a wrong token", {}, { token: "wrong" }],
    ["with an unknown channel", {}, { channel: "111111111111111111" }],
    ["in another server", {}, { guild: "2" }],
    ["without its commands", { commandsScope: false }, {}],
    ["without sight of the channel", { deniedAtHome: "1024" }, {}],
  ])("of Discord %s", async (_, options, change) => {
    const { peer, channel } = await openDiscordChat(options);
    const access = { token: peer.token, guild: peer.guildId, channel, apiUrl: peer.apiUrl };
    expect(shortly(await checkDiscord({ ...access, ...change }, realClock))).toMatchSnapshot();
    await peer.close();
  });
});

function shortly(checks: Awaited<ReturnType<typeof checkSlack>>): string {
  const lines = checks.map(
    ({ name, state, detail, advice = "" }) => `${state} ${name}: ${detail} ${advice}`,
  );
  return named(lines.join("\n")).replace(/\b\d+ (s|seconds|minutes)\b/g, "some $1");
}
