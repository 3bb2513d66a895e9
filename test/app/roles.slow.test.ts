/** The work of one `sous serve` shared by two: one plays, one has the pages. */
import { describe, expect, test } from "vitest";
import { Browser } from "../bots/web-setup.js";
import { isMissing, usePostgres } from "../memory/postgres/database.js";
import { query } from "../memory/postgres/query.js";
import { until } from "../story/team.js";
import { emptyFolder, runIn } from "./sous-folder.js";
import { SousProcess } from "./sous-process.js";

const key = "k".repeat(32);
const keys = { SOUS_JOIN_KEY: key, SOUS_SESSION_KEY: key, SOUS_INSTALL_KEY: key };
/** From an answer to the next step of a process that looks by itself twice a second. */
const soonMs = 3000;

describe.skipIf(isMissing)("roles", () => {
  const { create } = usePostgres();

  async function serve(SOUS_ROLES: string, settings: Readonly<Record<string, string>>) {
    const all = { ...settings, SOUS_ROLES, SOUS_LEASE_SECONDS: "2", SOUS_PACE_MS: "0" };
    const serving = new SousProcess(["serve", "--port", "0"], all);
    await serving.printed(/(Sous is|Stands by) at http:\S+/);
    const url = () => [...serving.out.matchAll(/at (http:\/\/[\d.]+:\d+)/g)].at(-1)?.[1] ?? "";
    const isReady = async () => (await fetch(`${url()}/readyz`).catch(() => null))?.ok === true;
    await until(isReady, 30_000);
    return { serving, page: () => new Browser(url()) };
  }

  test("what is said on a page goes on in the process that plays, also when either dies", async () => {
    const settings = { ...keys, SOUS_DB: await create() };
    const pages = await serve("pages", settings);
    const person = { id: "ana", name: "Ana" };
    const play = () => pages.page().post("/api/play", { home: "kitchen", rounds: 2 });
    expect((await play()).body).toContain("The process that plays does not answer at the moment.");
    const player = await serve("player", settings);
    expect((await play()).body).toContain("Starting in");

    const read = async () => JSON.parse((await pages.page().get("/api/state")).body);
    const asked = (not?: string) =>
      until(async () => {
        const question = (await read()).snapshot?.card?.question;
        return question && question.id !== not && question;
      }, 30_000);
    let question = await asked();
    const press = async () => {
      const [choice] = question.choices;
      const body = { question: question.id, choice: choice.id, key: `key-${question.id}`, person };
      const answer = await pages.page().post("/api/press", body);
      expect(JSON.parse(answer.body)).toMatchObject({ verdict: "accepted" });
    };
    const state = async (id: string) =>
      (await query<{ state: string }>(settings.SOUS_DB, "SELECT id, state FROM questions")).filter(
        (one) => "id" in one && one.id === id,
      )[0]?.state;
    const pressedAt = performance.now();
    await press();
    await until(async () => (await state(question.id)) === "answered", 10_000);
    expect(performance.now() - pressedAt).toBeLessThan(soonMs);

    const elsewhere = player.page();
    expect((await elsewhere.get("/api/state")).status).toBe(200);
    const refused = await elsewhere.post("/api/play", { home: "kitchen", rounds: 1 });
    expect([refused.status, refused.body]).toEqual([503, expect.stringContaining("only shows")]);

    const order = async (verb: string) =>
      (await pages.page().post("/api/command", { verb, home: "kitchen", person })).body;
    expect(await order("pause")).toContain("Paused in");
    expect(await order("resume")).toContain("I go on in");

    question = await asked(question.id);
    await player.serving.kill();
    await press();
    const next = await serve("player", settings);
    await until(async () => (await state(question.id)) === "answered", 10_000);
    const doctor = (await runIn(emptyFolder(settings), ["doctor"])).out;
    expect(doctor).toContain(`process ${pages.serving.pid} (sous serve) leads in pages`);
    expect(doctor).toContain(`process ${next.serving.pid} (sous serve) leads in player`);

    await pages.serving.kill();
    const again = await serve("pages", settings);
    const shown = JSON.parse((await again.page().get("/api/state")).body);
    expect(shown.snapshot.household).toBe("kitchen");
  });

  test("are refused where they cannot be", async () => {
    const folder = emptyFolder({ ...keys, SOUS_DB: await create(), SOUS_ROLES: "gateway" });
    const lonely = await runIn(folder, ["serve", "--port", "0"]);
    expect(lonely).toMatchObject({
      code: 1,
      err: expect.stringContaining("needs Slack or Discord"),
    });
    const onFile = await runIn(emptyFolder({ SOUS_ROLES: "player" }), ["serve", "--port", "0"]);
    expect(onFile).toMatchObject({ code: 1, err: expect.stringContaining("on PostgreSQL only") });
  });
});
