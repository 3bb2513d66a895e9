import { createServer, request } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PageState } from "../../bots/web/page-content.js";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import type {
  BotHandlers,
  Card,
  HomeSnapshot,
  IncomingEvent,
  LiveEvent,
  Opening,
} from "../../src/core/bot.js";
import { ConfigError, InputError } from "../../src/core/errors.js";
import { kitchen, seenInKitchen } from "./home.js";
import { type Played, SampleControl } from "./sample-control.js";

const card: Card = {
  episode: "e1",
  household: "kitchen",
  home: "Ana's kitchen",
  round: 1,
  mode: "owner",
  task: "heat an apple.",
  steps: 3,
  maxSteps: 50,
  question: {
    id: "q1",
    need: { func: "where", noun: "apple" },
    text: "Where is an apple?",
    why: "I have looked on the counter.",
    choices: [{ id: "0", label: "fridge", value: "fridge 1" }],
    mode: "owner",
    followUp: false,
    fallback: "explore",
    assignee: null,
    answers: null,
    deadline: 9_000,
    view: { owner: kitchen, seen: seenInKitchen },
  },
  heard: null,
  doing: "",
  done: null,
};

const snapshot: HomeSnapshot = {
  household: "kitchen",
  title: "Ana's kitchen",
  card,
  mode: "owner",
  owner: kitchen,
  seen: seenInKitchen,
  conversation: [{ kind: "card", id: "p1", at: 1, card }],
  timeline: [],
  facts: [],
  reused: [],
};

const clock = {
  now: () => 1_700_000_000_000,
  sleep: (_ms: number, signal?: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    }),
};

/** An inbox that counts keys, one home, and a switch that makes the database fail. */
class FakeApp implements BotHandlers {
  readonly heard: IncomingEvent[] = [];
  readonly openings: Opening[] = [];
  readonly played: Played[] = [];
  readonly moved: object[] = [];
  readonly listeners = new Set<(event: LiveEvent) => void>();
  present: HomeSnapshot | null = snapshot;
  isBroken = false;
  written: Promise<void> = Promise.resolve();

  readonly inbox: BotHandlers["inbox"] = {
    receive: async (event) => {
      await this.written;
      if (this.isBroken) throw new Error("disk full");
      if (this.heard.some(({ key }) => key === event.key)) return "duplicate";
      if (this.control.consent) return "consent-needed";
      this.heard.push(event);
      return "accepted";
    },
    opened: async (opening) => void this.openings.push(opening),
    heard: async () => [],
    meant: async () => null,
  };
  readonly control = new SampleControl({
    homes: async () => [{ id: "kitchen", title: "Ana's kitchen" }],
    play: async (request, { platform: bot, channel }) => {
      if (request.home === "moon") throw new InputError("There is no home called moon.");
      this.played.push({ ...request, bot, channel });
      return { episode: "e1", text: "Task 1 has begun." };
    },
    status: async () => "",
    move: async (request) => {
      if (request.thing === "piano") throw new InputError('There is no thing called "piano".');
      this.moved.push(request);
      return `Moved: ${request.thing} is now in the ${request.place}.`;
    },
    facts: async () => "",
  });
  readonly watch: BotHandlers["watch"] = {
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
    played: async () => [],
    calls: async () => [],
    picture: async () => null,
    receipt: async () => null,
    snapshot: async (household) => (household === "flat" ? null : this.present),
    question: async () => null,
    episode: async () => null,
    note: async () => null,
  };
  readonly channels: BotHandlers["channels"] = {
    lost: async () => {},
    regained: async () => {},
    deleted: async () => {},
    joined: async () => false,
  };
  readonly refresh = async (): Promise<void> => {};
}

let app: FakeApp;
let bot: WebBot;

beforeEach(async () => {
  app = new FakeApp();
  bot = createWebBot({ port: 0, clock });
  await bot.start(app);
});
afterEach(() => bot.stop());

const press = {
  question: "q1",
  choice: "0",
  key: "aaaaaaaa-1111",
  person: { id: "p", name: "Ana" },
};

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(bot.url() + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

async function readState(query: string): Promise<PageState> {
  return (await (await fetch(`${bot.url()}/api/state${query}`)).json()) as PageState;
}

/** `fetch` does not let one choose the Host header. */
function statusForHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${bot.url()}/api/state`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describe("the web bot's page", () => {
  it("serves its files, and nothing else", async () => {
    const page = await fetch(bot.url());
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await page.text();
    for (const [, path = ""] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(bot.url() + path)).status, path).toBe(200);
    }
    expect((await fetch(`${bot.url()}/../server.ts`)).status).toBe(404);
    expect((await fetch(`${bot.url()}/jsconfig.json`)).status).toBe(404);
  });

  it("serves every module that its scripts import, at an address of its own", async () => {
    const open = ["/app.js", "/review.js", "/campaigns.js"];
    const seen = new Set<string>();
    for (let path = open.pop(); path; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const script = await fetch(bot.url() + path);
      expect([script.status, path]).toEqual([200, path]);
      expect(script.headers.get("content-type")).toContain("text/javascript");
      for (const [, from = ""] of (await script.text()).matchAll(/\bfrom\s*"([^"]+)";/g)) {
        expect(from).toMatch(/^[./]/);
        open.push(new URL(from, bot.url() + path).pathname);
      }
    }
    expect([...seen]).toContain("/modules/preact/hooks.js");
  });

  it("gives the state: rows, words, drawing and list", async () => {
    const state = await readState("?width=760");
    expect(state.homes).toEqual([{ id: "kitchen", title: "Ana's kitchen" }]);
    expect(state.snapshot?.card?.question?.text).toBe("Where is an apple?");
    expect(state.texts?.task).toBe("heat an apple.");
    expect(state.cardTexts.p1?.howToAnswer).toContain("{time}");
    expect(state.drawing).toContain('width="1200"');
    expect(state.drawing).toContain('data-thing="apple 1"');
    expect(state.list.join()).toContain("red apple");
  });

  it("sends the pictures once, and again when they change", async () => {
    const { drawn } = await readState("?width=760");
    const rest = await readState(`?width=780&drawn=${drawn}`);
    expect(rest.snapshot?.card).toEqual((await readState("")).snapshot?.card);
    for (const name of ["drawing", "legend", "list", "ways"]) expect(rest).not.toHaveProperty(name);
    expect(await readState(`?width=380&drawn=${drawn}`)).toHaveProperty("drawing");
    app.present = { ...snapshot, seen: kitchen.places.map(({ id }) => id) };
    expect(await readState(`?width=760&drawn=${drawn}`)).toHaveProperty("drawing");
  });

  it("hides the home from somebody who answers from memory", async () => {
    const { question } = card;
    const keeper = { ...card, question: question && { ...question, mode: "keeper" as const } };
    app.present = { ...snapshot, card: keeper };
    const state = await readState("");
    expect(state.drawing).toContain("counter by the window");
    expect(state.legend).toContain("from memory");
    expect(state.list.join()).toContain("dining table");
    const sent = JSON.stringify({ ...state, texts: null, cardTexts: null });
    for (const { things } of kitchen.places) {
      for (const { label } of things) expect(sent).not.toContain(label);
    }
  });

  it("shows the home to a keeper before the first task, with what will happen", async () => {
    app.present = { ...snapshot, card: null, mode: "keeper", seen: [], conversation: [] };
    const before = await readState("");
    expect(before.legend).toContain("the picture will be gone");
    expect(before.texts).toBeNull();
    for (const { things } of kitchen.places) {
      for (const { label } of things) expect(before.list.join()).toContain(label);
    }
    app.present = {
      ...snapshot,
      mode: "keeper",
      card: { ...card, question: null, mode: "keeper" },
    };
    const after = JSON.stringify({ ...(await readState("")), texts: null, cardTexts: null });
    for (const { things } of kitchen.places) {
      for (const { label } of things) expect(after).not.toContain(label);
    }
  });

  it("hides the home between two questions as well, until the task is done", async () => {
    const between = { ...card, question: null, mode: "keeper" as const };
    app.present = { ...snapshot, card: between };
    const hidden = await readState("");
    const sent = JSON.stringify({ ...hidden, texts: null, cardTexts: null });
    for (const { things } of kitchen.places) {
      for (const { label } of things) expect(sent).not.toContain(label);
    }
    const end = { reason: null, steps: 3, questions: 1, worth: null, helpers: [], facts: [] };
    app.present = { ...snapshot, card: { ...between, done: { success: true, ...end } } };
    expect((await readState("")).list.join()).toContain("red apple");
  });

  it("shows what there is to choose side by side, whatever else is hidden", async () => {
    const { question } = card;
    const need = { func: "which", noun: "mug", adjective: "preferred" } as const;
    const mugs = kitchen.places
      .flatMap((place) => place.things)
      .filter((one) => one.kind === "mug");
    const choices = mugs.map(({ id, label }, index) => ({ id: `c${index}`, label, value: id }));
    expect(mugs.length).toBeGreaterThan(0);
    const open = {
      ...card,
      mode: "keeper" as const,
      question: question && { ...question, need, choices, mode: "open" as const },
    };
    app.present = { ...snapshot, card: open };
    const { drawing, legend, texts, snapshot: sent } = await readState("");
    expect(sent?.owner.places.flatMap(({ things }) => things)).toEqual([]);
    expect(drawing?.match(/class="choice"/g)).toHaveLength(mugs.length);
    expect(drawing).toContain("blue mug");
    expect(drawing).not.toContain("on the dining table");
    expect(legend).toBe("There is no right answer. What you choose is what the robot will do.");
    expect(texts?.howToAnswer).toContain("If nobody chooses by {time} any of them will do.");
  });

  it("circles what somebody wants, and names nothing by its number", async () => {
    const { question } = card;
    const need = { func: "which", noun: "mug", adjective: "Ana's blue" } as const;
    const persona = {
      ...card,
      question: question && {
        ...question,
        need,
        mode: "persona" as const,
        view: { ...question.view, meant: "mug 1" },
      },
    };
    app.present = { ...snapshot, card: persona };
    const { drawing, list } = await readState("");
    expect(drawing?.match(/class="circle"/g)).toHaveLength(1);
    expect(`${drawing}${list.join()}`).not.toMatch(/\b[a-z]+ \d+\b(?=[<,.:])/);
  });

  it("says that nothing was played yet", async () => {
    const state = await readState("?household=flat");
    expect(state).toMatchObject({ snapshot: null, drawing: null, texts: null });
  });
});

describe("what the web bot hears", () => {
  it("tells the page what is to be agreed to before anything is kept", async () => {
    app.control.consent = {
      campaign: "pilot",
      title: "A pilot",
      text: "We keep what you answer.",
      minimumAge: 18,
    };
    const answer = await (await post("/api/press", press)).json();
    expect(answer).toEqual({
      verdict: "consent-needed",
      consent: {
        campaign: "pilot",
        agree: "I am 18 or older, and I agree",
        text: expect.stringContaining("A pilot\nWe keep what you answer.\n"),
      },
    });
    expect(app.heard).toEqual([]);
    const command = { verb: "consent", campaign: "pilot", agree: true };
    expect((await post("/api/command", { ...command, person: press.person })).status).toBe(200);
    expect(app.control.given).toMatchObject([
      { command, caller: { platform: "web", person: press.person } },
    ]);
  });

  it("tells the page what is to be practised, and takes what is chosen", async () => {
    app.control.practice = {
      campaign: "pilot",
      at: 1,
      of: 2,
      text: "Where is it?",
      choices: ["sink", "fridge"],
    };
    const practice = { at: 1, choice: 0 };
    const command = { verb: "consent", campaign: "pilot", agree: null, practice };
    const body = { ...command, person: press.person };
    const answer = await (await post("/api/command", body)).json();
    expect(answer).toMatchObject({ practice: app.control.practice });
    expect(app.control.given).toMatchObject([{ command }]);
    expect((await post("/api/command", { ...body, practice: { at: -1 } })).status).toBe(400);
  });

  it("hands a press to the inbox with the page's key, and counts a retry once", async () => {
    const first = await post("/api/press", press, { origin: bot.url() });
    expect([first.status, await first.json()]).toEqual([200, { verdict: "accepted" }]);
    expect(await (await post("/api/press", press)).json()).toEqual({ verdict: "duplicate" });
    expect(app.heard).toEqual([
      {
        key: "web:local:press:aaaaaaaa-1111",
        platform: "web",
        workspace: "local",
        person: { id: "p", name: "Ana" },
        at: 1_700_000_000_000,
        what: { kind: "press", question: "q1", choice: "0" },
      },
    ]);
  });

  it("tells the inbox what somebody has before them", async () => {
    const body = { question: "q1", person: { id: "p", name: "Ana" } };
    expect((await post("/api/opened", body)).status).toBe(200);
    expect(app.openings).toEqual([
      {
        platform: "web",
        workspace: "local",
        person: "p",
        at: 1_700_000_000_000,
        about: { kind: "words", question: "q1" },
      },
    ]);
    expect((await post("/api/opened", {})).status).toBe(400);
  });

  it("acknowledges only after the inbox has it", async () => {
    let write = (): void => {};
    app.written = new Promise((resolve) => {
      write = resolve;
    });
    let isAnswered = false;
    const answer = post("/api/press", press).then((response) => {
      isAnswered = true;
      return response;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isAnswered).toBe(false);
    write();
    expect((await answer).status).toBe(200);
  });

  it("fails a press that could not be kept, so that the page sends it again", async () => {
    app.isBroken = true;
    const failed = await post("/api/press", press);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("disk full");
    app.isBroken = false;
    expect(await (await post("/api/press", press)).json()).toEqual({ verdict: "accepted" });
  });

  it.each([
    [
      "reply",
      { question: "q1", text: " in the sink " },
      { kind: "words", question: "q1", text: "in the sink" },
    ],
    [
      "reply",
      { episode: "e1", text: "in the sink" },
      {
        kind: "reply",
        episode: "e1",
        message: "web:local:reply:bbbbbbbb-2222",
        text: "in the sink",
      },
    ],
    ["retract", { ballot: "b1" }, { kind: "retract", ballot: "b1" }],
    [
      "fix",
      { ballot: "b1", text: "in the bin" },
      { kind: "fix", ballot: "b1", text: "in the bin" },
    ],
  ])("hears %s", async (path, body, what) => {
    const response = await post(`/api/${path}`, { ...body, key: "bbbbbbbb-2222" });
    expect(response.status).toBe(200);
    expect(app.heard.map((event) => event.what)).toEqual([what]);
    expect(app.heard[0]?.person).toEqual({ id: "you", name: "you" });
  });

  it("starts tasks, and says why it cannot", async () => {
    const started = await post("/api/play", { home: "kitchen", rounds: 2 });
    expect(await started.json()).toEqual({ episode: "e1", text: "Task 1 has begun." });
    expect(app.played).toEqual([{ home: "kitchen", rounds: 2, bot: "web", channel: "web" }]);
    const refused = await post("/api/play", { home: "moon" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "There is no home called moon." },
    ]);
  });

  it("moves things, and says why it cannot", async () => {
    const moved = await post("/api/move", { home: "kitchen", thing: " tomato ", place: "fridge" });
    expect([moved.status, await moved.json()]).toEqual([
      200,
      { text: "Moved: tomato is now in the fridge." },
    ]);
    expect((await post("/api/move", { thing: "mug 2", place: "fridge 1" })).status).toBe(200);
    expect(app.moved).toEqual([
      { home: "kitchen", thing: "tomato", place: "fridge" },
      { home: null, thing: "mug 2", place: "fridge 1" },
    ]);
    const refused = await post("/api/move", { home: "kitchen", thing: "piano", place: "fridge" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'There is no thing called "piano".' },
    ]);
  });

  it("hands on what the buttons say about the task, from whoever sits there", async () => {
    const person = { id: "p", name: "Ana" };
    const paused = await post("/api/command", { verb: "pause", home: "kitchen", person });
    expect([paused.status, await paused.json()]).toEqual([200, { text: "Done: pause." }]);
    await post("/api/command", { verb: "why" });
    expect(app.control.given.map(({ command }) => command)).toEqual([
      { verb: "pause", home: "kitchen" },
      { verb: "why", home: null },
    ]);
    expect(app.control.given[0]?.caller).toMatchObject({
      platform: "web",
      workspace: "local",
      channel: "web",
      person,
    });
    expect((await post("/api/command", { verb: "play", rounds: 20 })).status).toBe(400);
    const elsewhere = { origin: "http://evil.example" };
    expect((await post("/api/command", { verb: "stop" }, elsewhere)).status).toBe(403);
    expect(app.control.given).toHaveLength(2);
  });

  it("hands on what somebody wants of their own data, and tells nobody who a word was for", async () => {
    const person = { id: "p", name: "Ana" };
    const exported = { verb: "my-data", request: "export", person };
    expect(await (await post("/api/command", exported)).json()).toEqual({ text: "Done: my-data." });
    expect(app.control.given.at(-1)).toMatchObject({
      command: { verb: "my-data", request: "export" },
      caller: { person },
    });
    const unknown = { verb: "my-data", request: "of Ben", person };
    expect((await post("/api/command", unknown)).status).toBe(400);
    const note = { kind: "receipt", text: "Noted.", ballot: "b1", to: "id of Ana" } as const;
    app.present = { ...snapshot, conversation: [{ kind: "note", id: "n1", at: 2, note }] };
    expect((await readState("")).snapshot?.conversation).toEqual([
      { kind: "note", id: "n1", at: 2, note: { ...note, to: null } },
    ]);
  });

  it.each([
    ["without a place", { thing: "tomato" }, {}, 400],
    ["of nothing", { thing: "  ", place: "fridge" }, {}, 400],
    ["with an endless name", { thing: "x".repeat(201), place: "fridge" }, {}, 400],
    [
      "from another site",
      { thing: "tomato", place: "fridge" },
      { origin: "http://evil.example" },
      403,
    ],
    ["as a form", { thing: "tomato", place: "fridge" }, { "content-type": "text/plain" }, 415],
  ])("refuses a move %s", async (_name, body, headers, status) => {
    expect((await post("/api/move", body, headers)).status).toBe(status);
    expect(app.moved).toEqual([]);
  });

  it.each([
    ["not JSON", "{", 400],
    ["no key", { question: "q1", choice: "0" }, 400],
    ["a key of its own making", { ...press, key: "a:b c" }, 400],
    ["not an object", "[]", 400],
    ["too large", { ...press, choice: "x".repeat(70_000) }, 413],
  ])("refuses a press that is %s", async (_name, body, status) => {
    expect((await post("/api/press", body)).status).toBe(status);
    expect(app.heard).toEqual([]);
  });

  it("takes 4,000 characters and not one more", async () => {
    const reply = { question: "q1", key: "cccccccc-3333" };
    expect((await post("/api/reply", { ...reply, text: "x".repeat(4_001) })).status).toBe(400);
    expect((await post("/api/reply", { ...reply, text: "x".repeat(4_000) })).status).toBe(200);
    expect((await post("/api/reply", { ...reply, text: "   " })).status).toBe(400);
    expect((await post("/api/reply", { ...reply, episode: "e1", text: "x" })).status).toBe(400);
  });

  it("refuses other sites, other hosts and other content types", async () => {
    const statuses = await Promise.all([
      post("/api/press", press, { origin: "http://evil.example" }),
      post("/api/press", press, { origin: "null" }),
      post("/api/press", press, { origin: bot.url().replace(/\d+$/, "1") }),
      post("/api/press", press, { "sec-fetch-site": "cross-site" }),
      post("/api/press", press, { "content-type": "text/plain" }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 415]);
    expect(app.heard).toEqual([]);
    expect(await statusForHost("evil.example")).toBe(403);
    expect(await statusForHost("localhost:1")).toBe(200);
  });
});

describe("what the web bot shows", () => {
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

  it("pushes what happened, and what was posted or edited", async () => {
    const next = await openEvents();
    expect(await next()).toContain("event: hello");
    for (const listener of app.listeners) {
      listener({ kind: "changed", household: "kitchen", episode: "e7" });
    }
    expect(await next()).toContain('"episode":"e7"');
    const post = { id: "p1", episode: "e1", channel: "web", kind: "card", card } as const;
    const ref = await bot.post(post);
    expect(await next()).toContain('"episode":"e1"');
    await bot.edit(ref, post);
    expect(await next()).toContain("event: changed");
    expect(await bot.find(post)).toEqual([ref]);
  });

  it("ends its streams and frees its port when stopped, and can start again", async () => {
    const next = await openEvents();
    await next();
    const port = Number(new URL(bot.url()).port);
    await bot.stop();
    await expect(next()).rejects.toThrow();
    expect(app.listeners.size).toBe(0);
    bot = createWebBot({ port, clock });
    await bot.start(app);
    expect((await fetch(bot.url())).status).toBe(200);
  });

  it("says so when its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const late = createWebBot({ port, clock });
    await expect(late.start(app)).rejects.toThrow(ConfigError);
    await expect(late.start(app)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    other.close();
  });
});
