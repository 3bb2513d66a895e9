/** Members of the web page: what they see, and whose words are theirs. With a second bot beside the page. */
import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import type { PageState } from "../../bots/web/page-content.js";
import { keepHousehold } from "../../src/app/households.js";
import { makeWebBot } from "../../src/app/web-bot.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import { ownerRights } from "../../src/core/bot.js";
import { Browser, passwords } from "../bots/web-setup.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { parts } from "./campaigns/scenario.js";
import { columnsNaming } from "./my-data/traces.js";
import { QuietPeople } from "./open-scenario.js";

interface Stage {
  readonly sous: Sous;
  readonly url: string;
  readonly file: string;
  enter(password: string): Promise<Browser>;
}

/** The kitchen is played on the page, the flat elsewhere. */
async function openStage(): Promise<Stage> {
  const file = newFile();
  const { password: webPassword, ownerPassword } = passwords;
  const config = { ...parts.config, webPort: 0, webPassword, ownerPassword };
  const web = makeWebBot({ ...parts, config });
  const people = new QuietPeople();
  const bots = [web, people.bot];
  const timing = { paceMs: 0, answerTimeoutMs: 60_000 };
  const sous = await startSous({ ...parts, ...timing, database: file, command: "test", bots });
  onTestFinished(() => sous.stop());
  const { control, memory } = sous;
  const person = { id: "p", name: "P" };
  const caller = { workspace: "local", person, ...ownerRights };
  await control.play({ home: "kitchen" }, { ...caller, platform: "web", channel: "web" });
  await control.play({ home: "flat" }, { ...caller, platform: "simulated", channel: "C1" });
  await until(async () => (await memory.questions.list({ state: "open" })).length > 0);
  const enter = async (password: string) => {
    const browser = new Browser(web.url());
    await browser.logIn(password);
    return browser;
  };
  return { sous, url: web.url(), file, enter };
}

const read = async (browser: Browser, path: string) => JSON.parse((await browser.get(path)).body);
const stateOf = (browser: Browser, household = ""): Promise<PageState> =>
  read(browser, `/api/state?household=${household}`);
const ask = async (browser: Browser, request: string, person?: object): Promise<string> => {
  const body = { verb: "my-data", request, ...(person && { person }) };
  return JSON.parse((await browser.post("/api/command", body)).body).text;
};

describe("the homes of a member", () => {
  it("are those of the page; the owner sees all", async () => {
    const { enter } = await openStage();
    const [member, owner] = [await enter(passwords.password), await enter(passwords.ownerPassword)];
    expect((await stateOf(owner, "flat")).snapshot?.household).toBe("flat");
    const hidden = await stateOf(member, "flat");
    expect(hidden).toMatchObject({ snapshot: null, drawing: null, list: [] });
    expect((await stateOf(member, "kitchen")).snapshot?.household).toBe("kitchen");
    expect((await stateOf(member)).snapshot?.household).toBe("kitchen");
    expect((await stateOf(member, "bathroom")).snapshot?.household).toBe("bathroom");
  });

  it.each(["flat", "FLAT", " flat ", "Ana and Ben's flat", "cellar", "grid"])(
    "are no others by another name: %s",
    async (home) => {
      const { enter, sous } = await openStage();
      const member = await enter(passwords.password);
      const before = await sous.memory.episodes.list("flat");
      for (const verb of ["why", "pause", "resume", "stop", "teach"])
        expect((await member.post("/api/command", { verb, home })).status, verb).toBe(403);
      expect((await member.post("/api/play", { home })).status).toBe(403);
      const move = { home, thing: "mug 1", place: "sink 1" };
      expect((await member.post("/api/move", move)).status).toBe(403);
      expect(await sous.memory.episodes.list("flat")).toEqual(before);
    },
  );

  it("are no home of the owner that nobody has played, and no game that is played elsewhere", async () => {
    const { enter, sous } = await openStage();
    const { control, memory } = sous;
    const bathroom = await keepHousehold(memory, "bathroom", parts.clock);
    await memory.households.create({ ...bathroom, id: "the-safe", title: "The safe" });
    const person = { id: "p", name: "P" };
    const elsewhere = { workspace: "local", person, channel: "C1", ...ownerRights } as const;
    await control.play({ home: "cooking:take1-cut" }, { ...elsewhere, platform: "simulated" });
    const [member, owner] = [await enter(passwords.password), await enter(passwords.ownerPassword)];
    for (const home of ["the-safe", "cooking:take1-cut:1", "cooking:take1-cut"]) {
      expect((await stateOf(member, home)).snapshot, home).toBeNull();
      expect((await stateOf(owner, home)).snapshot, home).not.toBeNull();
      for (const verb of ["why", "stop"])
        expect((await member.post("/api/command", { verb, home })).status, home).toBe(403);
      expect((await member.post("/api/play", { home })).status, home).toBe(403);
    }
    expect((await stateOf(member, "cooking:take1")).snapshot?.household).toBe("cooking:take1:1");
  });

  it("without a name are the one last played on the page", async () => {
    const { enter } = await openStage();
    const [member, owner] = [await enter(passwords.password), await enter(passwords.ownerPassword)];
    const paused = await member.post("/api/command", { verb: "pause" });
    expect(paused.status).toBe(200);
    expect((await stateOf(owner, "kitchen")).snapshot?.card?.paused).toBe(true);
    expect((await stateOf(owner, "flat")).snapshot?.card?.paused).toBeFalsy();
    const command = { verb: "why", home: "flat" };
    expect((await owner.post("/api/command", command)).status).toBe(200);
  });

  it("are the only ones whose changes they hear of", async () => {
    const { enter, sous, url } = await openStage();
    const follow = async (browser: Browser) => {
      const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
      const answer = await fetch(`${url}/api/events`, { headers: { cookie } });
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
    const member = await follow(await enter(passwords.password));
    const owner = await follow(await enter(passwords.ownerPassword));
    const { episodes } = sous.memory;
    const worth = { stepsWith: 1, stepsWithout: 2, successWithout: true };
    for (const home of ["flat", "kitchen"])
      await episodes.setWorth((await episodes.list(home)).at(-1)?.id ?? "", worth);
    await until(async () => owner.text.includes("flat") && owner.text.includes("kitchen"));
    await until(async () => member.text.includes("kitchen"));
    expect(member.text).not.toContain("flat");
  });
});

describe("the words of a member", () => {
  /** Says something as the session's person, whoever the page claims to be. */
  async function say(browser: Browser, { memory }: Sous, text: string, person: object) {
    const question = await until(
      async () => (await memory.questions.list({ state: "open", household: "kitchen" }))[0],
    );
    const key = `key-${text.replaceAll(" ", "-")}-0000`;
    const answer = await browser.post("/api/reply", { question: question.id, text, key, person });
    expect(JSON.parse(answer.body)).toEqual({ verdict: "accepted" });
    return until(async () =>
      (await memory.questions.ballots(question.id)).find((ballot) => ballot.text === text),
    );
  }
  const claimed = { id: "u-ana", name: "Ana" };

  it("are theirs by their session, and nobody else's", async () => {
    const { enter, sous } = await openStage();
    const { memory } = sous;
    const [ana, ben] = [await enter(passwords.password), await enter(passwords.password)];
    const ballot = await say(ana, sous, "zanzibar", claimed);
    expect(ballot.platformId).toMatch(/^m-[\w-]{22}$/);
    expect(ballot.personName).toBe("Ana");
    const victim = { id: ballot.platformId, name: "Ana" };

    for (const person of [victim, claimed, { id: ballot.person, name: "Ana" }]) {
      for (const about of ["tell", "export", "delete", "delete-yes"])
        expect(await ask(ben, about, person)).toMatch(/^Nothing that you said is kept/);
      for (const [path, body] of [
        ["/api/retract", { ballot: ballot.id }],
        ["/api/fix", { ballot: ballot.id, text: "on the moon" }],
      ] as const) {
        const key = `key-of-ben-${path.length}-${person.id.slice(0, 8)}`;
        const answer = await ben.post(path, { ...body, key, person });
        expect(JSON.parse(answer.body)).toEqual({ verdict: "unknown" });
      }
    }
    expect(await memory.questions.ballot(ballot.id)).toMatchObject({ text: "zanzibar" });
    expect(JSON.parse(await ask(ana, "export", { id: "somebody", name: "x" }))).toMatchObject({
      person: { id: ballot.platformId },
      answers: [{ answer: "zanzibar" }],
      sessions: [{ role: "member", since: expect.stringContaining("T") }],
    });
  }, 60_000);

  it("are the owner's to see and to delete", async () => {
    const { enter, sous } = await openStage();
    const [ana, owner] = [await enter(passwords.password), await enter(passwords.ownerPassword)];
    const ballot = await say(ana, sous, "zanzibar", claimed);
    const person = { id: ballot.platformId, name: "Ana" };
    expect(await ask(owner, "export", person)).toContain("zanzibar");
    await ask(owner, "delete", person);
    expect(await ask(owner, "delete-yes", person)).toMatch(/^Deleted: 1 answer/);
    expect((await ana.get("/api/state")).status).toBe(401);
    expect((await owner.get("/api/state")).status).toBe(200);
  }, 60_000);

  it("stay theirs after another log-in of the same browser, unless they logged out", async () => {
    const { enter, sous } = await openStage();
    const ana = await enter(passwords.password);
    await say(ana, sous, "zanzibar", claimed);
    await ana.logIn(passwords.password);
    expect(await ask(ana, "tell")).toContain("1 answer");
    await ana.post("/api/log-out", {});
    await ana.logIn(passwords.password);
    expect(await ask(ana, "tell")).toMatch(/^Nothing that you said is kept/);
  }, 60_000);

  it("are deleted with their session; they stay, as somebody whom nobody knows", async () => {
    const { enter, sous, file } = await openStage();
    const { memory } = sous;
    const ana = await enter(passwords.password);
    const ballot = await say(ana, sous, "zanzibar", claimed);
    expect(columnsNaming(file, ballot.platformId)).toEqual([
      "people.platform_id",
      "web_sessions.person",
    ]);
    const former = ana.cookies.get("sous_session");
    await ask(ana, "delete");
    expect(await ask(ana, "delete-yes")).toMatch(/^Deleted: 1 answer/);
    expect(columnsNaming(file, ballot.platformId)).toEqual([]);
    expect((await ana.get("/api/state")).status).toBe(200);
    expect(ana.cookies.get("sous_session")).not.toBe(former);
    const [session] = await memory.sessions.list(parts.clock.now());
    expect(session?.person).not.toBe(ballot.platformId);
    expect(await ask(ana, "tell")).toMatch(/^Nothing that you said is kept/);
  }, 60_000);

  it("do not bring back a session that was ended while a request of it was under way", async () => {
    const { enter, sous, url } = await openStage();
    const ana = await enter(passwords.password);
    const [session] = await sous.memory.sessions.list(parts.clock.now());
    const body = JSON.stringify({ verb: "my-data", request: "delete-yes" });
    const cookie = [...ana.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { "content-type": "application/json", "content-length": body.length, cookie };
    const slow = request(`${url}/api/command`, { method: "POST", headers });
    const answered = once(slow, "response");
    slow.write(body.slice(0, 5));
    await parts.clock.sleep(200);
    await sous.memory.sessions.end([session?.id ?? ""]);
    slow.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect((await ana.get("/api/state")).status).toBe(401);
  });
});
