import { writeFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { planCommand } from "../../src/cli/data/campaign-plan.js";
import { newFile } from "../memory/folder.js";

const design = `
id: pilot
title: Where things are kept
tasks: [kitchen]
copies: 4
rounds: 3
bot: web
channel: main
atOnce: 10
answersPerQuestion: 2
arms:
  - name: ask
    ask: missing
  - name: seldom
    ask: random:0.5
consent: { version: "1", text: I agree. }
instructions: Read and answer.
debrief: Thank you.
pay: none
ethics: none
`;

function write(text: string): string {
  const file = newFile("pilot.yaml");
  writeFileSync(file, text);
  return file;
}

async function plan(text: string, ...options: readonly string[]): Promise<string> {
  vi.restoreAllMocks();
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await planCommand().parseAsync([write(text), "--runs", "20", ...options], { from: "user" });
  return printed.mock.calls.map(([chunk]) => String(chunk)).join("");
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("sous campaign plan", () => {
  it("says what exploring costs", async () => {
    const printed = await plan(`${design}explore: 0.4\n`);
    const [, drawn, ruled] =
      printed.match(/a coin makes 40.0 % .* choices to ask: ([\d.]+) .*instead of ([\d.]+) /) ?? [];
    // "seldom" draws as many questions at random; of "ask" a fifth is omitted.
    expect(Number(drawn)).toBeGreaterThan(0.75 * Number(ruled));
    expect(Number(drawn)).toBeLessThan(0.97 * Number(ruled));
    expect(await plan(design)).not.toContain("coin");
  });

  it("prints what will be asked, how long it takes, what it costs, and what was assumed", async () => {
    const printed = await plan(design, "--pay-per-answer", "0.2", "--people", "12");
    expect(printed).toMatch(/households +4, of 3 rounds each: 12 tasks/);
    expect(printed).toMatch(/arm seldom +50\.0 % of households/);
    expect(printed).toMatch(/days .* with 12 people at 5 a day/);
    expect(printed).toMatch(/cost .* at 0\.2 an answer/);
    expect(printed).toMatch(/seldom against ask +power/);
    expect(printed).toMatch(/design effect 1\.40 by formula/);
    expect(printed).toMatch(/Assumed:\n {2}a task lacks 2 answers/);
  });

  it("tells what it costs by the design's rate, of an answer or of an hour", async () => {
    const paid = (rate: string) => design.replace("pay: none", `pay: as below\npayRate: ${rate}`);
    const perAnswer = await plan(paid("{ amount: 0.3, currency: EUR, per: answer }"));
    expect(perAnswer).toMatch(/cost .* EUR at 0\.3 EUR an answer/);
    const perHour = paid("{ amount: 12, currency: EUR, per: hour }");
    const told = await plan(perHour, "--seconds-an-answer", "30");
    expect(told).toMatch(/cost .* EUR at 0\.1 EUR an answer/);
    expect(told).toContain("an answer takes 30 s of people's time, which is paid by the hour");
    expect(await plan(perHour, "--pay-per-answer", "0.2")).toMatch(/cost .* at 0\.2 an answer/);
    expect(await plan(design)).toMatch(/cost +none: the design has no payRate/);
    await expect(plan(paid("{ amount: 12, currency: euros, per: hour }"))).rejects.toThrow(
      /payRate\.currency: is no currency of three capital letters/,
    );
  });

  it("prints the same as JSON, and the same again", async () => {
    const [one, again] = [await plan(design, "--json"), await plan(design, "--json")];
    const { arms, assumptions } = JSON.parse(one);
    expect(again).toBe(one);
    expect(assumptions).toMatchObject({ people: 30, seed: 1, runs: 20 });
    const [ask, seldom] = arms.map(
      (arm: { households: { mean: number }; questions: { mean: number } }) =>
        arm.questions.mean / arm.households.mean,
    );
    expect(seldom).toBeLessThan(0.75 * ask);
  });

  it("names file, line, key and reason of what is wrong in a design", async () => {
    await expect(plan(design.replace("copies: 4", "copies: none"))).rejects.toThrow(
      /pilot\.yaml:5: copies: is no number/,
    );
    await expect(planCommand().parseAsync(["nowhere.yaml"], { from: "user" })).rejects.toThrow(
      "nowhere.yaml: there is no such file",
    );
  });
});
