/** Hostile texts as question, choice, context, name, answer and clarification: all of them stay data. */
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { showCall as showInDiscord } from "../../bots/discord/call-message.js";
import { showCall as showInSlack } from "../../bots/slack/call-message.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import { buildAskedCall } from "../../src/desk/asked/call.js";
import { render } from "../../src/desk/deliver.js";
import { hostile, isBlank, unseen } from "../safety/hostile-to-agents.js";
import { openAsked } from "./asked-scenario.js";
import { pngOf, toPicture } from "./sample-pictures.js";

/** What would ping or lead somewhere, if it stood in a message as it is. */
const alive = /(?<!\\)(?:<[!@#]|<https?:|\]\(|@everyone|@here)/;

/** Texts that Slack reads as markup; buttons are plain. */
function markedUp(blocks: readonly unknown[]): readonly string[] {
  const found = JSON.stringify(blocks).matchAll(/"type":"mrkdwn","text":("(?:[^"\\\\]|\\\\.)*")/g);
  return [...found].map(([, words = '""']) => JSON.parse(words));
}

describe.each(hostile)("%s", (_, text) => {
  it("as an answer changes nothing but its own quote", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    await asked.say("Ana", ask, text);
    const seen = await asked.check(ask);
    expect(seen.answer?.choice ?? null).toBeNull();
    expect(seen.answers[0]?.quote ?? "").not.toMatch(unseen);
    expect((seen.answers[0]?.quote ?? "").length).toBeLessThanOrEqual(1000);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    expect(["open", "answered"]).toContain(seen.state);
    expect(await asked.memory.questions.list()).toHaveLength(1);
  });

  it("as question, choice, context and clarification is plain text in Slack and Discord", async () => {
    const asked = await openAsked();
    const given = {
      question: text.slice(0, 290),
      choices: [{ id: "a", label: text.slice(0, 75) }],
      context: text.slice(0, 2000),
    };
    if (isBlank(text))
      return void expect((await asked.refused("ask_people", given)).error).toBe("bad-input");
    const ask = await asked.ask(given);
    const clarify = { ticket: ask.ticket, text: text.slice(0, 500), key: "clarify-1" };
    expect(await asked.perform("clarify_question", clarify)).not.toHaveProperty("error");
    const { episode } = await asked.questionOf(ask);
    const call = await buildAskedCall(asked.memory, episode);
    if (!call) throw new Error("nothing is shown");
    const { content } = showInDiscord(call, { episode, post: episode });
    const { text: fallback, blocks } = showInSlack(call);
    const slack = [fallback, ...markedUp(blocks)].join("\n").replace(/<!date\^[^>]*>/g, "");
    for (const shown of [content, slack]) {
      expect(shown).toContain("deploy-bot asks (run by Platform)");
      expect(shown).not.toMatch(unseen);
    }
    expect(slack).not.toMatch(/<[!@#]|<https?:[^|>]*\|pay/);
    expect(content).not.toMatch(alive);
  });

  it("steers no terminal, as question, choice, context and words of a picture", async () => {
    if (isBlank(text)) return;
    const asked = await openAsked();
    const ask = await asked.ask({
      question: text.slice(0, 290),
      choices: [{ id: "a", label: text.slice(0, 75) }],
      context: text.slice(0, 2000),
      picture: toPicture(pngOf(), text.slice(0, 300)),
    });
    const { episode } = await asked.questionOf(ask);
    const delivery = await asked.memory.outbox.card(episode);
    const post = delivery && (await render(asked.memory, delivery));
    if (!post) throw new Error("nothing is shown");
    const output = new PassThrough();
    const bot = createTerminalBot({
      clock: asked.clock,
      input: new PassThrough(),
      output,
      colour: false,
      person: "Ana",
    });
    await bot.post(post);
    const written = String(output.read());
    expect(written).toContain("deploy-bot asks (run by Platform). Your answer is kept and given");
    expect(written).toContain("Picture: ");
    expect(written).not.toMatch(/[^\P{Cc}\n]|(?!\u200d)\p{Cf}/u);
  });

  it("as a name is told as a name", async () => {
    const asked = await openAsked();
    const ask = await asked.ask();
    const { id, choices } = await asked.questionOf(ask);
    const what = { kind: "press", question: id, choice: choices[0]?.id ?? "" } as const;
    await asked.scenario.hear("ana", what, { platform: "simulated" });
    const named = { id: "mallory", name: text };
    await asked.scenario.desk.inbox.receive({
      key: "simulated:local:mallory:1",
      platform: "simulated",
      workspace: "local",
      person: named,
      at: asked.clock.now(),
      what: { ...what, choice: choices[1]?.id ?? "" },
    });
    await asked.scenario.allRead();
    const seen = await asked.check(ask);
    expect(seen).toMatchObject({ state: "answered", answer: { choice: "eu" } });
    const by = seen.answers.find(({ late }) => late)?.by ?? "";
    expect(by).not.toMatch(unseen);
    expect(by.length).toBeLessThanOrEqual(200);
  });
});
