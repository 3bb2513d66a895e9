import { expect, it } from "vitest";
import { newFile } from "../memory/folder.js";
import { HostileHomes } from "./hostile-home.js";
import { attempts } from "./injected-attempts.js";
import { problemsIn } from "./injection-evidence.js";
import { lures, representative, Theatre } from "./model-injection-setup.js";

async function demonstrated(): Promise<string> {
  const database = newFile();
  const homes = new HostileHomes();
  await homes.start({ database });
  await homes.play("h-shown", { name: "Ana", text: null });
  await homes.stop();
  return database;
}

it("half of them as answers, names of people, homes and places, and rules, in the whole product", async () => {
  const theatre = new Theatre();
  await theatre.open("rules");
  for (const { text } of attempts.filter((_, at) => at % 2 === 0)) {
    const problems = problemsIn(await theatre.play(text, 2));
    expect({ text, problems }).toEqual({ text, problems: [] });
  }
  const read = theatre.peer.chats.map(({ messages }) => messages.at(-1)?.content ?? "");
  const reached = lures.filter(({ telltale }) => read.some((one) => one.includes(telltale)));
  expect(reached.length).toBeGreaterThan(35);
}, 120_000);

it.each(["react", "aba", "opex-asks", "opex-h", "ldm2"] as const)(
  "in every place at once, in whole episodes of %s",
  async (policy) => {
    const theatre = new Theatre();
    await theatre.open(policy, policy === "ldm2" ? { database: await demonstrated() } : {});
    let acted = 0;
    for (const text of representative) {
      const evidence = await theatre.play(text, 5);
      expect({ text, problems: problemsIn(evidence) }).toEqual({ text, problems: [] });
      expect(JSON.stringify(evidence.chats)).toContain(evidence.telltale);
      acted += evidence.steps.filter(({ step }) => step.kind === "act").length;
    }
    expect(acted).toBeGreaterThan(4);
  },
  120_000,
);
