import type { Locator, Page } from "playwright-core";
import { asks, choose, noted, reply } from "./stage.js";

export async function answerBoth(page: Page): Promise<Locator> {
  await asks(page, "Where is Ana's mug?");
  await choose(page, "Corner cabinet");
  await noted(page, "Noted: Ana's mug is in the corner cabinet.");
  await asks(page, "Which mug is Ana's?");
  await reply(page, "the blue one");
  await noted(page, "Noted: Ana's mug is the blue mug.");
  const summary = page.getByTestId("summary");
  await summary.waitFor();
  return summary;
}
