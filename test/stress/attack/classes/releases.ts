/** Answers that are meant for the program in which somebody opens a release: spreadsheets, YAML, Markdown, TeX. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { parse as parseYaml } from "yaml";
import type { Ground } from "../ground.js";
import { Guest } from "../guest.js";
import type { LockedHouse } from "../house.js";
import { readRows } from "../rows.js";
import type { Tally } from "../tally.js";
import { readJson } from "../visitor.js";

/** Each says something, so that it is understood. */
const answers = [
  "=1+1 in the fridge",
  "+1 in the fridge",
  "-1+1 in the fridge",
  "@1+1 in the fridge",
  "=cmd|' /C calc'!A0 in the fridge",
  '="a"&"b" in the fridge',
  "%0A=1+1 in the fridge",
  "in the fridge\n=1+1",
  "in the fridge\r\n@1+1",
  'in the fridge", "=1+1',
  "in the fridge\n---\nlicense: evil\n---",
  "in the fridge: {license: evil} # x",
  "in the fridge | evil | cell |",
  "in the fridge <script>alert(1)</script>",
  "in the fridge <img src=x onerror=alert(1)>",
  "in the fridge ![x](javascript:alert(1))",
  "in the fridge \\input{x} \\write18{id}",
  "in the fridge $x$ & % # _ { } ~ ^",
  "in the fridge {{7*7}} $" + "{7*7}",
  "in the fridge `id` $(id)",
  "\u200b=1+1 in the fridge",
  "\u00a0=1+1 in the fridge",
  "＝1+1 in the fridge",
];
const reviewer = "=1+1 | <b>";
const plain = "in the fridge";
const endMs = 40_000;

export async function publish(ground: Ground, tally: Tally): Promise<void> {
  const house = await ground.locked();
  const said = ground.few(answers, "answers");
  await answerAll(house, said);
  const kept = await keepAll(house);
  tally.control("answers to publish", kept > 2, `${kept}`);
  const out = path.join(ground.folder, "release");
  const { code, output } = await ground.runSous([
    "release",
    "--db",
    house.target.database,
    "--campaign",
    "words",
    "--out",
    out,
  ]);
  tally.control("a release is made", code === 0, output);
  if (code !== 0) return;
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  const published = files
    .filter((file) => /\.(csv|jsonl|md|json)$/.test(file))
    .map((file) => [file, readFileSync(path.join(out, file), "utf8")] as const);
  const all = published.map(([, text]) => text).join();
  tally.control("it has people's words", all.includes("in the fridge"));
  for (const [file, text] of published) {
    if (file.endsWith(".csv")) judgeTable(tally, file, text);
    if (file.endsWith(".jsonl")) judgeLines(tally, file, text);
    if (file.endsWith(".md")) judgeCard(tally, file, text);
  }
}

/** Guests answer until every answer was said and the campaign's only task is over. */
async function answerAll({ target }: LockedHouse, said: readonly string[]): Promise<void> {
  const until = Date.now() + endMs;
  const left = [...said];
  for (let number = 0; Date.now() < until && !hasEnded(target.database); number += 1) {
    const guest = new Guest(target, "words", `198.51.100.${number % 250}`);
    await guest.joinIn(`people7say${number}`);
    const text = left.shift() ?? plain;
    const first = await guest.say(text, `words-key-${number}`);
    // What was not understood is asked again.
    if (first && text !== plain) await guest.say(plain, `words-again-${number}`);
  }
}

function hasEnded(database: string): boolean {
  const sql = "SELECT id FROM episodes WHERE campaign = 'words' AND ended_at IS NOT NULL";
  return readRows(database, sql).length > 0;
}

/** The owner lets all words out; returns how many answers there are. */
async function keepAll(house: LockedHouse): Promise<number> {
  const owner = await house.owner();
  let kept = 0;
  for (let skip = 0; skip < 200; skip += 20) {
    const { exchanges } = readJson(await owner.get(`/api/review?campaign=words&skip=${skip}`)) as {
      exchanges?: readonly { answers: readonly { ballot: string }[] | null }[];
    };
    if (!exchanges || exchanges.length === 0) break;
    for (const { ballot } of exchanges.flatMap((one) => one.answers ?? [])) {
      const decision = { about: "words", reviewer, ballot, decision: "keep" };
      if ((await owner.post("/api/review", decision)).status === 200) kept += 1;
    }
  }
  return kept;
}

/** A cell that a spreadsheet would calculate. */
function judgeTable(tally: Tally, file: string, text: string): void {
  const rows: readonly (readonly string[])[] = parseCsv(text, { relax_column_count: true });
  const columns = rows[0]?.length ?? 0;
  for (const [at, row] of rows.entries()) {
    const live = row.filter(
      (cell) => /^[\s\u200b\u00a0]*[=+\-@\t\r＝]/.test(cell) && !isNumber(cell),
    );
    tally.attempt(`${file}, row ${at}`, live.length > 0 ? live.join(" / ") : null);
    if (row.length !== columns) tally.attempt(`${file}, row ${at}`, `has ${row.length} cells`);
  }
}

function isNumber(cell: string): boolean {
  return cell.trim() === cell && Number.isFinite(Number(cell));
}

function judgeLines(tally: Tally, file: string, text: string): void {
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const breaks = /[\u2028\u2029\u0085\r]/.test(line);
    tally.attempt(`a line of ${file}`, readJson({ body: line }) && !breaks ? null : line);
  }
}

/** The card says what its writer says, in its front matter and as text. */
function judgeCard(tally: Tally, file: string, text: string): void {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  tally.control(`${file} has front matter`, front !== "");
  const license = String((parseYaml(front) as { license?: unknown }).license ?? "");
  tally.attempt(`the license in ${file}`, /cc-by/i.test(license) ? null : license);
  for (const pattern of [/<script/i, /<img/i, /onerror=/i, /javascript:/i, /^=1/m, /\| evil \|/]) {
    const found = pattern.exec(body.replaceAll(/`[^`\n]*`/g, ""));
    tally.attempt(
      `${pattern} in ${file}`,
      found ? body.slice(found.index, found.index + 80) : null,
    );
  }
}
