import { describe, expect, onTestFinished, test } from "vitest";
import { openLease } from "../../memory/postgres/leader.js";
import { giveOrder, takeOrders } from "../../src/app/play/orders.js";
import { InputError } from "../../src/core/errors.js";
import { passwords } from "../bots/web-setup.js";
import { createDatabase, isMissing } from "../memory/postgres/database.js";
import { query } from "../memory/postgres/query.js";
import { Browser } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { runSousWith } from "./run-sous.js";
import { keys, serveOnPostgres } from "./sous-process.js";

const password = "a-password";

describe.skipIf(isMissing)("on PostgreSQL", () => {
  const createWithPassword = async () =>
    (await createDatabase()).replace("sous@", `sous:${password}@`);

  test("one leads, one shows the same and writes nothing; after a kill and a stop another takes over", async () => {
    const address = await createWithPassword();
    const settings = {
      SOUS_DB: address,
      SOUS_WEB_PASSWORD: passwords.password,
      SOUS_OWNER_PASSWORD: passwords.ownerPassword,
    };
    const serve = async () => {
      const process = await serveOnPostgres(settings);
      const { serving } = process;
      onTestFinished(() => expect(serving.out + serving.err).not.toContain(password));
      return process;
    };
    const one = await serve();
    await one.leads();
    const member = new Browser(one.url());
    await member.logIn(passwords.password);
    const at = (url: string, { cookies } = member) => {
      const other = new Browser(url);
      for (const [name, value] of cookies) other.cookies.set(name, value);
      return other;
    };
    const questionAt = async (browser: Browser) =>
      JSON.parse((await browser.get("/api/state")).body).snapshot?.card?.question;
    const question = await until(() => questionAt(member), 60_000);

    const two = await serve();
    const leader = new RegExp(`\\S+, process ${one.serving.pid} `);
    expect(JSON.parse((await two.readiness())?.text ?? "")).toEqual({
      role: "standby",
      leader: expect.stringMatching(leader),
    });
    const here = at(two.url());
    expect(await questionAt(here)).toEqual(question);
    expect(JSON.parse((await here.get("/api/me")).body)).toEqual({
      isOwner: false,
      isLoggedIn: true,
      waiting: 0,
      standsBy: expect.stringMatching(leader),
    });
    expect((await here.get("/review")).status).toBe(403);
    expect((await new Browser(two.url()).get("/api/state")).status).toBe(401);
    const ballots = () => query(address, "SELECT id FROM ballots");
    const press = { question: question.id, choice: question.choices[0].id, key: "aaaaaaaa-1111" };
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
    expect((await owner.get("/api/sessions")).status).toBe(200);
    expect((await at(one.url(), owner).get("/api/sessions")).status).toBe(200);

    await one.serving.kill();
    await two.leads();
    const again = at(two.url());
    expect(JSON.parse((await again.get("/api/me")).body)).toMatchObject({ standsBy: null });
    expect(await questionAt(again)).toEqual(question);
    const three = await serve();
    process.kill(two.serving.pid, "SIGTERM");
    expect(await two.serving.ended()).toMatchObject({ code: 0 });
    await three.leads();
    await at(three.url()).post("/api/press", { ...press, person: { id: "x", name: "Ana" } });
    await until(async () => (await ballots()).length === 1);
  });

  test("orders are answered by the process that leads, and leave nothing behind", async () => {
    const address = await createWithPassword();
    const lease = await openLease({ address, holder: "one" });
    onTestFinished(() => lease.close());
    await expect(giveOrder(address, "add", [1])).rejects.toMatchObject({
      code: "no-orders",
      message: expect.not.stringContaining(password),
    });
    await lease.take();
    const taking = await takeOrders(address, {
      add: async (numbers) => (numbers as number[]).reduce((sum, one) => sum + one, 0),
      refuse: async () => {
        throw new InputError("no such thing");
      },
    });
    onTestFinished(() => taking.close());
    const sums = [1, 2, 3, 4].map((number) => giveOrder(address, "add", [number, 1]));
    expect(await Promise.all(sums)).toEqual([2, 3, 4, 5]);
    await expect(giveOrder(address, "refuse", {})).rejects.toMatchObject({
      code: "bad-input",
      message: "no such thing",
    });
    await expect(giveOrder(address, "toString", {})).rejects.toThrow('No order "toString"');
    expect(await query(address, "SELECT id FROM orders")).toEqual([]);
  });

  test.each([
    [{ SOUS_SECRET: "" }, "On PostgreSQL every machine needs the same secret: set SOUS_SEC"],
  ])("serve is refused with %j", async (change, why) => {
    const settings = { ...keys, SOUS_DB: await createWithPassword(), ...change };
    const refused = await runSousWith(settings, "serve", "--port", "0");
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    expect(refused.err).not.toContain(password);
  });
});
