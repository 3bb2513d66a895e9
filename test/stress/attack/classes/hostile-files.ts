/** Files that somebody hands over: homes, campaigns, releases and lists that are huge, endless or none. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packageFile } from "../../../../src/core/package-file.js";
import type { Ground, SousRun } from "../ground.js";
import type { Tally } from "../tally.js";

const longestMs = 30_000;

type Command = (file: string) => readonly string[];

const readers: Readonly<Record<string, Command>> = {
  "homes check": (file) => ["homes", "check", file],
  "homes draw": (file) => ["homes", "draw", file],
  "campaign plan": (file) => ["campaign", "plan", file],
  "export check": (file) => ["export", "check", file],
  import: (file) => ["import", file, "--db", `${file}.never.db`],
  facts: (file) => ["facts", "--db", file],
  scan: (file) => ["scan", file],
  "scan --known": (file) => ["scan", packageFile("package.json"), "--known", file],
  "campaign links": (file) => ["campaign", "links", "study", "--ids", file],
};

export async function handOver(ground: Ground, tally: Tally): Promise<void> {
  const folder = path.join(ground.folder, "hostile");
  mkdirSync(folder, { recursive: true });
  const honest = await ground.runSous(["homes", "check", packageFile("scenes/data/kitchen.json")]);
  tally.control("an honest home is read", honest.code === 0, honest.output);
  const strange = makeStrange(folder);
  const pairs = Object.entries(readers).flatMap(([name, command]) =>
    Object.entries(strange).map(([what, file]) => ({ name, what, args: command(file) })),
  );
  const homes = Object.entries(makeHomes(folder)).map(([what, file]) => {
    return { name: "homes check", what, args: ["homes", "check", file] };
  });
  // What turns text round is taken out where a home is shown.
  const harmless = ["a title that turns text round"];
  const left = [...ground.few(pairs, "strange"), ...ground.few(homes, "homes")];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      judge(
        tally,
        `${next.name} on ${next.what}`,
        await ground.runSous(next.args),
        harmless.includes(next.what),
      );
  };
  await Promise.all([lane(), lane()]);
}

/** It ends soon, refuses, and says why in a sentence. */
function judge(tally: Tally, name: string, { code, output, ms }: SousRun, isHarmless: boolean) {
  if (code === null || ms > longestMs) return tally.attempt(name, `took ${Math.round(ms)} ms`);
  if (code === 0) return tally.attempt(name, isHarmless ? null : `was taken: ${output}`);
  const isClear = output.length < 6000 && !/\n\s+at |heap|FATAL/.test(output);
  tally.attempt(name, isClear ? null : output.slice(0, 300));
}

/** What is no file, or never ends. */
function makeStrange(folder: string): Readonly<Record<string, string>> {
  const at = (name: string): string => path.join(folder, name);
  execFileSync("mkfifo", [at("pipe")]);
  mkdirSync(at("folder"));
  symlinkSync("/dev/zero", at("link-to-zeros"));
  symlinkSync(at("loop"), at("loop"));
  writeFileSync(at("bytes"), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
  return {
    "a pipe": at("pipe"),
    zeros: "/dev/zero",
    "a terminal": "/dev/tty",
    "a link to zeros": at("link-to-zeros"),
    "a link to itself": at("loop"),
    "bytes that are no text": at("bytes"),
    "nothing at all": at("none"),
  };
}

/** Homes with labels, titles and numbers that no drawing and no post could show. */
function makeHomes(folder: string): Readonly<Record<string, string>> {
  const home = JSON.parse(readFileSync(packageFile("scenes/data/kitchen.json"), "utf8"));
  const long = "x".repeat(100_000);
  const [place] = home.places;
  const [thing] = home.things;
  const many = (number: number, make: (at: number) => object) =>
    Array.from({ length: number }, (_, at) => make(at));
  const homes: Readonly<Record<string, object>> = {
    "a title of 100,000 letters": { ...home, title: long },
    "a label of 100,000 letters": {
      ...home,
      places: [{ ...place, label: long }, ...home.places.slice(1)],
    },
    "a room of 100,000 letters": { ...home, rooms: [...home.rooms, long] },
    "a person of 100,000 letters": { ...home, people: [...home.people, long] },
    "an owner of 100,000 letters": {
      ...home,
      things: [{ ...thing, owner: long }, ...home.things.slice(1)],
    },
    "a colour of 100,000 letters": {
      ...home,
      things: [{ ...thing, colour: long }, ...home.things.slice(1)],
    },
    "a task of 100,000 letters": { ...home, tasks: [{ ...home.tasks[0], sentence: long }] },
    "50,000 people": { ...home, people: many(50_000, (at) => Object(`p${at}`)) },
    "50,000 rooms": { ...home, rooms: many(50_000, (at) => Object(`room ${at}`)) },
    "20,000 things": {
      ...home,
      things: [
        ...home.things,
        ...many(20_000, (at) => ({ id: `plate ${at + 10}`, in: "fridge 1" })),
      ],
    },
    "20,000 places": {
      ...home,
      places: [
        ...home.places,
        ...many(20_000, (at) => ({ id: `shelf ${at + 10}`, room: "kitchen" })),
      ],
    },
    "a title that turns text round": { ...home, title: "\u202eevil\u202c" },
    "a title of line ends": { ...home, title: "a\n".repeat(400) },
    "a label of marks": {
      ...home,
      places: [{ ...place, label: `z${"\u0301".repeat(5000)}` }, ...home.places.slice(1)],
    },
    "a huge number": {
      ...home,
      things: [{ ...thing, id: `mug ${"9".repeat(400)}` }, ...home.things.slice(1)],
    },
  };
  return Object.fromEntries(
    Object.entries(homes).map(([what, content], at) => {
      const file = path.join(folder, `home-${at}.json`);
      writeFileSync(file, JSON.stringify(content));
      return [what, file];
    }),
  );
}
