/** After members and participants of the web page delete what is kept of them, no byte of it is in any file. */
import { createHash } from "node:crypto";
import path from "node:path";
import { destination } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../../src/app/clock.js";
import { signLinks } from "../../../src/app/join/links.js";
import { createLog } from "../../../src/app/log.js";
import { forget } from "../../../src/app/people/forget.js";
import { keyBeside } from "../../../src/app/secret-key.js";
import { makeWebBot } from "../../../src/app/web-bot.js";
import { type Sous, startSous } from "../../../src/app/wire.js";
import { Browser, passwords } from "../../bots/web-setup.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { parts, pilot } from "../campaigns/scenario.js";
import { asked, Guest, newKey } from "../join/guests.js";
import { columnsNaming, filesIn, findWords } from "./traces.js";

const words = ["zanzibar", "gramophone"];
const text = `in the fridge, behind the ${words.join(" ")}`;

interface Stage {
  readonly sous: Sous;
  readonly url: string;
  readonly file: string;
  /** Those of the words that stand in any file. */
  left(wanted: readonly string[]): readonly string[];
}

/** The web page with both passwords and a campaign's door; all is logged beside the database. */
async function open(): Promise<Stage> {
  const file = newFile();
  const { password: webPassword, ownerPassword } = passwords;
  const config = { ...parts.config, webPort: 0, webPassword, ownerPassword };
  const to = destination({ dest: path.join(path.dirname(file), "sous.log"), sync: true });
  const log = createLog("trace", { to, secrets: Object.values(passwords) });
  const web = makeWebBot({ ...parts, config, log });
  const sous = await startSous({
    ...parts,
    log,
    database: file,
    command: "a test",
    bots: [web],
    paceMs: 0,
    answerTimeoutMs: 60_000,
  });
  onTestFinished(() => sous.stop());
  const { memory } = sous;
  const where = { bot: "web", channel: "web", atOnce: 1, tasks: ["kitchen"], copies: 1 };
  const door = { fromOutside: true, answersPerParticipant: 1, answersPerQuestion: 9 } as const;
  await createCampaign({ memory, clock: systemClock }, pilot({ ...where, ...door }));
  await moveCampaign({ memory, clock: systemClock }, "pilot", "start");
  sous.campaigns.start();
  const folder = path.dirname(file);
  return {
    sous,
    url: web.url(),
    file,
    left: (wanted) => wanted.filter((word) => findWords(filesIn(folder), [word]).length > 0),
  };
}

const sha256 = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The row of somebody on the page, by the words that they said. */
async function rowOf({ sous: { memory } }: Stage, person: { readonly name?: string } = {}) {
  const people = await memory.people.list();
  const found = people.find(({ name }) => person.name === undefined || name === person.name);
  if (!found) throw new Error("nobody is known");
  return found;
}

describe("a member", () => {
  const name = "Zenobia Quist";

  /** Logs in, says something, and teaches a rule. */
  async function speak({ sous, url }: Stage): Promise<Browser> {
    const browser = new Browser(url);
    await browser.logIn(passwords.password);
    await browser.post("/api/play", { home: "flat", rounds: 20 });
    const question = await until(
      async () => (await sous.memory.questions.list({ household: "flat", state: "open" }))[0],
    );
    const person = { id: "you", name };
    const said = { question: question.id, text, key: newKey(), person };
    expect(JSON.parse((await browser.post("/api/reply", said)).body).verdict).toBe("accepted");
    await until(async () => (await sous.memory.questions.unread()).length === 0);
    const rule = { verb: "teach", home: "flat", rule: "mind the wisteria", person };
    await browser.post("/api/command", rule);
    return browser;
  }

  const myData = async (browser: Browser, request: string): Promise<string> =>
    JSON.parse((await browser.post("/api/command", { verb: "my-data", request })).body).text;

  it("deletes words, name, session and browser; the team's page goes on for them as a new person", async () => {
    const stage = await open();
    const browser = await speak(stage);
    const token = browser.cookies.get("sous_session") ?? "";
    const secret = browser.cookies.get("sous_person") ?? "";
    const { id, platformId } = await rowOf(stage, { name });
    const kept = [...words, "wisteria", "zenobia", platformId, sha256(token)];
    expect(stage.left(kept)).toEqual(kept);
    // Whoever steals the database gets into no session.
    expect(stage.left([token, secret, ...Object.values(passwords)])).toEqual([]);
    expect(await myData(browser, "export")).toContain("zanzibar");

    await myData(browser, "delete");
    expect(await myData(browser, "delete-yes")).toMatch(/^Deleted: /);
    expect(stage.left(kept)).toEqual([]);
    expect(columnsNaming(stage.file, id)).toEqual([]);
    const old = await fetch(`${stage.url}/api/me`, {
      headers: { cookie: `sous_session=${token}` },
    });
    expect(old.status).toBe(401);
    expect((await browser.get("/api/me")).status).toBe(200);
    expect(browser.cookies.get("sous_person")).not.toBe(secret);
  }, 60_000);

  it("is logged out when the owner forgets them", async () => {
    const stage = await open();
    const browser = await speak(stage);
    const token = browser.cookies.get("sous_session") ?? "";
    const { id, platformId } = await rowOf(stage, { name });
    await forget(stage.sous.memory, { person: name, yes: true }, systemClock);
    expect((await browser.get("/api/me")).status).toBe(401);
    expect(stage.left([...words, "wisteria", "zenobia", platformId, sha256(token)])).toEqual([]);
    expect(columnsNaming(stage.file, id)).toEqual([]);
  }, 60_000);

  it("has no session left after logging out everywhere", async () => {
    const stage = await open();
    const browsers = [await speak(stage), new Browser(stage.url)];
    for (const [nameOf, value] of browsers[0]?.cookies ?? [])
      if (nameOf === "sous_person") browsers[1]?.cookies.set(nameOf, value);
    await browsers[1]?.logIn(passwords.password);
    const hashes = browsers.map(({ cookies }) => sha256(cookies.get("sous_session") ?? ""));
    expect(stage.left(hashes)).toEqual(hashes);
    await browsers[0]?.post("/api/log-out", { everywhere: true });
    expect((await browsers[1]?.get("/api/me"))?.status).toBe(401);
    const { sessions } = stage.sous.memory;
    expect(await sessions.list(systemClock.now())).toEqual([]);
  }, 60_000);
});

describe("a participant", () => {
  const id = "5f1e77zenobiasent";

  async function takePart({ sous, url }: Stage, link: string): Promise<Guest> {
    const guest = new Guest(url);
    await guest.get(link);
    await guest.act("agree");
    const question = await asked(guest);
    await guest.act("answer", { question: question.id, key: newKey(), text });
    await until(async () => (await sous.memory.questions.unread()).length === 0);
    return guest;
  }

  /** All that is kept of how they came, and of their code. */
  async function traces(stage: Stage) {
    const { id: row, platformId } = await rowOf(stage);
    const enrolment = await stage.sous.memory.campaigns.enrolment("pilot", row);
    const hashes = [enrolment?.device, enrolment?.codeDevice].filter((one) => one != null);
    expect(hashes.length).toBeGreaterThan(0);
    return { row, kept: [...words, id, platformId, ...hashes] };
  }

  async function done(guest: Guest): Promise<{ code: string; dataCode: string }> {
    const stage = await until(async () => {
      const { stage } = await guest.state();
      return stage.at === "done" && stage;
    });
    return { code: stage.code ?? "", dataCode: stage.dataCode ?? "" };
  }

  it("by a signed link deletes words, id, seat and link", async () => {
    const stage = await open();
    const key = keyBeside(stage.file, "join-key");
    const design = (await stage.sous.memory.campaigns.get("pilot"))?.design ?? pilot();
    const base = new URL(stage.url);
    const [signed] = signLinks({ id: "pilot", design }, [id], { base, key });
    const { pathname, search, searchParams } = new URL(signed?.link ?? "");
    const guest = await takePart(stage, pathname + search);
    await done(guest);
    const { row, kept } = await traces(stage);
    expect(stage.left(kept)).toEqual(kept);
    const secrets = [searchParams.get("signature") ?? "", ...Object.values(guest.cookies)];
    expect(stage.left(secrets)).toEqual([]);
    expect(await guest.ask("data")).toContain("zanzibar");
    expect(await guest.ask("leave", { sure: true })).toMatch(/^Deleted: /);
    expect(stage.left([...kept, ...secrets])).toEqual([]);
    expect(columnsNaming(stage.file, row)).toEqual([]);
  }, 60_000);

  it("by an id and a code deletes words, id, device and code, from another device", async () => {
    const stage = await open();
    const guest = await takePart(stage, `/join/pilot?PROLIFIC_PID=${id}`);
    const { code, dataCode } = await done(guest);
    const { row, kept } = await traces(stage);
    expect(stage.left(kept)).toEqual(kept);
    // They are made anew from the key and the id, whenever they are shown.
    expect(stage.left([code, dataCode, ...Object.values(guest.cookies)])).toEqual([]);
    const other = new Guest(stage.url);
    await other.come(id);
    expect((await other.post("/join/pilot/leave", { sure: true })).status).toBe(403);
    expect(stage.left(kept)).toEqual(kept);
    expect((await other.post("/join/pilot/prove", { code: dataCode })).status).toBe(200);
    expect(await other.ask("leave", { sure: true })).toMatch(/^Deleted: /);
    expect(stage.left([...kept, code, dataCode])).toEqual([]);
    expect(columnsNaming(stage.file, row)).toEqual([]);
  }, 60_000);
});
