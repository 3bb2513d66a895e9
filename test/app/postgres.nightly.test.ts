import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { passwords } from "../bots/web-setup.js";
import { isMissing, useOwnPostgres } from "../memory/postgres/database.js";
import { query } from "../memory/postgres/query.js";
import { Browser } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { findPostgres, startPostgres } from "../peers/postgres.js";
import { sousProgram } from "../program.js";
import { keys, SousProcess, serveOnPostgres } from "./sous-process.js";

const person = { id: "ana", name: "Ana" };

interface Question {
  readonly id: string;
  readonly choices: readonly { readonly id: string }[];
}

function askedAt(url: () => string, not: readonly string[] = []): Promise<Question> {
  return until(async () => {
    const { body } = await new Browser(url()).get("/api/state?household=kitchen");
    const question: Question | undefined = JSON.parse(body).snapshot?.card?.question;
    return question && !not.includes(question.id) && question;
  }, 60_000);
}

function press(url: string, { id: question, choices }: Question) {
  const body = { question, choice: choices[0]?.id, key: `key-${question}`, person };
  return new Browser(url).post("/api/press", body);
}

describe.skipIf(isMissing)("on PostgreSQL", { timeout: 300_000 }, () => {
  const { cluster, create } = useOwnPostgres();
  const stateOf = async (address: string, id: string) =>
    (await query<{ state: string }>(address, `SELECT state FROM questions WHERE id = '${id}'`))[0]
      ?.state;

  test("a process shows what a replica holds, and leads when it is made the primary", async () => {
    const address = await create();
    const database = new URL(address).pathname.slice(1);
    const locked = { SOUS_WEB_PASSWORD: passwords.password };
    const one = await serveOnPostgres({ ...locked, SOUS_DB: address });
    await one.leads();
    const member = new Browser(one.url());
    await member.logIn(passwords.password);
    const questionAt = async (browser: Browser) =>
      JSON.parse((await browser.get("/api/state")).body).snapshot?.card?.question;
    const question = await until(() => questionAt(member), 60_000);
    await cluster().shell("pg_basebackup --pgdata=replica --write-recovery-conf --checkpoint=fast");
    const data = path.join(cluster().folder, "replica");
    const replica = await startPostgres(findPostgres() ?? "", { data });
    onTestFinished(() => replica.stop());
    const two = await serveOnPostgres({ ...locked, SOUS_DB: replica.url(database) });
    const here = () => {
      const browser = new Browser(two.url());
      for (const [name, value] of member.cookies) browser.cookies.set(name, value);
      return browser;
    };
    expect(await questionAt(here())).toEqual(question);
    const refused = await new Browser(two.url()).logIn(passwords.password);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain("Nobody can log in or out on this machine at the moment");

    await one.serving.kill();
    await query(replica.url(database), "SELECT pg_promote()");
    await two.leads();
    const why = await here().post("/api/command", { verb: "why", home: "kitchen", person });
    expect([why.status, why.body]).toEqual([200, expect.stringContaining("text")]);
  });

  test("an upgrade loses no answer and shows nobody an error", async () => {
    const settings = { SOUS_DB: await create() };
    const next = makeNextVersion();
    const errors: SousProcess[] = [];
    const answered: string[] = [];
    const serve = async (program?: readonly string[]) => {
      const serving = await serveOnPostgres(settings, program);
      errors.push(serving.serving);
      return serving;
    };
    const run = (...words: readonly string[]) =>
      new SousProcess(words, { ...keys, ...settings }, next).ended();
    const answer = async (url: () => string): Promise<void> => {
      await new Browser(url()).post("/api/play", { home: "kitchen", rounds: 20, person });
      const question = await askedAt(url, answered);
      expect((await press(url(), question)).status).toBe(200);
      answered.push(question.id);
    };
    const end = async ({ serving }: Awaited<ReturnType<typeof serve>>) => {
      process.kill(serving.pid, "SIGTERM");
      expect(await serving.ended()).toMatchObject({ code: 0 });
    };

    const one = await serve();
    await one.leads();
    const two = await serve();
    const early = await run("serve", "--port", "0");
    expect(early.code).toBe(1);
    expect(early.err).toContain('Run "sous db migrate".');
    await answer(one.url);
    expect(await run("db", "migrate")).toMatchObject({ code: 0 });
    await answer(one.url);
    await end(one);
    await two.leads();
    await answer(two.url);
    const three = await serve(next);
    await end(two);
    await three.leads();
    await answer(three.url);
    for (const id of answered)
      await until(async () => (await stateOf(settings.SOUS_DB, id)) === "answered", 60_000);
    for (const { err } of errors) expect(err).not.toMatch(/"level":[56]0/);
  });
});

/** The compiled current version with one more migration. */
function makeNextVersion(): readonly string[] {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const folder = mkdtempSync(path.join(tmpdir(), "sous-next-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [main = ""] = sousProgram;
  const built = path.relative(root, main).split(path.sep)[0] ?? "";
  for (const part of ["src", "bots", "memory", "scenes"])
    cpSync(path.join(root, built, part), path.join(folder, built, part), { recursive: true });
  for (const part of ["src", "bots", "scenes", "node_modules", "package.json"])
    symlinkSync(path.join(root, part), path.join(folder, part));
  cpSync(path.join(root, "memory"), path.join(folder, "memory"), { recursive: true });
  for (const [where, type] of [
    ["memory", "TEXT"],
    ["memory/postgres", "text"],
  ] as const) {
    const migrations = path.join(folder, where, "migrations");
    cpSync(path.join(root, "memory/migrations"), migrations, { recursive: true });
    writeFileSync(
      path.join(migrations, "9000-moods.sql"),
      `ALTER TABLE episodes ADD COLUMN mood ${type};
       CREATE TABLE moods (person ${type} PRIMARY KEY, mood ${type} NOT NULL);`,
    );
  }
  return [path.join(folder, path.relative(root, main))];
}
