import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { destination } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { PageState } from "../../bots/web/content.js";
import { createLog } from "../../src/app/operating/log.js";
import { forget } from "../../src/app/people/forget.js";
import { keepHousehold } from "../../src/app/play/households.js";
import { createMemberChecks } from "../../src/app/serve/check-members.js";
import { makeWebBot } from "../../src/app/serve/web-bot.js";
import type { Sous } from "../../src/app/wire.js";
import type { Belonging } from "../../src/core/people/command.js";
import { passwords } from "../bots/web-setup.js";
import { openAsked } from "../build/asked.js";
import { SilentPeople, startPlain } from "../build/sous.js";
import { Browser } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { clock, parts } from "./campaigns/scenario.js";
import { columnsNaming, filesIn, findWords } from "./my-data/traces.js";
import { callerOf } from "./product.js";

async function openStage() {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-members-"));
  const file = path.join(folder, "sous.db");
  const to = destination({ dest: path.join(folder, "sous.log"), sync: true });
  const log = createLog("trace", { to, secrets: Object.values(passwords) });
  const { password: webPassword, ownerPassword } = passwords;
  const config = { ...parts.config, webPort: 0, webPassword, ownerPassword };
  const web = makeWebBot({ ...parts, config, log });
  const bots = [web, new SilentPeople().bot];
  const sous = await startPlain({ database: file, log, bots });
  await sous.control.play({ home: "kitchen" }, callerOf({ platform: "web", channel: "web" }));
  await sous.control.play({ home: "flat" }, callerOf({ channel: "C1" }));
  const enter = async (password: string) => {
    const browser = new Browser(web.url());
    await browser.logIn(password);
    return browser;
  };
  return {
    sous,
    url: web.url(),
    file,
    enter,
    stop: () => sous.stop().then(() => rmSync(folder, { recursive: true })),
    left: (words: readonly string[]) =>
      words.filter((word) => findWords(filesIn(folder), [word]).length > 0),
  };
}

type Stage = Awaited<ReturnType<typeof openStage>>;

const read = async (browser: Browser, path: string) => JSON.parse((await browser.get(path)).body);
const stateOf = (browser: Browser, household = ""): Promise<PageState> =>
  read(browser, `/api/state?household=${household}`);
const statusOf = async (browser: Browser, path: string, body: object) =>
  (await browser.post(path, body)).status;
const myData = async (browser: Browser, request: string, person?: object): Promise<string> => {
  const body = { verb: "my-data", request, ...(person && { person }) };
  return JSON.parse((await browser.post("/api/command", body)).body).text;
};
const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ");

describe("the homes of a member", () => {
  let stage: Stage;
  let member: Browser;
  let owner: Browser;
  beforeAll(async () => {
    stage = await openStage();
    member = await stage.enter(passwords.password);
    owner = await stage.enter(passwords.ownerPassword);
  });
  afterAll(() => stage.stop());

  it("are those of the page; the owner sees all", async () => {
    expect((await stateOf(owner, "flat")).snapshot?.household).toBe("flat");
    const hidden = await stateOf(member, "flat");
    expect(hidden).toMatchObject({ snapshot: null, drawing: null, list: [] });
    for (const home of ["kitchen", "bathroom"])
      expect((await stateOf(member, home)).snapshot?.household).toBe(home);
    expect((await stateOf(member)).snapshot?.household).toBe("kitchen");
  });

  it("are no others by another name", async () => {
    const episodes = () => stage.sous.memory.episodes.list("flat");
    const before = await episodes();
    for (const home of ["flat", "FLAT", " flat ", "Ana and Ben's flat", "cellar", "grid"]) {
      for (const verb of ["why", "pause", "resume", "stop", "teach"])
        expect(await statusOf(member, "/api/command", { verb, home }), home + verb).toBe(403);
      expect(await statusOf(member, "/api/play", { home }), home).toBe(403);
      const move = { home, thing: "mug 1", place: "sink 1" };
      expect(await statusOf(member, "/api/move", move), home).toBe(403);
    }
    expect(await episodes()).toEqual(before);
  });

  it("are no home of the owner that nobody has played, and no game that is played elsewhere", async () => {
    const { control, memory } = stage.sous;
    const bathroom = await keepHousehold(memory, "bathroom", clock);
    await memory.households.create({ ...bathroom, id: "the-safe", title: "The safe" });
    await control.play({ home: "cooking:take1-cut" }, callerOf({ channel: "C1" }));
    for (const home of ["the-safe", "cooking:take1-cut:1", "cooking:take1-cut"]) {
      expect((await stateOf(member, home)).snapshot, home).toBeNull();
      expect((await stateOf(owner, home)).snapshot, home).not.toBeNull();
      for (const verb of ["why", "stop"])
        expect(await statusOf(member, "/api/command", { verb, home }), home).toBe(403);
      expect(await statusOf(member, "/api/play", { home }), home).toBe(403);
    }
    expect((await stateOf(member, "cooking:take1")).snapshot?.household).toBe("cooking:take1:1");
  });

  it("without a name are the one last played on the page", async () => {
    expect(await statusOf(member, "/api/command", { verb: "pause" })).toBe(200);
    expect((await stateOf(owner, "kitchen")).snapshot?.card?.paused).toBe(true);
    expect((await stateOf(owner, "flat")).snapshot?.card?.paused).toBeFalsy();
    expect(await statusOf(owner, "/api/command", { verb: "why", home: "flat" })).toBe(200);
  });

  it("are the only ones whose changes they hear of", async () => {
    const follow = async (browser: Browser) => {
      const headers = { cookie: cookieOf(browser) };
      const answer = await fetch(`${stage.url}/api/events`, { headers });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      const heard = { text: "" };
      void (async () => {
        for (;;) {
          const part = await reader?.read();
          if (!part || part.done) return;
          heard.text += part.value;
        }
      })().catch(() => undefined);
      return heard;
    };
    const [heard, all] = [await follow(member), await follow(owner)];
    const { episodes } = stage.sous.memory;
    const worth = { stepsWith: 1, stepsWithout: 2, successWithout: true };
    for (const home of ["flat", "kitchen"])
      await episodes.setWorth((await episodes.list(home)).at(-1)?.id ?? "", worth);
    await until(async () => all.text.includes("flat") && all.text.includes("kitchen"));
    await until(async () => heard.text.includes("kitchen"));
    expect(heard.text).not.toContain("flat");
  });
});

describe("the words of a member", () => {
  let stage: Stage;
  let sous: Sous;
  let ana: Browser;
  beforeEach(async () => {
    stage = await openStage();
    onTestFinished(stage.stop);
    sous = stage.sous;
    ana = await stage.enter(passwords.password);
  });

  const words = ["zanzibar", "gramophone"];
  const text = words.join(" ");
  const name = "Zenobia Quist";
  const claimed = { id: "u-ana", name };

  async function say(browser: Browser) {
    const { questions } = sous.memory;
    const question = await until(
      async () => (await questions.list({ state: "open", household: "kitchen" }))[0],
    );
    const letter = { question: question.id, text, key: "key-of-ana-0000", person: claimed };
    const answer = await browser.post("/api/reply", letter);
    expect(JSON.parse(answer.body)).toEqual({ verdict: "accepted" });
    return until(async () =>
      (await questions.ballots(question.id)).find((ballot) => ballot.text === text),
    );
  }

  it("are theirs by their session, and nobody else's", async () => {
    const ben = await stage.enter(passwords.password);
    const ballot = await say(ana);
    expect(ballot.platformId).toMatch(/^m-[\w-]{22}$/);
    expect(ballot.personName).toBe(name);
    for (const person of [{ id: ballot.platformId, name }, claimed, { id: ballot.person, name }]) {
      for (const about of ["tell", "export", "delete", "delete-yes"])
        expect(await myData(ben, about, person)).toMatch(/^Nothing that you said is kept/);
      for (const [path, body] of [
        ["/api/retract", { ballot: ballot.id }],
        ["/api/fix", { ballot: ballot.id, text: "on the moon" }],
      ] as const) {
        const key = `key-of-ben-${path.length}-${person.id.slice(0, 8)}`;
        const answer = await ben.post(path, { ...body, key, person });
        expect(JSON.parse(answer.body)).toMatchObject({ verdict: "unknown" });
      }
    }
    expect(await sous.memory.questions.ballot(ballot.id)).toMatchObject({ text });
    expect(JSON.parse(await myData(ana, "export", { id: "somebody", name: "x" }))).toMatchObject({
      person: { id: ballot.platformId },
      answers: [{ answer: text }],
      sessions: [{ role: "member", since: expect.stringContaining("T") }],
    });
  });

  it.each(["page", "command"])("are the owner's to see and to delete, by the %s", async (by) => {
    const owner = await stage.enter(passwords.ownerPassword);
    const { platformId } = await say(ana);
    const person = { id: platformId, name };
    expect(await myData(owner, "export", person)).toContain(text);
    if (by === "page") {
      await myData(owner, "delete", person);
      expect(await myData(owner, "delete-yes", person)).toMatch(/^Deleted: 1 answer/);
    } else await forget(sous.memory, { person: name, yes: true }, clock);
    expect((await ana.get("/api/state")).status).toBe(401);
    expect((await owner.get("/api/state")).status).toBe(200);
    expect(stage.left([...words, "zenobia", platformId])).toEqual([]);
  });

  it("stay theirs after another log-in of the same browser, unless they logged out", async () => {
    await say(ana);
    await ana.logIn(passwords.password);
    expect(await myData(ana, "tell")).toContain("1 answer");
    await ana.post("/api/log-out", {});
    await ana.logIn(passwords.password);
    expect(await myData(ana, "tell")).toMatch(/^Nothing that you said is kept/);
  });

  it("are deleted from every file with name and session; the browser stays, as a new person", async () => {
    const { platformId, person } = await say(ana);
    await ana.post("/api/command", { verb: "teach", home: "kitchen", rule: "mind the wisteria" });
    const token = ana.cookies.get("sous_session") ?? "";
    const secret = ana.cookies.get("sous_person") ?? "";
    const hash = createHash("sha256").update(token).digest("hex");
    const kept = [...words, "wisteria", "zenobia", platformId, hash];
    expect(stage.left(kept)).toEqual(kept);
    // A stolen database opens no session.
    expect(stage.left([token, secret, ...Object.values(passwords)])).toEqual([]);
    expect(columnsNaming(stage.file, platformId)).toEqual([
      "people.platform_id",
      "web_sessions.person",
    ]);
    await myData(ana, "delete");
    expect(await myData(ana, "delete-yes")).toMatch(/^Deleted: 1 answer/);
    expect(stage.left(kept)).toEqual([]);
    for (const id of [platformId, person]) expect(columnsNaming(stage.file, id)).toEqual([]);
    const headers = { cookie: `sous_session=${token}` };
    expect((await fetch(`${stage.url}/api/me`, { headers })).status).toBe(401);
    expect((await ana.get("/api/state")).status).toBe(200);
    expect(ana.cookies.get("sous_person")).not.toBe(secret);
    const [session] = await sous.memory.sessions.list(clock.now());
    expect(session?.person).not.toBe(platformId);
    expect(await myData(ana, "tell")).toMatch(/^Nothing that you said is kept/);
  });

  it("do not bring back a session that was ended while a request of it was under way", async () => {
    const [session] = await sous.memory.sessions.list(clock.now());
    const body = JSON.stringify({ verb: "my-data", request: "delete-yes" });
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      cookie: cookieOf(ana),
    };
    const slow = request(`${stage.url}/api/command`, { method: "POST", headers });
    const answered = once(slow, "response");
    slow.write(body.slice(0, 5));
    await clock.sleep(200);
    await sous.memory.sessions.end([session?.id ?? ""]);
    slow.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect((await ana.get("/api/state")).status).toBe(401);
  });
});

const deploy = {
  question: "Deploy billing?",
  kind: "approval",
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};

it("asks the platform again until it says yes; who is not in the channel is told so", async () => {
  const asked = await openAsked();
  const { memory, clock, scenario } = asked;
  const known = new Map<string, Belonging>();
  const belongs = async (person: string, channel: string) =>
    (channel === "general" && known.get(person)) || "unknown";
  const checks = createMemberChecks(
    { memory, clock, log: createLog("silent") },
    [{ ...new SilentPeople().bot, belongs }],
    (ballot) => scenario.desk.read(ballot),
  );
  onTestFinished(() => checks.stop());
  checks.start();
  const ask = await asked.ask(deploy);
  for (const who of ["Ana", "Mallory"])
    expect(await asked.press(who, ask, "Deploy", { belongs: "unknown" })).toBe("unchecked");
  const look = async () => {
    await scenario.pass(20_000, 5000);
    await scenario.allRead();
    return asked.check(ask);
  };
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });
  known.set("mallory", "no");
  expect(await look()).toMatchObject({ state: "open", agreement: { given: 0 } });
  expect((await asked.notes(ask)).join()).toContain("you are not in the channel of this question");
  expect(await memory.questions.unchecked()).toHaveLength(1);
  known.set("ana", "yes");
  expect(await look()).toMatchObject({ approved: true, answers: [{ by: "Ana" }] });
});
