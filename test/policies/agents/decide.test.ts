import { describe, expect, it } from "vitest";
import { createAbaPolicy } from "../../../src/policies/aba/aba-policy.js";
import { exampleOf } from "../../../src/policies/react/example.js";
import { writtenExamples as examples } from "../../../src/policies/react/written-examples.js";
import { createPlayedModel } from "../played-model.js";
import { asked, begin, commandsAt, did, readFact, view } from "../rules/views.js";

interface Script {
  readonly says?: string;
  readonly picks: readonly string[];
  readonly writes?: readonly object[];
}

/** Repeats the last answer. */
function scripted({ says = "Well.", picks, writes = [] }: Script) {
  const counts = { picks: 0, writes: 0 };
  const next = <T>(list: readonly T[], kind: keyof typeof counts) =>
    list[Math.min(counts[kind]++, list.length - 1)];
  const model = createPlayedModel(({ wants }) => {
    if (wants === "text") return says;
    if (wants === "choice") return next(picks, "picks") ?? null;
    return JSON.stringify(next(writes, "writes"));
  });
  return { model, asked: () => model.sent.map(({ messages }) => messages[1]?.text ?? "") };
}

const task = "put a mug in fridge.";
const mug = { sentence: "Where is the mug?", func: "where", adjective: "", noun: "mug" };

describe("a question", () => {
  it("that cannot be put is written once more, then the agent looks for itself", async () => {
    const bad = { ...mug, noun: "password" };
    const twice = scripted({ picks: ["ask", "go to fridge 1"], writes: [bad] });
    const policy = createAbaPolicy({ model: twice.model, examples });
    expect(await policy.decide(view(task, [begin()]))).toMatchObject({
      kind: "act",
      command: "go to fridge 1",
    });
    const once = scripted({ picks: ["ask"], writes: [bad, mug] });
    const other = createAbaPolicy({ model: once.model, examples });
    expect(await other.decide(view(task, [begin()]))).toMatchObject({ kind: "ask" });
    expect(once.asked().at(-1)).toContain('"password" is nothing that is known here');
  });

  it("is not put when the agent remembers what it asks for, and the facts bear it out", async () => {
    const known = [readFact("countertop 1 holds mug 2, knife 1")];
    const told = (says: string) =>
      scripted({ says, picks: ["ask", "go to countertop 1"], writes: [mug] });
    const decide = (says: string) =>
      createAbaPolicy({ model: told(says).model, examples }).decide(view(task, [begin()], known));
    expect(await decide("mug 2 is in countertop 1.")).toMatchObject({
      kind: "act",
      command: "go to countertop 1",
      thought: expect.stringContaining("I remember: mug 2 is in countertop 1."),
    });
    expect(await decide("I have never seen it.")).toMatchObject({ kind: "ask" });
    expect(await decide("mug 2 is in cabinet 1.")).toMatchObject({ kind: "ask" });
  });
});

describe("the prompt", () => {
  const decided = async (given: Parameters<ReturnType<typeof createAbaPolicy>["decide"]>[0]) => {
    const { model, asked } = scripted({ picks: ["look"] });
    await createAbaPolicy({ model, examples, episodeLimit: 1200 }).decide(given);
    return asked().at(-1) ?? "";
  };

  it("leaves out the oldest lines of a long episode, never the home", async () => {
    const steps = Array.from({ length: 40 }, () =>
      did("look", "You are facing the fridge 1. Next to it, you see nothing.", commandsAt([])),
    );
    const prompt = await decided(view(task, [begin(), ...steps]));
    const now = prompt.slice(prompt.indexOf("=== Now ==="));
    expect(now).toMatch(/\(\d+ earlier lines are left out\.\)/);
    expect(now).toContain("Looking quickly around you");
    expect(now.length).toBeLessThan(1600);
  });

  it("has examples of the task's type, and of what is known of it", async () => {
    const shown = async (sentence: string, particular = false) =>
      decided({ ...view(sentence, [begin()]), particular });
    expect(await shown("heat some egg and put it in fridge.")).toContain("heat potato 2 with");
    expect(await shown("heat some egg and put it in fridge.", true)).toContain(
      "Which potato is meant?",
    );
    expect(await shown("look at book under the desklamp.")).toContain("use desklamp 1");
  });

  it("has recorded episodes before the written ones", async () => {
    const need = { func: "where", noun: "mug" } as const;
    const recorded = exampleOf({
      task: "put a mug in cabinet.",
      type: "pick_and_place_simple",
      particular: false,
      trajectory: [begin(), asked(need), did("go to fridge 1", "You see it.", [])],
      facts: [readFact("mug at fridge 1")],
    });
    const { model, asked: prompts } = scripted({ picks: ["look"] });
    const policy = createAbaPolicy({ model, examples: [recorded, ...examples], exampleCount: 1 });
    await policy.decide(view(task, [begin()]));
    expect(prompts().at(-1)).toContain('Task: "put a mug in cabinet."');
    expect(prompts().at(-1)).toContain('Answer: "mug" at "fridge 1"');
    expect(prompts().at(-1)).not.toContain("=== Example 2");
  });
});
