import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { draw } from "../../bots/present/drawing.js";
import { listHomes } from "../../scenes/household/index.js";
import { homesDrawCommand } from "../../src/cli/homes-draw.js";
import { madeHome, ourHomes, untoldIn } from "./owner-pictures.js";
import { faultsOf, measurePicture } from "./picture-words.js";

const sizes = ["page", "panel", "phone", "chat"] as const;

it.each(listHomes().map((id, at) => [id, at] as const))(
  "sous homes draw %s prints whose each thing is, at every size",
  async (id, at) => {
    const view = ourHomes()[at];
    const out = path.join(tmpdir(), `sous-${process.pid}-${id}.svg`);
    for (const size of sizes) {
      const args = [id, "--size", size, "--mode", "owner", "--out", out];
      await homesDrawCommand().parseAsync(args, { from: "user" });
      expect(view && untoldIn(view, readFileSync(out, "utf8")), size).toEqual([]);
    }
  },
);

it.each(sizes)("pictures of 100 generated homes at the size %s say whose each thing is", (size) => {
  for (let seed = 0; seed < 100; seed++) {
    const view = madeHome(seed);
    const svg = draw({ mode: "owner", view, seen: [] }, { size });
    expect(untoldIn(view, svg)).toEqual([]);
    expect(faultsOf(measurePicture(svg))).toEqual([]);
  }
});
