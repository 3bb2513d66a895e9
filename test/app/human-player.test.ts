import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import type { PageState } from "../../bots/web/content.js";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { playBeside } from "../../src/app/serve/bots.js";
import type { Sous } from "../../src/app/wire.js";
import type { Bot, OurPlatform } from "../../src/core/bot.js";
import type { Episode } from "../../src/core/episode/episode.js";
import {
  nextQuestion,
  play as playRounds,
  SilentPeople,
  simulatedPeople,
  startPlain,
} from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { ask } from "./run-rounds-setup.js";

const noModel = () => {
  throw new Error("a person needs no model");
};

let sous: Sous | null = null;
afterEach(async () => {
  await sous?.stop();
  sous = null;
});

async function open(bot: Bot, file = ":memory:"): Promise<Sous> {
  sous = await startPlain({
    database: file,
    bots: [bot],
    policy: (memory, playerPort) => createPolicy("human", { memory, playerPort, model: noModel }),
  });
  return sous;
}

async function play({ memory, runner }: Sous, bot: OurPlatform): Promise<Episode> {
  return runner.start(await ask(memory, { bot, channel: bot, rounds: 1, askPolicy: "missing" }));
}

async function commandsOf({ memory }: Sous, { id }: Episode): Promise<readonly string[]> {
  const steps = await memory.episodes.steps(id);
  return steps.flatMap(({ step }) => (step.kind === "act" ? [step.command] : []));
}

describe("at the terminal", () => {
  function openTerminal() {
    const input = new PassThrough();
    const output = new PassThrough();
    let written = "";
    output.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
    const colour = false;
    const bot = createTerminalBot({ clock: systemClock, input, output, colour, person: "" });
    const type = (line: string) => input.write(`${line}\n`);
    const read = (words: string) => until(async () => written.includes(words));
    const prompted = (times: number) =>
      until(async () => written.split("Act with a number").length > times);
    return { bot, type, read, prompted };
  }

  it("one person is both: they act, ask and answer themselves", async () => {
    const { bot, type, read, prompted } = openTerminal();
    const running = await open(bot);
    const episode = await play(running, "terminal");
    await read("You play. What do you do?");
    type("dance");
    await read("That is not possible now");
    type("1");
    await read("Where is Ana's mug?");
    await read("The player asked this.");
    type("in the corner cabinet");
    await read("Somebody: Ana's mug is in cabinet 2");
    await prompted(2);
    type("go to cabinet 2");
    await until(async () => (await commandsOf(running, episode)).length === 1);
    expect(await commandsOf(running, episode)).toEqual(["go to cabinet 2"]);
    expect(await running.memory.questions.list({ household: "kitchen" })).toHaveLength(1);
  });

  it("plays beside simulated people, who answer, and answers nothing", async () => {
    const terminal = openTerminal();
    const people = simulatedPeople({ people: ["Ana"], delayMs: 400 });
    const { memory } = await open(playBeside(people, terminal.bot));
    const { id } = await play(sous as Sous, "simulated");
    await terminal.read("Act with a number");
    terminal.type("where is Ana's mug?");
    await terminal.read("The player asked this.");
    terminal.type("in the fridge");
    await terminal.read("somebody else has to answer it");
    await terminal.read("Ana: Ana's mug is probably in cabinet 2");
    terminal.type("go to cabinet 2");
    await until(async () => (await memory.episodes.steps(id)).length === 3);
    const [question] = await memory.questions.list({ episode: id });
    const ballots = await memory.questions.ballots(question?.id ?? "");
    expect(ballots.map(({ personName }) => personName)).toEqual(["Ana"]);
    expect((await memory.turns.player(id))?.platform).toBe("terminal");
  });
});

describe("on the page", () => {
  async function openPage(): Promise<{ web: WebBot; running: Sous }> {
    const log = createLog("silent");
    const web = createWebBot({ port: 0, host: "127.0.0.1", clock: systemClock, log });
    return { web, running: await open(web) };
  }

  const stateOf = async (web: WebBot): Promise<PageState> =>
    (await fetch(`${web.url()}/api/state`)).json() as Promise<PageState>;

  const turnOn = (web: WebBot, but?: string) =>
    until(async () => {
      const turn = (await stateOf(web)).snapshot?.card?.turn;
      return turn && turn.id !== but ? turn : null;
    });

  async function send(web: WebBot, path: string, body: object, id = "ana-1"): Promise<object> {
    const response = await fetch(`${web.url()}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, key: crypto.randomUUID(), person: { id, name: "Ana" } }),
    });
    return (await response.json()) as object;
  }

  it("shows only what was seen, and takes presses and words", async () => {
    const { web, running } = await openPage();
    const episode = await play(running, "web");
    const begun = await turnOn(web);
    const { drawing, snapshot } = await stateOf(web);
    expect(JSON.stringify([drawing, snapshot])).not.toMatch(/apple 1|fork 1|blue mug/);
    const refused = await send(web, "/api/reply", { question: begun.id, text: "fly away" });
    expect(refused).toMatchObject({
      verdict: "not-an-action",
      refusal: expect.stringContaining("not possible now"),
    });
    const choice = begun.choices.find(({ label }) => label === "go to drawer 1")?.id;
    const pressed = await send(web, "/api/press", { question: begun.id, choice });
    expect(pressed).toEqual({ verdict: "accepted" });
    const shut = await turnOn(web, begun.id);
    await send(web, "/api/reply", { episode: episode.id, text: "open the drawer" });
    const opened = await turnOn(web, shut.id);
    expect(opened.sees.join("\n")).toContain("fork 1");
    expect(JSON.stringify((await stateOf(web)).drawing)).toContain("fork 1");
    expect(await commandsOf(running, episode)).toEqual(["go to drawer 1", "open drawer 1"]);
  });
});

it("goes on as theirs when others play too, and takes over nobody else's task", async () => {
  const file = newFile();
  const { bot } = new SilentPeople();
  const { id } = await play(await open(bot, file), "simulated");
  await until(async () => sous?.memory.turns.current(id));
  await sous?.stop();
  sous = await startPlain({ database: file, bots: [bot] });
  await sous.runner.resume();
  await until(async () => sous?.runner.isRunning("kitchen"));
  expect((await sous.memory.episodes.steps(id)).length).toBe(1);
  await sous.runner.stop("kitchen");
  await play(sous, "simulated");
  await nextQuestion(sous);
  await sous.stop();
  const again = playRounds(await open(bot, file));
  await expect(again).rejects.toMatchObject({ code: "other-player" });
});
