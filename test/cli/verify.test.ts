import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { wholeNumbers } from "../../src/cli/options.js";
import { runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { tinyGame } from "../scenes/household/tiny-game.js";

const games = mkdtempSync(path.join(tmpdir(), "sous-games-"));
writeFileSync(path.join(games, "game.tw-pddl"), tinyGame());

afterAll(() => rmSync(games, { recursive: true }));

function recordingOf(text: string | Buffer, name = "recording.jsonl"): string {
  const file = newFile(name);
  writeFileSync(file, text);
  return file;
}

const reset = JSON.stringify({
  game: "game.tw-pddl",
  episode: "e",
  step: 0,
  command: null,
  observation: "",
  score: 0,
  done: false,
  won: false,
  admissible: [],
});

it("refuses a recording without steps, packed or not, and a line that is none", async () => {
  const recordings = [
    recordingOf(""),
    recordingOf("\n\n"),
    recordingOf(gzipSync(""), "empty.jsonl.gz"),
    recordingOf('{"a":1}\n'),
    recordingOf("nonsense\n"),
  ];
  const said = [];
  for (const file of recordings) {
    const { code, out, err } = await runSous(
      "bench",
      "verify",
      "--recording",
      file,
      "--games",
      games,
    );
    expect({ code, out, lines: err.trim().split("\n").length }).toEqual({
      code: 1,
      out: "",
      lines: 1,
    });
    said.push(err.replace(file, "FILE"));
  }
  expect(said.slice(0, 3)).toEqual(Array(3).fill("sous: FILE: the recording has no steps\n"));
  expect(said[3]).toContain("FILE:1: not a line of a recording: game: is missing");
  expect(said[4]).toContain("FILE:1: not a line of a recording: it is not JSON");
});

it("names a folder that is not there, or has no games, once", async () => {
  const file = recordingOf(`${reset}\n${reset.replace('"game.', '"other/game.')}\n`);
  const empty = newFile("empty");
  mkdirSync(empty);
  for (const folder of [newFile("none"), empty]) {
    const { code, out, err } = await runSous(
      "bench",
      "verify",
      "--recording",
      file,
      "--games",
      folder,
    );
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^sous: .*(no such folder|no \*\.tw-pddl below it)\n$/);
  }
  const skipped = recordingOf(reset.replace('"game.', '"other/game.'));
  const ended = await runSous("bench", "verify", "--recording", skipped, "--games", games);
  expect(ended.code).toBe(3);
  expect(ended.out).toMatch(/^skipped other/);
});

it("refuses a seed that stands twice", () => {
  expect(wholeNumbers("1, 2")).toEqual([1, 2]);
  for (const twice of ["1,1", "2,1,01"])
    expect(() => wholeNumbers(twice)).toThrow("It names 1 twice.");
});
