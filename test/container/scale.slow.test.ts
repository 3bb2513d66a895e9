/** The commands of the README for more than one machine, with processes in the place of containers. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { SousProcess } from "../app/sous-process.js";
import { isMissing, usePostgres } from "../memory/postgres/database.js";
import { until } from "../story/team.js";

const { cluster } = usePostgres();

/** The two commands under the heading. */
function readCommands(): readonly string[] {
  const [, section = ""] = readFileSync("README.md", "utf8").split("### More than one machine");
  return (/```\n([\s\S]+?)```/.exec(section)?.[1] ?? "").trim().split("\n");
}

describe.skipIf(isMissing)("more than one machine", () => {
  test("two commands are enough: one process leads, the other one stands by", async () => {
    const [keys = "", up = ""] = readCommands();
    const file = /^docker compose -f (\S+) up -d$/.exec(up)?.[1] ?? "";
    const folder = mkdtempSync(path.join(tmpdir(), "sous-scale-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync("sh", ["-c", keys], { cwd: folder });
    const set = parseEnv(readFileSync(path.join(folder, ".env"), "utf8")) as Record<string, string>;

    const text = readFileSync(file, "utf8");
    const given = text.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => set[name] ?? "");
    const { services } = parse(given, { merge: true });
    // The empty database that PostgreSQL's image makes.
    const { host } = new URL(await cluster().create(services.postgres.environment.POSTGRES_USER));

    const start = async (service: { readonly environment: Record<string, string> }) => {
      const address = service.environment.SOUS_DB?.replace("@postgres/", `@${host}/`) ?? "";
      const settings = { ...set, ...service.environment, SOUS_DB: address };
      const serving = new SousProcess(["serve", "--port", "0"], settings);
      await serving.printed(/(Sous is|Stands by) at http:\S+/);
      const port = /at http:\/\/\S+?:(\d+)/.exec(serving.out)?.[1];
      return (page: string) => fetch(`http://127.0.0.1:${port}${page}`);
    };
    const one = await start(services.one);
    await until(async () => (await one("/readyz")).status === 200, 30_000);
    const two = await start(services.two);
    expect([(await two("/healthz")).status, (await two("/readyz")).status]).toEqual([200, 503]);
  });
});
