/** The Python client of clients/python, against a real `sous serve`. */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished, test } from "vitest";
import { emptyFolder, runIn, sousWords, startIn } from "../app/sous-folder.js";
import { until } from "../peers/control.js";
import { noteMissing } from "../shared-data.js";
import { openStage, tokenOf } from "./stage.js";

const client = path.resolve("clients/python/src");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) noteMissing("python3");

const password = "a-kitchen-of-many-people";
const script = `
import json, sys
from sous_desk import Desk, Refused, Ticket

url, token = sys.argv[1:]
desk = Desk(url, token)
choices = {"eu": "Europe", "us": "United States"}
asked = desk.ask("Which region for billing?", choices=choices, key="billing-region")
again = desk.ask("Which region for billing?", choices=choices, key="billing-region")
early = desk.wait(asked, timeout_s=1)
print("not answered yet", flush=True)
answered = desk.wait(asked)
gone = desk.cancel(desk.ask("Which colour?", key="which-colour"))
action = "DROP TABLE orders_2019"
ticket = desk.ask("May I delete it?", kind="approval", choices={"yes": "Approve", "no": "No"},
                  declines="no", context=action, key="delete-orders")
approved = desk.wait(ticket)
refusals = []
for call in (lambda: desk.ask(""), lambda: desk.check("t-nobody"), lambda: Desk(url, "wrong").ask("Who?")):
    try:
        call()
    except Refused as refused:
        refusals.append(refused.code)
print(json.dumps({
    "same": asked.id == again.id, "early": early.state, "choice": answered.choice,
    "gone": gone.state, "approved": approved.approves(action), "other": approved.approves("DROP TABLE orders"),
    "declined": desk.approve("May I delete more?", context="DROP DATABASE"), "refusals": refusals,
    "recalled": [one["answer"]["choice"] for one in desk.recall("Which region for billing?")],
}))
`;

/** Presses the first of these labels that the page shows, until all are pressed. */
async function pressInTurn(url: string, labels: readonly string[]): Promise<void> {
  const form = new URLSearchParams({ password });
  const login = await fetch(`${url}/login`, { method: "POST", body: form, redirect: "manual" });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  for (const label of labels)
    await until(async () => {
      const state = await (
        await fetch(`${url}/api/inbox?person=ana`, { headers: { cookie } })
      ).json();
      for (const { id: question, choices } of (state as State).calls) {
        const choice = choices.find((one) => one.label === label)?.id;
        if (!choice) continue;
        const person = { id: "ana", name: "Ana" };
        const body = JSON.stringify({ question, choice, key: `pressed-${question}`, person });
        const headers = { cookie, "content-type": "application/json" };
        return fetch(`${url}/api/press`, { method: "POST", headers, body });
      }
      return null;
    });
}

interface State {
  readonly calls: readonly {
    readonly id: string;
    readonly choices: readonly { readonly id: string; readonly label: string }[];
  }[];
}

test.runIf(hasPython)(
  "asks, waits, is refused, and has consent to exactly what was shown",
  { timeout: 180_000 },
  async () => {
    const folder = emptyFolder({
      SOUS_WEB_PASSWORD: password,
      SOUS_OWNER_PASSWORD: "the-owner-of-many-kitchens",
      SOUS_WEB_PORT: "0",
    });
    const serving = startIn(folder, [...sousWords, "serve", "--no-play"]);
    const [, url = ""] = await serving.printed(/Sous is at (\S+)/, 90_000);
    await runIn(folder, ["agents", "audiences", "add", "team", "--bot", "web"]);
    const admit = ["agents", "add", "coder", "--run-by", "Platform team", "--audience", "team"];
    const [, token = ""] = /only now: (\S+)/.exec((await runIn(folder, admit)).out) ?? [];

    const words = ["env", `PYTHONPATH=${client}`, "python3", "-c", script, url, token];
    const asking = startIn(folder, words);
    await asking.printed(/not answered yet/);
    const presses = pressInTurn(url, ["Europe", "Approve", "Decline"]);
    const { out: said, err } = await asking.ended();
    expect(err).toBe("");
    await presses;
    expect(JSON.parse(said.slice(said.indexOf("{")))).toEqual({
      same: true,
      early: "open",
      choice: "eu",
      gone: "cancelled",
      approved: true,
      other: false,
      declined: false,
      refusals: ["bad-input", "unknown-ticket", "unauthorized"],
      recalled: ["eu"],
    });
  },
);

test("the client is one file of at most 250 lines that needs the standard library only", () => {
  const source = readFileSync(path.join(client, "sous_desk/__init__.py"), "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(250);
  const project = readFileSync("clients/python/pyproject.toml", "utf8");
  expect(project).toContain("dependencies = []");
});

it("curl asks and waits", async () => {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const script = new URL("../../docs/examples/ask.sh", import.meta.url).pathname;
  const env = {
    ...process.env,
    SOUS_URL: new URL(stage.url).origin,
    SOUS_TOKEN: tokenOf("deploy-bot"),
  };
  const asking = promisify(execFile)("sh", [script], { env });
  await stage.press("Which region for billing?", "Europe");
  expect(JSON.parse((await asking).stdout)).toMatchObject({ answer: { choice: "eu" } });
});

it("adapters compile as copies in a project without ours", async () => {
  const folder = mkdtempSync(join(tmpdir(), "copied-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("src/adapters", folder, { recursive: true });
  const flags = "--ignoreConfig --strict --noEmit --target es2022 --module nodenext";
  const options = [...flags.split(" "), "--lib", "es2022,dom", "--types", ""];
  const files = readdirSync(folder).map((file) => join(folder, file));
  const { stdout } = await promisify(execFile)("node_modules/.bin/tsc", [...options, ...files]);
  expect(stdout).toBe("");
});
