import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDoor } from "../app/join/guests.js";
import { newFile } from "../memory/folder.js";
import { chromiumPath } from "./browser.js";
import { repository } from "./npm-start.js";
import { serve, visit } from "./stage.js";

const phone = { width: 390, height: 844 };
const themes = ["light", "dark"] as const;

/** Measures how much of the picture the window or a scroll box clips. */
const cutOff = `(() => {
  const svg = document.querySelector(".drawing svg, figure svg");
  const robot = svg.querySelector(".robot") ?? svg;
  const cut = [];
  const inside = (name, one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    if (a.width < 1 || a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1)
      cut.push(name);
  };
  inside("the robot", robot, svg);
  for (const text of svg.querySelectorAll("text")) inside(text.textContent, text, svg);
  for (let box = svg.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === "visible") continue;
    inside("in " + box.className, svg, box);
    if (box.scrollWidth > box.clientWidth + 1) cut.push("scrolls: " + box.className);
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push("the page scrolls");
  return cut;
})()`;

async function expectWhole(page: Page, widths: readonly number[]): Promise<void> {
  for (const [at, width] of widths.entries()) {
    const colorScheme = themes[at % 2] ?? null;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    // The page requests a picture of its new width.
    await page.waitForTimeout(400);
    await expect
      .poll(() => page.evaluate(cutOff), {
        message: `${width} px, ${colorScheme}`,
        timeout: 10_000,
      })
      .toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.waitForTimeout(400);
  await expectFirstScreen(page);
}

/** Question, picture and the first (or all) answers are above the text field. */
export async function expectFirstScreen(
  page: Page,
  part: "first" | "all" = "first",
): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const field = page.locator("#composer");
  const isFixed = (page.viewportSize()?.width ?? 0) < 900 && (await field.count()) > 0;
  const bottom = isFixed ? ((await field.boundingBox())?.y ?? 0) : height;
  const answers = await page.getByTestId("choice").all();
  const ways = await page.locator("[data-testid=something-else], [data-testid=dont-know]").all();
  const parts = [
    page.locator("[data-testid=question-text], section:has(figure) h2").first(),
    page.locator(".drawing svg, figure svg").first(),
    ...(part === "all" ? [...answers, ...ways] : answers.slice(0, 4)),
  ];
  const card = page.locator(".talk");
  const isInSight = async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const end = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    if (!isFixed && (await field.count()) > 0) {
      const reply = await end(page.getByTestId("reply"));
      if (reply > Math.min(bottom, await end(card))) return false;
      const top = (await field.boundingBox())?.y ?? 0;
      if (part === "all" && boxes.some((box, at) => at > 1 && box && box.y + box.height > top + 9))
        return false;
    }
    return boxes.every(
      (box) => box && box.y >= 0 && box.height > 15 && Math.floor(box.y + box.height) <= bottom,
    );
  };
  await expect.poll(isInSight, { timeout: 10_000 }).toBe(true);
  expect(await page.evaluate("window.scrollY")).toBe(0);
}

interface HomeFile {
  readonly places: readonly { readonly id: string; readonly room: string }[];
  readonly things: readonly { readonly in: string }[];
}

function flatOf(rooms: readonly string[]): object {
  const file = path.join(repository, "scenes/data/flat.json");
  const flat = JSON.parse(readFileSync(file, "utf8")) as HomeFile;
  const places = flat.places.filter(({ room }) => rooms.includes(room));
  const things = flat.things.filter((thing) => places.some(({ id }) => id === thing.in));
  const title = `a flat of ${rooms.length}`;
  const task = {
    type: "pick_and_place_simple",
    sentence: "put Leo's mug on the coffee table.",
    object: "mug",
    particular: { owner: "Leo" },
    target: "coffeetable",
  };
  return {
    ...flat,
    id: `flat-${rooms.length}`,
    title,
    rooms,
    places,
    things,
    tasks: [task],
  };
}

export function testWholePictures(
  homes: readonly string[],
  participantsHomes: readonly string[],
  widths: readonly number[],
): void {
  describe.skipIf(chromiumPath === null)("pictures", () => {
    it.each(homes)("of %s are whole", async (home) => {
      const { sous, url } = await serve({ home: null });
      const rooms = ["kitchen", "living room", "bedroom"].slice(0, Number(home.at(-1)) || 0);
      if (rooms.length > 0) await sous.handlers.homes?.save(JSON.stringify(flatOf(rooms)), null);
      const page = await visit(`${url}/?home=${home}`, phone);
      await page.getByTestId("drawing").locator("svg").waitFor();
      await page.getByTestId("play").click();
      await page.getByTestId("choice").nth(3).waitFor();
      await expectWhole(page, widths);
    });

    it.each(participantsHomes)("of a participant's page in the %s are whole", async (home) => {
      const { url } = await openDoor(newFile(), {
        tasks: [home],
        rounds: 1,
        answersPerQuestion: 1,
      });
      const page = await visit(`${url}/join/pilot?participant=ana-1234`, phone);
      await page.getByTestId("agree").click();
      await page.locator("figure svg").waitFor();
      await expectWhole(page, widths);
    });
  });
}
