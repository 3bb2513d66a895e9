import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type { Locator } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { chromiumPath } from "./browser.js";
import { isNarrow, phone, serve, visit } from "./stage.js";

async function open(options: { readonly database?: string } = {}) {
  const served = await serve({ home: null, ...options });
  served.sous.campaigns.start();
  return served;
}

describe.runIf(chromiumPath)("the studio in a browser", () => {
  test("leads from a template to answers.csv with three participants, a name in their words hidden, in 22 clicks", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sous-first-study-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { sous, url } = await open({ database: path.join(folder, "study.db") });
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    const type = async (target: Locator, words: string): Promise<void> => {
      await click(target);
      await target.fill(words);
    };
    const owner = await visit(`${url}/campaigns/new`);
    await click(owner.getByTestId("template-pilot"));
    await owner.getByTestId("left").getByText("2 fields need you").waitFor();
    await owner.keyboard.type("12 EUR an hour");
    await type(owner.getByLabel("Ethics"), "reviewed, number 7");
    await owner.getByTestId("left").getByText("Nothing is missing.").waitFor();
    await owner.getByTestId("plan").getByText("Questions").waitFor();
    await click(owner.getByTestId("create-start"));
    await owner.getByTestId("state").filter({ hasText: "running" }).waitFor();
    expect(new URL(owner.url()).pathname).toBe("/campaigns/pilot");
    expect(await owner.getByAltText("QR code of the link").isVisible()).toBe(true);
    await click(owner.getByText("A study on Prolific"));
    const link = await owner.getByLabel("Study link", { exact: true }).inputValue();
    expect(link.startsWith(`${url}/join/pilot?PROLIFIC_PID={{%PROLIFIC_PID%}}`)).toBe(true);
    expect(await owner.getByLabel("Description", { exact: true }).inputValue()).toContain(
      "Pay: 12 EUR an hour",
    );

    let answers = 0;
    for (const id of ["5f1e0a0b0c0d", "ben-2", "cleo-3"]) {
      // Fills the placeholders like Prolific.
      const guest = await visit(
        url + link.slice(url.length).replaceAll(/\{\{%\w+%\}\}/g, id),
        phone,
      );
      await click(guest.getByTestId("agree"));
      await click(guest.getByRole("button", { name: "In the sink" }));
      for (let nth = 1; nth <= 2; nth += 1) {
        await guest.getByText(`${nth - 1} of 10`).waitFor();
        await click(guest.getByTestId(answers === 5 ? "other" : "choice").first());
        if (answers === 5)
          await guest.keyboard.type("behind the green kettle, Tobias Miller says\n");
        answers += 1;
        await expect
          .poll(async () => (await sous.memory.campaigns.counts("pilot")).answers)
          .toBe(answers);
      }
    }
    const participants = owner.getByTestId("participants").locator("tbody tr");
    await participants.filter({ hasText: "cleo-3" }).filter({ hasText: "2 of" }).waitFor();
    expect(await participants.count()).toBe(3);
    await owner.getByTestId("plots").getByText("Answers over time").waitFor();
    await owner.getByTestId("people").locator("tbody tr").nth(2).waitFor();
    await click(owner.getByTestId("close"));
    await click(owner.getByTestId("closing-yes"));
    await owner.getByTestId("state").filter({ hasText: "closed" }).waitFor();
    await expect
      .poll(async () => (await sous.memory.campaigns.counts("pilot")).questionsOpen)
      .toBe(0);
    await click(owner.getByTestId("hide-found"));
    await owner.getByText("It is published without the hidden parts").waitFor();
    await owner.getByText("Only 3 people answered").waitFor();
    await owner.getByTestId("release").click();
    await owner.getByText("Choose a license: nobody").waitFor();
    await owner.getByLabel("License").selectOption("CC-BY-4.0");
    clicks += 1;
    await click(owner.getByTestId("release"));
    await owner.getByTestId("release-state").getByText("Made: ").waitFor({ timeout: 120_000 });
    const downloaded = owner.waitForEvent("download");
    await click(owner.getByTestId("download"));
    const packed = await (await downloaded).path();
    const csv = execFileSync("tar", ["-xzOf", packed, "pilot/answers.csv"], { encoding: "utf8" });
    const lines = parse(csv, { columns: true }) as Record<string, string>[];
    expect(lines).toHaveLength(answers);
    expect(new Set(lines.map(({ person }) => person)).size).toBe(3);
    expect(lines.some(({ words }) => words === "behind the green kettle, […] says")).toBe(true);
    expect(clicks).toBeLessThanOrEqual(22);
    expect(await isNarrow(owner)).toBe(true);
  }, 240_000);

  test("keeps what is wrong, says so beside it, and takes YAML; a preview is played to its end", async () => {
    const { sous, url } = await open();
    const page = await visit(`${url}/campaigns/new`, phone);
    await page.getByTestId("template-baseline").click();
    await page.getByLabel("Households of each").fill("many");
    const fault = page.locator('[data-fault="copies"]');
    await fault.getByText("Households of each is no number.").waitFor();
    await page.reload();
    await fault.waitFor();
    expect(await page.getByLabel("Households of each").inputValue()).toBe("many");
    await page.getByTestId("create").click();
    await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("field-copies");

    await page.getByText("As YAML", { exact: true }).click();
    const design = `id: mine\ntitle: Mine\ntasks: [kitchen]\nbot: web\nchannel: web
consent: { version: "1", text: We keep it. }\ninstructions: Look at the kitchen.\ndebrief: Thanks.
pay: none\nethics: none\nanswersPerParticipant: 1\n`;
    await page.getByTestId("yaml").fill(design);
    await page.getByTestId("use-yaml").click();
    await page.getByTestId("left").getByText("Nothing is missing.").waitFor();
    expect(await isNarrow(page)).toBe(true);

    const opened = page.waitForEvent("popup");
    await page.getByTestId("preview").click();
    const preview = await opened;
    await preview.getByText("Preview: Mine").first().waitFor();
    await preview.getByTestId("agree").click();
    await preview.getByTestId("choice").first().click();
    await preview.getByTestId("code").waitFor();
    expect(await sous.memory.campaigns.get("mine")).toBeNull();
  });
});
