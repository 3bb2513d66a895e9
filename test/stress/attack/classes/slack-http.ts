/** Slack over HTTP: requests that Slack did not sign, signed at another time, or sent once. */
import { sign } from "../../../peers/slack/transport.js";
import type { Answer } from "../ask.js";
import { ask } from "../ask.js";
import type { Ground } from "../ground.js";
import type { UnlockedHouse } from "../house.js";
import { slackAsked } from "../planted.js";
import { countRows, readRows } from "../rows.js";
import type { Tally } from "../tally.js";

const form = "application/x-www-form-urlencoded";
const refused = [400, 401, 403, 404, 405, 413, 415];

interface Sent {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly method?: string;
}

export async function forgeSlack(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.unlocked();
  await house.planted();
  await rightOne(house, tally);
  await wrongSignatures(ground, house, tally);
  await wrongTimes(house, tally);
  await again(house, tally);
  await pressAsMallory(ground, house, tally);
  await rightOne(house, tally);
}

const seconds = (shift = 0): string => String(Math.floor(Date.now() / 1000) + shift);

function send(
  { slack }: UnlockedHouse,
  { body, headers = {}, path, method = "POST" }: Sent,
): Promise<Answer> {
  const url = new URL(slack.requestUrl ?? "");
  return ask(url, {
    path: path ?? url.pathname,
    method,
    headers: { "content-type": form, ...headers },
    body,
  });
}

function signed({ slack }: UnlockedHouse, body: string, at = seconds()): Record<string, string> {
  return {
    "x-slack-request-timestamp": at,
    "x-slack-signature": sign(slack.signingSecret, at, body),
  };
}

let rules = 0;

/** A command that changes something: Zenobia teaches a rule that nobody has taught before. */
function teach({ slack }: UnlockedHouse, text = `teach rule number ${++rules} holds`): string {
  const { id: user_id = "" } = slack.people.zenobia ?? {};
  return new URLSearchParams({
    command: "/sous",
    text,
    user_id,
    user_name: "zenobia",
    channel_id: slack.channel,
    team_id: slack.teamId,
    channel_name: "household",
    trigger_id: "1.2.3",
    api_app_id: "A0SOUS",
    response_url: new URL("/nowhere", slack.apiUrl).href,
  }).toString();
}

function countRules({ target }: UnlockedHouse): number {
  return countRows(target.database, "SELECT count(*) AS count FROM world_rules");
}

async function rightOne(house: UnlockedHouse, tally: Tally): Promise<void> {
  const [before, body] = [countRules(house), teach(house)];
  const { status } = await send(house, { body, headers: signed(house, body) });
  const after = countRules(house);
  tally.control(
    "what Slack signed is done",
    status === 200 && after === before + 1,
    `${status}, ${before} -> ${after}`,
  );
}

/** Refused, and nothing is done. */
async function judge(house: UnlockedHouse, tally: Tally, name: string, sent: Sent): Promise<void> {
  const before = countRules(house);
  const { status, body } = await send(house, sent);
  const after = countRules(house);
  if (status === 0) return tally.unjudged(name, "no answer");
  if (after !== before) return tally.attempt(name, `a rule is kept, answered ${status}`);
  // A connection check is acknowledged without a signature, and does nothing.
  const isCheck = status === 200 && sent.body.includes("ssl_check=1") && body === "";
  tally.attempt(name, refused.includes(status) || isCheck ? null : `answered ${status}: ${body}`);
}

async function wrongSignatures(ground: Ground, house: UnlockedHouse, tally: Tally): Promise<void> {
  const secret = house.slack.signingSecret;
  const body = teach(house);
  const at = seconds();
  const right = sign(secret, at, body);
  const over = (text: string): string => `v0=${sign(secret, at, text).slice(3)}`;
  const signatures: readonly (readonly [name: string, signature: string | null])[] = [
    ["none", null],
    ["an empty one", ""],
    ["only its version", "v0="],
    ["zeros", `v0=${"0".repeat(64)}`],
    ["one with no key", sign("", at, body)],
    ["one with another key", sign("sous-test-signing-secre", at, body)],
    ["one with the bot's token", sign(house.slack.botToken, at, body)],
    ["that of another body", over("payload={}")],
    ["that of an empty body", over("")],
    ["another version", right.replace("v0=", "v1=")],
    ["no version", right.slice(3)],
    ["two of them", `${right.slice(0, -1)}0,${right}x`],
    ["capitals", right.toUpperCase()],
    ["all but its last letter", right.slice(0, -1)],
    ["a letter more", `${right}0`],
    ["letters of many bytes", `v0=${"\u00e9".repeat(64)}`],
    ["that of a body with a blank more", over(`${body} `)],
  ];
  for (const [name, signature] of ground.few(signatures, "signatures")) {
    const headers = {
      "x-slack-request-timestamp": at,
      ...(signature !== null && { "x-slack-signature": signature }),
    };
    await judge(house, tally, `with ${name} for a signature`, { body, headers });
  }
  const headers = { "x-slack-request-timestamp": at, "x-slack-signature": right };
  const changed = body.replace("zenobia", "mallory");
  await judge(house, tally, "with a changed body", { body: changed, headers });
  await judge(house, tally, "with more behind the body", { body: `${body}&x=1`, headers });
  await judge(house, tally, "with two bodies in one", { body: `${body}\r\n\r\n${body}`, headers });
  const unsigned = { "x-slack-request-timestamp": at, "x-slack-signature": "v0=00" };
  for (const [name, sent] of [
    ["as a connection check", { body: `ssl_check=1&${body}` }],
    ["as a connection check behind it", { body: `${body}&ssl_check=1` }],
    [
      "as a proof of the address",
      { body: JSON.stringify({ type: "url_verification", challenge: "x" }) },
    ],
    ["as a repetition", { body, headers: { "x-slack-retry-num": "1" } }],
    ["at another path", { body, path: "/slack/events/" }],
    ["at another path with a query", { body, path: "/slack/events?x=1" }],
    ["by PUT", { body, method: "PUT" }],
    ["for an installation", { body, path: "/slack/install", method: "GET" }],
    ["for a redirect", { body, path: "/slack/oauth_redirect?code=x", method: "GET" }],
  ] as const)
    await judge(house, tally, `unsigned ${name}`, {
      ...sent,
      headers: { ...unsigned, ...("headers" in sent && sent.headers) },
    });
}

async function wrongTimes(house: UnlockedHouse, tally: Tally): Promise<void> {
  const shifts = [-301, -360, -3600, -86_400, -31_536_000, 120, 301, 3600, 86_400, 31_536_000];
  for (const shift of shifts) {
    const body = teach(house);
    await judge(house, tally, `signed ${shift} s from now`, {
      body,
      headers: signed(house, body, seconds(shift)),
    });
  }
  const odd = [
    "",
    "0",
    "-1",
    "NaN",
    "Infinity",
    "1e10",
    "0x7fffffff",
    " ",
    `${seconds()}.5x`,
    `${Date.now()}`,
    "null",
  ];
  for (const at of odd) {
    const body = teach(house);
    await judge(house, tally, `signed at "${at}"`, { body, headers: signed(house, body, at) });
  }
}

/** The same signed request, as it was, and with other headers around it. */
async function again(house: UnlockedHouse, tally: Tally): Promise<void> {
  await rightOne(house, tally);
  const body = teach(house, "teach withdraw 1");
  const headers = signed(house, body);
  const before = countRules(house);
  const first = await send(house, { body, headers });
  const after = countRules(house);
  tally.control(
    "a rule is taken back",
    after === before - 1,
    `${first.status}, ${before} -> ${after}`,
  );
  const variations: readonly Record<string, string>[] = [
    {},
    { "x-slack-retry-num": "1", "x-slack-retry-reason": "http_timeout" },
    { "user-agent": "Slackbot 1.0" },
    { "content-type": `${form}; charset=utf-8` },
    { "x-forwarded-for": "203.0.113.1" },
    { "x-slack-request-timestamp": ` ${headers["x-slack-request-timestamp"]}` },
    { "x-slack-request-timestamp": `0${headers["x-slack-request-timestamp"]}` },
    { "x-slack-signature": `${headers["x-slack-signature"]} ` },
  ];
  for (const more of variations) {
    await Promise.all([1, 2].map(() => send(house, { body, headers: { ...headers, ...more } })));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const now = countRules(house);
    tally.attempt(
      `again with ${JSON.stringify(more)}`,
      now === after ? null : `${after} -> ${now}`,
    );
  }
}

/** Signed by Slack, as whatever a person's client makes of a press: the person alone decides what may be done. */
async function pressAsMallory(ground: Ground, house: UnlockedHouse, tally: Tally): Promise<void> {
  const { slack, target } = house;
  const { question } = await slackAsked(slack);
  const ballots = () =>
    readRows<{ id: string; name: string; retracted_at: number | null }>(
      target.database,
      "SELECT ballots.id, people.name, retracted_at FROM ballots JOIN people ON people.id = person",
    );
  const before = ballots();
  const [mine] = before;
  tally.control("Zenobia has answered", mine !== undefined && mine.retracted_at === null);
  const actions = [
    `press:${question}:c0`,
    `press:${question}:dk`,
    `press:none:c0`,
    `retract:${mine?.id}`,
    "agree:none",
    "practise:none:0:0",
    "press:",
    "want:opt-out",
  ];
  for (const actionId of ground.few(actions, "actions"))
    for (const isAlone of [true, false]) {
      const [, ...value] = actionId.split(":");
      const body = pressBody(house, { actionId, value: value.join(":"), isAlone });
      const { status } = await send(house, { body, headers: signed(house, body) });
      if (status === 0) tally.unjudged(actionId, "no answer");
      const now = JSON.stringify(ballots());
      const won = now === JSON.stringify(before) ? null : now;
      tally.attempt(`Mallory presses ${actionId}, shown to them alone: ${isAlone}`, won);
    }
}

function pressBody(
  { slack }: UnlockedHouse,
  { actionId, value, isAlone }: Record<"actionId" | "value", string> & { isAlone: boolean },
): string {
  const { id = "", name = "" } = slack.people.mallory ?? {};
  const [ts, action_ts] = ["1700000000.000100", (Date.now() / 1000).toFixed(6)];
  const payload = {
    type: "block_actions",
    team: { id: slack.teamId },
    user: { id, name },
    trigger_id: "1.2.3",
    message: { ts, blocks: [] },
    channel: { id: slack.channel, name: "household" },
    container: { type: "message", message_ts: ts, is_ephemeral: isAlone },
    actions: [{ type: "button", action_id: actionId, value, action_ts }],
  };
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}
