/** Several `sous serve` on one PostgreSQL database, as people and their administrators meet them. */
import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { isMissing, usePostgres } from "../memory/postgres/database.js";
import { until } from "../story/team.js";
import { emptyFolder, runIn } from "./sous-folder.js";
import { SousProcess } from "./sous-process.js";

const leaseMs = 2000;
const key = "k".repeat(32);
const keys = { SOUS_JOIN_KEY: key, SOUS_SESSION_KEY: key, SOUS_INSTALL_KEY: key };
const password = "a-password";

interface Asked {
  readonly questions: readonly { readonly id: string; readonly state: string }[];
}

describe.skipIf(isMissing)("serve on PostgreSQL", () => {
  const { cluster, create } = usePostgres();

  async function settingsOf(): Promise<Readonly<Record<string, string>>> {
    const address = (await create()).replace("sous@", `sous:${password}@`);
    return { ...keys, SOUS_DB: address, SOUS_LEASE_SECONDS: `${leaseMs / 1000}` };
  }

  /** A process, when it leads or stands by, and the address of its page. */
  async function serve(settings: Readonly<Record<string, string>>) {
    const serving = new SousProcess(["serve", "--port", "0"], settings);
    onTestFinished(() => expect(serving.out + serving.err).not.toContain(password));
    await serving.printed(/(Sous is|Stands by) at http:\S+/);
    const readiness = async () => {
      const [, url] = [...serving.out.matchAll(/at (http:\/\/[\d.]+:\d+)/g)].at(-1) ?? [];
      const response = await fetch(`${url}/readyz`).catch(() => null);
      return response && { status: response.status, text: await response.text() };
    };
    const leads = () => until(async () => (await readiness())?.status === 200, 30_000);
    return { serving, readiness, leads };
  }

  test("another process takes over what is open, after a kill and at once after a stop", async () => {
    const settings = await settingsOf();
    const folder = emptyFolder(settings);
    const ask = async () => JSON.parse((await runIn(folder, ["questions", "--json"])).out) as Asked;
    const one = await serve(settings);
    await one.leads();
    const { questions } = await until(async () => {
      const asked = await ask();
      return asked.questions.length > 0 && asked;
    });
    const two = await serve(settings);
    const told = (await two.readiness())?.text ?? "";
    expect(JSON.parse(told)).toEqual({
      role: "standby",
      leader: expect.stringMatching(new RegExp(`, process ${one.serving.pid} \\(sous serve\\)$`)),
    });

    const killedAt = performance.now();
    await one.serving.kill();
    await two.leads();
    expect(performance.now() - killedAt).toBeLessThan(leaseMs + 10_000);
    expect((await ask()).questions).toEqual(questions);

    const three = await serve(settings);
    process.kill(two.serving.pid, "SIGTERM");
    expect(await two.serving.ended()).toMatchObject({ code: 0 });
    const endedAt = performance.now();
    await three.leads();
    expect(performance.now() - endedAt).toBeLessThan(leaseMs);
    expect((await ask()).questions).toEqual(questions);
  });

  test("who was stopped for longer than the lease ends, and says who leads", async () => {
    const settings = await settingsOf();
    const one = await serve(settings);
    await one.leads();
    const two = await serve(settings);
    process.kill(one.serving.pid, "SIGSTOP");
    await two.leads();
    process.kill(one.serving.pid, "SIGCONT");
    const ended = await one.serving.ended();
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/^sous: postgres:\S+: \S+, process \d+ \(sous serve\) leads now/m);
    expect((await two.readiness())?.status).toBe(200);
  });

  test("the leader waits while the server is away, and goes on", async () => {
    const settings = await settingsOf();
    const one = await serve(settings);
    await one.leads();
    await cluster().crash();
    await one.leads();
    expect(await runIn(emptyFolder(settings), ["questions", "retry", "--all"])).toMatchObject({
      code: 0,
      out: "Nothing is stuck.\n",
    });
  });

  test("other commands read, hand their writes over, or say who leads", async () => {
    const settings = await settingsOf();
    const folder = emptyFolder(settings);
    const one = await serve(settings);
    await one.leads();
    const retried = await runIn(folder, ["questions", "retry", "--all"]);
    expect(retried).toMatchObject({ code: 0, out: "Nothing is stuck.\n" });
    const moved = await runIn(folder, ["move", "kitchen", "mug 1", "shelf 1"]);
    expect(moved.code).toBe(1);
    expect(moved.err).toMatch(/^sous: postgres:\S+ is in use by \S+, process \d+ \(sous serve\)\./);
    const checked = await runIn(folder, ["doctor"]);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toContain(`process ${one.serving.pid} (sous serve) leads`);
    const backup = await runIn(folder, ["backup", "--out", "here.db"]);
    expect(backup).toMatchObject({ code: 1 });
    expect(backup.err).toMatch(/is no SQLite file\. Back its server up instead: pg_basebackup/);
    const release = await runIn(folder, ["release", "--out", "here"]);
    expect(release).toMatchObject({ code: 1 });
    expect(release.err).toContain("say which file has the pseudonyms' secret: --key <file>");
    for (const { out, err } of [retried, moved, checked, backup, release])
      expect(out + err).not.toContain(password);
    const lines = readFileSync(`/proc/${one.serving.pid}/cmdline`, "utf8");
    expect(lines).not.toContain(password);
  });

  test("a process without the keys of the others is refused", async () => {
    const settings = { ...(await settingsOf()), SOUS_JOIN_KEY: "" };
    const refused = await runIn(emptyFolder(settings), ["serve", "--port", "0"]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      /^sous: On PostgreSQL every machine needs the same keys: set SOUS_J/,
    );
    expect(refused.err).not.toContain(password);
  });
});
