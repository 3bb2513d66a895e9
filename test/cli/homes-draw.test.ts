import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { homesDrawCommand } from "../../src/cli/play/homes-draw.js";
import { InputError } from "../../src/core/errors.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-draw-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function drawKitchen(name: string, ...options: string[]): Promise<Buffer> {
  const out = path.join(folder, name);
  await homesDrawCommand().parseAsync(["kitchen", "--out", out, ...options], { from: "user" });
  return readFileSync(out);
}

describe("sous homes draw", () => {
  it("writes a PNG of the size that is named, light and dark", async () => {
    const light = await drawKitchen("a.png", "--size", "phone");
    const dark = await drawKitchen("b.png", "--size", "phone", "--dark");
    for (const png of [light, dark])
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([760, 642]);
    expect(dark.equals(light)).toBe(false);
  });

  it("chooses things by itself where the mode needs some, and draws a way and one room", async () => {
    const persona = await drawKitchen("p.svg", "--mode", "persona");
    expect(persona.toString()).toContain('class="circle"');
    const open = await drawKitchen("o.svg", "--mode", "open");
    expect(open.toString().match(/class="choice"/g)).toHaveLength(3);
    const walked = await drawKitchen("w.svg", "--path", "fridge 1,shelf 1", "--asked", "mug 2");
    expect(walked.toString()).toContain('class="way"');
    const other = drawKitchen("r.svg", "--room", "attic");
    await expect(other).rejects.toThrow('there is no room "attic"');
  });

  it.each([
    [["--asked", "kayak"], 'there is no "kayak" in Ana\'s kitchen'],
    [["--seen", "moon 1"], 'there is no place "moon 1"'],
    [["--without", "shelf 1"], "--without needs --path"],
  ])("says what is wrong with %j", async (options, message) => {
    const drawing = drawKitchen("wrong.svg", ...options);
    await expect(drawing).rejects.toThrow(InputError);
    await expect(drawing).rejects.toThrow(message);
  });

  it("writes no other kind of file", async () => {
    await expect(drawKitchen("a.gif")).rejects.toThrow("it must end in .svg or .png");
  });
});
