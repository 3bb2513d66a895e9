/** A person plays at the terminal and on the page, over the whole product and a database file. */
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { createTerminalBot } from "../../bots/terminal/index.js";
import type { PageState } from "../../bots/web/page-content.js";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { playBeside } from "../../src/app/person-beside-bot.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { Bot, OurPlatform } from "../../src/core/bot.js";
import type { Episode } from "../../src/core/episode.js";
import type { Memory } from "../../src/core/stores.js";
import { measureKept } from "../../src/research/report/kept-figures.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { ownerIn } from "./caller.js";

const log = createLog("silent");
const noModel = () => {
  throw new Error("a person needs no model");
};

let sous: Sous | null = null;
afterEach(async () => {
  await sous?.stop();
  sous = null;
});

async function open(database: string, bot: Bot, player?: string): Promise<Sous> {
  sous = await startSous({
    database,
    command: "a test",
    clock: systemClock,
    log,
    bots: [bot],
    player,
    answerTimeoutMs: 60_000,
    paceMs: 0,
    policy: (memory, playerPort) => createPolicy("human", { memory, playerPort, model: noModel }),
  });
  return sous;
}

async function play({ memory, runner }: Sous, bot: OurPlatform): Promise<Episode> {
  const household = await keepHousehold(memory, "kitchen", systemClock);
  const request = { household, bot, channel: bot, rounds: 1, maxSteps: 50, seed: 1 } as const;
  return runner.start({ ...request, askPolicy: "missing" });
}

function planOf({ task }: Episode): readonly string[] {
  const scene = createSimulator(loadHousehold("kitchen").content);
  scene.begin(task);
  return scene.plan() ?? [];
}

async function commandsOf({ episodes }: Memory, { id }: Episode): Promise<readonly string[]> {
  return (await episodes.steps(id)).flatMap(({ step }) =>
    step.kind === "act" ? [step.command] : [],
  );
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
    const bot = createTerminalBot({ clock: systemClock, input, output, colour, person: "you" });
    const type = (line: string) => input.write(`${line}\n`);
    const read = (words: string) => until(async () => written.includes(words));
    const prompted = (times: number) =>
      until(async () => written.split("Act with a number").length > times);
    return { bot, type, read, prompted };
  }

  it("one person is both: they ask, answer themselves, and get it done, over a restart", async () => {
    const file = newFile();
    const first = openTerminal();
    const episode = await play(await open(file, first.bot), "terminal");
    await first.read("You play. What do you do?");
    first.type("dance");
    await first.read("That is not possible now");
    first.type("1");
    await first.read("Where is Ana's mug?");
    await first.read("You play, and you asked this.");
    first.type("in the corner cabinet");
    await first.read("you: Ana's mug is in cabinet 2");
    await sous?.stop();

    const second = openTerminal();
    const { memory, runner } = await open(file, second.bot);
    await runner.resume();
    await second.read("you: Ana's mug is in cabinet 2");
    const plan = planOf(episode);
    for (const [at, command] of plan.entries()) {
      await second.prompted(at + 1);
      second.type(command);
    }
    await until(async () => (await memory.episodes.get(episode.id))?.end);
    expect(await memory.episodes.get(episode.id)).toMatchObject({
      policy: "human",
      reward: 1,
      end: { kind: "terminated" },
    });
    expect(await commandsOf(memory, episode)).toEqual(plan);
    expect(await memory.tuples.list("kitchen")).toHaveLength(plan.length);
    expect(await memory.questions.list({ household: "kitchen" })).toHaveLength(1);
    expect((await measureKept(memory))?.agents).toMatchObject([
      { policy: "human", tasks: "plain", bot: "terminal", success: 1, questionsPerTask: 1 },
    ]);
  });

  it("plays beside simulated people, who answer, and answers nothing", async () => {
    const terminal = openTerminal();
    const people = createSimulatedBot({
      clock: systemClock,
      people: ["Ana"],
      seed: 1,
      unsure: 0,
      wrong: 0,
      delayMs: 400,
    });
    const { memory } = await open(":memory:", playBeside(people, terminal.bot));
    const { id } = await play(sous as Sous, "simulated");
    await terminal.read("Act with a number");
    terminal.type("where is Ana's mug?");
    await terminal.read("You play, and you asked this.");
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

  it("gives up when they want to", async () => {
    const terminal = openTerminal();
    const { memory } = await open(":memory:", terminal.bot);
    const { id } = await play(sous as Sous, "terminal");
    await terminal.read("Give up");
    terminal.type("give up");
    const end = await until(async () => (await memory.episodes.get(id))?.end);
    expect(end).toEqual({ kind: "truncated", reason: "gave-up" });
  });
});

describe("on the page", () => {
  async function openPage(player?: string): Promise<{ web: WebBot; running: Sous }> {
    const host = "127.0.0.1";
    const web = createWebBot({ port: 0, host, clock: systemClock, log });
    return { web, running: await open(":memory:", web, player) };
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
    expect(await commandsOf(running.memory, episode)).toEqual(["go to drawer 1", "open drawer 1"]);
  });

  it("is for one person alone where that is wanted", async () => {
    const { web, running } = await openPage("ben-1");
    await play(running, "web");
    const { id: question } = await turnOn(web);
    const move = { question, text: "go to the fridge" };
    const status = { verb: "status", everywhere: true } as const;
    expect(await running.control.perform(status, ownerIn("web"))).toMatch(
      /Waiting for ben-1 to play\.$/,
    );
    expect(await send(web, "/api/reply", move)).toMatchObject({ verdict: "not-your-turn" });
    expect(await send(web, "/api/reply", move, "ben-1")).toEqual({ verdict: "accepted" });
  });
});

it("goes on as theirs whoever plays otherwise, and takes over nobody else's task", async () => {
  const file = newFile();
  const quiet: Bot = {
    platform: "terminal",
    paceMs: 0,
    start: async () => {},
    stop: async () => {},
    edit: async () => {},
    find: async () => [],
    remove: async () => {},
    post: async ({ id, channel }) => ({ channel, message: id }),
    catchUp: async () => {},
  };
  const settings = { database: file, command: "a test", clock: systemClock, log, bots: [quiet] };
  const plain = { ...settings, answerTimeoutMs: 60_000, paceMs: 0 };
  const { id } = await play(await open(file, quiet), "terminal");
  await until(async () => sous?.memory.turns.current(id));
  await sous?.stop();
  sous = await startSous(plain);
  await sous.runner.resume();
  await until(async () => sous?.runner.isRunning("kitchen"));
  expect((await sous.memory.episodes.steps(id)).length).toBe(1);
  await sous.runner.stop("kitchen");
  await play(sous, "terminal");
  await until(async () => (await sous?.memory.questions.list({ state: "open" }))?.[0]);
  await sous.stop();

  const { memory, runner } = await open(file, quiet);
  const household = await keepHousehold(memory, "kitchen", systemClock);
  const request = { household, bot: "terminal", channel: "terminal", rounds: 1 } as const;
  const again = { ...request, maxSteps: 50, seed: 1, askPolicy: "missing" } as const;
  await expect(runner.play(again)).rejects.toMatchObject({ code: "other-player" });
});
