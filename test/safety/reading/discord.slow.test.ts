import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiscordBot } from "../../../bots/discord/discord-bot.js";
import { systemClock } from "../../../src/app/clock.js";
import type { Sous } from "../../../src/app/wire.js";
import { type DiscordPeer, startDiscordPeer } from "../../peers/discord/peer.js";
import { COMPONENT, INTERACTION } from "../../peers/discord/wire.js";
import { startTeam } from "../../story/team.js";
import { homeOf, plant } from "./planted.js";
import { askers } from "./table.js";

/** Everything but administrator, from whom nothing can be hidden. */
const usual = String((1n << 41n) - 1n - (1n << 3n));

let peer: DiscordPeer;
let sous: Sous;

beforeAll(async () => {
  peer = await startDiscordPeer({ people: Object.values(askers), rolePermissions: usual });
  const other = peer.addChannel("pantry");
  const third = peer.addChannel("cellar");
  const { token, apiUrl, channelId: channel, guildId: workspace } = peer;
  const people = Object.fromEntries(peer.people.map((one) => [one.name, one] as const));
  const managers = [people[askers.manager]?.id ?? ""];
  const clock = systemClock;
  sous = await startTeam(createDiscordBot({ token, apiUrl, channel, managers, clock }));
  await peer.waitFor(() => peer.connected() > 0);
  peer.hideChannel(askers.outsider);
  const ground = { platform: "discord", workspace, configured: channel, other, third } as const;
  await plant(sous.memory, ground, people);
});
afterAll(async () => {
  await sous.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

describe("Discord", () => {
  it("suggests nothing of a home that the person may not read", async () => {
    const suggested = async (name: string, home: string) =>
      (await peer.typing(name, "sous move", "thing", { thing: "", home })).choices.length;
    for (const home of Object.values(homeOf)) {
      expect(await suggested(askers.manager, home)).toBeGreaterThan(0);
      expect((await suggested(askers.member, home)) > 0).toBe(home === homeOf.configured);
      expect(await suggested(askers.outsider, home)).toBe(0);
    }
  });
});

describe("a button that stood before somebody alone", () => {
  const read = async (name: string, customId: string) => {
    await peer.slash(name, "sous help");
    const shown = () => peer.ephemerals().findLast(({ to }) => to === name);
    const { id: messageId } = await peer.waitFor(shown);
    const before = peer.ephemerals().length;
    const data = { component_type: COMPONENT.button, custom_id: customId };
    await peer.forge(name, { type: INTERACTION.component, data, messageId });
    return (await peer.waitFor(() => peer.ephemerals()[before])).content;
  };

  it.each(["facts", "replay", "card"])("reads %s to those who are in the channel", async (kind) => {
    const button = `t:${kind}:e-configured-own:0`;
    expect(await read(askers.member, button)).not.toContain("no longer here");
    expect(await read(askers.outsider, button)).toContain("no longer here");
  });
});
