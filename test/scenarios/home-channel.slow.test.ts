import { expect, it } from "vitest";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { cardIn, openWorld, patience } from "./workspaces-world.js";

/** @returns the private answer */
async function sayHere(peer: SlackPeer, person: string, channel: string): Promise<string> {
  const before = peer.ephemerals(person).length;
  await peer.slash(person, "/sous", "here", channel);
  return peer.waitFor(() => peer.ephemerals(person)[before]?.text);
}

it(
  "in Slack: from there on its members manage; what goes on elsewhere stays",
  patience,
  async () => {
    const { app, slack, teams, start } = await openWorld();
    const [one] = teams;
    const sous = await start();
    await slack.install(one, app);
    await one.slash("Ana", "/sous", "play kitchen", one.channel);
    const card = await cardIn(one);
    const home = async () => (await sous.memory.installations.get("slack", one.teamId))?.channel;
    expect(await home()).toBe(one.channel);
    expect(await sayHere(one, "Ana", one.channel)).toContain("already");
    expect(await sayHere(one, "Ana", one.otherChannel)).toContain("/invite");
    expect(await sayHere(one, "Ana", await one.direct("Ana"))).toContain(
      "in the channel that is meant",
    );

    const pantry = await one.addChannel("pantry");
    await one.leave("Ben", one.channel);
    expect(await sayHere(one, "Ben", pantry)).toMatch(/Only|join/);
    expect(await home()).toBe(one.channel);
    expect(await sayHere(one, "Ana", pantry)).toContain("I am set up for this channel now");
    expect(await home()).toBe(pantry);
    await one.waitForMessage({ channel: pantry, text: "Hello, I am Sous", fromBot: true });
    await one.reply("Ana", one.channel, card.ts, "in the corner cabinet");
    await one.waitForMessage({ threadTs: card.ts, text: /Noted/, fromBot: true }, 30_000);

    // Ben may move it from its channel; the installer may from anywhere.
    await one.leave("Ana", pantry);
    expect(await sayHere(one, "Ben", one.channel)).toContain("set up for this channel now");
    await one.leave("Ana", one.channel);
    expect(await sayHere(one, "Ana", pantry)).toContain("set up for this channel now");
    expect(await home()).toBe(pantry);
    await sous.stop();
    const again = await start();
    expect((await again.memory.installations.get("slack", one.teamId))?.channel).toBe(pantry);
    expect(one.violations).toEqual([]);
  },
);
