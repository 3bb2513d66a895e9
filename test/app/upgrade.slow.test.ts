/** A newer Sous with a newer schema replaces two running processes on PostgreSQL, one after the other. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { isMissing, usePostgres } from "../memory/postgres/database.js";
import { sousProgram } from "../program.js";
import { until } from "../story/team.js";
import { SousProcess } from "./sous-process.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const key = "k".repeat(32);
const keys = { SOUS_JOIN_KEY: key, SOUS_SESSION_KEY: key, SOUS_INSTALL_KEY: key };
const ana = { id: "page-ana", name: "Ana" };

/** The next version: this one, compiled, with one migration more. */
function makeNextVersion(): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-next-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [main = ""] = sousProgram;
  const built = path.relative(root, main).split(path.sep)[0] ?? "";
  for (const part of ["src", "bots", "memory", "scenes"])
    cpSync(path.join(root, built, part), path.join(folder, built, part), { recursive: true });
  for (const part of ["src", "bots", "scenes", "node_modules", "package.json"])
    symlinkSync(path.join(root, part), path.join(folder, part));
  cpSync(path.join(root, "memory"), path.join(folder, "memory"), { recursive: true });
  const file = "migrations/9000-moods.sql";
  for (const [where, type] of [
    ["memory", "TEXT"],
    ["memory/postgres", "text"],
  ] as const) {
    cpSync(path.join(root, "memory/migrations"), path.join(folder, where, "migrations"), {
      recursive: true,
    });
    writeFileSync(
      path.join(folder, where, file),
      `ALTER TABLE episodes ADD COLUMN mood ${type};
       CREATE TABLE moods (person ${type} PRIMARY KEY, mood ${type} NOT NULL);`,
    );
  }
  return [path.join(folder, path.relative(root, main))];
}

interface Page {
  readonly snapshot: {
    readonly card: {
      readonly question: {
        readonly id: string;
        readonly choices: readonly { id: string }[];
      } | null;
    } | null;
  } | null;
}

describe.skipIf(isMissing)("an upgrade on PostgreSQL", () => {
  const { create } = usePostgres();

  test("loses no answer and shows nobody an error", { timeout: 300_000 }, async () => {
    const settings = { ...keys, SOUS_DB: await create(), SOUS_LEASE_SECONDS: "2" };
    const next = makeNextVersion();
    const errors: (() => string)[] = [];
    const answered: string[] = [];

    const serve = async (program?: readonly string[]) => {
      const serving = new SousProcess(["serve", "--port", "0"], settings, program);
      errors.push(() => serving.err);
      await serving.printed(/(Sous is|Stands by) at http:\S+/);
      // Who takes over has another port then.
      const url = () => [...serving.out.matchAll(/at (http:\/\/[\d.]+:\d+)/g)].at(-1)?.[1] ?? "";
      const leads = () =>
        until(
          async () => (await fetch(`${url()}/readyz`).catch(() => null))?.status === 200,
          30_000,
        );
      return { serving, url, leads };
    };
    const run = async (args: readonly string[], program?: readonly string[]) =>
      new SousProcess(args, settings, program).ended();
    const post = (url: string, body: object) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, person: ana }),
      });
    /** Ana answers the question that is open on the page, and begins another task when none is played. */
    const answer = async (url: string): Promise<void> => {
      const question = await until(async () => {
        const page = (await (await fetch(`${url}/api/state?household=kitchen`)).json()) as Page;
        const open = page.snapshot?.card?.question ?? null;
        if (open && !answered.includes(open.id)) return open;
        await post(`${url}/api/play`, { home: "kitchen" });
        return false;
      }, 60_000);
      const [choice] = question.choices;
      const letter = { question: question.id, choice: choice?.id, key: `press-${question.id}` };
      expect((await post(`${url}/api/press`, letter)).status).toBe(200);
      answered.push(question.id);
    };

    const one = await serve();
    await one.leads();
    const two = await serve();
    const early = await run(["serve", "--port", "0"], next);
    expect(early.code).toBe(1);
    expect(early.err).toContain('Run "sous migrate".');

    await answer(one.url());
    expect(await run(["migrate"], next)).toMatchObject({ code: 0 });
    await answer(one.url());
    process.kill(one.serving.pid, "SIGTERM");
    expect(await one.serving.ended()).toMatchObject({ code: 0 });
    await two.leads();
    await answer(two.url());

    const three = await serve(next);
    process.kill(two.serving.pid, "SIGTERM");
    expect(await two.serving.ended()).toMatchObject({ code: 0 });
    await three.leads();
    await answer(three.url());
    await until(async () => {
      const { out } = await run(["questions", "--json"], next);
      const { questions } = JSON.parse(out) as {
        questions: readonly { id: string; state: string }[];
      };
      const states = new Map(questions.map(({ id, state }) => [id, state]));
      return answered.every((id) => states.get(id) === "answered");
    }, 30_000);
    for (const read of errors) expect(read()).not.toMatch(/"level":[56]0/);
  });
});
