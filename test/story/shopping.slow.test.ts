/** An order on Slack's peer: answered in words, reused in the next round, and put right in the thread. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { packageFile } from "../../src/core/package-file.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { startTeam, until } from "./team.js";

const bathroom = JSON.parse(readFileSync(packageFile("scenes/data/bathroom.json"), "utf8"));
const [order] = bathroom.orders;
const again = { ...order, sentence: "please order toothpaste, we have none left." };

function home(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "home-")), "washroom.json");
  const tasks = bathroom.tasks.slice(0, 1);
  writeFileSync(
    file,
    JSON.stringify({ ...bathroom, id: "washroom", tasks, orders: [order, again] }),
  );
  return file;
}

test("an order is asked about, reused, and its answer put right", async () => {
  const peer = await startSlackPeer({ people: ["Ana", "Ben"] });
  const { botToken, appToken, channel, apiUrl } = peer;
  const bot = createSlackBot({ botToken, appToken, channel, apiUrl, clock });
  const sous = await startTeam(bot);
  try {
    const household = await keepHousehold(sous.memory, home(), clock);
    const played = sous.runner.play({
      household,
      rounds: 3,
      seed: 1,
      maxSteps: 50,
      askPolicy: "missing",
      bot: "slack",
      channel,
    });
    // Ben answers what comes before.
    const asked = await until(async () => {
      const all = await sous.memory.questions.list({ household: household.id });
      for (const { id, state, text } of all) {
        if (state !== "open") continue;
        if (text.includes("toothpaste size")) return all.find((one) => one.id === id);
        const { ts } = await peer.waitForMessage({ text: text.slice(0, 20), fromBot: true });
        const answer = text.includes("flavor") ? "mint, please" : "I don't know";
        await peer.reply("Ben", channel, ts, answer);
        await until(async () => (await sous.memory.questions.get(id))?.state !== "open");
      }
      return null;
    });
    expect(asked?.view.owner.card).toContain("usual toothpaste size: pack of 2");
    const card = await peer.waitForMessage({ text: "toothpaste size", fromBot: true });
    await peer.reply("Ana", channel, card.ts, "the big one");
    await peer.waitForMessage({
      threadTs: card.ts,
      text: "Noted: we buy toothpaste size pack of 4",
    });
    await played;
    const told = { threadTs: card.ts, text: "I went by what you told me here" };
    const { text: reused } = await peer.waitForMessage(told);
    expect(reused).toContain("we buy toothpaste flavor mint; we buy toothpaste size pack of 4");
    await peer.reply("Ana", channel, card.ts, "we only need the pack of 2 now");
    const corrected = "Noted instead: we buy toothpaste size pack of 2";
    await peer.waitForMessage({ threadTs: card.ts, text: corrected });
    const facts = await sous.memory.facts.list({ household: household.id });
    const sizes = facts.filter(({ subject }) => subject === "usual toothpaste size");
    expect(sizes.map(({ objects, personName }) => [objects, personName])).toEqual([
      [["pack of 2"], "Ana"],
    ]);
  } finally {
    await sous.stop();
    await peer.close();
  }
}, 60_000);
