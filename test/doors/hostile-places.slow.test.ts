/** Hostile texts where agents' questions are read besides their messages: webhooks, people's own pages, exports, logs, terminals. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createWebBot } from "../../bots/web/index.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { giveOrder } from "../../src/app/orders.js";
import { startSous } from "../../src/app/wire.js";
import { type AskView, agentShape } from "../../src/core/asking.js";
import type { PersonData } from "../../src/core/person-data.js";
import { plainRules } from "../../src/desk/rules.js";
import { readSous, runSous } from "../app/run-sous.js";
import { createScenario as createDiscord } from "../bots/discord-scenario.js";
import { createScenario as createSlack } from "../bots/slack-scenario.js";
import { sampleAgent, sampleAudience } from "../desk/asked-scenario.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { hostile, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { problemsOfMarkdown, problemsOfMrkdwn, problemsOfText, textsOf } from "../safety/shown.js";
import { chromiumPath, openBrowser } from "../story/browser.js";
import { until } from "../story/team.js";

const texts = hostile.filter(([, text]) => !isBlank(text));
/** Stands in every text, so that it is found wherever one got. */
const mark = "qzxv";
const tokenHash = createHash("sha256").update("a token").digest("hex");

/** Takes what webhooks send. */
async function openReceiver() {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    told.push(await textOf(request));
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** Sous on the page, in Slack and in Discord, with an audience in each, and everything that it logs. */
async function openEverywhere() {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-places-"));
  const database = path.join(folder, "sous.db");
  const slack = await startSlackPeer({ people: ["ada"] });
  const discord = await startDiscordPeer({ people: ["Ada"] });
  const web = createWebBot({ port: 0, clock: systemClock });
  const logged: string[] = [];
  const sous = await startSous({
    database,
    command: "a test",
    clock: systemClock,
    log: createLog("trace", { to: { write: (line: string) => void logged.push(line) } }),
    bots: [web, createSlack(slack).bot, createDiscord(discord).bot],
    answerTimeoutMs: 60_000,
    paceMs: 1,
    rules: plainRules,
  });
  onTestFinished(async () => {
    await sous.stop();
    await Promise.all([slack.close(), discord.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const { asks } = sous.memory;
  const daily = 1000;
  await asks.keepAudience(sampleAudience({ name: "web", bot: "web", channel: "", daily }));
  for (const [bot, channel] of [
    ["slack", slack.channel],
    ["discord", discord.channelId],
  ] as const)
    await asks.keepAudience(sampleAudience({ name: bot, bot, channel, daily }));
  return { sous, database, slack, discord, logged, url: web.url() };
}

type Places = Awaited<ReturnType<typeof openEverywhere>>;

/** Ada in each place, as the platform knows her. */
const people = ({ slack, discord }: Places) => ({
  slack: { workspace: slack.teamId, id: slack.people.ada?.id ?? "" },
  discord: { workspace: discord.guildId, id: discord.people[0]?.id ?? "" },
  web: { workspace: "local", id: "ada" },
});

/** Asks and answers with one text everywhere. @returns the tickets */
async function askAndAnswer(places: Places, n: number, text: string): Promise<readonly string[]> {
  const { sous, database } = places;
  const { asks, questions } = sous.memory;
  const tickets: string[] = [];
  for (const [platform, { workspace, id }] of Object.entries(people(places))) {
    const input = {
      question: `${mark} ${n} ${text}`.slice(0, 300),
      choices: [{ id: "a", label: `${text.slice(0, 60)} ${mark}` }],
      context: `${mark} ${text}`.slice(0, 2000),
      audience: platform,
    };
    const order = { agent: "hostile-bot", tool: "ask_people", input };
    const { ticket } = (await giveOrder(database, "ask", order)) as AskView;
    const { question = "" } = (await asks.get(ticket)) ?? {};
    const verdict = await sous.handlers.inbox.receive({
      key: `${platform}-${n}`,
      platform: platform as "web",
      workspace,
      person: { id, name: `${mark} ${text}` },
      at: Date.now(),
      what: { kind: "words", question, text: `${mark}: ${text}` },
    });
    expect(verdict).toBe("accepted");
    tickets.push(ticket);
  }
  await until(async () => (await questions.unread()).length === 0);
  return tickets;
}

it("in webhooks, on people's pages, in exports, logs and on /agents they stay data", async () => {
  const places = await openEverywhere();
  const { sous, database, slack, discord, logged, url } = places;
  const { told, url: hook } = await openReceiver();
  const limits = { open: 1000, hour: 1000, day: 1000, high: 0 };
  const audiences = ["web", "slack", "discord"];
  const webhook = { url: hook, inside: true };
  const grants = { ...sampleAgent().grants, ...limits, audiences, webhook };
  const agent = sampleAgent({ name: "hostile-bot", tokenHash, grants });
  for (const [n, [name, text]] of texts.entries()) {
    const runBy = `${mark} ${text}`.slice(0, 50);
    await sous.memory.asks.keepAgent(agentShape.parse({ ...agent, runBy }));
    for (const ticket of await askAndAnswer(places, n, text)) {
      const input = { ticket };
      const order = { agent: "hostile-bot", tool: "check_question", input };
      const view = (await giveOrder(database, "ask", order)) as AskView;
      expect(view.approved).toBe(false);
      const isTold = (body: string) => {
        const { version, ticket: of } = JSON.parse(body) as AskView;
        return of === ticket && version === view.version;
      };
      if (view.version > 1) {
        const body = (await until(async () => told.find(isTold))) ?? "";
        expect(body, name).not.toMatch(/[\n\r\p{Cc}]/u);
        expect(JSON.stringify(JSON.parse(body)).replace(/\\n|\\t/g, ""), name).not.toMatch(unseen);
      }
    }

    await slack.slash("ada", "/sous", "me", slack.channel);
    const inSlack = await until(async () => {
      const { text: said = "", blocks } = slack.ephemerals("ada").at(-1) ?? {};
      return JSON.stringify(blocks).includes(`${mark} ${n} `) && { said, words: textsOf(blocks) };
    });
    const marked = inSlack.words.filter(({ type }) => type === "mrkdwn");
    expect([inSlack.said, ...marked.map((one) => one.text)].flatMap(problemsOfMrkdwn)).toEqual([]);
    expect(inSlack.words.flatMap((one) => problemsOfText(String(one.text)))).toEqual([]);
    expect(JSON.stringify(inSlack.words)).toContain(`hostile-bot asked: ${mark} ${n}`);

    await discord.slash("Ada", "sous me");
    const inDiscord = await until(async () => {
      const { content = "" } = discord.ephemerals().at(-1) ?? {};
      return content.includes(`hostile-bot asked: ${mark} ${n}`) && content;
    });
    expect([...problemsOfMarkdown(inDiscord), ...problemsOfText(inDiscord)], name).toEqual([]);
  }
  expect(slack.violations).toEqual([]);
  expect(discord.violations).toEqual([]);

  for (const [platform, { id }] of Object.entries(people(places))) {
    const { code, out, err } = await runSous("my-data", `${platform}:${id}`, "--db", database);
    expect([code, err]).toEqual([0, ""]);
    expect(out.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
    const { answers } = JSON.parse(out) as PersonData;
    expect(answers.length).toBeGreaterThanOrEqual(texts.length);
    expect(new Set(answers.map(({ home }) => home))).toEqual(new Set(["asked by hostile-bot"]));
  }
  const said = logged.flatMap((chunk) => chunk.split("\n")).filter((line) => line !== "");
  for (const line of said) expect(typeof JSON.parse(line)).toBe("object");
  expect(said.filter((line) => line.includes(mark))).toEqual([]);
  if (chromiumPath) await lookAtPage(`${url}/agents`, chromiumPath);
}, 600_000);

async function lookAtPage(address: string, program: string): Promise<void> {
  const browser = await openBrowser(program);
  try {
    const page = await browser.newPage();
    const elsewhere: string[] = [];
    page.on("dialog", (dialog) => void elsewhere.push(dialog.message()));
    page.on("request", (request) => {
      if (new URL(request.url()).host !== new URL(address).host) elsewhere.push(request.url());
    });
    await page.goto(address);
    await page.getByTestId("ask").first().waitFor();
    expect(await page.getByTestId("ask").count()).toBeGreaterThanOrEqual(20);
    const own = "section,div,h2,h3,p,button,ul,li,meter,span,strong";
    expect(await page.locator(`[data-testid=agents] :not(${own})`).count()).toBe(0);
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
  }
}

it("as names they are refused, and in the terminal's lists each stays in its line", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = ["--db", path.join(folder, "sous.db")];
  const quiet = (ended: string) => ended.replace(/[\n\u200d]/g, "");
  await readSous("audiences", "add", "ops", "--bot", "web", ...database);
  let kept = 0;
  for (const [n, [name, text]] of texts.entries()) {
    const agent = ["--run-by", "P", "--audience", "ops", ...database];
    const refused = [
      await runSous("agents", "add", text, ...agent),
      await runSous("audiences", "add", text, "--bot", "web", ...database),
      await runSous("agents", "add", "bot", "--run-by", "P", "--audience", text, ...database),
    ];
    for (const { code, out, err } of refused) {
      expect([code === 0, out], name).toEqual([false, ""]);
      expect(quiet(err), name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    const runBy = ["--run-by", text.slice(0, 60), "--audience", "ops", ...database];
    const { code } = await runSous("agents", "add", `bot-${n}`, ...runBy);
    const where = ["--channel", text.slice(0, 100), "--bot", "web", ...database];
    const added = await runSous("audiences", "add", `team-${n}`, ...where);
    kept += code === 0 && added.code === 0 ? 1 : 0;
  }
  expect(kept).toBeGreaterThan(40);
  for (const list of ["agents", "audiences"]) {
    const rows = await readSous<readonly unknown[]>(list, ...database);
    const { code, out } = await runSous(list, ...database);
    expect([code, out.trimEnd().split("\n").length]).toEqual([0, rows.length]);
    expect(quiet(out)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
}, 300_000);
