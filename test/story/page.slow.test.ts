import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it, test } from "vitest";
import { chromiumPath } from "./browser.js";
import { answerBoth, asks, desk, noted, phone, reply, serve, visit } from "./stage.js";

/** Bytes. */
const mostScript = 150 * 1024;
const paceMs = 300;

describe.runIf(chromiumPath)("the page in a browser", () => {
  it("takes a press in the picture as the answer, and shows how the robot walks there", async () => {
    const { url } = await serve({ paceMs });
    const page = await visit(url);
    await asks(page, "Where is Ana's mug?");
    const place = page.locator('#drawing [data-place="cabinet 2"]');
    await place.hover();
    await page
      .getByTestId("legend")
      .filter({ hasText: /corner cabinet/i })
      .waitFor();
    await page.evaluate(keepWalks);
    await place.click();
    await noted(page, "in the corner cabinet");
    await expect.poll(() => page.evaluate("window.walks.length")).toBeGreaterThan(0);
    await page.getByText("Which mug is Ana's?").first().waitFor();
    await page.locator('#drawing [data-thing="mug 1"][role=button]').click();
    await page.getByTestId("summary").waitFor();
    const walks = (await page.evaluate("window.walks")) as { label: string; far: number }[];
    const placeOf = (label = "") => /robot is at ([^,.]+?)(?: and holds|[,.]|$)/.exec(label)?.[1];
    const stays = walks.filter(({ label, far }, index) => {
      const before = walks[index - 1];
      return placeOf(label) === placeOf(before?.label) && far >= (before?.far ?? 0);
    });
    expect(stays, "taking a thing is no walk; at most the rest of one").toEqual([]);
    const ends = async () => {
      const [walked, shown] = (await page.evaluate(lastWalk)) as [string, string];
      return placeOf(walked) === placeOf(shown);
    };
    await expect.poll(ends, { message: "the last walk ends where the robot is" }).toBe(true);
    const scripts = await page.evaluate(scriptBytes);
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThan(mostScript);
  });

  it("shows the map of a game on a phone's first screen, in letters of the usual size", async () => {
    const page = await visit((await serve({ home: "grid:danger" })).url, phone);
    await page.getByTestId("question-text").waitFor();
    const map = await page.locator("#drawing svg").boundingBox();
    expect(map?.y).toBeLessThan(phone.height / 2);
    const heights = (await page.evaluate(textHeights)) as number[];
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights), "pixels").toBeLessThan(36);
  });

  it("lets a thing go from where it was, in a room with a scale of its own too", async () => {
    const { url } = await serve({ home: null });
    const page = await visit(`${url}/?home=flat`);
    const thing = page.locator('#drawing [data-thing="mug 1"]');
    const before = await thing.boundingBox();
    await page.evaluate(keepBeginnings);
    await thing.click();
    await page.locator('#drawing [data-place="dresser 1"]').click();
    await page.getByTestId("move-status").getByText("is now").waitFor();
    const [x, y] = (await page.evaluate("window.beginnings['mug 1']")) as [number, number];
    expect(Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0)), "pixels").toBeLessThan(1);
  });

  it("does without motion for who wants none", async () => {
    const { url } = await serve({ paceMs });
    const page = await visit(url, desk, { reducedMotion: "reduce" });
    await page.evaluate(keepWalks);
    await page.locator('#drawing [data-place="cabinet 2"]').press("Enter");
    await asks(page, "Which mug is Ana's?");
    await reply(page, "the blue one");
    await page.getByTestId("ways").scrollIntoViewIfNeeded();
    expect(await page.getByTestId("ways-again").count()).toBe(0);
    await page.waitForTimeout(300);
    expect(await page.evaluate(walkers)).toBe(0);
    expect(await page.evaluate("window.walks")).toEqual([]);
  });

  it("leads from the start to the end of a task by the keyboard alone", async () => {
    const { url } = await serve({ home: null });
    const page = await visit(url, phone);
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
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate("scrollTo(0, 0)");
    const fold = (await page.locator("#composer").boundingBox())?.y ?? 0;
    const bottomOf = async (part: string) => {
      const { y = 0, height = fold } = (await page.locator(part).boundingBox()) ?? {};
      return y + height;
    };
    for (const part of [".ways svg", "[data-testid=next]"])
      await expect.poll(() => bottomOf(part), { message: part }).toBeLessThanOrEqual(fold);
    await page.getByText("without them").waitFor();
    await page.getByTestId("ways-again").scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate("window.walked.size"), { timeout: 20_000 }).toBe(2);
  });

  it("shows in two browsers at once what one of them answers", async () => {
    const { url } = await serve();
    const come = async (name: string) => {
      const page = await visit(url);
      await page.getByTestId("menu").click();
      await page.getByTestId("name").fill(name);
      await page.getByTestId("menu").click();
      await asks(page, "Where is Ana's mug?");
      return page;
    };
    const [ana, ben] = [await come("Ana"), await come("Ben")];
    await ana.locator('#drawing [data-place="cabinet 2"]').click();
    await noted(ben, "Noted: Ana's mug is in the corner cabinet.");
    await ana.getByTestId("fix").waitFor();
    expect(await ben.getByTestId("fix").count()).toBe(0);
    await asks(ben, "Which mug is Ana's?");
  });
});

const scriptBytes = `performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)`;
const keepWalks = `window.walks = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.matches(".robot")) {
      const [x = 0, y = 0] = given[0][0].translate.match(/-?[\\d.e-]+/g).map(Number);
      window.walks.push({ label: this.closest("svg").getAttribute("aria-label"), far: Math.hypot(x, y) });
    }
    return animate.apply(this, given);
  };`;

/** Records walkers, as short walks may end early. */
const keepWalkers = `
  window.walked = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    if (this.matches(".walker")) window.walked.add(this);
    return animate.apply(this, given);
  };`;

const lastWalk = `[window.walks.at(-1).label, document.querySelector("#drawing svg").getAttribute("aria-label")]`;

const textHeights = `[...document.querySelectorAll("#drawing svg text")].map((one) => one.getBoundingClientRect().height)`;

const walkers = `[...document.querySelectorAll(".walker")].filter((one) => one.getAnimations().length > 0).length`;

const keepBeginnings = `window.beginnings = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const way = animate.apply(this, given);
    way.currentTime = 0;
    const { x, y } = this.getBoundingClientRect();
    window.beginnings[this.dataset.thing] = [x, y];
    return way;
  };`;

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function moveTomato(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const moved = (where: Page) =>
    where.locator('#drawing [data-place="fridge 1"] [data-thing="tomato 1"]');
  await other.getByRole("button", { name: "Move tomato" }).waitFor();

  await page.getByRole("button", { name: "Move tomato" }).press("Enter");
  expect(await page.getByTestId("move-status").textContent()).toBe(
    "Moving tomato: choose a place.",
  );
  await page.getByRole("button", { name: "Put it here: fridge" }).press("Escape");
  expect(await page.getByTestId("move-status").textContent()).toBe("");
  expect(await moved(page).count()).toBe(0);

  await page.getByRole("button", { name: "Move tomato" }).press(" ");
  await page.getByRole("button", { name: "Put it here: fridge" }).press("Enter");
  await page.getByText("Moved: tomato is now in the fridge.").waitFor();
  await moved(page).waitFor();
  await moved(other).waitFor();
  await other.close();

  await page.getByTestId("move-thing").selectOption("fork 1");
  await page.getByTestId("move-place").selectOption("shelf 1");
  await page.getByTestId("move-do").click();
  await page.getByText("Moved: fork is now on the shelf.").waitFor();
}

/** Shows, saves and deletes the data after two confirmations. */
async function deleteMyData(page: Page): Promise<void> {
  const said = page.getByTestId("my-data-text");
  await page.getByTestId("menu").click();
  await page.getByTestId("my-data-open").click();
  await said.filter({ hasText: /I store 2 answers.*your answers saved \d+ steps/s }).waitFor();
  const coming = page.waitForEvent("download");
  await page.getByTestId("my-data-save").click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe("sous-my-data.json");
  expect(JSON.parse(readFileSync(await saved.path(), "utf8")).answers).toMatchObject([
    { question: "Where is Ana's mug?", by: "button" },
    { question: "Which mug is Ana's?", answer: "the blue one" },
  ]);
  await page.getByTestId("my-data-delete").click();
  await said.filter({ hasText: "Shall I delete everything you said (2 answers)" }).waitFor();
  expect(await said.innerText()).not.toContain("my-data");
  await page.getByTestId("my-data-confirm").click();
  await said.filter({ hasText: /^Deleted: 2 answers/ }).waitFor();
  await page.getByText("Ana's mug is the blue mug").first().waitFor({ state: "detached" });
}

test.runIf(chromiumPath)(
  "things are moved, the next task is done, and what was said is deleted",
  async () => {
    const { url } = await serve({ paceMs: 300 });
    const page = await visit(url);
    // Games come last, so that newcomers see homes first.
    const game = page.locator('#home > optgroup > option[value="cooking:take1"]');
    await game.waitFor({ state: "attached" });
    expect(await page.locator('#home > option[value*=":"]').count()).toBe(0);
    await page.getByText(/If nobody knows by (\w+, )?\d\d:\d\d I will/).waitFor();
    const summary = await answerBoth(page);
    await moveTomato(page);
    await page.getByTestId("next").click();
    await page.getByTestId("task").filter({ hasText: "cool a tomato" }).waitFor();
    expect(await page.getByTestId("move-do").isVisible()).toBe(false);
    await summary.waitFor();
    expect(await summary.textContent()).toMatch(/Done in \d+ steps/);
    await deleteMyData(page);
  },
);
