import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { showPage } from "../../bots/discord/show.js";
import { personPage } from "../../bots/slack/home-view.js";
import { showBlocks } from "../../bots/slack/show.js";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import { readInbox } from "../../bots/web/content.js";
import type { Call, PersonPage } from "../../src/core/bot.js";
import { buildAskedCall } from "../../src/desk/agents/call.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { inDiscord, inSlack } from "../bots/shown.js";
import { type AskedScenario, openAsked } from "../build/asked.js";
import { sampleAudience } from "../memory/samples.js";

const deploy = {
  question: "Deploy billing?",
  kind: "approval",
  context: "billing 1.4.2",
  choices: [
    { id: "yes", label: "Deploy" },
    { id: "no", label: "Do not", declines: true },
  ],
};

const looks = "\u2217*\u02CD_\u223C~\u02CB`\uA789:\u02C3>";

interface Shown {
  readonly words: string;
  readonly canPress: boolean;
}

const readers: Readonly<Record<string, (call: Call) => Promise<Shown>>> = {
  async discord(call) {
    const { content, components } = inDiscord({ call });
    expect(content.length).toBeLessThanOrEqual(2000);
    const words = content.replace(/\\(.)/g, "\uE000$1");
    expect(words).not.toMatch(/(?<!\uE000)(?:\|\||`|<(?!t:)|^(?:#|>|-# ))/m);
    return {
      words: words.replaceAll("\uE000", "").replaceAll("**", ""),
      canPress: components.length > 0,
    };
  },
  async slack(call) {
    const { blocks } = inSlack({ call });
    const sections = blocks.flatMap((block) =>
      block.type === "section" && block.text ? [[block.text.text, block.expand] as const] : [],
    );
    for (const [text] of sections) expect(text.length).toBeLessThanOrEqual(3000);
    if (call.question) expect(sections.every(([, expand]) => expand === true)).toBe(true);
    const words = sections
      .map(([text]) => text)
      .join("\n")
      .replace(/[\u2217\u02CD\u223C\u02CB\uA789\u02C3]/g, (like) =>
        looks.charAt(looks.indexOf(like) + 1),
      )
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    return {
      words: words.replace(/^\*(.*)\*$/gm, "$1"),
      canPress: blocks.some(({ type }) => type === "actions"),
    };
  },
  async web(call) {
    const watch = { calls: async () => [call], receipt: async () => null };
    const { calls } = await readInbox(watch, { answered: "", person: "p1", isLocal: true });
    const shown = calls[0];
    const words = [shown?.text, ...(shown?.bound ?? []), ...(shown?.added ?? [])].join("\n");
    return { words, canPress: Boolean(shown?.choices.length) };
  },
  async terminal(call) {
    const output = new PassThrough();
    const bot = createTerminalBot({
      clock: { now: () => 0 } as never,
      input: new PassThrough(),
      output,
      colour: true,
      person: "Ana",
    });
    await bot.post({ kind: "call", id: "c-1", episode: "a-1", channel: "", call });
    const written = String(output.read() ?? "");
    const ownStyle = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g");
    const words = written.replace(ownStyle, "").replace(/^[│┌] /gm, "");
    expect(words).not.toContain("\u001b");
    return { words, canPress: words.includes("Deploy") };
  },
};

async function open(bot: string): Promise<AskedScenario> {
  const asked = await openAsked();
  for (const platform of ["discord", "web", "terminal"] as const) asked.platforms.add(platform);
  const channel = bot === "slack" || bot === "discord" ? "C1" : "";
  await asked.memory.asks.keepAudience(sampleAudience({ bot: bot as never, channel }));
  return asked;
}

async function callOf(asked: AskedScenario, ask: AskView): Promise<Call> {
  const { episode } = await asked.questionOf(ask);
  const call = await buildAskedCall(asked.memory, episode);
  if (!call) throw new Error("it is not shown");
  return call;
}

const danger = " && rm -rf /srv/prod";
const contexts: Readonly<Record<string, string>> = {
  "characters that are escaped": `${"_".repeat(100)}${danger}`,
  "more of them": `${"*_~|`".repeat(50)}${danger}`,
  entities: `${"&".repeat(200)}${danger} &lt;b&gt; <http://x|safe>`,
  "a spoiler": `deploy ||${danger}||`,
  "a masked link": `[deploy](https://evil.test/${"x".repeat(80)}) <https://evil.test|deploy>`,
  "lines that are markup": `# deploy\n-# ${danger}\n> ${danger}\n  - x\n1. y\n>>> z`,
  "line ends": `deploy\n${danger}\r\nof it\u2028and more`,
  "an imitation of ours": "ok\n✔ Approved by Ana\nTo decline: Deploy",
  "indentation and runs of spaces": 'deploy "a  b"\n    deep\n\ttab',
  "at the end of much room": `${"x ".repeat(140)}${danger}`,
};

describe.each(Object.keys(readers))("on %s an approval shows all that it binds", (bot) => {
  const read = readers[bot] as (call: Call) => Promise<Shown>;

  it.each(Object.entries(contexts))("%s", async (_, context) => {
    const asked = await open(bot);
    const first = `Deploy ${"_".repeat(60)}?`;
    const question = `${first}\nReally now?`;
    const ask = await asked.ask({ ...deploy, question, context });
    const { words, canPress } = await read(await callOf(asked, ask));
    const plain = words.replaceAll("\u00A0", " ").replaceAll("⇥", "\t");
    const lines = context.replace(/\r\n|\u2028/g, "\n").split("\n");
    const shown = plain.split("\n");
    expect(shown).toContain(first);
    for (const line of lines) expect(shown).toContain(`│ ${line}`);
    const places = ["│ Really now?", ...lines.map((line) => `│ ${line}`)].map((line) =>
      shown.indexOf(line),
    );
    expect(places[0], "the question is whole before its context").toBe(shown.indexOf(first) + 1);
    expect(places[0]).toBeLessThan(places[1] ?? 0);
    expect(shown).toContain("To consent: Deploy");
    expect(shown).toContain("To decline: Do not");
    expect(canPress).toBe(true);
    expect(ask.context).toBe(lines.join("\n"));
    expect(ask.shown.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("also after it was settled", async () => {
    const asked = await open(bot);
    const ask = await asked.ask({ ...deploy, context: contexts["more of them"] });
    const call = { ...(await callOf(asked, ask)), question: null };
    if (bot === "web" || bot === "terminal") return;
    const { words, canPress } = await read(call);
    expect(words).toContain(danger);
    expect(canPress).toBe(false);
  });

  it.each([
    ["U+202E", "deploy \u202Edorp"],
    ["U+00A0", "rm\u00A0-rf"],
    ["U+0000", "a\u0000b"],
    ["U+001B", "deploy\u001B[2K"],
    ["U+E0041", "deploy\u{E0041}"],
    ["U+2217", "rm \u2217"],
    ["U+0336", "not\u0336 prod"],
  ])("marks what cannot be seen or told from another character: %s", async (code, context) => {
    const asked = await open(bot);
    const ask = await asked.ask({ ...deploy, context });
    const { words } = await read(await callOf(asked, ask));
    expect(words).toContain(`⟨${code}⟩`);
    const hidden = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (hidden !== "\u00A0") expect(words).not.toContain(hidden);
  });
});

/** The longest approval that an agent may ask for, of characters that platforms escape. */
const longest = (mark: string) => {
  const choices = [
    { id: "yes", label: `1${"_".repeat(70)}` },
    { id: "no", label: `2${"_".repeat(70)}`, declines: true },
  ];
  return { ...deploy, choices, question: mark.repeat(300), context: mark.repeat(300) };
};

it.each([
  ["discord", "|", 192],
  ["slack", "&", 155],
])(
  "what does not fit on %s is refused, with the number of characters that do",
  async (bot, mark, fits) => {
    const asked = await open(bot);
    const full = longest(mark);
    for (const length of [300, fits + 1]) {
      const refused = asked.refused("ask_people", { ...full, context: mark.repeat(length) });
      const message = `context: on ${bot} ${fits} of its ${length} characters fit`;
      expect(await refused).toMatchObject({
        error: "bad-input",
        message: expect.stringContaining(message),
      });
    }
    const ask = await asked.ask({ ...full, context: mark.repeat(fits) });
    const { words, canPress } = (await readers[bot]?.(await callOf(asked, ask))) ?? expect.fail();
    expect(words).toContain(`│ ${mark.repeat(fits)}`);
    expect(canPress).toBe(true);
    const picture = { data: "AAAA", words: "x" };
    expect((await asked.refused("ask_people", { ...deploy, picture })).error).toBe("unsupported");
  },
);

it.each(["web", "terminal"])("on %s all that an agent may ask fits", async (bot) => {
  const asked = await open(bot);
  const full = { ...longest("\u2217"), context: "&".repeat(300) };
  const call = await callOf(asked, await asked.ask(full));
  const { words } = (await readers[bot]?.(call)) ?? expect.fail();
  expect(words.split("⟨U+2217⟩")).toHaveLength(301);
  expect(words).toContain(`│ ${full.context}`);
});

it("an approval is neither joined, recalled nor changed", async () => {
  const asked = await openAsked();
  const ask = await asked.ask(deploy);
  expect((await asked.ask(deploy)).handling).toBe("posted");
  const clarify = { ticket: ask.ticket, text: "And all else.", key: "clarify-1" };
  expect((await asked.refused("clarify_question", clarify)).error).toBe("closed");
  await asked.press("Ana", ask, "Deploy");
  expect(await asked.perform("recall", { about: deploy.question })).toEqual({ found: [] });
});

it.each([
  [
    "after 30 characters",
    "Deploy the whole of billing to eu-1",
    "Deploy the whole of billing to us-1",
  ],
  ["by letters of another script", "Do not", "Dо not"],
  ["l and I", "Plan l", "Plan I"],
  ["by letters of rare scripts", "Approve", "ꓮꓑꓑꓣꓳꓦꓰ"],
  ["by Armenian letters", "Do not", "Dօ not"],
  ["by a phonetic letter", "Pay all", "Pɑy all"],
  ["by accents", "Keep", "Kẹep"],
  ["by letters that run together", "Burn it", "Bum it"],
  ["invisible characters", "Deploy", "Dep\u200Bloy"],
  ["one is ours", "Deploy", "Ι don’t know"],
])("two choices that look the same are refused: %s", async (_, one, two) => {
  const asked = await openAsked();
  const choices = [
    { id: "a", label: one },
    { id: "b", label: two, declines: true },
  ];
  for (const kind of ["fact", "approval"]) {
    const refused = await asked.perform("ask_people", { question: "Which?", kind, choices });
    // Approvals mark invisible characters.
    const isSeen = kind === "approval" && two.includes("\u200B");
    expect("error" in refused).toBe(!isSeen);
  }
});

it.each([
  ["Да", "Нет"],
  ["Ναι", "Όχι"],
  ["はい", "no"],
  ["Oui", "Non"],
  ["Ümit", "Amit"],
  ["1 cup", "2 cup"],
])("two choices that can be told apart are not: %s, %s", async (one, two) => {
  const asked = await openAsked();
  const choices = [
    { id: "a", label: one },
    { id: "b", label: two, declines: true },
  ];
  expect(
    await asked.perform("ask_people", { question: "Which?", kind: "approval", choices }),
  ).not.toHaveProperty("error");
});

describe("a person's own page", () => {
  async function pageWith(context: string): Promise<PersonPage> {
    const asked = await open("slack");
    const call = await callOf(asked, await asked.ask({ ...deploy, context }));
    if (!call.question) throw new Error("it is closed");
    const { question } = call;
    const questions = [{ home: "asked by deploy-bot", task: "x", question }];
    return { questions, answers: [], asked: 0, cap: 5, consented: false, optedOut: false };
  }

  it("has all of it in Slack's Home tab, and no buttons where it has no room in Discord", async () => {
    const context = contexts["more of them"] ?? "";
    const page = await pageWith(context);
    const home = JSON.stringify(showBlocks(personPage(page, "home")));
    expect(home).toContain("rm -rf /srv/prod");
    expect(home).toContain("To consent");
    const discord = JSON.stringify(showPage(page, "p-1").components);
    expect(discord).not.toContain("Deploy");
  });
});
