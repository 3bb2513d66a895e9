/** What agents outside Sous ask, and what people answer them, enters no release and no report of quality. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { makeRelease } from "../../src/app/release/release.js";
import type { AskView } from "../../src/core/asking.js";
import { createGrammarGrounder } from "../../src/desk/grounding/index.js";
import { hear } from "../../src/desk/hear.js";
import { receive } from "../../src/desk/inbox.js";
import { plainRules } from "../../src/desk/rules.js";
import { readSous } from "../app/run-sous.js";
import { askDesk, region, sampleAgent, sampleAudience } from "../desk/asked-scenario.js";
import { playCampaign } from "./campaign.js";

it("both are byte for byte the same with them and without", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-release-asks-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "played.db");
  await playCampaign(file, { kitchen: "slack" });
  const without = [await release(file, path.join(folder, "without")), await quality(file)];
  const open = await openMemory({ file, clock: systemClock, command: "test" });
  await answerAgents(open).finally(() => open.close());
  expect([await release(file, path.join(folder, "with")), await quality(file)]).toEqual(without);
});

const quality = (file: string) => readSous("campaign", "quality", "pilot", "--db", file);

/** @returns its files by path, as Base64 */
async function release(file: string, out: string): Promise<Readonly<Record<string, string>>> {
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  const key = "0123456789abcdef0123456789abcdef";
  const countTokens = (text: string) => Math.ceil(text.length / 4);
  await makeRelease(memory, { out, key, countTokens, settings: {} }).finally(() => memory.close());
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const at = path.join(parentPath, name);
      return [path.relative(out, at), readFileSync(at).toString("base64")];
    }),
  );
}

/** Somebody of the campaign answers an agent: by a press, and in words. */
async function answerAgents(memory: OpenMemory): Promise<void> {
  const parts = {
    memory,
    clock: systemClock,
    log: createLog("error"),
    grounder: createGrammarGrounder(),
    answerTimeoutMs: 60_000,
    rules: plainRules,
  };
  await memory.asks.keepAudience(sampleAudience({ bot: "slack", channel: "C0815ZZZZZ" }));
  await memory.asks.keepAgent(sampleAgent());
  const desk = askDesk(parts, new Set(["slack"]));
  for (const [n, { question, what }] of [
    { question: "Which region?", what: { kind: "press", choice: "c1" } as const },
    { question: "Where is the mug?", what: { kind: "words", text: "in the fridge" } as const },
  ].entries()) {
    const given = { ...region, question };
    const { ticket } = (await desk.perform("deploy-bot", "ask_people", given)) as AskView;
    const { question: id = "" } = (await memory.asks.get(ticket)) ?? {};
    const event = {
      key: `asked-${n}`,
      platform: "slack",
      workspace: "T0479XWORK",
      person: { id: "U8815KITCHEN", name: "Zebulon Quist" },
      at: systemClock.now(),
      what: { ...what, question: id },
    } as const;
    const kept: string[] = [];
    expect(await receive(parts, { event }, (ballot) => kept.push(ballot))).toBe("accepted");
    for (const ballot of kept) await hear(parts, ballot);
    const seen = await desk.perform("deploy-bot", "check_question", { ticket });
    expect(seen).toMatchObject({ state: "answered" });
  }
}
