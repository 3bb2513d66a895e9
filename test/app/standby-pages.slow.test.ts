/** The pages of a `sous serve` that stands by, beside those of the one that leads. */
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Browser, passwords } from "../bots/web-setup.js";
import { isMissing, usePostgres } from "../memory/postgres/database.js";
import { query } from "../memory/postgres/query.js";
import { findPostgres, startPostgres } from "../peers/postgres.js";
import { until } from "../story/team.js";
import { SousProcess } from "./sous-process.js";

const key = "k".repeat(32);
const settings = {
  SOUS_JOIN_KEY: key,
  SOUS_SESSION_KEY: key,
  SOUS_INSTALL_KEY: key,
  SOUS_LEASE_SECONDS: "2",
  SOUS_WEB_PASSWORD: passwords.password,
  SOUS_OWNER_PASSWORD: passwords.ownerPassword,
};

describe.skipIf(isMissing)("a process that stands by", () => {
  const { cluster, create } = usePostgres();

  async function serve(address: string) {
    const serving = new SousProcess(["serve", "--port", "0"], { ...settings, SOUS_DB: address });
    await serving.printed(/(Sous is|Stands by) at http:\S+/);
    const url = () => [...serving.out.matchAll(/at (http:\/\/[\d.]+:\d+)/g)].at(-1)?.[1] ?? "";
    const isReady = async () => (await fetch(`${url()}/readyz`).catch(() => null))?.ok === true;
    return { serving, url, leads: () => until(isReady, 30_000) };
  }

  /** A leader with an open question, and a member who has logged in there. */
  async function begin(address: string) {
    const one = await serve(address);
    await one.leads();
    const member = new Browser(one.url());
    await member.logIn(passwords.password);
    const card = await until(async () => {
      const { snapshot } = JSON.parse((await member.get("/api/state")).body);
      return snapshot?.card?.question && snapshot.card;
    }, 30_000);
    return { one, member, card };
  }

  function withCookies({ cookies }: Browser, url: string): Browser {
    const other = new Browser(url);
    for (const [name, value] of cookies) other.cookies.set(name, value);
    return other;
  }

  test("shows to each what the leader shows them, and writes nothing", async () => {
    const address = await create();
    const { one, member, card } = await begin(address);
    const two = await serve(address);
    const here = withCookies(member, two.url());
    const state = JSON.parse((await here.get("/api/state")).body);
    expect(state.snapshot.card.question).toEqual(card.question);
    const leader = new RegExp(`only shows what is there: \\S+, process ${one.serving.pid} `);
    expect(JSON.parse((await here.get("/api/me")).body)).toEqual({
      isOwner: false,
      isLoggedIn: true,
      standsBy: expect.stringMatching(leader),
    });
    expect((await here.get("/review")).status).toBe(403);
    const stranger = new Browser(two.url());
    expect((await stranger.get("/api/state")).status).toBe(401);
    expect((await stranger.get("/")).status).toBe(303);

    const ballots = () => query(address, "SELECT id FROM ballots");
    const [choice] = card.question.choices;
    const press = { question: card.question.id, choice: choice.id, key: "aaaaaaaa-1111" };
    for (const [to, body] of Object.entries({
      "/api/press": press,
      "/api/play": { home: "kitchen", rounds: 1 },
      "/api/move": { home: "kitchen", thing: "mug 1", place: "shelf 1" },
    })) {
      const refused = await here.post(to, body);
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.body).error).toMatch(leader);
    }
    expect(await ballots()).toEqual([]);

    const owner = new Browser(two.url());
    expect((await owner.logIn(passwords.ownerPassword)).status).toBe(303);
    for (const page of ["/api/review", "/api/campaigns", "/api/sessions"])
      expect((await owner.get(page)).status).toBe(200);
    expect((await withCookies(owner, one.url()).get("/api/sessions")).status).toBe(200);
    await owner.post("/api/log-out", { everywhere: false });
    expect((await withCookies(owner, one.url()).get("/api/sessions")).status).toBe(401);

    await member.post("/api/press", { ...press, person: { id: "x", name: "Ana" } });
    await until(async () => (await ballots()).length === 1, 10_000);
    await one.serving.kill();
    await two.leads();
    const again = withCookies(member, two.url());
    expect(JSON.parse((await again.get("/api/me")).body)).toMatchObject({ standsBy: null });
  });

  test("shows what a replica holds, and leads when it is made the primary", async () => {
    const address = await create();
    const database = new URL(address).pathname.slice(1);
    const { one, member, card } = await begin(address);
    await cluster().shell("pg_basebackup --pgdata=replica --write-recovery-conf --checkpoint=fast");
    const replica = await startPostgres(findPostgres() ?? "", {
      data: path.join(cluster().folder, "replica"),
    });
    onTestFinished(() => replica.stop());
    const two = await serve(replica.url(database));
    const here = withCookies(member, two.url());
    const state = JSON.parse((await here.get("/api/state")).body);
    expect(state.snapshot.card.question).toEqual(card.question);
    const refused = await new Browser(two.url()).logIn(passwords.password);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain("Nobody can log in or out on this machine at the moment");

    await one.serving.kill();
    await query(replica.url(database), "SELECT pg_promote()");
    await two.leads();
    const leading = withCookies(member, two.url());
    const person = { id: "x", name: "Ana" };
    const asked = await leading.post("/api/command", { verb: "why", home: "kitchen", person });
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining("text")]);
  });
});
