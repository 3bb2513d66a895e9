/** Stories drawn by seed of agents that ask people: what each call answers, and what is kept and shown at the end. */
import { expect, it } from "vitest";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { type AskedScenario, openAsked, sampleAgent, sampleAudience } from "../build/asked.js";
import { minute } from "../build/desk.js";
import { drawAsk, perhaps, askedQuestions as questions } from "../build/drawn-ask.js";

const people = ["Ana", "Ben", "Cleo"];
const agents = ["deploy-bot", "shop-bot"];
const sayings = [
  "Europe",
  "the second one",
  "4711",
  "no idea",
  "not Europe",
  "why?",
  "ask Cleo",
  "both",
];

class Story {
  readonly calls: string[] = [];
  readonly #tickets: string[] = [];
  #last: object = {};

  constructor(
    readonly asked: AskedScenario,
    readonly random: Random,
  ) {}

  any<Item>(items: readonly Item[]): Item {
    return pick(this.random, items) as Item;
  }

  async call(tool: string, given: object, agent = this.any(agents)): Promise<void> {
    const answer = await this.asked.perform(tool, given, agent);
    if ("ticket" in answer) this.#tickets.push(String(answer.ticket));
    this.calls.push(`${agent} ${tool} ${JSON.stringify(given)}\n  ${JSON.stringify(answer)}`);
  }

  ask(given: object): Promise<void> {
    this.#last = given;
    return this.call("ask_people", given);
  }

  get ticket(): string {
    return this.any([...this.#tickets, "no-ticket"]);
  }

  async answer(): Promise<void> {
    const { memory } = this.asked;
    const question = pick(this.random, await memory.questions.list());
    if (!question) return;
    const ballot = pick(this.random, await memory.questions.ballots(question.id));
    const who = this.any(people);
    const belongs = this.any(["yes", "yes", "yes", "no"] as const);
    const { id, episode } = question;
    const draw = this.random();
    if (draw < 0.5) {
      const choice = this.any([...question.choices.map((one) => one.id), "dk"]);
      await this.asked.hear(who, { kind: "press", question: id, choice }, { belongs });
    } else if (draw < 0.8 || !ballot) {
      const message = `simulated:local:reply:${this.calls.length}:${Math.floor(100 * draw)}`;
      const text = this.any(sayings);
      await this.asked.hear(who, { kind: "reply", episode, message, text }, { belongs });
    } else if (draw < 0.9)
      await this.asked.hear(ballot.personName ?? who, { kind: "retract", ballot: ballot.id });
    else {
      const fix = { kind: "fix", ballot: ballot.id, text: this.any(sayings) } as const;
      await this.asked.hear(ballot.personName ?? who, fix);
    }
  }

  async act(): Promise<void> {
    const draw = this.random();
    if (draw < 0.22) return this.ask(drawAsk(this.random));
    // The same once more, perhaps of an audience that it did not name.
    if (draw < 0.3)
      return this.ask({ ...this.#last, ...perhaps(this.random, 0.5, { audience: "ops" }) });
    if (draw < 0.65) return this.answer();
    if (draw < 0.75) return this.call("check_question", { ticket: this.ticket });
    if (draw < 0.8) return this.call("cancel_question", { ticket: this.ticket });
    if (draw < 0.85) {
      const key = this.any(["note-one-1", "note-two-2"]);
      return this.call("clarify_question", { ticket: this.ticket, text: "For staging.", key });
    }
    if (draw < 0.9) return this.call("recall", { about: this.any(questions) });
    return this.asked.scenario.pass(1000 * this.any([20, 90, 600, 90_000]));
  }

  /** All tickets as their agents see them in the end. */
  async end(): Promise<void> {
    for (const ticket of new Set(this.#tickets))
      for (const agent of agents) await this.call("check_question", { ticket }, agent);
  }
}

/** Rows' ids, and tickets. */
const randomId = /\b[a-z]-[0-9a-hjkmnp-tv-z]{14}\b|(?<=")[\w-]{22}(?=")/g;

it.each(Array.from({ length: 34 }, (_, at) => at))("story %i", async (seed) => {
  const random = seededRandom(seed, "asks");
  const asked = await openAsked({ answerTimeoutMs: 3 * minute });
  await asked.memory.asks.keepAudience(sampleAudience({ name: "home", daily: 2, channel: "home" }));
  for (const name of agents)
    await asked.memory.asks.keepAgent(
      sampleAgent({
        name,
        grants: {
          audiences: name === "shop-bot" ? ["ops", "home"] : ["ops"],
          scopes: ["house"],
          names: name === "deploy-bot",
          open: 3,
          hour: 8,
          day: 12,
          high: 1,
        },
      }),
    );
  const story = new Story(asked, random);
  await story.ask(drawAsk(random));
  for (let left = 16; left > 0; left -= 1) {
    await asked.scenario.pass(1000);
    await story.act();
  }
  await story.end();
  const ids = new Map<string, number>();
  const named = story.calls.join("\n").replace(randomId, (id) => {
    ids.set(id, ids.get(id) ?? ids.size + 1);
    return `#${ids.get(id)}`;
  });
  expect(named).toMatchSnapshot("calls");
});
