import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { showPage } from "../../bots/discord/show.js";
import { personPage } from "../../bots/slack/home-view.js";
import { showBlocks } from "../../bots/slack/show.js";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import { buildAskedCall } from "../../src/desk/agents/call.js";
import { render } from "../../src/desk/deliver/deliver.js";
import { inDiscord, inSlack } from "../bots/shown.js";
import { openAsked } from "../build/asked.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { hostile as everyText, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { problemsOfMarkdown, problemsOfMrkdwn, problemsOfText, textsOf } from "../safety/shown.js";
import { pngOf, toPicture } from "./sample-pictures.js";

const hostile = everyText.filter((_, n) => n % 3 === 0);

const alive = /(?<!\\)(?:<[!@#]|<https?:|\]\(|@everyone|@here)/;

/** Slack reads these as markup; buttons are plain. */
function markedUp(blocks: readonly unknown[]): readonly string[] {
  const found = JSON.stringify(blocks).matchAll(/"type":"mrkdwn","text":("(?:[^"\\]|\\.)*")/g);
  return [...found].map(([, words = '""']) => JSON.parse(words));
}

async function open() {
  const asked = await openAsked();
  const { grants } = sampleAgent();
  const most = { open: 9999, hour: 9999, day: 9999 };
  await asked.memory.asks.keepAgent(sampleAgent({ grants: { ...grants, ...most } }));
  await asked.memory.asks.keepAudience(sampleAudience({ daily: 9999 }));
  return asked;
}

it("an answer changes nothing but its own quote, and a name is told as a name", async () => {
  const asked = await open();
  for (const [n, [name, text]] of hostile.entries()) {
    const choices = [{ id: "eu", label: "Europe" }];
    const ask = await asked.ask({ question: `Which region, ${n}?`, choices });
    await asked.say("Ana", ask, text);
    const seen = await asked.check(ask);
    expect(seen.answer?.choice ?? null, name).toBeNull();
    expect(seen.approved).toBe(false);
    for (const said of [seen.answers[0]?.quote ?? "", ...seen.asked_back]) {
      expect(said, name).not.toMatch(unseen);
      expect(said.length).toBeLessThanOrEqual(4000);
    }
    expect(["open", "answered"]).toContain(seen.state);
    const { id: question } = await asked.questionOf(ask);
    await asked.scenario.desk.inbox.receive({
      key: `simulated:local:mallory:${n}`,
      platform: "simulated",
      workspace: "local",
      person: { id: `mallory-${n}`, name: text },
      at: asked.clock.now(),
      what: { kind: "press", question, choice: "c0" },
    });
    await asked.scenario.allRead();
    for (const { by } of (await asked.check(ask)).answers) {
      expect(by, name).not.toMatch(unseen);
      expect(by.length).toBeLessThanOrEqual(200);
    }
  }
  expect(await asked.memory.questions.list()).toHaveLength(hostile.length);
});

it("question, choice, context, clarification and picture are plain in Slack, Discord and a terminal", async () => {
  const asked = await open();
  const output = new PassThrough();
  const terminal = createTerminalBot({
    clock: asked.clock,
    input: new PassThrough(),
    output,
    colour: false,
    person: "Ana",
  });
  for (const [name, text] of hostile) {
    const given = {
      question: text.slice(0, 290),
      choices: [{ id: "a", label: text.slice(0, 75) }],
      context: text.slice(0, 2000),
    };
    if (isBlank(text)) {
      expect((await asked.refused("ask_people", given)).error, name).toBe("bad-input");
      continue;
    }
    const ask = await asked.ask({ ...given, picture: toPicture(pngOf(), text.slice(0, 300)) });
    const lines = text.slice(0, 500).split("\n").slice(0, 10);
    const clarify = { ticket: ask.ticket, text: lines.join("\n"), key: `clarify ${name}` };
    expect(await asked.perform("clarify_question", clarify)).not.toHaveProperty("error");
    const { episode } = await asked.questionOf(ask);
    const call = await buildAskedCall(asked.memory, episode);
    const delivery = await asked.memory.outbox.card(episode);
    const post = delivery && (await render(asked.memory, delivery));
    if (!call?.question || !post) throw new Error("nothing is shown");
    const { content } = inDiscord({ call });
    const { text: fallback, blocks } = inSlack({ call });
    const slack = [fallback, ...markedUp(blocks)].join("\n").replace(/<!date\^[^>]*>/g, "");
    for (const shown of [content, slack]) {
      expect(shown).toContain("deploy-bot asks (run by Platform)");
      expect(shown, name).not.toMatch(unseen);
    }
    expect(slack, name).not.toMatch(/<[!@#]|<https?:[^|>]*\|pay/);
    expect(content, name).not.toMatch(alive);
    await terminal.post(post);
    const written = String(output.read());
    expect(written).toContain("deploy-bot asks (run by Platform). Your answer is kept and given");
    expect(written).toContain("Picture: ");
    expect(written, name).not.toMatch(/[^\P{Cc}\n]|(?!\u200d)\p{Cf}/u);
    const page = {
      questions: [
        { home: "asked by deploy-bot", task: text.slice(0, 99), question: call.question },
      ],
      answers: [],
      asked: 0,
      cap: 5,
      consented: false,
      optedOut: false,
    };
    const inHome = textsOf(showBlocks(personPage(page, "home")) as never);
    const marked = inHome.filter(({ type }) => type === "mrkdwn").map((one) => one.text);
    expect(marked.flatMap(problemsOfMrkdwn), name).toEqual([]);
    expect(
      inHome.flatMap((one) => problemsOfText(String(one.text))),
      name,
    ).toEqual([]);
    const { content: own = "" } = showPage(page, "p-1") as { content?: string };
    expect([...problemsOfMarkdown(own), ...problemsOfText(own)], name).toEqual([]);
  }
});
