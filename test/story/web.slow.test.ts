import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chromiumPath } from "./browser.js";
import { answerBoth, serve, visit } from "./stage.js";

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
