import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkHome } from "../../scenes/household/check/check-home.js";
import { chromiumPath } from "./browser.js";
import { readAloud } from "./read-aloud.js";
import { asks, desk, isNarrow, phone, reply, type Served, serve, visit } from "./stage.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-homes-story-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(chromiumPath)("the page of homes in a browser", () => {
  let served: Served;
  beforeEach(async () => {
    served = await serve({ home: null });
  });

  async function openHomes(viewport = desk): Promise<Page> {
    const page = await visit(`${served.url}/homes`, viewport, { acceptDownloads: true });
    await page.getByTestId("homes").waitFor();
    return page;
  }

  test("a home of six places with a teapot by keyboard alone, saved and played", async () => {
    const page = await openHomes(phone);
    await page.getByTestId("new-home").press("Enter");
    await write(page, "Title", "Tea house");
    await write(page, "Short name", "teahouse");
    for (const kind of ["countertop", "sinkbasin", "diningtable", "shelf", "garbagecan"])
      await add(page, "Furniture", kind);
    await add(page, "Furniture", "cabinet", "wardrobe");
    await add(page, "Thing for the wardrobe", "kettle", "teapot");
    await write(page, "New task", "juggle the teapot");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "as a task. I can clean" }).waitFor();
    await write(page, "New task", "Clean the teapot and put it on the dining table");
    await page.keyboard.press("Enter");
    await page.getByTestId("verdict").filter({ hasText: "✔ In order" }).waitFor();

    await page.getByRole("button", { name: "Pick up teapot" }).press("Enter");
    await page.getByTestId("held").filter({ hasText: "In hand: teapot" }).waitFor();
    await page.locator("[data-place='shelf 1']").press("Enter");
    await part(page, "shelf 1").getByText("teapot").first().waitFor();
    expect(await isNarrow(page)).toBe(true);
    await page.getByTestId("save").press("Enter");
    await page.getByTestId("kept").filter({ hasText: "Everything is saved" }).waitFor();
    expect(await readAloud(page)).toMatchSnapshot();
    await page.getByTestId("play").press("Enter");
    await play(page);
  });

  test("furniture and things are dragged, come back after a reload, and go out and in as a file", async () => {
    const page = await openHomes();
    await page.locator("[data-home='kitchen']").getByRole("button").click();
    await page.getByTestId("verdict").filter({ hasText: "✔ In order" }).waitFor();
    await drag(page, "[data-thing='bread 1']", "[data-place='shelf 1']");
    await part(page, "shelf 1").getByText("bread").waitFor();
    await drag(page, "[data-place='garbagecan 1']", "[data-place='countertop 1']");
    await expect.poll(() => order(page)).toEqual(["diningtable 1", "garbagecan 1", "countertop 1"]);
    await drag(page, "[data-thing='fork 1']", "[data-place='microwave 1']");
    const verdict = page.getByTestId("verdict");
    await verdict.getByText("fork 1 does not go in or on microwave 1").waitFor();
    expect(await page.getByTestId("save").isDisabled()).toBe(true);
    await page.reload();
    await page.getByTestId("notice").filter({ hasText: "unsaved work is here again" }).waitFor();
    await verdict.getByText("fork 1 does not go in or on microwave 1").waitFor();
    await drag(page, "[data-thing='fork 1']", "[data-place='diningtable 1']");
    await verdict.filter({ hasText: "✔ In order" }).waitFor();

    const downloading = page.waitForEvent("download");
    await page.getByTestId("download").click();
    const file = path.join(folder, (await downloading).suggestedFilename());
    await (await downloading).saveAs(file);
    expect(checkHome(readFileSync(file, "utf8"), { file })).toEqual([]);
    await page.getByTestId("another").click();
    await expect.poll(() => order(page)).not.toContain("garbagecan 1");
    await page.getByTestId("undo").click();
    await expect.poll(() => order(page)).toContain("garbagecan 1");
    await page.getByTestId("close").click();
    await page.getByTestId("unsaved").getByText("Ana's kitchen").first().waitFor();
    await page.getByTestId("upload").setInputFiles(file);
    await expect.poll(() => order(page)).toEqual(["diningtable 1", "garbagecan 1", "countertop 1"]);
  });

  test("two tabs lose nothing of each other; a home is renamed and deleted by its buttons", async () => {
    const page = await openHomes();
    await page.locator("[data-home='bathroom']").getByRole("button").click();
    await page.getByTestId("tasks").waitFor();
    await page.getByText("we are out of toothpaste: order some.").waitFor();
    await retitle(page, "Our bath");
    await saved(page);
    await page.getByTestId("close").click();
    const line = page.locator("[data-home='bathroom-2']");
    await line.getByRole("button", { name: "Change" }).click();
    const other = await openHomes(phone);
    await other.locator("[data-home='bathroom-2']").getByRole("button", { name: "Change" }).click();
    await retitle(other, "Theirs");
    await saved(other);
    await retitle(page, "Mine");
    await page.getByTestId("save").click();
    const notice = page.getByTestId("notice");
    await notice
      .filter({ hasText: "Another home is kept as “bathroom-2” by now: “Theirs”" })
      .waitFor();
    await write(page, "Short name", "mine");
    await saved(page);
    const { households } = served.sous.memory;
    expect((await households.get("bathroom-2"))?.title).toBe("Theirs");
    expect((await households.get("mine"))?.tasks.at(-1)?.type).toBe("order");

    await page.getByTestId("close").click();
    await line.getByTestId("rename").click();
    await expect.poll(() => page.evaluate("document.activeElement?.name")).toBe("rename");
    await page.keyboard.type("<b>Tea</b> 🫖");
    await page.keyboard.press("Enter");
    await line.locator("strong", { hasText: "<b>Tea</b> 🫖" }).waitFor();
    await line.getByTestId("remove").click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await line.waitFor({ state: "detached" });
    expect(await households.get("bathroom-2")).toBeNull();
  });

  test("a file that is none is refused in words; a home of 54 places is drawn on a phone, saved and played", async () => {
    const page = await openHomes(phone);
    const choose = (text: string) => {
      const file = { name: "home.json", mimeType: "application/json", buffer: Buffer.from(text) };
      return page.getByTestId("upload").setInputFiles(file);
    };
    await choose("{");
    await page.getByTestId("notice").filter({ hasText: "not JSON" }).waitFor();
    await choose(JSON.stringify(houseOf54));
    await page.getByTestId("verdict").filter({ hasText: "✔ In order" }).waitFor();
    expect(await page.getByTestId("stage").locator("[data-place]").count()).toBe(54);
    expect(await isNarrow(page)).toBe(true);
    await saved(page);
    await page.getByTestId("play").click();
    await asks(page, "Where is a book?");
  });
});

const houseOf54 = {
  id: "house",
  title: "A house",
  rooms: ["kitchen", "living room"],
  people: [],
  places: Array.from({ length: 54 }, (_, at) => ({
    id: at === 0 ? "diningtable 1" : `${at % 2 ? "drawer" : "cabinet"} ${at}`,
    room: at < 27 ? "kitchen" : "living room",
  })),
  things: [{ id: "book 1", in: "drawer 53" }],
  tasks: [
    {
      type: "pick_and_place_simple",
      sentence: "put a book on the dining table.",
      object: "book",
      target: "diningtable",
    },
  ],
};

async function retitle(page: Page, title: string): Promise<void> {
  await write(page, "Title", title);
  await page.getByRole("heading", { name: title }).waitFor();
}

async function saved(page: Page): Promise<void> {
  await page.getByTestId("save").click();
  await page.getByTestId("kept").filter({ hasText: "Everything is saved" }).waitFor();
}

function part(page: Page, id: string) {
  return page.locator(`[data-part='${id}']`);
}

async function order(page: Page): Promise<(string | null)[]> {
  const items = await page.getByTestId("places").locator("> li").all();
  return Promise.all(items.slice(0, 3).map((item) => item.getAttribute("data-part")));
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  if (label !== "New task") await page.keyboard.press("Tab");
}

async function add(page: Page, label: string, kind: string, name = ""): Promise<void> {
  const choice = page.getByRole("combobox", { name: label, exact: true });
  await choice.selectOption(kind);
  const row = page.locator(".part-fields").filter({ has: choice }).last();
  if (name) {
    await row.getByLabel("Another name for it").focus();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
  }
  await row.getByRole("button", { name: "Add" }).press("Enter");
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(to).evaluate((node) => node.scrollIntoView({ block: "nearest" }));
  await moveOnto(page, from, from.includes("thing") ? undefined : 8);
  await page.mouse.down();
  await moveOnto(page, to, 12);
  await page.mouse.up();
}

/** Moves onto the part's corner, `inset` pixels inside, or its middle. */
async function moveOnto(page: Page, part: string, inset?: number): Promise<void> {
  const isUnderMouse = async () => {
    const box = await page.locator(part).boundingBox();
    if (!box) return false;
    const x = box.x + (inset ?? box.width / 2);
    const y = box.y + (inset ?? box.height / 2);
    await page.mouse.move(x, y, { steps: 5 });
    return page.evaluate<boolean>(
      `document.elementFromPoint(${x}, ${y})?.closest(${JSON.stringify(part)}) != null`,
    );
  };
  await expect.poll(isUnderMouse).toBe(true);
}

async function play(page: Page): Promise<void> {
  await page.waitForURL(/\/\?home=teahouse/);
  await asks(page, "Where is a teapot?");
  await reply(page, "the teapot is on the shelf");
  await page
    .getByText(/Done in \d+ steps and 1 question/)
    .first()
    .waitFor();
}
