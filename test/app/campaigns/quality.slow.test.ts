/** Answers that were really given, judged: by the command for whoever runs the campaign, and in its release. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { judgeBeside } from "../../../src/app/campaigns/judge-beside.js";
import { toBrief } from "../../../src/app/campaigns/quality.js";
import { db, folder, judge, playPilot } from "./quality-setup.js";

beforeAll(playPilot, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("answers are judged in a process of its own as they are in this one", async () => {
  const { people, overall } = await judge();
  expect(await judgeBeside(db, "pilot")).toEqual(toBrief({ people, overall }));
}, 60_000);
