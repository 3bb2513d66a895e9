/** Secrets and people's words where they do not belong: in refusals, in the log, in the list of processes. */
import { readFileSync } from "node:fs";
import type { Ask } from "../ask.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { slackAsked } from "../planted.js";
import { sendRaw } from "../raw.js";
import { posts } from "../routes.js";
import type { Tally } from "../tally.js";

/** A word in everything that is sent; no log may have it. */
const word = "xanthippe";
const inside = [
  /\bat [\w.]+ \(?(?:file:|\/)/,
  /node_modules/,
  /\.(?:ts|js):\d+:\d+/,
  /SqliteError|SQLITE_/,
];
const json = { "content-type": "application/json" };

export async function provoke(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  await house.planted();
  const before = house.target.logSize;
  await failAtThePage(ground, house, tally);
  await failOnChats(house, tally);
  const log = house.target.log.slice(before);
  tally.attempt("people's words in the log", log.toLowerCase().includes(word) ? around(log) : null);
  for (const [name, secret] of secretsOf(house)) {
    tally.attempt(`${name} in the log`, house.target.log.includes(secret) ? "it is" : null);
    tally.attempt(
      `${name} in the list of processes`,
      processes(house).includes(secret) ? "it is" : null,
    );
  }
}

async function failAtThePage(ground: Ground, house: LockedHouse, tally: Tally): Promise<void> {
  const { target } = house;
  const [owner, member] = [await house.owner(), await house.member("198.51.100.120")];
  tally.control("an honest request", (await owner.get("/api/state")).status === 200);
  const bodies = [
    `{"${word}`,
    `{"password":"${word}"}`,
    `"${word}"`,
    `{"text":"${word.repeat(9000)}"}`,
  ];
  const asks: readonly Ask[] = [
    ...posts.flatMap((path) =>
      bodies.map((body): Ask => ({ path, method: "POST", headers: json, body })),
    ),
    ...[`/${word}`, `/join/${word}`, `/join/${word}/state`, `/api/state?household=${word}`].map(
      (path) => ({ path }),
    ),
    ...[
      `/api/review/replay?episode=${word}`,
      `/api/review?flags=${word}`,
      `/modules/${word}.js`,
    ].map((path) => ({ path })),
    { path: "/api/state", headers: { cookie: `sous_session=${word}` } },
    { path: "/api/state", headers: { authorization: `Bearer ${word}` } },
    { path: `/login?password=${word}`, headers: { "user-agent": word, referer: word } },
  ];
  for (const given of ground.few(asks, "provocations"))
    for (const visitor of [owner, member]) {
      if (given.path === "/api/log-out") continue;
      const { status, headers, body } = await visitor.send(given);
      const what = `${given.method ?? "GET"} ${given.path.slice(0, 60)}`;
      if (status === 0) tally.unjudged(what, "no answer");
      const found = status >= 400 ? inside.find((pattern) => pattern.test(body)) : undefined;
      tally.attempt(what, found ? body.slice(0, 200) : null);
      const told = headers["x-powered-by"] ?? headers.server;
      if (told !== undefined) tally.attempt(`${what} tells its program`, String(told));
    }
  const wrong = new URLSearchParams({ password: `${word} ${house.passwords.owner}` }).toString();
  await target.ask({
    path: "/login",
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: wrong,
  });
  await sendRaw(target.url, {
    pieces: [`GET /${word} HTTP/1.1\r\nHost: x\r\nBroken ${word}\r\n\r\n`],
  });
}

/** Slack and Discord fail while people say something. */
async function failOnChats({ slack, discord }: LockedHouse, tally: Tally): Promise<void> {
  const { message } = await slackAsked(slack);
  slack.failNext({ method: "^chat\\.", error: `internal_error ${slack.botToken}`, times: 2 });
  await slack.reply("zenobia", slack.channel, message, `in the fridge, says ${word}`);
  for (const text of [word, `teach ${word}`.repeat(40), `campaign ${word}`, `facts ${word}`])
    await slack.slash("mallory", "/sous", text, slack.channel);
  discord.failNext({ route: /messages/, status: 500, times: 2 });
  await discord.slash("Mallory", "sous facts", { home: word });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  slack.clearFaults();
  discord.clearFaults();
  tally.control("Slack is still connected", slack.connections > 0);
}

function secretsOf({
  slack,
  discord,
  passwords,
}: LockedHouse): readonly (readonly [string, string])[] {
  return [
    ["the owner's password", passwords.owner],
    ["the members' password", passwords.member],
    ["Slack's bot token", slack.botToken],
    ["Slack's app token", slack.appToken],
    ["Discord's token", discord.token],
  ];
}

/** What every user of the machine sees of the process. */
function processes({ pid }: LockedHouse): string {
  return readFileSync(`/proc/${pid()}/cmdline`, "utf8");
}

function around(text: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - 100), at + 60);
}
