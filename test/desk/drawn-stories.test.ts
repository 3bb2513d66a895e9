/** Stories drawn by seed. Their rows and messages are compared with approved copies (`test/build/transcript.ts`). */
import { expect, it } from "vitest";
import type { Post } from "../../src/core/bot.js";
import { humanPolicy } from "../../src/core/episode/turn.js";
import { DeliveryError } from "../../src/core/errors.js";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { reviveDeliveries } from "../../src/desk/deliver/courier.js";
import type { DeskRules } from "../../src/desk/rules.js";
import { AskedScenario, region } from "../build/asked.js";
import { type DeskScenario, minute, openDesk } from "../build/desk.js";
import { askedChoices } from "../build/drawn-story.js";
import { lineOf, withNumbers } from "../build/transcript.js";
import { run } from "../contracts/memory/runs.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { courierOver } from "./courier-scenario.js";

const people = ["Ana", "Ben", "Cleo"];
const needs = [
  { func: "where", noun: "apple" },
  { func: "where", noun: "mug" },
  { func: "where", noun: "mug", adjective: "Ana's" },
  { func: "which", noun: "mug", adjective: "Ana's" },
  { func: "which", noun: "mug", adjective: "Ana's", thing: "mug 1" },
  { func: "where", noun: "plate" },
] as const;
const sayings = [
  "in the fridge",
  "on the shelf",
  "in the top drawer or the bottom drawer",
  "probably in the sink",
  "not in the fridge",
  "in the bin, not on the shelf",
  "the blue one",
  "the green mug",
  "yes",
  "no",
  "no idea",
  "ask Ben",
  "thanks!",
  "why do you ask?",
  "where is the apple?",
  "no, that's wrong",
  "my mug is in the fridge",
  "the plate is on the counter",
  "the red mug is mine",
  "Ben is wrong",
  "forget it, never mind",
  "next to the sink",
  "both are fine",
];
const seconds = [5, 20, 45, 90, 400, 4000];

function rulesOf(random: Random): Partial<DeskRules> {
  return {
    quorum: pick(random, [1, 1, 1, 2, 3]) ?? 1,
    remindAfterMs: random() < 0.3 ? [20_000] : [],
    escalateAfterMs: random() < 0.3 ? 30_000 : null,
    escalateTo: { slack: "C9" },
    fallback: pick(random, ["explore", "default", "abandon"]) ?? "explore",
    quietHours: random() < 0.2 ? { from: 1320, to: 420 } : null,
  };
}

const acts: readonly (readonly [
  weight: number,
  act: (desk: DeskScenario, random: Random) => Promise<unknown>,
])[] = [
  [4, (desk, random) => desk.ask({ need: pick(random, needs) ?? needs[0] })],
  [6, (desk, random) => desk.say(pick(random, people) ?? "", pick(random, sayings) ?? "")],
  [
    5,
    async (desk, random) => {
      const question = pick(random, await desk.memory.questions.list());
      const choice = pick(random, [...(question?.choices ?? []), { label: "dk" }]);
      if (question && choice) await desk.press(pick(random, people) ?? "", question, choice.label);
    },
  ],
  [
    2,
    async (desk, random) => {
      const ballot = pick(random, await allBallots(desk));
      const what =
        random() < 0.5
          ? ({ kind: "retract", ballot: ballot?.id ?? "" } as const)
          : ({ kind: "fix", ballot: ballot?.id ?? "", text: pick(random, sayings) ?? "" } as const);
      const who = random() < 0.8 ? ballot?.personName : pick(random, people);
      if (ballot) await desk.hear(who ?? "", what);
    },
  ],
  [
    2,
    async (desk, random) => {
      const message = `web:local:edited:${Math.floor(random() * 3)}`;
      if (random() < 0.3) return desk.unsay(message);
      const version = 1 + Math.floor(random() * 3);
      return desk.sayVersion(
        pick(random, people) ?? "",
        message,
        version,
        pick(random, sayings) ?? "",
      );
    },
  ],
  [3, (desk, random) => desk.pass(1000 * (pick(random, seconds) ?? 5))],
  [
    2,
    async (desk, random) => {
      const known = await desk.memory.facts.list({ household: "kitchen" });
      const untrue = pick(random, known);
      const place = pick(random, ["fridge 1", "shelf 1", "sinkbasin 1"]) ?? "";
      await desk.see({
        facts: [
          {
            subject: pick(random, ["apple", "mug"]) ?? "",
            objects: [place],
            source: "observation",
          },
        ],
        disproved: untrue && random() < 0.5 ? [untrue.id] : [],
      });
    },
  ],
  [
    1,
    async (desk, random) => {
      await desk.end();
      await desk.begin({ origin: random() < 0.5 ? "asked" : "scheduled" });
    },
  ],
  [1, (desk) => desk.restart()],
];
const all = acts.flatMap(([weight, act]) => new Array<typeof act>(weight).fill(act));

async function allBallots(desk: DeskScenario) {
  const questions = await desk.memory.questions.list();
  const ids = [...questions.map(({ id }) => id), `said-${desk.episode.id}`];
  return (await Promise.all(ids.map((id) => desk.memory.questions.ballots(id)))).flat();
}

it.each(Array.from({ length: 50 }, (_, at) => at))("story %i", async (seed) => {
  const random = seededRandom(seed, "stories");
  const desk = await openDesk({
    rules: rulesOf(random),
    answerTimeoutMs: 3 * minute,
    bot: pick(random, ["simulated", "x-chat", "web", "slack"]) ?? "web",
    mode: pick(random, ["owner", "owner", "keeper"]) ?? "owner",
  });
  await desk.ask({ need: pick(random, needs) ?? needs[0] });
  for (let left = 14; left > 0; left -= 1) {
    await desk.pass(1000);
    await pick(random, all)?.(desk, random);
  }
  if (random() < 0.5) await desk.end();
});

/** What people say to an agent's question with this word in it, and to any. */
const toAgents = [
  ["colour", "Blue|blue.|BLUE!|blue|green"],
  ["keys", "Cleo|cleo.|Cleo\nfrom noon on|Ana or Ben, or whoever was there the night before"],
  ["region", "Europe|europe.|EUROPE!|united  STATES?|Asia"],
  ["", "I don't know|no idea.|For which service?|…|Bad question|Nowhere"],
] as const;
const { choices } = region;
const asks = [
  { question: "Which region hosts the database?", choices },
  { question: "In which region is the database hosted?", choices, only_choices: true },
  { question: "In which region is the database hosted?", urgency: "high" },
  { ...region, answers: 2 },
  { question: "Who has the keys of the server room?" },
  { question: "Who keeps the server room's keys?", urgency: "high" },
  { question: "Who keeps the server room's keys?", urgency: "low", answers: 2 },
  { question: "Which colour?", answers: 2, default: "blue", context: "For\nthe door." },
  { question: "Which colour is it?", kind: "preference", answers: 3 },
  { question: "May I deploy?", kind: "approval", choices: askedChoices, context: "v1.4.2" },
] as const;
const refusals = [
  ["HTTP 503", { retryable: true }],
  ["HTTP 429: rate limited", { retryable: true, retryAfterMs: 7000 }],
  ["not_in_channel", { retryable: false }],
  ["is_archived", { retryable: false, channelLost: "It is archived." }],
  ["message_not_found", { retryable: false, isGone: true }],
] as const;
const options = ["look", "go to fridge 1"].map((command, at) => ({
  id: `m${at}`,
  label: command,
  value: command,
  move: { kind: "act", command } as const,
}));

/** A chat that now and then refuses messages, with agents and a player in it. */
class Chat extends AskedScenario {
  readonly log: string[] = [];
  readonly tickets: { readonly ticket: string; readonly agent: string }[] = [];
  readonly #shown = new Map<string, object>();
  readonly #topic: string;
  readonly courier = courierOver(this.memory, this.clock, {
    platform: "slack",
    command: "/sous",
    paceMs: 300,
    progressMs: 2000,
    editPaceMs: 100,
  });

  constructor(
    desk: DeskScenario,
    seed: number,
    readonly random: Random,
  ) {
    super(desk, "slack");
    this.#topic = toAgents[seed % toAgents.length]?.[0] ?? "";
    const { bot } = this.courier.platform;
    const { post, edit } = bot;
    bot.post = (shown) => this.#tell("posts", shown, post(shown));
    bot.edit = (ref, shown) => this.#tell("edits", shown, edit(ref, shown));
  }

  any<Item>(items: readonly Item[]): Item {
    return pick(this.random, items) as Item;
  }

  #changes(id: string, now: object): string {
    const before = this.#shown.get(id) ?? {};
    const isNew = (name: string, value: unknown) =>
      lineOf({ value }) !== lineOf({ value: Reflect.get(before, name) });
    const changed = Object.entries(now).filter(([name, value]) => isNew(name, value));
    const gone = Object.keys(before).filter((name) => !(name in now));
    return `${lineOf(Object.fromEntries(changed))}${gone.map((name) => ` without ${name}`).join("")}`;
  }

  async #tell<Done>(what: string, post: Post, done: Promise<Done>): Promise<Done> {
    const { id, channel, under, ...rest }: Post & { under?: object } = post;
    const now: object = { channel, ...Object.values(rest).at(-1) };
    const line = `${this.clock.now()} ${what} ${post.kind} ${id}${under ? " under its card" : ""}`;
    const changes = this.#changes(id, now);
    try {
      const result = await done;
      this.#shown.set(id, now);
      this.log.push(`${line} ${changes}`);
      return result;
    } catch (error) {
      this.log.push(`${line}: ${String(error)}`);
      throw error;
    }
  }

  async call(tool: string, given: object, agent = this.any(["deploy-bot", "other"])) {
    const answer = await this.perform(tool, given, agent);
    const { ticket = "" } = answer as { ticket?: string };
    if (ticket && !this.tickets.some((one) => one.ticket === ticket))
      this.tickets.push({ ticket, agent });
    const line = `${agent} ${tool} ${lineOf(given)}: ${this.#changes(ticket, answer)}`;
    const named = this.tickets.reduce(
      (text, one, at) => text.replaceAll(one.ticket, `ticket ${at}`),
      line,
    );
    this.log.push(named);
    if (ticket) this.#shown.set(ticket, answer);
  }

  /** The courier rests in real time after a look during which the clock was turned. */
  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 1) {
      for (let time = 0; time < 4; time += 1) await this.scenario.settle();
      await this.clock.turn(1000);
    }
    for (let time = 0; time < 4; time += 1) await this.scenario.settle();
  }

  askSomething(): Promise<void> {
    return this.call("ask_people", {
      ...this.any(asks.filter(({ question }) => question.includes(this.#topic))),
      ...(this.random() < 0.7 && { scope: "team" }),
    });
  }

  async turn(): Promise<void> {
    const { id: episode, policy } = this.scenario.episode;
    if (policy !== humanPolicy || (await this.memory.episodes.get(episode))?.end) return;
    const reserved = this.any([null, "ana", "ben", "u9"]);
    const open = await this.memory.turns.current(episode);
    if (open) {
      const choice = this.any(["m0", "m1", "m7"]);
      await this.hear(this.any(people), { kind: "press", question: open.id, choice });
      return;
    }
    const seq = (await this.memory.turns.list(episode)).length + 1;
    const turn = { id: `m-${episode}-${seq}`, episode, seq, sees: ["a fridge"], options };
    const openedAt = this.clock.now();
    await this.memory.turns.open({ ...turn, view: null, reserved, openedAt, taken: null });
  }

  async answer(): Promise<void> {
    const all = (await this.memory.questions.list()).filter(
      ({ household, state }) =>
        household === "asked:ops" && (state === "open" || this.random() < 0.2),
    );
    const asked = pick(this.random, all);
    if (!asked) return;
    const who = this.any(people);
    const { id, episode, offers = [] } = asked;
    const offered = [...asked.choices, ...offers.map(({ choice }) => ({ id: choice }))];
    const choice = this.any([...offered, { id: "dk" }, { id: "bad" }]).id;
    const message = `slack:t:reply:${this.clock.now()}`;
    const fitting = toAgents.filter(([about]) => asked.text.includes(about));
    const [[, words] = ["", ""]] = this.random() < 0.8 ? fitting : toAgents.slice(-1);
    const text = this.any(words.split("|"));
    await this.hear(
      who,
      this.random() < 0.3
        ? { kind: "press", question: id, choice }
        : { kind: "reply", episode, message, text },
      { key: `${message}:1` },
    );
  }

  async act(): Promise<void> {
    const { random, scenario, memory, clock } = this;
    const { platform, restart } = this.courier;
    const { id: episode, household } = scenario.episode;
    const { ticket, agent } = this.any([...this.tickets, { ticket: "none", agent: "other" }]);
    const draw = Math.floor(random() * 20);
    if (draw < 4) await this.any(all)(scenario, random);
    else if (draw < 7) await this.askSomething();
    else if (draw < 13) await this.answer();
    else if (draw < 14) await this.call("check_question", { ticket }, this.any([agent, "other"]));
    else if (draw < 15) {
      const key = this.any(["key-one-1", "key-two-2"]);
      const about = this.any(asks).question;
      const [tool, given] = this.any<[string, object]>([
        ["clarify_question", { ticket, text: "For\nbilling.", key }],
        ["cancel_question", { ticket }],
        ["recall", { about, scope: "team" }],
      ]);
      await this.call(tool, given, agent);
    } else if (draw < 16) await this.turn();
    else if (draw < 18) {
      const [error, facts] = this.any(refusals);
      const isOf = "isGone" in facts ? /^edit/ : this.any([/./, / [aeqc]/]);
      const isMended = random() < 0.4;
      platform.fault = () =>
        !isMended && isOf.test(platform.calls.at(-1) ?? "")
          ? new DeliveryError(error, facts)
          : null;
      if (random() < 0.2) platform.copies = () => [];
      this.log.push(isMended ? "nothing is refused" : `refused: ${error}`);
    } else if (draw < 19) await memory.runs.setPaused(household, this.any([null, clock.now()]));
    else if (random() < 0.5) await restart();
    else await reviveDeliveries(memory, clock, episode);
  }
}

it.each(Array.from({ length: 24 }, (_, at) => at))("chat %i", async (seed) => {
  const random = seededRandom(seed, "chats");
  const policy = random() < 0.3 ? humanPolicy : "rules";
  const [bot, channel] = ["slack", "C1"];
  const wakes = random() < 0.5;
  const answerTimeoutMs = 3 * minute;
  // Timers of one moment come in no order.
  const { remindAfterMs = [], escalateAfterMs, ...others } = rulesOf(random);
  const rules = {
    ...others,
    remindAfterMs: remindAfterMs.map((ms) => ms + 250),
    escalateAfterMs: escalateAfterMs ? escalateAfterMs + 500 : null,
  };
  const desk = await openDesk({ rules, answerTimeoutMs, bot, channel, policy });
  const chat = new Chat(desk, seed, random);
  const { asks: kept, runs } = desk.memory;
  await kept.keepAudience(sampleAudience({ bot: "slack", channel: "C2", wakes }));
  const { grants } = sampleAgent();
  for (const name of ["deploy-bot", "other"])
    await kept.keepAgent(sampleAgent({ name, grants: { ...grants, scopes: ["team"] } }));
  await runs.begin({ ...run, askedBy: chat.any(["ana", "ana", ""]) });
  await chat.courier.restart();
  await desk.ask({ need: chat.any(needs) });
  await chat.pass(1);
  for (let time = 0; time < 3; time += 1) {
    await chat.askSomething();
    await chat.pass(1);
    await chat.answer();
  }
  await chat.turn();
  for (let left = 30; left > 0; left -= 1) {
    await chat.pass(chat.any([1, 1, 2, 5, 30]));
    await chat.act();
  }
  if (random() < 0.5) await desk.end();
  await chat.pass(5);
  for (const { ticket, agent } of chat.tickets)
    await chat.call("check_question", { ticket }, agent);
  const errors = chat.courier.log.filter(({ level }) => level >= 50);
  const logged = errors.map((line) => `logged: ${lineOf({ ...line, time: 0 })}`);
  expect(withNumbers([...chat.log, ...logged])).toMatchSnapshot();
});
