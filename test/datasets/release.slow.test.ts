import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { beforeAll, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { systemClock } from "../../src/app/operating/clock.js";
import { importRelease, makeRelease, releaseKey } from "../../src/app/release/release.js";
import { decide, listReview } from "../../src/app/release/release-review.js";
import { checkLine } from "../../src/datasets/openai-chat.js";
import { keepCampaign } from "../app/campaigns/scenario.js";
import { failureOf } from "../failure-of.js";
import { changeRows } from "./campaign.js";
import { key, type Released, usePlayed, using } from "./released.js";

const { database, newPath, copy, release } = usePlayed({
  kitchen: "web",
  flat: "slack",
  bathroom: "discord",
});
let plain: Released;
beforeAll(async () => {
  plain = await release(copy());
}, 60_000);

const platforms = ({ rows }: Released, part: string) =>
  new Set(rows(part).map(({ platform }) => platform));

it("loads with a standard reader for each format, and all tell the same", async () => {
  const { files, rows, text, report } = plain;
  const questions = rows("data");
  expect(questions.length).toBeGreaterThan(2);
  expect(report.questions).toBe(questions.length);
  const csvOf = (name: string) =>
    parse(text(name), { columns: true }) as Readonly<Record<string, string>>[];
  for (const split of new Set(questions.map((one) => one.split))) {
    const here = questions.filter((one) => one.split === split);
    const csv = csvOf(`table/${split}.csv`);
    const buffer = files.get(`table/${split}.parquet`) ?? Buffer.alloc(0);
    const parquet = await parquetReadObjects({ file: new Uint8Array(buffer).buffer });
    expect(csv.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
    expect(parquet.map(({ sentence, reward }) => [sentence, reward])).toEqual(
      here.map(({ sentence, reward }) => [sentence, reward]),
    );
    expect(JSON.parse(csv[0]?.ballots ?? "")).toEqual(here[0].ballots);
    expect(csvOf(`ambik/${split}.csv`).map(({ question }) => question)).toEqual(
      here.filter(({ state }) => state === "answered").map(({ sentence }) => sentence),
    );
  }
  const card = text("README.md");
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

it("has a flat table of answers that needs no option to be read", async () => {
  const ballots = plain.rows("data").flatMap((row) => row.ballots);
  const csv = parse(plain.text("answers.csv"), { columns: true }) as Record<string, string>[];
  const buffer = plain.files.get("answers.parquet") ?? Buffer.alloc(0);
  const parquet = await parquetReadObjects({ file: new Uint8Array(buffer).buffer });
  expect(csv.map(({ answer }) => answer).sort()).toEqual(ballots.map(({ id }) => id).sort());
  expect(
    csv.map((line) => Object.values(line).map((cell) => cell.replace(/^'(?=[=+@-])/, ""))),
  ).toEqual(parquet.map((line) => Object.values(line).map((cell) => String(cell ?? ""))));
  expect([...Object.values(csv[0] ?? {})].filter((cell) => /^[[{]/.test(cell))).toEqual([]);
  expect(new Set(csv.map(({ channel }) => channel))).toEqual(new Set(["web", "slack", "discord"]));
  // These simulated people tell the truth, and the robot remembers it.
  expect(csv.every(({ right }) => right === "true")).toBe(true);
  expect(Math.max(...csv.map(({ reused }) => Number(reused)))).toBeGreaterThan(0);
  expect(csv.every(({ seconds }) => Number(seconds) >= 0)).toBe(true);
  const [first] = csv.filter(({ right }) => right === "true");
  expect(first?.reading).toMatch(/^[\w' ]+ (at|is) \w+ \d+$/);
  const denied = copy();
  changeRows(denied, (db) =>
    db.exec("UPDATE ballots SET claims_json = replace(claims_json, ':true', ':false')"),
  );
  const { text } = await release(denied);
  expect(text("answers.csv").match(/,false,/g)?.length).toBeGreaterThanOrEqual(csv.length);
});

it("lets only what may be trained on into the fine-tuning file, which is in order", async () => {
  const lines = plain.rows("conversations");
  for (const { split: _, ...line } of lines)
    expect(checkLine(JSON.stringify(line), (text) => text.length / 4)).toHaveProperty("line");
  for (const { platform, trainingAllowed } of plain.rows("trajectories"))
    expect(trainingAllowed).toBe(platform === "web");
  expect(lines.length).toBeGreaterThan(0);
  const permissions = { slack: "letter", discord: "letter" };
  const permitted = await release(database, { settings: { permissions } });
  expect(permitted.rows("conversations").length).toBeGreaterThan(lines.length);
});

it("shares no household between splits, and says nothing of who answered, where, or in which words", async () => {
  const rows = ["data", "trajectories", "tuples"].flatMap((part) => plain.rows(part));
  const homes = new Set(rows.map(({ household }) => household));
  expect(homes.size).toBe(3);
  expect(new Set(rows.map(({ household, split }) => household + split)).size).toBe(3);
  const words = await using(database, (memory) => listReview(memory, null));
  expect(words.length).toBeGreaterThan(0);
  const secrets = ["Zebulon", "Quist", "T0479XWORK", "U8815", "C0815ZZZZZ", key];
  for (const [name, content] of plain.files)
    for (const secret of [...secrets, ...words.map(({ text }) => text)])
      expect(content.includes(secret), `${secret} in ${name}`).toBe(false);
});

it("is the same, byte for byte, after it was read in elsewhere under another key", async () => {
  const file = copy();
  await using(file, async (memory) => {
    const [first, second] = await listReview(memory, "pilot");
    if (!first || !second) throw new Error("nobody wrote anything");
    const by = { reviewer: "Rea", at: 5 };
    await decide(memory, { item: first, decision: "keep", ...by });
    const words = [second.text.slice(0, 4)];
    await decide(memory, { item: second, decision: "redact", words, ...by });
  });
  const before = await release(file, { settings: { campaign: "pilot", time: "day" } });
  expect(before.report.withoutWords).toBe(before.report.answers - 2);
  const elsewhere = newPath("elsewhere");
  await using(elsewhere, (memory) => importRelease(memory, before.out, 7));
  const after = await release(elsewhere, { key: `${key}!` });
  expect([...after.files.keys()]).toEqual([...before.files.keys()]);
  for (const [name, content] of before.files)
    expect(after.files.get(name)?.equals(content), name).toBe(true);
  const again = using(elsewhere, (memory) => importRelease(memory, before.out, 8));
  expect(await failureOf(again)).toMatchObject({ code: "bad-input" });
});

it("takes no homes that cannot be shown, or cannot be played", async () => {
  const { out } = await release(database);
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
    const elsewhere = newPath("elsewhere");
    const refused = await failureOf(using(elsewhere, (memory) => importRelease(memory, out, 7)));
    expect(refused).toMatchObject({ code: "bad-input", message: expect.stringMatching(/not/) });
    expect(await using(elsewhere, (memory) => memory.households.list())).toEqual([]);
  }
});

it("passes words only as the latest decision says, and keeps all decisions", async () => {
  const file = copy();
  const [item] = await using(file, (memory) => listReview(memory, null));
  if (!item) throw new Error("nobody wrote anything");
  const decideNow = (decision: "keep" | "drop" | "redact", words: readonly string[] = []) =>
    using(file, (memory) => decide(memory, { item, decision, words, reviewer: "Rea", at: 9 }));
  const texts = async (): Promise<readonly (string | null)[]> =>
    (await release(file))
      .rows("data")
      .flatMap(({ ballots }) => ballots.map(({ text }: { text: string | null }) => text));
  await decideNow("keep");
  expect(await texts()).toContain(item.text);
  await decideNow("redact", [item.text.slice(2)]);
  expect(await texts()).toContain(`${item.text.slice(0, 2)}[…]`);
  await decideNow("drop");
  const dropped = await texts();
  expect(dropped.some((text) => text?.startsWith(item.text.slice(0, 2)))).toBe(false);
  const log = await using(file, (memory) => memory.releases.reviews());
  const decisions = log.filter(({ ballot }) => ballot === item.ballot).map((one) => one.decision);
  expect(decisions).toEqual(["keep", "redact", "drop"]);
  expect(await failureOf(decideNow("redact", ["not in it"]))).toMatchObject({ code: "bad-input" });
});

it("refuses to release a leak that somebody passed, and writes nothing", async () => {
  const file = copy("UPDATE texts SET text = 'ask zebulon, or call +49 30 1234567'");
  const out = newPath("leaking");
  const failure = await using(file, async (memory) => {
    for (const item of await listReview(memory, null)) {
      expect(item.suspicious.map(({ kind }) => kind)).toEqual(["name", "phone number"]);
      await decide(memory, { item, decision: "keep", reviewer: "Rea", at: 9 });
    }
    return failureOf(makeRelease(memory, { out, key, settings: { license: "CC-BY-4.0" } }));
  });
  expect(failure).toMatchObject({ code: "leak" });
  expect(String(failure)).toMatch(/data\/\w+\.jsonl:\d+: name/);
  const left = readdirSync(path.dirname(out)).filter((name) => name.startsWith("leaking"));
  expect(left).toEqual([]);
});

it("leaves out what an agent kept in mind", async () => {
  const noted = await release(copy("UPDATE steps SET note = 'Somebody said so'"));
  const rows = noted.rows("trajectories").filter(({ steps }) => steps.length > 1);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("Somebody said so");
});

it("leaves out demos, people who did not agree, and simulated ones", async () => {
  const file = copy(`UPDATE people SET consented_at = NULL WHERE platform = 'slack';
    UPDATE episodes SET purpose = 'demo' WHERE bot = 'discord';
    UPDATE questions SET purpose = 'demo' WHERE household = 'bathroom'`);
  const mixed = await release(file);
  expect(platforms(mixed, "trajectories")).not.toContain("discord");
  expect(platforms(mixed, "data")).toEqual(new Set(["web"]));
  expect(mixed.report.leftOut.consent).toBeGreaterThan(0);
  changeRows(file, (db) => {
    db.exec("UPDATE people SET platform = 'simulated' WHERE platform = 'web'");
    db.exec("UPDATE episodes SET bot = 'simulated' WHERE bot = 'web'");
  });
  expect((await release(file, { previous: mixed.out })).rows("data")).toEqual([]);
  const simulated = await release(file, { settings: { includeSimulated: true } });
  expect(simulated.rows("data").some(({ people }) => people === "simulated")).toBe(true);
});

it("of a campaign that is known here lets out only those who agreed to it", async () => {
  const file = copy();
  await using(file, async (memory) => {
    await keepCampaign(memory);
    for (const { id, platform } of await memory.people.list()) {
      const at = platform === "slack" ? systemClock.now() : 0;
      await memory.campaigns.enrol("pilot", id, { consentVersion: "1", consentAt: at });
    }
  });
  const agreed = await release(file);
  expect(platforms(agreed, "data")).toEqual(new Set(["web", "discord"]));
  expect(agreed.report.leftOut.consent).toBeGreaterThan(0);
});

it("says into which arm a home was drawn, and which answers others could read", () => {
  const rows = plain.rows("data");
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
  const file = copy();
  const whole = await release(file);
  const [first] = await using(file, ({ questions }) => questions.list({ household: "kitchen" }));
  const exclude = (excluded: boolean) =>
    using(file, ({ releases }) =>
      releases.exclude({ reviewer: "Rea", at: 9, question: first?.id ?? "", excluded }),
    );
  await exclude(true);
  const without = await release(file, { previous: whole.out });
  const kitchens = ({ rows }: Released) =>
    rows("trajectories").filter(({ platform }) => platform === "web").length;
  const left = without.report.leftOut.excluded;
  expect(left).toBeGreaterThan(0);
  expect(kitchens(without)).toBe(kitchens(whole) - left);
  expect(without.report.tombstones).toBeGreaterThan(0);
  const resting = await using(file, async ({ facts, episodes }) => {
    const all = await facts.list({ household: "kitchen", valid: false });
    const told = new Set(all.filter((one) => one.question === first?.id).map(({ id }) => id));
    const played = await episodes.list("kitchen");
    const steps = await Promise.all(played.map(({ id }) => episodes.steps(id)));
    return steps.filter((one) => one.some(({ because }) => because.some((id) => told.has(id))));
  });
  expect(left).toBe(resting.length);
  await exclude(false);
  const again = await release(file);
  expect(again.report.leftOut.excluded).toBe(0);
  expect(again.rows("data")).toEqual(whole.rows("data"));
});

it("gives what is withdrawn after publication a tombstone in the next version", async () => {
  const file = copy();
  const first = await release(file);
  await using(file, (memory) => memory.people.forget("person-kitchen", "research", 9));
  const second = await release(file, { previous: first.out });
  expect(second.report).toMatchObject({ version: "1.1.0", stillIn: first.out });
  const stones = second.text("tombstones.jsonl").trim().split("\n");
  const buried = new Set(stones.map((line) => JSON.parse(line).id));
  const gone = first.rows("data").filter(({ platform }) => platform === "web");
  expect(gone.length).toBeGreaterThan(0);
  for (const { id } of gone) expect(buried).toContain(id);
  for (const { id } of second.rows("data")) expect(buried).not.toContain(id);
  const third = await release(file, { previous: second.out });
  expect(third.report.stillIn).toBeNull();
  expect(third.text("tombstones.jsonl")).toEqual(second.text("tombstones.jsonl"));
});

it("makes a key of its own, and keeps it out of the release", () => {
  const [file, out] = [newPath("key"), newPath("out")];
  expect(releaseKey(file, out)).toMatch(/^[0-9a-f]{64}$/);
  expect(releaseKey(file, out)).toBe(readFileSync(file, "utf8").trim());
  expect(() => releaseKey(path.join(out, "key"), out)).toThrow(/name another/);
});
