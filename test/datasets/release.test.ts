import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { importRelease, makeRelease, releaseKey } from "../../src/app/release/release.js";
import { decide, listReview } from "../../src/app/release/release-review.js";
import { checkLine } from "../../src/datasets/openai-chat.js";
import type { ReleaseSettings } from "../../src/datasets/release/index.js";
import { pilot } from "../app/campaigns/scenario.js";
import { failureOf } from "../failure-of.js";
import { changeRows, playCampaign } from "./campaign.js";

const countTokens = (text: string) => Math.ceil(text.length / 4);
const key = "0123456789abcdef0123456789abcdef";
const folder = mkdtempSync(path.join(tmpdir(), "sous-release-"));
const database = path.join(folder, "played.db");
const inFolder = (name: string) => path.join(folder, name);

async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

interface Wish {
  readonly settings?: Partial<ReleaseSettings>;
  readonly file?: string;
  readonly previous?: string;
}

/** Makes a release and returns its files by path. */
async function release(name: string, { settings = {}, file = database, previous }: Wish = {}) {
  const out = inFolder(name);
  const report = await using(file, (memory) =>
    makeRelease(memory, { out, key, countTokens, settings, ...(previous && { previous }) }),
  );
  return { report, out, files: readAll(out) };
}

let made: ReturnType<typeof release> | undefined;
/** The release of what was played, with no settings; made once. */
function plain(): ReturnType<typeof release> {
  made ??= release("plain");
  return made;
}

function readAll(out: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(out, { recursive: true, withFileTypes: true });
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(out, file), readFileSync(file)]),
  );
}

function rowsIn(files: ReadonlyMap<string, Buffer>, part: string) {
  return ["train", "validation", "test"].flatMap((split) =>
    (files.get(`${part}/${split}.jsonl`)?.toString() ?? "")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ split, row: JSON.parse(line) })),
  );
}

beforeAll(
  () => playCampaign(database, { kitchen: "web", flat: "slack", bathroom: "discord" }),
  60_000,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("loads with a standard reader for each format, and all tell the same", async () => {
  const { files, report } = await plain();
  const questions = rowsIn(files, "data");
  expect(questions.length).toBeGreaterThan(2);
  expect(report.questions).toBe(questions.length);
  for (const split of new Set(questions.map((one) => one.split))) {
    const here = questions.filter((one) => one.split === split).map(({ row }) => row);
    const csv = parse(files.get(`table/${split}.csv`) ?? "", { columns: true }) as Record<
      string,
      string
    >[];
    const buffer = files.get(`table/${split}.parquet`) ?? Buffer.alloc(0);
    const parquet = await parquetReadObjects({ file: new Uint8Array(buffer).buffer });
    expect(csv.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
    expect(parquet.map(({ sentence }) => sentence)).toEqual(here.map(({ sentence }) => sentence));
    expect(parquet.map(({ reward }) => reward)).toEqual(here.map(({ reward }) => reward));
    expect(JSON.parse(csv[0]?.ballots ?? "")).toEqual(here[0].ballots);
    const ambik = parse(files.get(`ambik/${split}.csv`) ?? "", { columns: true }) as Record<
      string,
      string
    >[];
    expect(ambik.map(({ question }) => question)).toEqual(
      here.filter(({ state }) => state === "answered").map(({ sentence }) => sentence),
    );
  }
  const card = files.get("README.md")?.toString() ?? "";
  expect(report.groups).toMatchObject({ k: 5, people: 3 });
  expect(card).toMatch(
    /## Small groups\n\n3 real people answered[\s\S]*\| home \| 3 \| 3 \| 3 \| 3 \|/,
  );
  const front = parseYaml(card.split("---\n")[1] ?? "");
  expect(front.license).toBe("cc-by-4.0");
  const named = front.configs.flatMap((config: { data_files: { path: string }[] }) =>
    config.data_files.map((one) => one.path),
  );
  expect([...files.keys()]).toEqual(expect.arrayContaining(named));
  expect(named).toEqual(expect.arrayContaining(["data/train.jsonl"]));
});

it("lets only what may be trained on into the fine-tuning file, which is in order", async () => {
  const { files } = await plain();
  const lines = rowsIn(files, "conversations");
  for (const { row } of lines)
    expect(checkLine(JSON.stringify(row), countTokens)).toHaveProperty("line");
  const trajectories = rowsIn(files, "trajectories").map(({ row }) => row);
  for (const { platform, trainingAllowed } of trajectories)
    expect(trainingAllowed).toBe(platform === "web");
  expect(lines.length).toBeGreaterThan(0);
  const permissions = { slack: "letter", discord: "letter" };
  const permitted = await release("permitted", { settings: { permissions } });
  expect(rowsIn(permitted.files, "conversations").length).toBeGreaterThan(lines.length);
});

it("shares no household between splits", async () => {
  const { files } = await plain();
  const splitsOf = new Map<string, Set<string>>();
  for (const part of ["data", "trajectories", "tuples"]) {
    for (const { split, row } of rowsIn(files, part)) {
      splitsOf.set(row.household, (splitsOf.get(row.household) ?? new Set()).add(split));
    }
  }
  expect(splitsOf.size).toBe(3);
  expect([...splitsOf.values()].every(({ size }) => size === 1)).toBe(true);
});

it("says nothing of who answered, where, or in which words", async () => {
  const { files } = await plain();
  const words = await using(database, (memory) => listReview(memory, null));
  expect(words.length).toBeGreaterThan(0);
  for (const [name, content] of files) {
    const text = content.toString("latin1");
    for (const secret of ["Zebulon", "Quist", "T0479XWORK", "U8815", "C0815ZZZZZ", key])
      expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
    for (const item of words) expect(text.includes(item.text), name).toBe(false);
  }
});

it("is the same, byte for byte, after it was read in elsewhere under another key", async () => {
  await using(database, async (memory) => {
    const [first, second] = await listReview(memory, "pilot");
    if (!first || !second) throw new Error("nobody wrote anything");
    const by = { reviewer: "Rea", at: 5 };
    await decide(memory, { item: first, decision: "keep", ...by });
    await decide(memory, {
      item: second,
      decision: "redact",
      words: [second.text.slice(0, 4)],
      ...by,
    });
  });
  const before = await release("before", { settings: { campaign: "pilot", time: "day" } });
  expect(before.report.withoutWords).toBe(before.report.answers - 2);
  const elsewhere = inFolder("elsewhere.db");
  await using(elsewhere, (memory) => importRelease(memory, before.out, 7));
  const out = inFolder("after");
  await using(elsewhere, (memory) =>
    makeRelease(memory, { out, countTokens, settings: {}, key: `${key}!` }),
  );
  const after = readAll(out);
  expect([...after.keys()]).toEqual([...before.files.keys()]);
  for (const [name, content] of before.files)
    expect(after.get(name)?.equals(content), name).toBe(true);
  const again = await failureOf(using(elsewhere, (memory) => importRelease(memory, before.out, 8)));
  expect(again).toMatchObject({ code: "bad-input" });
});

it("takes no homes that cannot be shown, or cannot be played", async () => {
  const { out } = await release("hostile");
  const file = path.join(out, "worlds.jsonl");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const at = lines.findIndex((line) => JSON.parse(line).value.format === "home");
  const row = JSON.parse(lines[at] ?? "null");
  const home = JSON.parse(row.value.text);
  for (const text of [
    JSON.stringify({ ...home, title: "x".repeat(10_000) }),
    JSON.stringify({ ...home, things: [{ ...home.things[0], in: "moon 1" }] }),
    "{",
  ]) {
    const value = { ...row.value, text };
    writeFileSync(file, `${lines.with(at, JSON.stringify({ ...row, value })).join("\n")}\n`);
    const elsewhere = inFolder("hostile.db");
    const refused = await failureOf(using(elsewhere, (memory) => importRelease(memory, out, 7)));
    expect(refused).toMatchObject({ code: "bad-input", message: expect.stringMatching(/not/) });
    expect(await using(elsewhere, (memory) => memory.households.list())).toEqual([]);
  }
});

it("passes words only as the latest decision says, and keeps all decisions", async () => {
  const [item] = await using(database, (memory) => listReview(memory, null));
  if (!item) throw new Error("nobody wrote anything");
  const decideNow = (decision: "keep" | "drop" | "redact", words: readonly string[] = []) =>
    using(database, (memory) => decide(memory, { item, decision, words, reviewer: "Rea", at: 9 }));
  const texts = async (name: string) =>
    rowsIn((await release(name)).files, "data").flatMap(({ row }) =>
      row.ballots.map(({ text }: { text: string | null }) => text),
    );
  await decideNow("keep");
  expect(await texts("kept")).toContain(item.text);
  await decideNow("redact", [item.text.slice(2)]);
  expect(await texts("redacted")).toContain(`${item.text.slice(0, 2)}[…]`);
  await decideNow("drop");
  const dropped = await texts("dropped");
  expect(dropped.some((text) => text?.startsWith(item.text.slice(0, 2)))).toBe(false);
  const log = await using(database, (memory) => memory.releases.reviews());
  const decisions = log.filter(({ ballot }) => ballot === item.ballot).map((one) => one.decision);
  expect(decisions.slice(-3)).toEqual(["keep", "redact", "drop"]);
  expect(await failureOf(decideNow("redact", ["not in it"]))).toMatchObject({ code: "bad-input" });
});

it("refuses to release a leak that somebody passed, and writes nothing", async () => {
  const copy = inFolder("leaking.db");
  copyTo(copy);
  changeRows(copy, (db) =>
    db.exec("UPDATE texts SET text = 'ask zebulon, or call +49 30 1234567'"),
  );
  await using(copy, async (memory) => {
    for (const item of await listReview(memory, null)) {
      expect(item.suspicious.map(({ kind }) => kind)).toEqual(["name", "phone number"]);
      await decide(memory, { item, decision: "keep", reviewer: "Rea", at: 9 });
    }
  });
  const failure = await failureOf(release("leaking", { file: copy }));
  expect(failure).toMatchObject({ code: "leak" });
  expect(String(failure)).toMatch(/data\/\w+\.jsonl:\d+: name/);
  expect(
    readdirSync(folder).filter((name) => name.startsWith("leaking") && !name.includes(".db")),
  ).toEqual([]);
});

it("leaves out what an agent kept in mind", async () => {
  const copy = inFolder("noted.db");
  copyTo(copy);
  changeRows(copy, (db) => db.exec("UPDATE steps SET note = 'Somebody said so'"));
  const { files } = await release("noted", { file: copy });
  const rows = rowsIn(files, "trajectories").filter(({ row }) => row.steps.length > 1);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("Somebody said so");
});

it("leaves out demos, people who did not agree, and simulated ones", async () => {
  const copy = inFolder("mixed.db");
  copyTo(copy);
  changeRows(copy, (db) => {
    db.exec("UPDATE people SET consented_at = NULL WHERE platform = 'slack'");
    db.exec("UPDATE episodes SET purpose = 'demo' WHERE bot = 'discord'");
    db.exec("UPDATE questions SET purpose = 'demo' WHERE household = 'bathroom'");
  });
  const { files, report } = await release("mixed", { file: copy });
  expect(new Set(rowsIn(files, "trajectories").map(({ row }) => row.platform))).not.toContain(
    "discord",
  );
  expect(rowsIn(files, "data").every(({ row }) => row.platform === "web")).toBe(true);
  expect(report.leftOut.consent).toBeGreaterThan(0);
  changeRows(copy, (db) => {
    db.exec("UPDATE people SET platform = 'simulated' WHERE platform = 'web'");
    db.exec("UPDATE episodes SET bot = 'simulated' WHERE bot = 'web'");
  });
  const without = await failureOf(
    release("unsimulated", { file: copy, previous: inFolder("mixed") }),
  );
  expect(without).toBeNull();
  const simulated = await release("simulated", {
    file: copy,
    settings: { includeSimulated: true },
  });
  expect(rowsIn(simulated.files, "data").some(({ row }) => row.people === "simulated")).toBe(true);
});

it("of a campaign that is known here lets out only those who agreed to it", async () => {
  const copy = inFolder("agreed.db");
  copyTo(copy);
  const people = await using(copy, async (memory) => {
    const design = pilot();
    await memory.campaigns.create({
      id: "pilot",
      design,
      hash: "abc",
      state: "running",
      reason: null,
      createdAt: 0,
      startedAt: 0,
      closedAt: null,
    });
    const known = await memory.people.list();
    for (const { id, platform } of known) {
      const at = platform === "slack" ? systemClock.now() : 0;
      await memory.campaigns.setConsent("pilot", id, { version: "1", at });
    }
    return known;
  });
  expect(people.map(({ platform }) => platform)).toContain("slack");
  const { files, report } = await release("agreed", { file: copy });
  const rows = rowsIn(files, "data").map(({ row }) => row);
  expect(new Set(rows.map(({ platform }) => platform))).toEqual(new Set(["web", "discord"]));
  expect(report.leftOut.consent).toBeGreaterThan(0);
});

it("says into which arm a home was drawn, and which answers others could read", async () => {
  const { files } = await plain();
  const rows = rowsIn(files, "data").map(({ row }) => row);
  const arms = rows.filter(({ platform }) => platform === "web").map(({ arm }) => arm);
  expect(arms.length).toBeGreaterThan(0);
  for (const arm of arms)
    expect(arm).toEqual({ name: "without", propensity: 0.25, reuse: false, first: "text" });
  expect(rows.find(({ platform }) => platform === "slack")?.arm).toBeNull();
  const ballots = rows.flatMap((row) => row.ballots);
  expect(ballots.filter(({ sawOthers }) => sawOthers)).toHaveLength(1);
  expect(ballots.length).toBeGreaterThan(1);
});

it("leaves out the task of an excluded exchange, and what rests on it, until it is included again", async () => {
  const copy = inFolder("excluded.db");
  copyTo(copy);
  const whole = await release("whole", { file: copy });
  const decided = { reviewer: "Rea", at: 9 };
  const excluded = await using(copy, async (memory) => {
    const [first] = await memory.questions.list({ household: "kitchen" });
    if (!first) throw new Error("Nothing was asked in the kitchen.");
    await memory.releases.exclude({ ...decided, question: first.id, excluded: true });
    return first;
  });
  const without = await release("without", { file: copy, previous: whole.out });
  const kitchens = (files: ReadonlyMap<string, Buffer>) =>
    rowsIn(files, "trajectories").filter(({ row }) => row.platform === "web").length;
  const left = without.report.leftOut.excluded;
  expect(left).toBeGreaterThan(0);
  expect(kitchens(without.files)).toBe(kitchens(whole.files) - left);
  expect(without.report.tombstones).toBeGreaterThan(0);
  const basis = await using(copy, async (memory) => {
    const facts = await memory.facts.list({ household: "kitchen", valid: false });
    const told = new Set(facts.filter((one) => one.question === excluded.id).map(({ id }) => id));
    const episodes = await memory.episodes.list("kitchen");
    const steps = await Promise.all(episodes.map(({ id }) => memory.episodes.steps(id)));
    await memory.releases.exclude({ ...decided, question: excluded.id, excluded: false });
    return steps.filter((one) => one.some(({ because }) => because.some((id) => told.has(id))));
  });
  expect(left).toBe(basis.length);
  const again = await release("again", { file: copy });
  expect(again.report.leftOut.excluded).toBe(0);
  expect(rowsIn(again.files, "data")).toEqual(rowsIn(whole.files, "data"));
});

it("gives what is withdrawn after publication a tombstone in the next version", async () => {
  const copy = inFolder("withdrawn.db");
  copyTo(copy);
  const first = await release("first", { file: copy });
  await using(copy, (memory) => memory.people.forget("person-kitchen", "research", 9));
  const second = await release("second", { file: copy, previous: first.out });
  expect(second.report).toMatchObject({ version: "1.1.0", stillIn: first.out });
  const stones = (second.files.get("tombstones.jsonl")?.toString() ?? "").trim().split("\n");
  const buried = new Set(stones.map((line) => JSON.parse(line).id));
  const gone = rowsIn(first.files, "data").filter(({ row }) => row.platform === "web");
  expect(gone.length).toBeGreaterThan(0);
  for (const { row } of gone) expect(buried).toContain(row.id);
  for (const { row } of rowsIn(second.files, "data")) expect(buried).not.toContain(row.id);
  const third = await release("third", { file: copy, previous: second.out });
  expect(third.report.stillIn).toBeNull();
  expect(third.files.get("tombstones.jsonl")).toEqual(second.files.get("tombstones.jsonl"));
});

it("makes a key of its own, and keeps it out of the release", () => {
  const file = inFolder("x.release-key");
  expect(releaseKey(file, inFolder("out"))).toMatch(/^[0-9a-f]{64}$/);
  expect(releaseKey(file, inFolder("out"))).toBe(readFileSync(file, "utf8").trim());
  expect(() => releaseKey(path.join(inFolder("out"), "key"), inFolder("out"))).toThrow(
    /name another/,
  );
});

function copyTo(file: string): void {
  changeRows(database, (db) => db.prepare("VACUUM INTO ?").run(file));
}
