/** A task's life by /sous, over the whole product on Discord. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiscordBot } from "../../bots/discord/index.js";
import { systemClock } from "../../src/app/clock.js";
import type { Sous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { startTeam, until } from "./team.js";

let peer: DiscordPeer;
let sous: Sous;
let file: string;

/** Everything but the administrator's right, which nothing can be hidden from. */
const rolePermissions = String((1n << 41n) - 1n - (1n << 3n));

function start(): Promise<Sous> {
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  return startTeam(createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock }), file);
}

beforeEach(async () => {
  file = newFile();
  peer = await startDiscordPeer({ rolePermissions });
  peer.hideChannel("Chris");
  sous = await start();
});
afterEach(async () => {
  await sous.stop();
  expect(peer.violations).toEqual([]);
  await peer.close();
});

const whispers = (name: string) => peer.ephemerals().filter(({ to }) => to === name);

async function type(name: string, line: string, values = {}): Promise<string> {
  const before = whispers(name).length;
  expect(await peer.slash(name, line, values)).toMatchObject({ acked: true });
  return peer.waitFor(() => {
    const said = whispers(name);
    return (said.length > before && said.at(-1)?.content) || null;
  });
}

async function askedMug() {
  return peer.waitForMessage({ contains: "Where is **Ana's mug", fromBot: true }, 10_000);
}

test("paused over a restart, explained, stopped; a stranger can do none of it", async () => {
  expect(await type("Chris", "sous play", { home: "kitchen" })).toMatch(/Only members of/);
  const { choices } = await peer.typing("Ana", "sous play", "home", { home: "kit" });
  expect(choices).toContainEqual({ name: "Ana's kitchen", value: "kitchen" });
  expect(await type("Ana", "sous play", { home: "kitchen", rounds: 3 })).toMatch(/^Starting in/);
  const asked = await askedMug();
  const thread = await until(async () => peer.threads().find(({ id }) => id === asked.id)?.id);

  expect(await type("Ana", "sous pause")).toMatch(/^Paused in Ana's kitchen/);
  await peer.waitForMessage({ contains: "of at most 50, paused" }, 10_000);
  await peer.waitForMessage({ channelId: thread, contains: "Ana paused the task" }, 10_000);
  await peer.select("Ben", asked.id, "More places", ["Corner cabinet"]);
  const told = () => peer.ephemerals().map(({ content }) => content);
  await until(async () => told().some((text) => text.includes("Noted: Ana's mug is in")));

  await sous.stop();
  sous = await start();
  await sous.runner.resume();
  expect(await type("Ana", "sous status")).toMatch(/Paused: say \/sous resume/);
  expect(await type("Ana", "sous resume")).toMatch(/^I go on in Ana's kitchen/);
  await peer.waitForMessage({ contains: "Which **mug** is **Ana's" }, 10_000);
  expect(await type("Ana", "sous why")).toMatch(/Ben said so .*asked "Where is Ana's mug\?"/);

  expect(await type("Ana", "sous stop")).toMatch(/^Stopped in Ana's kitchen/);
  await peer.waitForMessage({ contains: "it was stopped" }, 10_000);
  await peer.waitForMessage({ channelId: thread, contains: "Ana stopped the task" }, 10_000);
  expect(await sous.memory.episodes.list("kitchen")).toHaveLength(1);
});

test("who opts out by /sous me is not heard until they come back", async () => {
  await type("Ana", "sous play", { home: "kitchen" });
  const asked = await askedMug();
  expect(await type("Ben", "sous me")).toContain("Where is **Ana's mug**?");
  const page = whispers("Ben").at(-1)?.id ?? "";
  await peer.press("Ben", page, "Opt out");
  await peer.waitFor(() => /You have opted out/.test(whispers("Ben").at(-1)?.content ?? ""));
  await peer.select("Ben", asked.id, "More places", ["Corner cabinet"]);
  await peer.waitFor(() => /this was not kept/.test(whispers("Ben").at(-1)?.content ?? ""));
  const [question] = await sous.memory.questions.list({ state: "open" });
  expect(await sous.memory.questions.ballots(question?.id ?? "")).toEqual([]);

  await peer.press("Ben", page, "Come back");
  await until(async () =>
    whispers("Ben").find(({ id, content }) => id === page && content.includes("Where is **Ana's")),
  );
  await peer.select("Ben", page, "Choose the answer", ["Corner cabinet"]);
  await until(
    async () => (await sous.memory.questions.get(question?.id ?? ""))?.state === "answered",
  );
});

test("things and places are suggested by what people call them, and moved by their ids", async () => {
  await type("Ana", "sous play", { home: "kitchen" });
  await askedMug();
  await type("Ana", "sous stop");
  const values = { thing: "tomato" };
  const { choices } = await peer.typing("Ana", "sous move", "thing", values);
  expect(choices).toEqual([{ name: "tomato", value: "tomato 1" }]);
  const place = await peer.typing("Ana", "sous move", "place", { place: "fri" });
  expect(place.choices).toEqual([{ name: "fridge", value: "fridge 1" }]);
  const move = { thing: "tomato 1", place: "fridge 1" };
  expect(await type("Ana", "sous move", move)).toBe("Moved: tomato is now in the fridge.");
});
