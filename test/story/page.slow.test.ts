/** The page as people use it: a press in the picture, the keyboard alone, two browsers; and what it costs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSous } from "../app/sous-process.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { openPage } from "./web-page.js";

/** Of a frame, while the robot moves. */
const mostScriptMs = 8;
/** Bytes of scripts that a page may load. */
const mostScript = 150 * 1024;

describe.runIf(chromiumPath)("the page in a browser", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-page-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? "");
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  const serve = (name: string, options: readonly string[] = []) =>
    serveSous(path.join(folder, `${name}.db`), options);

  it("takes a press in the picture as the answer, and shows how the robot walks there", async () => {
    const url = await serve("press");
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(url)) elsewhere.push(request.url());
    });
    const { complaints } = await openPage(page, url);
    await page.getByText("Where is Ana's mug?").first().waitFor();
    // The first visit waits until the rest of Sous is loaded.
    await page.reload();
    expect(await page.evaluate(paintedMs)).toBeLessThan(1_000);
    await page.getByTestId("question").waitFor();
    const place = page.locator('#drawing [data-place="cabinet 2"]');
    await place.hover();
    await page
      .getByTestId("legend")
      .filter({ hasText: /corner cabinet/i })
      .waitFor();
    await page.evaluate(keepWalks);
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await place.click();
    await page.getByTestId("receipt").filter({ hasText: "in the corner cabinet" }).waitFor();
    await expect.poll(() => page.evaluate("window.walks.length")).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    const frames = scriptsOf(await browser.stopTracing());
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.at(-1)).toBeLessThan(mostScriptMs);
    await page.locator('#drawing [data-thing="mug 1"]').click();
    await page.getByTestId("summary").waitFor();
    const walks = (await page.evaluate("window.walks")) as string[];
    expect(walks.join()).toContain("at the microwave and holds");
    expect(walks.join(), "taking a thing is no walk").not.toContain("corner cabinet and holds");
    expect(complaints).toEqual([]);
    expect(elsewhere).toEqual([]);
    const scripts = await page.evaluate(scriptBytes);
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThan(mostScript);
    await page.close();
  });

  it("lets a thing go from where it was, in a room with a scale of its own too", async () => {
    const url = await serve("flat", ["--no-play"]);
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.goto(`${url}/?home=flat`);
    const thing = page.locator('#drawing [data-thing="mug 1"]');
    const before = await thing.boundingBox();
    await page.evaluate(keepBeginnings);
    await thing.click();
    await page.locator('#drawing [data-place="dresser 1"]').click();
    await page.getByTestId("move-status").getByText("is now").waitFor();
    const [x, y] = (await page.evaluate("window.beginnings['mug 1']")) as [number, number];
    expect(Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0)), "pixels").toBeLessThan(1);
    await page.close();
  });

  it("does without motion for who wants none", async () => {
    const url = await serve("still");
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(url);
    await page.evaluate(keepWalks);
    await page.locator('#drawing [data-place="cabinet 2"]').press("Enter");
    await page.getByText("Which mug is Ana's?").first().waitFor();
    await page.getByTestId("reply").fill("the blue one");
    await page.keyboard.press("Enter");
    await page.getByTestId("ways").scrollIntoViewIfNeeded();
    expect(await page.getByTestId("ways-again").count()).toBe(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate(walkers)).toBe(0);
    expect(await page.evaluate("window.walks")).toEqual([]);
    await page.close();
  });

  it("leads from the start to the end of a task by the keyboard alone", async () => {
    const url = await serve("keyboard", ["--no-play"]);
    const page = await browser.newPage({ viewport: { width: 380, height: 780 } });
    const { complaints } = await openPage(page, url);
    await page.evaluate(keepWalkers);
    await page.getByTestId("empty").waitFor();
    await tabTo(page, "#home");
    await page.keyboard.type("Ana's kitchen");
    await tabTo(page, "#start");
    await page.keyboard.press("Enter");
    await page.getByText("Where is Ana's mug?").first().waitFor();
    await tabTo(page, '[data-testid="more"]');
    await page.keyboard.press("Enter");
    const choice = page.getByTestId("choice").filter({ hasText: "Corner cabinet" });
    const id = await choice.getAttribute("data-choice");
    await tabTo(page, `[data-testid="choice"][data-choice="${id}"]`);
    await page.keyboard.press("Enter");
    await page.getByText("Which mug is Ana's?").first().waitFor();
    await tabTo(page, "#reply");
    await page.keyboard.type("the blue one");
    await page.keyboard.press("Enter");
    await page.getByTestId("summary").waitFor();
    await tabTo(page, '[data-testid="next"]');
    expect(await page.getByTestId("ways").locator("svg .way").count()).toBe(2);
    await page.getByText("had nobody answered").waitFor();
    await page.getByTestId("ways-again").scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate("window.walked.size"), { timeout: 20_000 }).toBe(2);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("shows in two browsers at once what one of them answers", async () => {
    const url = await serve("two");
    const [ana, ben] = await Promise.all(
      [0, 1].map(async () => (await browser.newContext()).newPage()),
    );
    if (!ana || !ben) throw new Error("a browser is missing");
    for (const [page, name] of [
      [ana, "Ana"],
      [ben, "Ben"],
    ] as const) {
      await page.goto(url);
      await page.getByTestId("menu").click();
      await page.getByTestId("name").fill(name);
      await page.getByTestId("menu").click();
      await page.getByText("Where is Ana's mug?").first().waitFor();
    }
    await ana.locator('#drawing [data-place="cabinet 2"]').click();
    const heard = { hasText: "Noted: Ana's mug is in the corner cabinet." };
    await ben.getByTestId("receipt").filter(heard).waitFor();
    await ana.getByTestId("fix").waitFor();
    expect(await ben.getByTestId("fix").count()).toBe(0);
    await ben.getByText("Which mug is Ana's?").first().waitFor();
    for (const page of [ana, ben]) await page.context().close();
  });
});

interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
}

/** Milliseconds of script in each 60th of a second of a trace, the shortest first. */
function scriptsOf(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: Traced[] };
  const runs = traceEvents.filter(
    ({ name }) => name === "FunctionCall" || name === "RunMicrotasks",
  );
  const from = Math.min(...runs.map(({ ts }) => ts));
  const until = Math.max(...traceEvents.map(({ ts }) => ts));
  const frames = new Array<number>(Math.ceil(((until - from) / 1e6) * 60) + 1).fill(0);
  for (const { ts, dur = 0 } of runs) {
    const at = Math.floor(((ts - from) / 1e6) * 60);
    frames[at] = (frames[at] ?? 0) + dur / 1_000;
  }
  return frames.toSorted((a, b) => a - b);
}

const scriptBytes = `performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)`;
const paintedMs = "performance.getEntriesByName('first-contentful-paint')[0].startTime";
/** What the pictures say in which the robot walks. */
const keepWalks = `window.walks = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.matches(".robot")) window.walks.push(this.closest("svg").getAttribute("aria-label"));
    return animate.apply(this, given);
  };`;

/** Keeps who begins to walk: the shorter way may have ended when somebody looks. */
const keepWalkers = `
  window.walked = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    if (this.matches(".walker")) window.walked.add(this);
    return animate.apply(this, given);
  };`;

const walkers = `[...document.querySelectorAll(".walker")].filter((one) => one.getAnimations().length > 0).length`;

/** Where things are at the first moment of their way. */
const keepBeginnings = `window.beginnings = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const way = animate.apply(this, given);
    way.currentTime = 0;
    const { x, y } = this.getBoundingClientRect();
    window.beginnings[this.dataset.thing] = [x, y];
    return way;
  };`;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
