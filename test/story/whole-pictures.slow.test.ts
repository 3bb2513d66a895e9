/** Some widths; the nightly tier has all. */
import { describe, expect, it, test } from "vitest";
import { chromiumPath } from "./browser.js";
import { asks, choose, desk, noted, phone, reply, serve, visit } from "./stage.js";
import { expectFirstScreen, testWholePictures } from "./whole-pictures-tests.js";

testWholePictures(["kitchen", "flat"], ["flat"], [320, 743, 899, 901, 1600]);

describe.skipIf(chromiumPath === null)("the first screen", () => {
  it.each([phone, desk, { width: 1024, height: 768 }])(
    "has it all at $width px, whatever was said",
    async (viewport) => {
      const page = await visit((await serve()).url, viewport);
      // Low windows scroll the card, but show the field.
      const part = viewport.height < 800 ? "first" : "all";
      const say = async (words: string, answer: RegExp) => {
        await reply(page, words);
        const notes = page.getByTestId("conversation").locator(".note");
        await notes.getByText(answer).last().waitFor();
      };
      await asks(page, "Where is Ana's mug?");
      await expectFirstScreen(page, part);
      await say("what is it for?", /My task: heat/i);
      await expectFirstScreen(page, part);
      await page.getByTestId("something-else").click();
      expect(await page.getByTestId("reply").getAttribute("placeholder")).toBe("Type the place");
      await page.evaluate("window.scrollTo(0, 0)");
      await say("purple elephants dance", /did not understand/);
      await expectFirstScreen(page, part);
      await choose(page, "Corner cabinet");
      await asks(page, "Which mug is Ana's?");
      if (part === "first") await page.evaluate("window.scrollTo(0, 0)");
      await expectFirstScreen(page, part);
      expect(await page.locator(".last").count()).toBe(0);
      expect(await page.getByTestId("reply").getAttribute("placeholder")).toBe("Type your answer");
    },
  );

  it("keeps the question in its card, and the conversation in sight", async () => {
    const page = await visit((await serve()).url);
    await page.getByTestId("more").click();
    await reply(page, "what is it for?");
    await page.getByTestId("conversation").locator(".note").first().waitFor();
    const boxOf = async (part: string) => {
      const { y = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
      return { top: y, height, end: y + height };
    };
    expect((await boxOf("#scroll")).height).toBeGreaterThan(60);
    const card = await boxOf(".talk");
    const question = await boxOf("[data-testid=question]");
    expect(card.end).toBeLessThanOrEqual(900);
    expect(question.top).toBeGreaterThanOrEqual(card.top);
    expect(question.end).toBeLessThanOrEqual(card.end);
  });
});

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
