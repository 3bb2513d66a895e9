/** The short form of `stress campaign`: Sous as it is served, real bots, and people who agree and answer. */
import { expect, test } from "vitest";
import { sousProgram } from "../../program.js";
import { runCampaign } from "../campaign/run.js";
import { faultBots } from "../faults/room.js";

test("people on Slack, on Discord and at the page agree and answer: nothing is lost, doubled or too early", {
  timeout: 180_000,
}, async () => {
  const { figures, kept } = await runCampaign({
    people: 18,
    questions: 9,
    answers: 2,
    guessed: 0,
    bots: faultBots,
    seed: 3,
    speed: 30,
    seconds: 150,
    command: sousProgram,
  });
  expect(figures.findings).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, tooEarly: 0, unfinished: 0 });
  expect(figures.campaigns.map(({ state }) => state)).toEqual(["closed", "closed", "closed"]);
  expect(figures.campaigns.map(({ reason }) => reason)).toEqual(
    faultBots.map(() => expect.stringMatching(/answers were given, and 6 were wanted$/)),
  );
  expect(figures.answers).toBeGreaterThanOrEqual(18);
  expect(figures.questionsKnown).toBeGreaterThan(0);
  const agreed = figures.campaigns.reduce((sum, { enrolled }) => sum + enrolled, 0);
  expect(agreed).toBeGreaterThanOrEqual(figures.people);
  expect(figures.correlation).toBeGreaterThan(0);
  expect(kept).toBeNull();
});
