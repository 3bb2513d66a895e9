/** The leak scan must take linear time. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createScan } from "../../src/datasets/scan/scan.js";

const families: Readonly<Record<string, string>> = {
  prose: "I think Anna's blue mug is on the second shelf, at 12 or so; call me. ",
  letters: "a",
  "mail without an end": "a.b@",
  digits: "1 ",
  link: "http://a:b",
  password: "password is my mother's ",
  born: "born 19",
  sentences: "Wifi key! Unlock! My birthday is 1 May! ",
  cars: "car AB 12 ",
  names: "Emily Carter ",
  "letters one by one": "A n n a ",
  leet: "4nn4 ",
  "scripts without spaces": "安娜在厨房",
  "marks and nothing seen": "a\u0301\u200b",
  "letters of other scripts": "аa",
  "base64 of base64": "UVVKRFJFVkdSMGc9",
  account: "DE89 3704 ",
  place: "12.345678,",
  picture: "🙂",
};

function textOf(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

const file = path.join(import.meta.dirname, "scan-cases", "known.json");
const scan = createScan(JSON.parse(readFileSync(file, "utf8")));

/** CPU milliseconds, best of two, as other programs run. */
function timeOf(text: string): number {
  const times = [0, 1].map(() => {
    const begun = process.cpuUsage();
    scan(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it.for(Object.entries(families))("grows with the text: %s", { retry: 2 }, ([, piece]) => {
  const [short, long] = [25_000, 100_000].map((length) => timeOf(textOf(piece, length)));
  expect((long ?? 0) / (short ?? 1)).toBeLessThan(2.2 ** 2);
  expect(long).toBeLessThan(5_000);
});
