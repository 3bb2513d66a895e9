/** The first task on the page, as somebody does it. */
import type { Locator, Page } from "playwright-core";

/** A page whose errors are collected. */
export async function openPage(
  page: Page,
  url: string,
): Promise<{ readonly complaints: readonly string[] }> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(url);
  return { complaints };
}

/** By a button and in words; resolves to the summary once the task is done. */
export async function answerBoth(page: Page): Promise<Locator> {
  const receipt = (text: string) => page.getByTestId("receipt").filter({ hasText: text }).waitFor();
  await page.getByText("Where is Ana's mug?").first().waitFor();
  const more = page.getByTestId("more");
  if (await more.isVisible()) await more.click();
  await page.getByTestId("choice").filter({ hasText: "Corner cabinet" }).click();
  await receipt("Noted: Ana's mug is in the corner cabinet.");

  await page.getByText("Which mug is Ana's?").first().waitFor();
  await page.getByTestId("reply").fill("the blue one");
  await page.getByTestId("send").click();
  await receipt("Noted: Ana's mug is the blue mug.");

  const summary = page.getByTestId("summary");
  await summary.waitFor();
  return summary;
}
