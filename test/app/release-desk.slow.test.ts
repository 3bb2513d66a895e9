import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, test } from "vitest";
import { createReleaseDesk } from "../../src/app/release/release-desk.js";
import { decide, listReview } from "../../src/app/release/release-review.js";
import { openReceiver } from "../build/receiver.js";
import { openRows } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { clock } from "./campaigns/scenario.js";
import { answer, arrive, asked, openDoor } from "./join/guests.js";
import { emptyFolder, runIn } from "./sous-folder.js";

test("is made with words as they were decided, once a name was cleared, and packed for every tar", async () => {
  const file = newFile();
  const door = await openDoor(file, { rounds: 1, answersPerQuestion: 1, answersPerParticipant: 2 });
  const { memory } = door.sous;
  const unnamed = { platform: "web", workspace: "local", name: "you" } as const;
  await memory.people.keep({ ...unnamed, platformId: "browser-1" });
  await memory.people.keep({ ...unnamed, platformId: "browser-2", name: "Rose" });
  const guests = await Promise.all(["one-1", "two-2", "three-3"].map((id) => arrive(door, id)));
  const words = ["Rose put it in the sink", "it is on the counter", "no idea"];
  let number = 0;
  await until(async () => {
    for (const guest of guests) {
      const { stage } = await guest.state();
      if (stage.at !== "question") continue;
      await answer(guest, (await asked(guest)).id, { text: words[number % words.length] });
      number += 1;
    }
    return (await memory.campaigns.get("pilot"))?.state === "closed";
  }, 60_000);
  const desk = createReleaseDesk(memory, file);
  onTestFinished(() => desk.stop());
  const ruling = { reviewer: "Rea", at: clock.now() };

  const before = await desk.texts("pilot");
  expect(before.length).toBeGreaterThan(1);
  for (const one of before) expect(one).toMatchObject({ decision: null, released: null });
  for (const item of await listReview(memory, "pilot"))
    await decide(memory, { item, decision: "keep", ...ruling });
  const item = before.find(({ text }) => text.startsWith("it is"));
  if (!item) throw new Error("nobody said it");
  await decide(memory, { item, decision: "redact", words: ["counter"], ...ruling });
  const after = (await desk.texts("pilot")).find(({ ballot }) => ballot === item.ballot);
  expect(after?.released).toBe("it is on the […]");
  await expect(desk.texts("nothing")).rejects.toThrow('There is no campaign "nothing"');

  expect(desk.state("pilot")).toBeNull();
  expect(await desk.read("pilot")).toBeNull();
  await expect(desk.begin("pilot", " ")).rejects.toThrow("The license is missing");
  const make = async () => {
    await desk.begin("pilot", "CC-BY-4.0");
    await expect(desk.begin("pilot", "CC-BY-4.0")).rejects.toThrow("is being made already");
    return until(async () => {
      const state = desk.state("pilot");
      return state?.at === "working" ? null : state;
    }, 60_000);
  };
  expect(await make()).toMatchObject({
    at: "failed",
    blocking: [{ kind: "name", words: "Rose", whose: "Rose (web)", ballot: expect.any(String) }],
  });
  await memory.releases.clear({ words: "rose", cleared: true, reason: "a flower", ...ruling });
  expect(await make()).toMatchObject({ at: "done", file: "pilot.tar.gz" });
  const packed = path.join(path.dirname(file), "pilot.tar.gz");
  writeFileSync(packed, (await desk.read("pilot")) ?? new Uint8Array());
  const tar = (...options: string[]) => execFileSync("tar", options, { encoding: "utf8" });
  const inside = tar("-tzf", packed).trim().split("\n");
  expect(inside).toEqual(expect.arrayContaining(["pilot/README.md", "pilot/people.jsonl"]));
  expect(tar("-xzOf", packed, "pilot/README.md")).toContain("1.0.0");
  expect(await make(), "again").toMatchObject({ at: "done", file: "pilot.tar.gz" });
});

test("says where no release can be made from the page", async () => {
  const desk = createReleaseDesk(await openRows(), null);
  await expect(desk.begin("pilot", "CC-BY-4.0")).rejects.toThrow('There is no campaign "pilot"');
});

it("records calls when its variables are set", { timeout: 120_000 }, async () => {
  const { told, url } = await openReceiver((response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  );
  const peer = await startOpenAiPeer({ brain: () => '{"word": "kitchen"}' });
  onTestFinished(() => peer.close());
  const key = "key-that-nobody-else-sees";
  const folder = emptyFolder({
    SOUS_LLM_MODEL: "m1",
    SOUS_LLM_KEY: key,
    SOUS_LLM_URL: peer.url,
    LANGSMITH_TRACING: "true",
    LANGSMITH_API_KEY: "lsv2_pt_0123456789abcdef0123",
    LANGSMITH_ENDPOINT: new URL(url).origin,
    LANGSMITH_PROJECT: "sous",
    LANGSMITH_DISABLE_RUN_COMPRESSION: "true",
  });
  const { code, out } = await runIn(folder, ["doctor"]);
  expect(out).toContain("✔ language model m1");
  expect(code).toBe(0);
  const runs = told.flatMap(({ line, body }) => (line.startsWith("POST /runs") ? body : [])).join();
  expect(runs).toContain("Answer with the word kitchen.");
  expect(runs).not.toContain(key);
});
