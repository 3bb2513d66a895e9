/** Floods and guesses must not exhaust others' limits. */
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, form, formOf, json, type Sent } from "../../../peers/browser.js";
import { type Attempts, attempt, control } from "../attempt.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import type { Target } from "../target.js";
import { ask, stageOf, Visitor } from "../web.js";

type Send = (number: number) => Promise<Answer>;

/** Sends requests in parallel lanes, each sequential, until all are sent or `isOver`. */
async function flood(
  most: number,
  lanes: number,
  send: Send,
  isOver = () => false,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (!isOver() && sent < most) {
      sent += 1;
      answers.push(await send(sent));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}

async function during<Result>(
  ground: Ground,
  send: Send,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly answers: readonly Answer[] }> {
  let isOver = false;
  const flooding = flood(ground.count(3000, 60), 16, send, () => isOver);
  await sleep(ground.count(700, 100));
  const result = await work().finally(() => {
    isOver = true;
  });
  return { result, answers: await flooding };
}

/** Shared address of a laboratory, a company or a campus. */
const shared = "198.51.100.77";
const stranger = "203.0.113.5";

type Look = () => Promise<readonly string[]>;

async function lookFor({ target, passwords, guest }: LockedHouse): Promise<Look> {
  const inside = guest("study", shared);
  await inside.come("victim-inside");
  const logsIn = async (password: string) =>
    (await new Visitor(target, shared).logIn(password)).status === 303;
  let newcomers = 0;
  const enters = async (id: string) => {
    const one = guest("study", shared);
    await one.come(id);
    return "at" in stageOf(await one.look());
  };
  return async () => {
    newcomers += 1;
    const isIn = {
      "the owner": await logsIn(passwords.owner),
      "a member": await logsIn(passwords.member),
      "somebody new at the door": await enters(`newcomer${newcomers}`),
      "the participant whose id is used up": await enters("flood1"),
      "somebody inside": (await inside.look()).status === 200,
    };
    return Object.entries(isIn).flatMap(([name, yes]) => (yes ? [] : [name]));
  };
}

function wrongPassword(target: Target, headers: Sent["headers"], from = "127.0.0.1"): Send {
  return (number) =>
    target.ask({
      path: "/login",
      method: "POST",
      headers: { ...form, ...headers },
      body: `password=wrong${number}`,
      from,
      patienceMs: 5000,
    });
}

export async function* lockout(ground: Ground): Attempts {
  const house = await ground.locked();
  const { target } = house;
  const look = await lookFor(house);
  yield control("all get in in peace", look, (out) => out.length === 0);
  const from = "127.0.0.9";
  const at = (address: string) => ({ "x-forwarded-for": address });
  const comes = (id: string) =>
    target.ask({ path: `/join/study?PROLIFIC_PID=${id}`, headers: at(stranger) });
  const floods: Readonly<Record<string, Send>> = {
    "wrong passwords": wrongPassword(target, {}, from),
    arrivals: (number) => comes(`flood${number}`),
    "arrivals of one participant": () => comes("flood1"),
    "entrances with forged addresses": (number) =>
      target.ask({
        path: "/join/study/enter",
        method: "POST",
        headers: { ...json, ...at(shared) },
        body: JSON.stringify({ participant: `forged${number}` }),
        from,
      }),
    "forged sessions": (number) =>
      target.ask({ path: "/api/state", headers: { cookie: `sous_session=${number}` }, from }),
  };
  for (const [name, send] of ground.few(Object.entries(floods), "floods"))
    yield attempt(
      `a flood of ${name} keeps others out`,
      () => during(ground, send, look),
      ({ result }) => (result.length > 0 ? result.join() : null),
    );
}

function wonBy({ status, headers }: Answer): string | null {
  if (status === 0) throw new Error("no answer");
  const cookies = headers["set-cookie"] ?? [];
  const session = cookies.find((line) => /^sous_session=[^;]/.test(line));
  return session ?? (status < 400 ? `answered ${status}` : null);
}

export async function* login(ground: Ground): Attempts {
  const house = await ground.locked();
  const { target } = house;
  const { owner, member } = house.passwords;
  const look = await lookFor(house);
  const bodies = [
    ...[owner.slice(0, -1), owner.toUpperCase(), `${owner}${member}`].map((password) =>
      formOf({ password }),
    ),
    formOf({ password: "a".repeat(200_000) }),
    `password=wrong&${formOf({ password: owner })}`,
    JSON.stringify({ password: owner }),
  ];
  for (const [at, body] of ground.few(bodies, "forms").entries()) {
    const headers = { ...form, "x-forwarded-for": `203.0.113.${at}` };
    yield attempt(
      `the form ${body.slice(0, 60)}`,
      () => target.ask({ path: "/login", method: "POST", headers, body }),
      wonBy,
    );
  }
  const address = (number: number) => `10.${number % 250}.7.${number % 199}`;
  const forged = (from: string, proxies: string) => (number: number) => {
    const headers = { "x-forwarded-for": `${address(number)}${proxies}` };
    return wrongPassword(target, headers, from)(number);
  };
  const ways: Readonly<Record<string, Send>> = {
    "from one address": wrongPassword(target, {}, "127.0.0.9"),
    "with forged addresses": forged("127.0.0.9", ""),
    "with forged addresses through the proxy": forged("127.0.0.1", ", 203.0.113.66"),
    "as this computer": wrongPassword(target, { "x-forwarded-for": "127.0.0.1" }, "127.0.0.9"),
  };
  for (const [name, send] of Object.entries(ways))
    yield attempt(
      `guesses ${name}`,
      () => during(ground, send, look),
      ({ result, answers }) => {
        if (result.length > 0) return `locks out ${result.join()}`;
        const judged = answers.filter(({ status }) => status > 0).map(wonBy);
        return judged.find((won) => won !== null) ?? null;
      },
    );
  yield control("the right passwords after all", look, (out) => out.length === 0);
}

const mostInAll = 600;

/** From one client, and of tokens: test/bots/web-throttle, test/doors/http. */
export async function* guesses(ground: Ground): Attempts {
  const { target } = await ground.locked();
  const send: Send = (number) =>
    wrongPassword(target, { "x-forwarded-for": `203.0.113.${number % 200}` })(number);
  const startedAt = Date.now();
  yield attempt(
    "a password from many clients",
    () => flood(ground.count(1000, 70), 12, send),
    (answers) => {
      const answered = answers.filter(({ status }) => status !== 429).length;
      const allowed = mostInAll * Math.ceil((Date.now() - startedAt) / 60_000);
      return answered > allowed ? `${answered} guesses were answered` : null;
    },
  );
}

/** Strangers' actions are summed up once a minute. */
const mostBytes = 1500;

export async function* strangers(ground: Ground): Attempts {
  const { target, slack } = await ground.unlocked();
  const many = ground.count(400, 40);
  const slackUrl = new URL(slack.requestUrl ?? "");
  const now = { "x-slack-request-timestamp": String(Math.floor(Date.now() / 1000)) };
  const signature = { ...now, "x-slack-signature": "v0=00" };
  const atSlack: Readonly<Record<string, Sent>> = {
    "addresses that are none": { path: `//[${"A".repeat(8000)}` },
    "wrong signatures": { path: slackUrl.pathname, method: "POST", headers: signature },
    "installations that nobody began": { path: "/slack/oauth_redirect?code=x&state=y" },
  };
  const sends: readonly (readonly [string, Send])[] = [
    ...Object.entries(atSlack).map(([name, given]) => [name, () => ask(slackUrl, given)] as const),
    ...["/api/state", "/v1/questions", "/mcp", "/%E0%A4%A", "/none"].map(
      (path): readonly [string, Send] => [
        path,
        (at) => {
          const headers = { ...json, authorization: `Bearer x${at}` };
          return target.ask({ path, method: at % 2 === 0 ? "GET" : "POST", headers, body: "{" });
        },
      ],
    ),
  ];
  const kept = () =>
    ["people", "web_sessions", "inbox_events", "asks"]
      .map((table) => target.value(`SELECT count(*) FROM ${table}`))
      .join();
  for (const [name, send] of sends) {
    const run = async () => {
      const [rows, size] = [kept(), target.logSize];
      await flood(many, 1, send);
      return { rows, now: kept(), written: target.logSize - size };
    };
    yield attempt(name, run, ({ rows, now, written }) => {
      if (written > mostBytes) return `${written} bytes in the log`;
      return rows === now ? null : `${rows} -> ${now}`;
    });
  }
}

const agreements = { atOnce: 60, perMinute: 30 };
/** Those who come from elsewhere: test/app/join/page. */
export async function* crowds(ground: Ground): Attempts {
  const house = await ground.locked();
  let agreed = 0;
  const isIn = (answer: Answer) => ![undefined, "consent"].includes(stageOf(answer).at as string);
  const join: Send = async (number) => {
    const guest = house.guest("study", "203.0.113.77");
    await guest.come(`crowd7number${number}`);
    const answer = await guest.act("agree");
    if (isIn(answer)) agreed += 1;
    return answer;
  };
  const startedAt = Date.now();
  yield attempt(
    "participants of one address",
    () => flood(ground.count(264, 80), 12, join),
    () => {
      const minutes = (Date.now() - startedAt) / 60_000;
      const allowed = agreements.atOnce + Math.ceil(minutes * agreements.perMinute);
      return agreed > allowed ? `${agreed} take part` : null;
    },
  );
}

/** With the members' password, takes all event streams. */
export async function* streams(ground: Ground): Attempts {
  const { target, enter } = await ground.locked();
  const honest = await enter("member", "198.51.100.110");
  const { hostname: host, port } = target.url;
  const opened: ClientRequest[] = [];
  /** Resolves at the head, without reading the body. */
  const follow = ({ cookie }: Visitor): Promise<number> =>
    new Promise((resolve) => {
      const headers = { cookie, "x-forwarded-for": "203.0.113.9" };
      const asked = request(
        { host, port, path: "/api/events", headers, agent: false },
        (answer) => {
          answer.on("error", () => undefined).resume();
          const isClear = answer.statusCode === 200 || answer.headers["retry-after"] !== undefined;
          resolve(isClear ? (answer.statusCode ?? 0) : 0);
        },
      );
      asked.on("error", () => resolve(0));
      asked.end();
      opened.push(asked);
    });
  const many = ground.count(400, 20);
  const hoard = async (): Promise<readonly number[]> => {
    const visitor = await enter("member", "203.0.113.9");
    const statuses: number[] = [];
    for (let at = 0; at < many; at += 16)
      statuses.push(...(await Promise.all(Array.from({ length: 16 }, () => follow(visitor)))));
    statuses.push(await follow(honest));
    for (const asked of opened.splice(0)) asked.destroy();
    await sleep(300);
    return statuses;
  };
  yield control(
    "an honest page follows",
    () => follow(honest),
    (status) => status === 200,
  );
  yield attempt(`${many} streams keep others from following`, hoard, (statuses) =>
    statuses.at(-1) === 200 && !statuses.includes(0) ? null : statuses.slice(-5).join(),
  );
}
