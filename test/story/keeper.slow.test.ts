import { describe, expect, test } from "vitest";
import { chromiumPath } from "./browser.js";
import { asks, noted, reply, serve, visit } from "./stage.js";

describe.runIf(chromiumPath)("in a browser", () => {
  test("a keeper looks round and puts things away first; then the picture is gone", async () => {
    const { url } = await serve({ mode: "keeper", home: null });
    const page = await visit(`${url}/?home=kitchen`);
    await page.getByText("First look round").waitFor();
    const mug = page.locator('[data-thing="mug 1"]');
    await mug.waitFor();
    await page.getByTestId("move-thing").selectOption("mug 1");
    await page.getByTestId("move-place").selectOption("shelf 1");
    await page.getByTestId("move-do").click();
    await page.locator('[data-place="shelf 1"] [data-thing="mug 1"]').waitFor();

    await page.getByTestId("play").click();
    await asks(page, "Where is Ana's mug?");
    expect(await page.getByTestId("legend").textContent()).toContain("from memory");
    expect(await mug.count()).toBe(0);
    await reply(page, "on the shelf");
    await noted(page, "Noted: Ana's mug is on the shelf.");
  });
});
