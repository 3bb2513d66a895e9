/** Stories drawn by seed of agents at the HTTP door and MCP, of the people whom they ask, and of the owner. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { openHouse, type Sent } from "../attack/house.js";
import { region } from "../build/asked.js";
import { askedChoices, DrawnStory } from "../build/drawn-story.js";
import { openReceiver, signatureOf, type Told } from "../build/receiver.js";
import { transcript } from "../build/transcript.js";
import { pngOf, toPicture } from "../desk/sample-pictures.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { until } from "../peers/control.js";

const json = { "content-type": "application/json" };
const mcp = { ...json, accept: "application/json, text/event-stream" };
const agents = ["deploy-bot", "shop-bot"];
const people = ["Ana", "Ben", "Cleo", "member"];
const sayings = [
  ..."Europe|europe.|EUROPE!|no idea|Ana\nfrom noon on|ana.".split("|"),
  "For which service?",
  "Ana's\u202e favourite",
  "x".repeat(4_002),
];
const askedQuestions = [
  "Which region?",
  "May I deploy?",
  "What is the door code?",
  "Which colour?",
];
const picture = toPicture(pngOf());
const house = { scope: "house" };
/** Requests that come again and again, so that agents join each other's questions and have the answers of others. */
const often = [
  { ...region, ...house, audience: "ops" },
  { question: "Which colour?", answers: 2, ...house, audience: "ops" },
  { question: "May I deploy?", kind: "approval", choices: askedChoices, audience: "ops" },
];
const tokenOf = (agent: string) => `token-of-${agent}`;
const hashOf = (agent: string) => createHash("sha256").update(tokenOf(agent)).digest("hex");
const authorize = (agent: string) => ({ authorization: `Bearer ${tokenOf(agent)}` });

const asking = (body: string, headers = {}) =>
  ({ path: "/v1/questions", method: "POST", body, headers: { ...json, ...headers } }) as const;
const overMcp = (body: string, headers = {}) =>
  ({ path: "/mcp", method: "POST", body, headers: { ...mcp, ...headers } }) as const;
const keyed = { "idempotency-key": "another-1" };
const wrongPaths =
  "questions questions/unknown/cancel questions/unknown?wait=46 questions/unknown?wait=soon questions/unknown?since=-1 recall recall?about=region&limit=0 nothing";
/** Requests that agents should not send, and some that only look so. */
const wrong: readonly Sent[] = [
  ...wrongPaths.split(" ").map((path) => ({ path: `/v1/${path}` })),
  ...["{", "[]", "null", '"x"', '{"question": NaN}', "[".repeat(9_000)].map((body) => asking(body)),
  asking(JSON.stringify('{"question":"Twice encoded?"}')),
  asking('{"question":"Which?","colour":"red"}'),
  asking('{"question":"Which?","answers":10}'),
  asking('{"question":"Which?","max_age_s":0}'),
  asking('{"question":"Which?","picture":{"data":"eA==","words":"x"}}'),
  asking('{"question":"Why?","key":"one-key-1"}', keyed),
  asking('{"question":"Why?","key":""}', keyed),
  asking("{}", { "content-type": "text/plain" }),
  asking("{}", { origin: "https://evil.test" }),
  asking("{}", { "content-length": "1500000" }),
  asking("x".repeat(1_500_000)),
  { path: "/v1/questions/unknown/answer", method: "POST", body: '{"choice":"eu"}', headers: json },
  { path: "/v1/recall?about=region", headers: { authorization: "" } },
  { path: "/v1/recall?about=region", headers: authorize("nobody") },
  { path: "/mcp" },
  overMcp("{"),
  overMcp("{}", { authorization: "Basic eA==" }),
  overMcp(`[${"0,".repeat(200)}0]`),
  overMcp('{"jsonrpc":"2.0","method":"notifications/initialized"}'),
];

function perhaps(random: Random, chance: number, given: object): object {
  return random() < chance ? given : {};
}

function drawAsk(random: Random): object {
  const kind = pick(random, ["fact", "preference", "approval"]);
  return {
    question: pick(random, askedQuestions),
    kind,
    ...perhaps(random, kind === "approval" ? 1 : 0.7, { choices: askedChoices }),
    ...perhaps(random, 0.3, { only_choices: true }),
    ...perhaps(random, 0.3, { context: "Before the release." }),
    ...perhaps(random, 0.4, { audience: pick(random, ["ops", "home", "nobody"]) }),
    ...perhaps(random, 0.3, { scope: "house" }),
    ...perhaps(random, 0.3, { topic: pick(random, ["tonight", "tomorrow"]) }),
    ...perhaps(random, 0.5, { key: pick(random, ["key-one-1", "key-two-2"]) }),
    ...perhaps(random, 0.3, { urgency: pick(random, ["low", "high"]) }),
    ...perhaps(random, 0.3, { answers: pick(random, [2, 3]) }),
    ...perhaps(random, 0.5, { deadline_s: pick(random, [60, 300]) }),
    ...perhaps(random, 0.2, { max_age_s: pick(random, [0, 60, 86_400]) }),
    ...perhaps(random, 0.2, { default: "Europe" }),
  };
}

function drawCall(random: Random, agent: string, tool: string, given: object): Sent {
  const { ticket, key, wait_s: wait, ...rest } = { key: undefined, ...given } as Call;
  const headers = { ...json, ...authorize(agent) };
  if (random() < 0.3) {
    const params = { name: tool, arguments: given };
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    return overMcp(JSON.stringify(call), headers);
  }
  const fields = { ...rest, ...(wait !== undefined && { wait }) } as Record<string, string>;
  const query = new URLSearchParams(fields);
  const at = `/v1/questions/${ticket}`;
  if (tool === "recall") return { path: `/v1/recall?${query}`, headers };
  if (tool === "check_question") return { path: `${at}?${query}`, headers };
  const post = { method: "POST", headers, body: JSON.stringify({ ...rest, key }) };
  if (tool !== "ask_people") return { path: `${at}/${tool.split("_")[0]}`, ...post };
  if (key === undefined || random() < 0.5) return { path: "/v1/questions", ...post };
  return asking(JSON.stringify(rest), { ...headers, "idempotency-key": key });
}
type Call = Readonly<Partial<Record<"ticket" | "key" | "wait_s", string>>>;

class Story extends DrawnStory {
  readonly told: Told[] = [];
  readonly touched = new Set<string>();
  readonly cookies: Record<string, string> = {};
  readonly #tickets: { readonly ticket: string; readonly agent: string }[] = [];
  #keys = 0;
  #given = {};

  async call(tool: string, given: object, agent = this.any(agents), signal?: AbortSignal) {
    const sent = { ...drawCall(this.random, agent, tool, given), ...(signal && { signal }) };
    const door = sent.path === "/mcp" ? " by MCP" : "";
    const words = `${tool}${door} ${JSON.stringify({ ...given, ...("picture" in given && { picture: "…" }) })}`;
    const { body } = await this.send(agent, sent, words);
    const [, ticket] = /ticket\\?":\\?"([\w-]{22})\\?"/.exec(body) ?? [];
    if (ticket && !this.#tickets.some((one) => one.ticket === ticket))
      this.#tickets.push({ ticket, agent });
  }

  ask(given: object): Promise<void> {
    this.#given = given;
    return this.call("ask_people", given);
  }

  about(tool: string, more: object = {}, signal?: AbortSignal): Promise<void> {
    const { ticket, agent } = this.any([...this.#tickets, { ticket: "none", agent: "shop-bot" }]);
    const who = this.random() < 0.85 ? agent : this.any(agents);
    return this.call(tool, { ticket, ...more }, who, signal);
  }

  async post(who: string, way: string, given: object) {
    this.#keys += 1;
    const person = { id: `${who}-id`, name: who };
    const headers = { ...json, cookie: this.cookies[who] ?? "" };
    const body = JSON.stringify({ ...given, key: `from-the-page-${this.#keys}`, person });
    const sent = { path: `/api/${way}`, method: "POST", headers, body };
    return this.send(who, sent, `${way} ${JSON.stringify(given)}`);
  }

  async answer(): Promise<void> {
    const { sous } = this.house;
    const [who, draw] = [this.any(people), this.random()];
    const open = await sous.watch.calls("web");
    const [asked] = this.random() < 0.8 ? open : [];
    const question = asked?.question ?? this.any(await sous.memory.questions.list());
    if (!question) return;
    const [ballot] = (await sous.memory.questions.ballots(question.id)).toReversed();
    const said = { question: question.id, text: this.any(sayings) };
    const choice = this.any([...question.choices.map(({ id }) => id), "dk"]);
    if (draw < 0.6) await this.post(who, "press", { question: question.id, choice });
    else if (draw < 0.8 || !ballot) await this.post(who, "reply", said);
    else {
      const whose = this.random() < 0.8 ? (ballot.personName ?? who) : who;
      const change = draw < 0.9 ? {} : { text: said.text };
      await this.post(whose, draw < 0.9 ? "retract" : "fix", { ballot: ballot.id, ...change });
    }
    await this.house.settle();
    if (this.random() < 0.5) {
      await this.post(who, "opened", { question: question.id });
      return;
    }
    const about = `person=${who}-id&answered=${question.id}`;
    const headers = { ...json, cookie: this.cookies[who] ?? "" };
    await this.send(who, { path: `/api/inbox?${about}`, headers }, "inbox");
  }

  /** Somebody does something while a call waits. Where that changes nothing, the caller leaves. */
  async wait(): Promise<void> {
    const leaving = new AbortController();
    let end = "it is left";
    const since = perhaps(this.random, 0.6, { since: this.any([1, 2, 3, 4]) });
    const waiting = this.about("check_question", { wait_s: 40, ...since }, leaving.signal);
    const ending = waiting.then(() => {
      end = "it ends";
    });
    await this.house.settle();
    await this.answer();
    await this.house.settle();
    this.say(end);
    leaving.abort();
    await ending;
  }

  async hear(): Promise<void> {
    const { asks } = this.house.sous.memory;
    const changed = await Promise.all([...this.touched].map((one) => asks.inEpisodeOf(one)));
    this.touched.clear();
    for (const { ticket, agent, detachedAt } of changed.flat()) {
      if (agent !== "deploy-bot" || detachedAt !== null) continue;
      const seen = { path: `/v1/questions/${ticket}`, headers: authorize(agent) };
      const { version } = JSON.parse((await this.house.send(seen)).body);
      await until(async () => version === 1 || (await asks.toldTo(ticket)) === version, 9_000);
      const told = this.told.findLast(({ body }) => body.includes(ticket));
      if (!told) continue;
      const { "webhook-id": id, "webhook-timestamp": at, "content-type": type } = told.headers;
      const isSigned = told.headers["webhook-signature"] === signatureOf(told, hashOf(agent));
      const view = this.changed("", JSON.parse(this.named(told.body)));
      const how = `${type} ${isSigned ? "signed" : "not signed"}`;
      this.say(`${told.line} ${id} at ${at} ${how} ${view}`);
    }
    this.told.splice(0);
  }

  async act(): Promise<void> {
    const { random } = this;
    const draw = random();
    const key = this.any(["note-one-1", "note-two-2"]);
    if (draw < 0.08)
      await this.ask({
        ...drawAsk(random),
        ...perhaps(random, 0.2, { audience: "away", picture }),
      });
    else if (draw < 0.2) await this.ask({ ...this.any(often), ...perhaps(random, 0.3, { key }) });
    else if (draw < 0.26) await this.ask({ ...this.#given, key });
    else if (draw < 0.54) await this.answer();
    else if (draw < 0.64) await this.wait();
    else if (draw < 0.67) await this.about("check_question", { since: this.any([1, 9]) });
    else if (draw < 0.7) await this.about("cancel_question");
    else if (draw < 0.74) await this.about("clarify_question", { text: "For staging.", key });
    else if (draw < 0.8)
      await this.call("recall", {
        about: this.any(askedQuestions),
        ...perhaps(random, 0.5, house),
      });
    else if (draw < 0.92) {
      const sent = this.any(wrong);
      const headers = { ...authorize("deploy-bot"), ...sent.headers };
      await this.send("deploy-bot", { ...sent, headers });
    } else if (draw < 0.94) {
      const headers = { cookie: this.cookies[this.any(people)] ?? "" };
      await this.send("member", { path: "/api/state", headers });
    } else await this.house.settle(1000 * this.any([20, 90, 600, 90_000]));
  }

  async look(): Promise<void> {
    for (const { ticket, agent } of this.#tickets)
      await this.call("check_question", { ticket }, agent);
    const headers = { cookie: this.cookies.owner ?? "" };
    await this.send("owner", { path: "/api/agents", headers });
  }
}

async function openStory(seed: number): Promise<Story> {
  const house = await openHouse(undefined, { database: ":memory:", answerTimeoutMs: 180_000 });
  const story = new Story(house, seededRandom(seed, "doors"));
  const { told, url } = await openReceiver();
  Object.assign(story, { told });
  house.sous.bus.subscribe(({ episode }) => episode && story.touched.add(episode));
  const { asks } = house.sous.memory;
  const web = { bot: "web", channel: "web" } as const;
  const named = { answerers: ["login:Ana", "login:Ben"], daily: 3, wakes: true };
  await asks.keepAudience(sampleAudience(web));
  await asks.keepAudience(sampleAudience({ name: "home", ...web, ...named }));
  await asks.keepAudience(sampleAudience({ name: "away", bot: "slack" }));
  const { grants } = sampleAgent();
  const own = {
    fourEyes: ["login:Ben"],
    scopes: ["house"],
    open: 4,
    high: 1,
    webhook: { url, inside: true },
  };
  const others = { audiences: ["ops", "home", "away"], scopes: ["house"], names: false };
  for (const [name, granted] of [
    ["deploy-bot", own],
    ["shop-bot", { ...others, open: 2, hour: 8, day: 9, preferenceDays: 1 }],
  ] as const)
    await asks.keepAgent(
      sampleAgent({ name, tokenHash: hashOf(name), grants: { ...grants, ...granted } }),
    );
  Object.assign(story.cookies, house.cookies);
  for (const name of ["Ana", "Ben", "Cleo"]) story.cookies[name] = await house.enter(name);
  return story;
}

it.each(Array.from({ length: 8 }, (_, at) => at))("story %i", async (seed) => {
  const story = await openStory(seed);
  const { house } = story;
  await story.ask(often[0] ?? {});
  for (let left = 36; left > 0; left -= 1) {
    await house.settle(1000);
    await story.act();
    await house.settle();
    await story.hear();
  }
  await story.look();
  const headers = { ...json, cookie: story.cookies.owner ?? "" };
  for (const block of ["shop-bot", "nobody"])
    await story.send("owner", {
      path: "/api/agents",
      method: "POST",
      headers,
      body: JSON.stringify({ block }),
    });
  await house.settle();
  await story.look();
  expect(house.errors).toEqual([]);
  expect(story.lines.join("\n")).toMatchSnapshot("calls");
  expect(story.named(await transcript(house.sous.memory))).toMatchSnapshot("rows");
});
