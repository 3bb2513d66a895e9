import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { homesDrawCommand } from "../../src/cli/homes-draw.js";
import { InputError } from "../../src/core/errors.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-draw-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command for the kitchen, and reads what it wrote. */
async function drawKitchen(name: string, ...options: string[]): Promise<Buffer> {
  const out = path.join(folder, name);
  await homesDrawCommand().parseAsync(["kitchen", "--out", out, ...options], { from: "user" });
  return readFileSync(out);
}

describe("sous homes draw", () => {
  it("writes a PNG of the asked width, compact or not", async () => {
    const whole = await drawKitchen("a.png", "--asked", "mug", "--width", "640");
    const small = await drawKitchen("b.png", "--asked", "mug", "--width", "640", "--compact");
    for (const png of [whole, small]) expect(png.readUInt32BE(16)).toBe(640);
    expect(small.equals(whole)).toBe(false);
  });

  it.each([
    ["owner", /data-place="fridge 1".*class="sous-seen"/, /sous-circle"/],
    ["keeper", /corner cabinet/, /data-thing/],
    ["tour", /put these away/, /data-thing/],
    ["persona", /class="sous-circle"/, /class="sous-unseen"/],
    ["open", /class="sous-choice"/, /class="sous-place"/],
  ])("draws mode %s", async (mode, shown, hidden) => {
    const options = ["--mode", mode, "--asked", "mug 2", "--seen", "fridge 1"];
    const svg = (await drawKitchen(`${mode}.svg`, ...options)).toString();
    expect(svg).toMatch(shown);
    expect(svg).not.toMatch(hidden);
  });

  it.each([
    [["--asked", "kayak"], 'there is no "kayak" in Ana\'s kitchen'],
    [["--seen", "moon 1"], 'there is no place "moon 1"'],
    [["--mode", "persona"], "the mode persona needs --asked"],
  ])("says what is wrong with %j", async (options, message) => {
    const drawing = drawKitchen("wrong.svg", ...options);
    await expect(drawing).rejects.toThrow(InputError);
    await expect(drawing).rejects.toThrow(message);
  });

  it("writes no other kind of file", async () => {
    await expect(drawKitchen("a.gif")).rejects.toThrow("it must end in .svg or .png");
  });
});
