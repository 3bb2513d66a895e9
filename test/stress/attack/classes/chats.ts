/** Outsiders on Slack and Discord, and agents. In process: test/safety, test/bots/slack-http, test/desk/asked-*. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, form, formOf, json } from "../../../peers/browser.js";
import { COMPONENT, INTERACTION } from "../../../peers/discord/wire.js";
import { sign } from "../../../peers/slack/transport.js";
import { openDiscordRoom } from "../../faults/discord-room.js";
import { type Attempts, attempt, control, hidden, unchanged } from "../attempt.js";
import { agentTokens, plantedTitle } from "../doors.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { askedIn } from "../planted.js";
import type { Target } from "../target.js";
import { ask } from "../web.js";

function changeable(target: Target): string {
  const sql = [
    "SELECT household, paused_at FROM runs WHERE household IN ('flat', 'bathroom')",
    "SELECT household, minute FROM schedules",
    "SELECT id, state FROM campaigns",
    "SELECT count(*) FROM people WHERE lower(name) = 'mallory'",
    "SELECT id FROM world_rules",
    // Honest people answer meanwhile.
    "SELECT count(*) FROM ballots WHERE retracted_at IS NULL AND question NOT IN (SELECT id FROM questions WHERE campaign = 'honest')",
  ];
  return JSON.stringify(sql.map((one) => target.rows(one)));
}

export async function* reading(ground: Ground): Attempts {
  const { slack, target, planted } = await ground.locked();
  const words = [...(await planted()).slack.words, plantedTitle.toLowerCase()];
  const typed = async (person: string, text: string, channel = slack.channel) => {
    const seen = slack.ephemerals(person).length;
    const { response } = await slack.slash(person, "/sous", text, channel);
    if (JSON.stringify(response).includes("One moment"))
      await slack.waitFor(() => slack.ephemerals(person).length > seen + 1);
    return JSON.stringify([response, slack.ephemerals(person).slice(seen)]);
  };
  const before = changeable(target);
  yield control(
    "Zenobia reads along",
    () => typed("zenobia", "teach"),
    (seen) => seen.includes("wisteria"),
  );
  const commands = ["facts flat", "why flat", "teach", "campaign inner", "play flat"];
  for (const text of ground.few(commands, "commands"))
    for (const channel of [slack.channel, "D0DIRECT"])
      yield hidden(`Mallory types ${text}`, () => typed("mallory", text, channel), words);
  const now = () => changeable(target);
  yield attempt("outsiders change something", now, (rows) => (rows === before ? null : rows));
}

/** Forged Discord presses on a message shown to an outsider. */
export async function* presses(ground: Ground): Attempts {
  const { discord, target, planted } = await ground.locked();
  const { words } = (await planted()).discord;
  const room = openDiscordRoom(discord);
  const asked = await askedIn(room);
  const { question } = asked;
  const elsewhere = target.value("SELECT id FROM questions WHERE household = 'flat'");
  await discord.slash("Mallory", "sous help");
  const shown = () => discord.ephemerals().findLast(({ to }) => to === "Mallory");
  const { id: messageId } = await discord.waitFor(shown);
  const before = changeable(target);
  const forge = async (type: number, data: object): Promise<string> => {
    const seen = discord.ephemerals().length;
    const outcome = await discord.forge("Mallory", { type, data, messageId });
    return JSON.stringify([outcome, discord.ephemerals().slice(seen)]);
  };
  const buttons = [
    `q:${question}:c0`,
    `q:${question}:__proto__`,
    `q:${elsewhere}:c0`,
    `t:list:${elsewhere}:0`,
    "",
    ":".repeat(90),
  ];
  for (const custom_id of buttons) {
    const data = { component_type: COMPONENT.button, custom_id };
    yield hidden(`Mallory presses ${custom_id}`, () => forge(INTERACTION.component, data), words);
  }
  const field = { type: COMPONENT.text, custom_id: "words", value: "in the sink" };
  const components = [{ type: COMPONENT.row, components: [field] }];
  const said = { custom_id: `w:${question}`, components };
  yield hidden("Mallory sends a form", () => forge(INTERACTION.modal, said), words);
  await sleep(500);
  const now = () => changeable(target);
  yield attempt("presses change something", now, (rows) => (rows === before ? null : rows));
  yield control(
    "an honest press is taken",
    () => room.press({ person: "Quentin", asked, choice: asked.choices[0]?.id ?? "" }),
    ({ acked }) => acked,
  );
}

/** Requests to Slack's address: signed by another key, or replayed. Others: test/bots/slack-http. */
export async function* slackHttp(ground: Ground): Attempts {
  const { slack, target, planted } = await ground.unlocked();
  await planted();
  const url = new URL(slack.requestUrl ?? "");
  const rules = () => Number(target.value("SELECT count(*) FROM world_rules"));
  const of = (person: string) => slack.people[person]?.id ?? "";
  const command = (text: string): string =>
    formOf({
      command: "/sous",
      text,
      user_id: of("zenobia"),
      user_name: "zenobia",
      channel_id: slack.channel,
      team_id: slack.teamId,
      trigger_id: "1.2.3",
      api_app_id: "A0SOUS",
      response_url: new URL("/nowhere", slack.apiUrl).href,
    });
  const signed = (body: string, key = slack.signingSecret) => {
    const at = String(Math.floor(Date.now() / 1000));
    return { "x-slack-request-timestamp": at, "x-slack-signature": sign(key, at, body) };
  };
  const send = (body: string, headers: Record<string, string> = signed(body)): Promise<Answer> =>
    ask(url, { path: url.pathname, method: "POST", headers: { ...form, ...headers }, body });
  const body = command("teach nobody signed this");
  yield unchanged("the bot's token as key", () => send(body, signed(body, slack.botToken)), rules);
  const withdraw = command("teach withdraw 1");
  const once = signed(withdraw);
  const before = rules();
  yield control(
    "what Slack signed is done",
    () => send(withdraw, once),
    () => rules() < before,
  );
  yield unchanged("a repetition", () => send(withdraw, once), rules);
}

function agentOf({ target }: LockedHouse, name: keyof typeof agentTokens) {
  const accept = "application/json, text/event-stream";
  const headers = { ...json, accept, authorization: `Bearer ${agentTokens[name]}` };
  return (path: string, body: object) =>
    target.ask({ path, method: "POST", headers, body: JSON.stringify(body) });
}

/** Approvals with arguments hidden from approvers. In process: test/desk/asked-bound. */
export async function* approvals(ground: Ground): Attempts {
  const house = await ground.locked();
  const { slack } = house;
  const call = agentOf(house, "hider");
  const choices = [
    { id: "yes", label: "Approve" },
    { id: "no", label: "Leave it", declines: true },
  ];
  const danger = "&& rm -rf /srv/prod";
  for (const context of [`deploy${"\n".repeat(150)}${danger}`, `<https://a.test/${danger}|go>`]) {
    const question = `Deploy ${context.length}?`;
    const act = async (): Promise<string | null> => {
      const request = { question, kind: "approval", context, choices, deadline_s: 600 };
      if ((await call("/v1/questions", request)).status === 400) return null;
      return slack.waitFor(async () => {
        const seen = JSON.stringify(await slack.messages(slack.channel));
        return seen.includes(question) && seen.slice(seen.indexOf(question));
      });
    };
    yield attempt(context.slice(0, 40), act, (seen) =>
      seen === null || /rm .{0,6}rf/.test(seen) ? null : seen.slice(0, 300),
    );
  }
}

const mostCalls = 800;

/** Agents with many calls. Filler words: test/desk/asked-as-data. */
export async function* agents(ground: Ground): Attempts {
  const house = await ground.locked();
  const call = agentOf(house, "flooder");
  const params = { name: "ask_people", arguments: { question: "Which?" } };
  const list = Array.from({ length: 100 }, (_, id) => {
    return { jsonrpc: "2.0", id: id + 1, method: "tools/call", params };
  });
  yield attempt(
    "lists of calls go round the limit",
    () => Promise.all(Array.from({ length: ground.count(25, 10) }, () => call("/mcp", list))),
    (answers) => {
      const done = answers.flatMap(({ body }) => body.match(/"jsonrpc"/g) ?? []).length;
      return done > mostCalls ? `${done} calls` : null;
    },
  );
  const rows = "SELECT count(*) FROM asks WHERE agent = 'flooder'";
  yield attempt(
    "rows at no budget",
    () => Number(house.target.value(rows)),
    (kept) => (kept > 100 ? `${kept} rows` : null),
  );
}
