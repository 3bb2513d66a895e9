/** The user of the terminal and of the local page is the owner. */
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { createTerminalBot } from "../../../bots/terminal/terminal-bot.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import type { Sous } from "../../../src/app/wire.js";
import { startPlain } from "../../build/sous.js";
import { until } from "../../peers/control.js";
import { plant, words } from "./planted.js";

const ground = { workspace: "local", other: "c2", third: "c3" } as const;
let sous: Sous;

afterEach(() => sous.stop());

describe("the owner", () => {
  it("reads everything at the terminal", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = "";
    output.setEncoding("utf8").on("data", (text: string) => {
      shown += text;
    });
    const clock = systemClock;
    const bot = createTerminalBot({ clock, input, output, colour: false, person: "Ana" });
    sous = await startPlain({ bots: [bot], paceMs: 1 });
    await plant(
      sous.memory,
      { ...ground, platform: "terminal", configured: "terminal" },
      { ana: { id: "local", name: "Ana" } },
    );
    input.write("/facts\n");
    await until(async () => shown.includes("Den of philippa:"));
    for (const word of Object.values(words)) expect(shown).toContain(`${word} mug`);
  });
});
