/** From an expert's conversations over a fine-tuning job to a tuned model that plays. */
import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runSous } from "../../app/run-sous.js";
import { newFile } from "../../memory/folder.js";

const patience = { timeout: 180_000 };

describe("a dataset of the expert", patience, () => {
  it("that is not in order is told line by line", async () => {
    const file = newFile();
    const user = { role: "user", content: "See: a mug." };
    const act = { role: "assistant", content: "Act: look" };
    const lines = [
      { messages: [user, act] },
      { messages: [user, { ...act, weight: 0 }] },
      { messages: [{ ...user, weight: 1 }, act] },
      { messages: [act, user] },
      { messages: [user, user, act] },
      { messages: [{ role: "robot", content: "?" }, act] },
    ].map((line) => JSON.stringify(line));
    writeFileSync(file, [...lines, "{"].join("\n"));
    const { code, out } = await runSous("export", "check", file);
    expect(code).toBe(1);
    for (const problem of [
      ":2: no message of the assistant counts",
      ":3: messages.0: only the assistant's messages have a weight",
      ":4: the last message is not the assistant's",
      ":5: messages.1: user speaks twice in a row",
      ":6: messages.0.role: ",
      ":7: the line: ",
      "6 of 7 lines are not in order",
    ])
      expect(out).toContain(problem);
    expect(await runSous("export", "check", file, "--max-tokens", "5")).toMatchObject({
      out: expect.stringContaining(":1: it has about"),
    });
  });
});
