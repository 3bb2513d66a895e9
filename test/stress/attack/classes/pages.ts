import { readFileSync } from "node:fs";
import { sendRaw } from "../../../attack/raw.js";
import { faultOfRaw, rawCases, rawHead } from "../../../attack/raw-cases.js";
import * as wrong from "../../../attack/wrong-requests.js";
import { openSlackRoom } from "../../faults/slack-room.js";
import { type Attempts, attempt, control, hidden, refused, unchanged } from "../attempt.js";
import type { Ground } from "../ground.js";
import type { LockedHouse } from "../house.js";
import { askedIn } from "../planted.js";

type Cookies = Readonly<Record<wrong.Attempt["as"], string>>;

async function cookiesOf(house: LockedHouse): Promise<Cookies> {
  const guest = await house.guest("study", "198.51.100.60").joinIn("table7guest");
  return {
    stranger: "",
    participant: guest.cookie,
    member: (await house.enter("member")).cookie,
    owner: (await house.enter("owner")).cookie,
  };
}

/** Separate addresses avoid rate limits between attempts. */
async function* fromTable(ground: Ground, all: readonly wrong.Attempt[], label: string): Attempts {
  const house = await ground.locked();
  const cookies = await cookiesOf(house);
  for (const [at, one] of ground.few(all, label).entries()) {
    const { name, as, request, refused: statuses } = one;
    const headers = {
      ...(cookies[as] && { cookie: cookies[as] }),
      "x-forwarded-for": `203.0.${113 + (at >> 8)}.${at & 255}`,
      ...request.headers,
    };
    // Node sends the full body's length, and a refusal ends the connection.
    yield refused(name, () => house.target.ask({ ...request, headers }), statuses);
  }
}

async function* fromOpenTable(ground: Ground, all: readonly wrong.Attempt[]): Attempts {
  const { target } = await ground.unlocked();
  const isOwner = async () => (await target.ask({ path: "/api/me" })).status;
  yield control("the owner at this computer", isOwner, (status) => status === 200);
  for (const { name, request, refused: statuses } of ground.few(all, "open"))
    yield refused(name, () => target.ask(request), statuses);
  yield control("the owner after all", isOwner, (status) => status === 200);
}

export async function* origins(ground: Ground): Attempts {
  const { target } = await ground.locked();
  yield* fromTable(ground, wrong.ofOtherSites(target.url.host), "sites");
  yield* fromTable(ground, wrong.ofOtherTypes, "types");
  const { url } = (await ground.unlocked()).target;
  // Node's client replaces an empty host; class raw sends it.
  const hosts = wrong.ofOtherHosts(url.port).filter(({ request }) => request.headers?.host !== "");
  yield* fromOpenTable(ground, hosts);
}

export async function* thisMachine(ground: Ground): Attempts {
  yield* fromOpenTable(ground, wrong.throughProxies);
}

export async function* sessions(ground: Ground): Attempts {
  const house = await ground.locked();
  const { owner, member, participant } = await cookiesOf(house);
  const token = /sous_session=([^;]*)/.exec(owner)?.[1] ?? "";
  yield control(
    "a session has a token",
    () => token.length,
    (length) => length > 20,
  );
  yield* fromTable(ground, wrong.withForgedSessions(token, participant), "sessions");
  yield* fromTable(ground, wrong.withForgedSeats(participant, [owner, member]), "seats");
  for (const role of ["owner", "member"] as const) {
    const leaving = await house.enter(role);
    const { cookie } = leaving;
    yield control(
      "logging out",
      () => leaving.post("/api/log-out", { everywhere: false }),
      ({ status }) => status === 200,
    );
    for (const path of ["/api/state", "/api/events", "/"])
      yield refused(
        `${path} after the ${role} has logged out`,
        () => house.target.ask({ path, headers: { cookie } }),
        [303, 401],
      );
  }
}

const spellings = [
  "/review/",
  "//review",
  "/x/../review",
  "/REVIEW",
  "/%72eview",
  "/review%2f",
  "/review;x",
  "/api//review",
  "/api/review%00",
  "/join/study/../../review",
  "/modules/../api/review",
];

export async function* roles(ground: Ground): Attempts {
  yield* fromTable(ground, wrong.ofOtherRoles, "roles");
  const house = await ground.locked();
  const { slack } = await house.planted();
  const [owner, member] = [await house.enter("owner"), await house.enter("member")];
  for (const path of ground.few(spellings, "spellings"))
    yield attempt(
      path,
      () => member.get(path),
      ({ status, body }) =>
        status === 200 && /exchanges|"sessions"|page="review"|review\.js/.test(body) ? body : null,
    );
  const path = `/api/state?household=${slack.home}`;
  const [who = ""] = slack.words;
  yield control(
    "the owner sees Slack's home",
    () => owner.get(path),
    ({ body }) => body.toLowerCase().includes(who),
  );
  yield hidden("a member sees it", async () => (await member.get(path)).body, slack.words);
  const paused = () => house.target.rows("SELECT household, paused_at FROM runs");
  const stopping = { verb: "stop", home: slack.home };
  yield unchanged("a member stops it", () => member.post("/api/command", stopping), paused);
}

const treasures = /root:.*:0:0:|"devDependencies"|SQLite format 3/;
const treasured = ["etc/passwd", "package.json", "kept/sous.db"];
const ways: readonly ((file: string) => string)[] = [
  (file) => `/../../../../../../../../${file}`,
  (file) => `/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/${file}`,
  (file) => `/..%252f..%252f..%252f${file}`,
  (file) => `/..\\..\\..\\..\\${file}`,
  (file) => `/modules/%2e%2e%2f%2e%2e%2f%2e%2e%2f${file}`,
  (file) => `/join-page/%2e%2e/%2e%2e/${file}%00.js`,
  (file) => `/file:///${file}`,
];

export async function* paths(ground: Ground): Attempts {
  yield* fromTable(ground, wrong.ofOtherMethods, "methods");
  const { target, enter } = await ground.locked();
  const { cookie } = await enter("owner");
  const files = ways.flatMap((way) => treasured.map(way));
  for (const path of ground.few(files, "paths")) {
    const text = rawHead(target.url.host, `GET ${path}`, `Cookie: ${cookie}`, "Connection: close");
    yield attempt(
      path,
      () => sendRaw(target.url, { pieces: [text] }),
      (answer) => {
        if (answer.status === 0) throw new Error("no answer");
        return treasures.test(answer.text) ? answer.text.slice(-200) : null;
      },
    );
  }
}

export async function* raw(ground: Ground): Attempts {
  const { target } = await ground.locked();
  const { url } = target;
  yield control(
    "an honest request",
    () => sendRaw(url, { pieces: [rawHead(url.host, "GET /join-page/join.js")] }),
    ({ status }) => status === 200,
  );
  const cases = ground.few(rawCases(url.host, "/join/study"), "raw");
  const answers = cases.map(async ([name, one]) => [name, await sendRaw(url, one)] as const);
  for (const answer of answers) {
    const [name, { text }] = await answer;
    target.examine(name, text);
    yield attempt(name, () => text, faultOfRaw);
  }
  const slowly = Array.from({ length: 12 }, (_, at) => `X-${at}: y\r\n`);
  const login = rawHead(
    url.host,
    "POST /login",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 1000",
  );
  const drips: Readonly<Record<string, readonly string[]>> = {
    "slow heads": ["GET / HTTP/1.1\r\n", ...slowly],
    "slow bodies": [login, ...slowly.map(() => "x")],
  };
  const everyMs = ground.count(500, 100);
  for (const [name, pieces] of Object.entries(drips)) {
    const drip = () => sendRaw(url, { pieces, everyMs, patienceMs: 100 });
    yield attempt(
      name,
      () => Promise.all(Array.from({ length: ground.count(60, 5) }, drip)),
      (seen) => seen.map(({ text }) => faultOfRaw(text)).find((fault) => fault !== null) ?? null,
    );
  }
}

const word = "xanthippe";

/** Secrets and people's words in refusals, logs and the process list. */
export async function* leaks(ground: Ground): Attempts {
  const house = await ground.locked();
  await house.planted();
  const { target, slack, passwords } = house;
  const before = target.logSize;
  yield* fromTable(ground, wrong.ofOtherBodies, "bodies");
  const owner = await house.enter("owner");
  for (const path of [`/join/${word}/state`, `/api/review/replay?episode=${word}`])
    yield attempt(
      path,
      () => owner.get(path),
      ({ body, status }) => (status >= 400 ? faultOfRaw(body) : null),
    );
  await owner.logIn(`${word} ${passwords.owner}`);
  const { message } = await askedIn(openSlackRoom(slack));
  slack.failNext({ method: "^chat\\.", error: `internal_error ${slack.botToken}`, times: 2 });
  await slack.reply("zenobia", slack.channel, message, `in the fridge, says ${word}`);
  await slack.slash("mallory", "/sous", `teach ${word}`, slack.channel);
  await owner.get("/api/state");
  slack.clearFaults();
  const log = async () => target.log.slice(before).toLowerCase();
  yield hidden("people's words in the log", log, [word]);
  const secrets = Object.values(target.secrets).map((secret) => secret.toLowerCase());
  yield hidden("secrets in the log", async () => target.log, secrets);
  const processes = async () => readFileSync(`/proc/${target.pid()}/cmdline`, "utf8");
  yield hidden("secrets in the list of processes", processes, secrets);
}
