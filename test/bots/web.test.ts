/** The team's page: what it shows, what it hides, and what it hears. What it answers otherwise: see drawn-pages. */
import { createServer } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import type { PageState } from "../../bots/web/content.js";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import type {
  BotHandlers,
  Card,
  CardQuestion,
  Change,
  HomeSnapshot,
  Post,
} from "../../src/core/bot.js";
import { ConfigError } from "../../src/core/errors.js";
import { TurnedClock } from "../clock.js";
import { listenOnLoopback } from "../peers/control.js";
import { homeSnapshot, kitchen, seenInKitchen } from "./home.js";
import { quietHandlers } from "./quiet-handlers.js";
import { SampleControl } from "./sample-control.js";
import {
  cardEnd,
  card as cardOf,
  question as questionOf,
  RecordingInbox,
} from "./slack-scenario.js";
import { noPasswords, openPage, type Page } from "./web-setup.js";

const question = questionOf({
  choices: [{ id: "0", label: "fridge", value: "fridge 1" }],
  view: { owner: kitchen, seen: seenInKitchen },
});
const card = cardOf({ task: "heat an apple.", question, doing: "" });
const conversation = [{ kind: "card", id: "p1", at: 1, card }] as const;
const snapshot = homeSnapshot({ card, conversation });
const labels = kitchen.places.flatMap(({ things }) => things.map(({ label }) => label));
const clock = new TurnedClock();
const person = { id: "p", name: "Ana" };
const press = { question: "q1", choice: "0", key: "aaaaaaaa-1111", person };

let page: Page;
let bot: WebBot;
let handlers: BotHandlers;
let inbox: RecordingInbox;
let control: SampleControl;
let present: HomeSnapshot;
let listeners: Set<(event: Change) => void>;

beforeEach(async () => {
  present = snapshot;
  inbox = new RecordingInbox();
  listeners = new Set();
  control = new SampleControl();
  const { watch } = quietHandlers();
  const own: Partial<BotHandlers> = {
    inbox,
    control,
    watch: {
      ...watch,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: async (household) => (household === "flat" ? null : present),
    },
  };
  page = await openPage({ ...own, sessions: undefined }, { ...noPasswords, clock });
  ({ bot, handlers } = page);
});

const post = (path: string, body: object) => page.call("owner", "POST", `/api/${path}`, body);
const readState = async (query = "") =>
  (await page.call<PageState>("owner", "GET", `/api/state${query}`)).body;

function show(changes: Partial<HomeSnapshot>): void {
  present = { ...snapshot, ...changes };
}

async function sent(): Promise<string> {
  return JSON.stringify({ ...(await readState()), texts: null, cardTexts: null });
}

describe("the page's state", () => {
  const mugs = kitchen.places.flatMap(({ things }) => things).filter(({ kind }) => kind === "mug");
  const open: CardQuestion = {
    ...question,
    need: { func: "which", noun: "mug", adjective: "preferred" },
    choices: mugs.map(({ id, label }, at) => ({ id: `c${at}`, label, value: id })),
    mode: "open",
  };
  const persona: CardQuestion = {
    ...question,
    need: { func: "which", noun: "mug", adjective: "Ana's blue" },
    mode: "persona",
    view: { ...question.view, meant: "mug 1" },
  };
  const turn = { id: "t1", sees: ["A room."], choices: [], player: "Ana", view: null };
  const worth = { stepsWith: 3, stepsWithout: 5, successWithout: true };
  const to = { kind: "receipt", text: "Noted.", ballot: "b1", to: "id of Ana" } as const;
  const states: Readonly<Record<string, Partial<HomeSnapshot>>> = {
    asked: {},
    "side by side": { card: { ...card, mode: "keeper", question: open } },
    circled: { card: { ...card, question: persona } },
    "before the first task": { card: null, mode: "keeper", seen: [], conversation: [] },
    "a note to somebody": { conversation: [{ kind: "note", id: "n1", at: 2, note: to }] },
    "a player's turn": { card: { ...card, question: null, played: true, turn } },
    paused: { card: { ...card, question: null, paused: true, doing: "I look." } },
    done: { card: { ...card, question: null, done: cardEnd({ worth }) } },
  };

  it.each(Object.entries(states))("%s", async (_, changes) => {
    show(changes);
    const { drawing, ...state } = await readState("?width=760");
    const words = drawing?.match(/(?<=>)[^<>]+|(?:class|data-\w+|width)="[^"]*"/g)?.join(" ");
    expect([await readState("?household=flat"), words, state]).toMatchSnapshot();
  });

  it("has the pictures once, and again when they change", async () => {
    const { drawn } = await readState("?width=760");
    const rest = await readState(`?width=780&drawn=${drawn}`);
    expect(rest.snapshot?.card).toEqual((await readState()).snapshot?.card);
    for (const name of ["drawing", "legend", "list", "ways"]) expect(rest).not.toHaveProperty(name);
    expect(await readState(`?width=380&drawn=${drawn}`)).toHaveProperty("drawing");
    show({ seen: kitchen.places.map(({ id }) => id) });
    expect(await readState(`?width=760&drawn=${drawn}`)).toHaveProperty("drawing");
  });

  it("hides the home from a keeper from the first question until the task is done", async () => {
    show({ card: null, mode: "keeper", seen: [], conversation: [] });
    const before = await readState();
    expect(before.legend).toContain("the picture will be gone");
    expect(before.texts).toBeNull();
    for (const label of labels) expect(before.list.join()).toContain(label);

    const asked = { ...card, question: { ...question, mode: "keeper" as const } };
    const between = { ...card, question: null, mode: "keeper" as const };
    for (const shown of [{ card: asked }, { card: between }, { card: between, mode: "keeper" }]) {
      show(shown as Partial<HomeSnapshot>);
      for (const label of labels) expect(await sent()).not.toContain(label);
    }
    show({ card: asked });
    const hidden = await readState();
    expect(hidden.drawing).toContain("counter by the window");
    expect(hidden.legend).toContain("from memory");
    expect(hidden.list.join()).toContain("dining table");

    show({ card: { ...between, done: cardEnd() } });
    expect((await readState()).list.join()).toContain("red apple");
  });
});

describe("what the page sends", () => {
  it("is heard with the page's key, and counted once when it comes again", async () => {
    expect(await post("press", press)).toEqual({ status: 200, body: { verdict: "accepted" } });
    expect((await post("press", press)).body).toEqual({ verdict: "duplicate" });
    expect(inbox.events).toEqual([
      {
        key: "web:local:press:aaaaaaaa-1111",
        platform: "web",
        workspace: "local",
        person,
        at: clock.now(),
        what: { kind: "press", question: "q1", choice: "0" },
      },
    ]);
  });

  it("says what somebody has before them", async () => {
    expect((await post("opened", { question: "q1", person })).status).toBe(200);
    expect(inbox.openings).toEqual([
      {
        platform: "web",
        workspace: "local",
        person: "p",
        at: clock.now(),
        about: { kind: "words", question: "q1" },
      },
    ]);
  });

  it("is told why it was not kept, and what is to be agreed to or practised first", async () => {
    const pilot = { campaign: "pilot", title: "A pilot", text: "We keep it.", minimumAge: 18 };
    control.consent = pilot;
    inbox.verdict = "consent-needed";
    expect((await post("press", press)).body).toEqual({
      verdict: "consent-needed",
      consent: {
        campaign: "pilot",
        agree: "I am 18 or older, and I agree",
        text: expect.stringContaining("A pilot\nWe keep it.\n"),
      },
    });
    const choices = ["sink", "fridge"];
    control.practice = { campaign: "pilot", at: 1, of: 2, text: "Where is it?", choices };
    const consent = { verb: "consent", campaign: "pilot" };
    const practice = { at: 1, choice: 0 };
    const commands = [
      { ...consent, agree: true },
      { ...consent, agree: null, practice },
    ];
    for (const command of commands) {
      const { body } = await post("command", { ...command, person });
      expect(body).toMatchObject({ practice: control.practice });
    }
    expect(control.given).toMatchObject(
      commands.map((command) => ({ command, caller: { platform: "web", person } })),
    );
  });

  it("is acknowledged only when it is kept, and may come again when it could not be", async () => {
    inbox.before = async () => {
      throw new Error("disk full");
    };
    const failed = await post("press", press);
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toContain("disk full");
    expect(inbox.events).toEqual([]);
    inbox.before = async () => {};
    expect((await post("press", press)).body).toEqual({ verdict: "accepted" });
  });
});

describe("the page's events", () => {
  async function openEvents(): Promise<() => Promise<string>> {
    const response = await fetch(`${bot.url()}/api/events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    return async () => {
      while (!text.includes("\n\n")) {
        const part = await reader?.read();
        if (!part || part.done) return "end";
        text += part.value;
      }
      const [event = "", ...rest] = text.split("\n\n");
      text = rest.join("\n\n");
      return event;
    };
  }

  it("tell what happened, and what was posted or edited", async () => {
    const next = await openEvents();
    expect(await next()).toContain("event: hello");
    for (const listener of listeners) listener({ household: "kitchen", episode: "e7" });
    expect(await next()).toContain('"episode":"e7"');
    const about = { id: "p1", episode: "e1", channel: "web", kind: "card" } as const;
    const shown: Post = { ...about, card: card as Card };
    const ref = await bot.post(shown);
    expect(await next()).toContain('"episode":"e1"');
    await bot.edit(ref, shown);
    expect(await next()).toContain("event: changed");
    expect(await bot.find(shown)).toEqual([ref]);
  });

  it("end when the bot starts again, as after standing by: pages follow the new ones", async () => {
    const next = await openEvents();
    expect(await next()).toContain("event: hello");
    await bot.start(handlers);
    expect(await next()).toBe("end");
  });

  it("end when the bot is stopped, which frees its port for the next start", async () => {
    const next = await openEvents();
    await next();
    const port = Number(new URL(bot.url()).port);
    await bot.stop();
    await expect(next()).rejects.toThrow();
    expect(listeners.size).toBe(0);
    const again = createWebBot({ port, clock });
    await again.start(handlers);
    expect((await fetch(again.url())).status).toBe(200);
    await again.stop();
  });
});

it("says so when its port is taken", async () => {
  const other = createServer();
  const port = await listenOnLoopback(other);
  const late = createWebBot({ port, clock });
  await expect(late.start(handlers)).rejects.toThrow(ConfigError);
  await expect(late.start(handlers)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  other.close();
});

it("serves nothing beside its pages", async () => {
  for (const path of ["/../server.ts", "/jsconfig.json"])
    expect((await fetch(bot.url() + path)).status).toBe(404);
});
