import { describe, expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { openMemory } from "../../memory/open.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { secretsOf } from "../../src/app/settings/config.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { formatChecks } from "../../src/cli/serve/doctor.js";
import { compareClocks, fail, pass, warn } from "../../src/core/check.js";
import type { Prompt } from "../../src/core/model/model.js";
import { run } from "../contracts/memory/runs.js";
import { newFile, openIn } from "../memory/folder.js";
import { sampleHousehold, sampleTuple } from "../memory/samples.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { examineWith } from "./doctor-setup.js";
import { keepDead } from "./played-file.js";
import { runSous, runSousWith } from "./run-sous.js";

describe("the report", () => {
  it("has a line for each check, what to do under it, and a sentence at the end", () => {
    const good = pass("one", "fine");
    const odd = warn("two", "first line\n  second line", "Look at it.");
    const bad = fail("three", "broken", "Mend it.");
    expect(formatChecks({ checks: [good, odd, bad] })).toBe(
      [
        "✔ one: fine",
        "! two: first line",
        "    second line",
        "  → Look at it.",
        "✘ three: broken",
        "  → Mend it.",
        "",
        "1 of 3 checks failed, 1 to look at.",
      ].join("\n"),
    );
    expect(formatChecks({ checks: [good] })).toMatch(/\nNothing failed\.$/);
  });

  it("warns of clocks that are more than a minute apart", () => {
    expect(compareClocks("clock", 1_000_000, 1_060_000)).toEqual(pass("clock", "60 s apart"));
    expect(compareClocks("clock", 1_000_000, 1_061_000).detail).toContain("61 s ahead");
    expect(compareClocks("clock", 1_061_000, 1_000_000).detail).toContain("61 s behind");
    for (const unknown of [null, Number.NaN])
      expect(compareClocks("clock", unknown, 0).state).toBe("warn");
  });
});

describe("what is looked at", () => {
  it("is said, also what is not configured, which is no error", async () => {
    const { ok, report } = await examineWith({});
    expect(ok).toBe(true);
    expect(report).toMatch(/^✔ Node: \d+/m);
    for (const name of ["Slack", "Discord", "language model", "embeddings"])
      expect(report).toMatch(new RegExp(`^✔ ${name}: not configured`, "m"));
  });

  it("is a task whose channel was lost, by the name of its home, and what could not be shown", async () => {
    const database = newFile();
    const memory = await openMemory({ file: database, clock: systemClock });
    await memory.households.create({ ...sampleHousehold(), title: "Ana's kitchen" });
    await memory.runs.begin(run);
    await memory.runs.setPaused("kitchen", 5, "The channel is archived. Unarchive it.");
    await memory.close();
    const { checks, find } = await examineWith({}, { database });
    const advice = "The channel is archived. Unarchive it. Or say /sous resume.";
    expect(checks).toContainEqual(warn("task", "Ana's kitchen is paused", advice));
    expect(find("deliveries")).toMatchObject({ state: "ok" });
    const dead = await examineWith({}, { database: await keepDead() });
    expect(dead.find("deliveries")).toMatchObject({
      state: "warn",
      detail: "1 could not be shown",
      advice: expect.stringContaining("sous questions --stuck"),
    });
  });

  it("is how many vectors are of another embedder", async () => {
    const database = newFile();
    const memory = await openIn(database, { embedder: createHashingEmbedder() });
    await memory.asking();
    await memory.finish("e1", { tuples: [sampleTuple()] });
    await memory.tuples.nearest({ ...sampleTuple(), k: 1 });
    await memory.close();
    const { find } = await examineWith({}, { database });
    expect(find("database: vectors")).toMatchObject({
      state: "warn",
      detail: "0 of 1 are of the embedder that is set",
      advice: expect.stringContaining("in the background"),
    });
    const letters = await examineWith({ SOUS_EMBED_MODEL: "letters" }, { database });
    expect(letters.find("database: vectors")).toMatchObject({ state: "ok" });
  });

  it.each([
    [{}, "✔ web chat: no password: it answers this machine only, whose user is the owner"],
    [
      { SOUS_WEB_PASSWORD: "correct horse" },
      "! web chat: nobody is the owner: review, campaigns and sessions are closed\n  → Set SOUS_OWNER_PASSWORD",
    ],
    [
      { SOUS_OWNER_PASSWORD: "correct horse" },
      "✔ web chat: the owner logs in; there are no members",
    ],
    [
      { SOUS_WEB_PASSWORD: "correct horse", SOUS_OWNER_PASSWORD: "battery staple" },
      "✔ web chat: the owner and members log in",
    ],
    [
      { SOUS_LLM_ANSWERS: "on" },
      "! settings: SOUS_LLM_ANSWERS no longer exists. To switch it on, set SOUS_LLM_ROLES=grounder.\n  → Change .env",
    ],
  ])("is who is who, and what replaces a former setting: %o", async (variables, line) => {
    expect((await examineWith(variables)).report).toContain(line);
  });

  it("is every wrong setting at once", async () => {
    const half = { SLACK_BOT_TOKEN: "xoxb-half-a-setting", SOUS_WEB_PORT: "many" };
    const { ok, report } = await examineWith(half);
    expect(ok).toBe(false);
    for (const name of ["SOUS_WEB_PORT", "SLACK_APP_TOKEN", "SLACK_CHANNEL"])
      expect(report).toMatch(new RegExp(`^ {4}${name}: `, "m"));
    expect(report).toContain("→ Run sous init");
    expect(report).not.toContain("half-a-setting");
    const exited = await runSousWith({ ...half, SOUS_DB: newFile() }, "doctor", "--json");
    expect(exited.code).toBe(1);
    expect(JSON.parse(exited.out)).toMatchObject({ ok: false, checks: expect.any(Array) });
  });
});

describe("language models and embeddings", () => {
  const key = "key-of-the-peer";
  const openServer = async (options: Parameters<typeof startOpenAiPeer>[0]) => {
    const peer = await startOpenAiPeer({ key, ...options });
    onTestFinished(() => peer.close());
    return peer;
  };

  it("are shown with what they can do", async () => {
    const peer = await openServer({
      brain: (_, { schema }) => (schema ? '{"word": "kitchen"}' : "kitchen"),
      lacks: ["log-probabilities"],
    });
    const variables = {
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: key,
      SOUS_LLM_URL: peer.url,
      SOUS_LLM_ROLES: "fallback=m2",
      SOUS_EMBED_MODEL: "e1",
      SOUS_EMBED_KEY: key,
      SOUS_EMBED_URL: peer.url,
    };
    const ample = await examineWith(variables);
    expect(ample.ok).toBe(false);
    expect(ample.report).toMatch(
      /^✘ language model m1: abilities: .*logprobs \(refused\)\n {2}→ Set SOUS_LLM_ABILITIES=/m,
    );
    const [, abilities = ""] = /SOUS_LLM_ABILITIES=(\S+) in/.exec(ample.report) ?? [];
    Object.assign(variables, { SOUS_LLM_ABILITIES: abilities });
    const { ok, report } = await examineWith(variables);
    expect(ok).toBe(true);
    for (const model of ["m1", "m2"]) {
      expect(report).toContain(`✔ language model ${model}: answers at ${peer.url}`);
      expect(report).toContain(`✔ language model ${model}: JSON schema: followed`);
      expect(report).toContain(`! language model ${model}: tools: not called\n  → `);
      expect(report).toContain(`✔ language model ${model}: abilities: response_format, `);
      expect(report).toContain(`! language model ${model}: log-probabilities: not given\n  → `);
    }
    expect(report).toContain("✔ embeddings e1: gives vectors");

    const wrong = { SOUS_LLM_KEY: "key-that-is-wrong", SOUS_EMBED_KEY: "key-that-is-wrong" };
    const refused = await examineWith({ ...variables, ...wrong });
    expect(refused.ok).toBe(false);
    expect(refused.report).toMatch(
      /^✘ language model m1: .*Incorrect API key[\s\S]*→ Correct SOUS_LLM_KEY/m,
    );
    expect(refused.report).toMatch(
      /^✘ embeddings e1: .*Incorrect API key[\s\S]*→ Correct SOUS_EMBED_MODEL/m,
    );
    expect(refused.report).not.toContain("key-that-is-wrong");
  });

  it.each<[Record<string, string>, RegExp, string]>([
    [
      { SOUS_LLM_PROVIDER: "anthropic" },
      /=anthropic needs a package/,
      "Type: npm install @langchain/anthropic",
    ],
    [{ SOUS_LLM_PROVIDER: "ollama" }, /a package/, "Type: npm install @langchain/ollama"],
    [
      { SOUS_LLM_PROVIDER: "nobody" },
      /=nobody names no known/,
      "Set one of these in .env: openai,",
    ],
    [{ SOUS_LLM_KEY: "wrong" }, /does not accept/, "Correct SOUS_LLM_KEY in .env."],
    [{ SOUS_LLM_URL: "http://127.0.0.1:9/v1" }, /127\.0\.0\.1:9/, "See that the server runs"],
    [{ SOUS_LLM_URL: "/nowhere" }, /nowhere/, "Correct SOUS_LLM_URL in .env"],
  ])("have one remedy, and name the server that was called: %o", async (wrong, detail, advice) => {
    const peer = await openServer({ brain: () => "kitchen" });
    const given: Record<string, string> = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: key };
    if (!wrong.SOUS_LLM_PROVIDER) given.SOUS_LLM_URL = peer.url;
    Object.assign(given, wrong);
    if (wrong.SOUS_LLM_URL === "/nowhere") given.SOUS_LLM_URL = `${peer.url}/nowhere`;
    const found = (await examineWith(given)).find("language model m1");
    expect(found).toMatchObject({ state: "fail", detail: expect.stringMatching(detail) });
    expect(found?.advice?.slice(0, advice.length)).toBe(advice);
    expect(`${found?.detail} ${found?.advice}`).not.toContain("api.openai.com");
    expect(found?.detail).not.toMatch(/SOUS_LLM_(?:URL|KEY|MODEL)|npm install/);
  });
});

const prompt: Prompt = {
  role: "actor",
  messages: [{ speaker: "user", text: "Where?" }],
  charge: { episode: "e-1" },
};

async function supply(variables: Record<string, string>, file = ":memory:") {
  const memory = await openMemory({ file, clock: systemClock });
  onTestFinished(() => memory.close());
  const config = readConfig(variables, false);
  const lines: string[] = [];
  const log = createLog("debug", {
    secrets: secretsOf(config),
    to: { write: (line: string) => void lines.push(line) },
  });
  const again = () => modelSupply({ config, store: memory.models, clock: systemClock, log });
  return { memory, model: again(), again, lines };
}

it("without one, says which variables are missing, and rules go on", async () => {
  const { memory, model } = await supply({});
  expect(() => model()).toThrow(/SOUS_LLM_MODEL: .*\n {2}SOUS_LLM_KEY: platform\.openai\.com/);
  expect(await createPolicy("rules", { memory, model })).toMatchObject({ name: "rules" });
});

it("keeps to the caps, logs what fails without the key, and what it took is printed", async () => {
  const key = "key-of-the-test-0123456789";
  const peer = await startOpenAiPeer({ key, brain: () => "In the sink." });
  onTestFinished(() => peer.close());
  const file = newFile();
  const { memory, model, again, lines } = await supply(
    {
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: key,
      SOUS_LLM_URL: peer.url,
      SOUS_LLM_DAY_DOLLARS: "0.2",
      SOUS_LLM_PRICES: "m1=100000/0",
    },
    file,
  );
  expect(model()).toBe(model());
  peer.failNext({ kind: "status", status: 401, message: `${key} is wrong` });
  await expect(model().complete(prompt)).rejects.toMatchObject({ failure: "rejected" });
  // A server that rejects the key is not called for a while, even by later episodes.
  for (const episode of ["e-1", "e-2"])
    await expect(model().complete({ ...prompt, charge: { episode } })).rejects.toMatchObject({
      failure: "rejected",
    });
  expect(peer.chats).toHaveLength(1);
  const later = again();
  expect(await later().complete(prompt)).toBe("In the sink.");
  await expect(later().complete({ ...prompt, sample: 1 })).rejects.toMatchObject({
    failure: "budget-spent",
  });
  expect(lines.join()).toContain("model-rejected");
  expect(lines.join()).not.toContain(key);
  await memory.close();

  const { out } = await runSous("doctor", "usage", "--db", file);
  expect(out).toContain("all together: 2 requests (and 0 kept), 6 tokens in, 3 out, $0.6000");
  expect(out).toContain("episode e-1: 2 requests");
  const json = JSON.parse((await runSous("doctor", "usage", "--db", file, "--json")).out);
  expect(json).toMatchObject({ all: { requests: 2, promptTokens: 6 }, models: { m1: {} } });
});
