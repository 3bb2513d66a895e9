/** Films a task on a phone for the README (npm run screenshots): docs/images/task.png. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { chromiumPath, openBrowser } from "./browser.js";
import { npmStart, repository } from "./npm-start.js";

interface Frame {
  readonly png: Buffer;
  readonly ms: number;
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function chunk(
  type: string,
  numbers: readonly number[],
  data: Uint8Array = Buffer.alloc(0),
): Buffer {
  const words = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) words.writeUInt32BE(number, 4 * at);
  const body = Buffer.concat([Buffer.from(type, "latin1"), words, data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a looping animated PNG; all frames have one size. */
function animate(frames: readonly Frame[]): Buffer {
  const [first] = frames;
  const head = first && chunksOf(first.png).find(({ type }) => type === "IHDR");
  if (!first || !head) throw new Error("there is no picture");
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  let order = 0;
  const drawn = frames.flatMap(({ png, ms }, at): readonly Buffer[] => {
    const packed = chunksOf(png).filter(({ type }) => type === "IDAT");
    const rows = inflateSync(Buffer.concat(packed.map(({ data }) => data)));
    const data = deflateSync(rows, { level: 9 });
    const delay = Buffer.from([ms >> 8, ms & 255, 1000 >> 8, 1000 & 255, 0, 0]);
    const control = chunk("fcTL", [order++, width, height, 0, 0], delay);
    return [control, at === 0 ? chunk("IDAT", [], data) : chunk("fdAT", [order++], data)];
  });
  const start = chunk("acTL", [frames.length, 0]);
  return Buffer.concat([
    first.png.subarray(0, 8),
    chunk("IHDR", [], head.data),
    start,
    ...drawn,
    chunk("IEND", []),
  ]);
}

async function film(page: Page): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const shoot = async (ms: number) => {
    frames.push({ png: await page.screenshot(), ms });
  };
  const settled = () => page.waitForTimeout(1200);
  await page.getByTestId("question").first().waitFor();
  await page.getByTestId("hint-on").click();
  await settled();
  await shoot(2500);
  const cabinet = page.getByTestId("drawing").locator('[data-place="cabinet 2"]');
  await cabinet.hover();
  await shoot(900);
  await cabinet.click();
  await page.getByText("Which mug is Ana's?").first().waitFor();
  await page.mouse.move(0, 0);
  await settled();
  await shoot(2500);
  await page.getByTestId("choice").filter({ hasText: "blue mug" }).click();
  const isDone = () => page.getByTestId("summary").isVisible();
  for (let last = ""; !(await isDone()); ) {
    const now = await page.getByTestId("drawing").locator("svg").getAttribute("aria-label");
    if (now === last) {
      await page.waitForTimeout(50);
      continue;
    }
    last = now ?? "";
    await page.waitForTimeout(500);
    await shoot(900);
  }
  await settled();
  await shoot(3500);
  return frames;
}

if (chromiumPath === null) throw new Error("install Chromium first (apt-get install chromium)");
const folder = mkdtempSync(path.join(tmpdir(), "sous-film-"));
const sous = await npmStart(path.join(folder, "a.db"));
const browser = await openBrowser(chromiumPath);
try {
  const page = await browser.newPage({ viewport: { width: 380, height: 780 } });
  await page.goto(sous.url);
  writeFileSync(path.join(repository, "docs/images/task.png"), animate(await film(page)));
} finally {
  await browser.close();
  await sous.stop();
  rmSync(folder, { recursive: true });
}
